class Ticket {
    static int price(int age) {
        if (age < 0) {
            throw new IllegalArgumentException("age is negative: " + age);
        }
        if (age > 120) {
            throw new IllegalStateException("too old");
        }
        return age < 18 ? 5 : 10;
    }
}
