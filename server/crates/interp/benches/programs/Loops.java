/** Nested loops on ints. */
class Loops {
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 3000; i++) {
            for (int j = 0; j < 3000; j++) {
                sum += (i ^ j) % 7;
                if ((sum & 3) == 0) {
                    sum -= j;
                }
            }
        }
        System.out.println(sum);
    }
}
