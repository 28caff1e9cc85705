public class Age {
    public static int check(int age) {
        if (age < 0 || age > 150) {
            throw new IllegalArgumentException("age " + age);
        }
        return age;
    }
}
