// Pins: int + - * wrap around at 32 bits; unary minus of MIN_VALUE is MIN_VALUE.
public class IntArithmetic {
    public static void main(String[] args) {
        int[] values = {0, 1, -1, 2, 46341, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x55555555};
        for (int a : values) {
            for (int b : values) {
                System.out.println(a + "," + b + ": " + (a + b) + " " + (a - b) + " " + (a * b));
            }
            System.out.println("-" + a + " = " + (-a) + ", +" + a + " = " + (+a) + ", ~" + a + " = " + (~a));
        }
    }
}
