// Pins: sqrt, pow, cbrt, hypot and exact results of the power functions.
public class MathPowers {
    public static void main(String[] args) {
        System.out.println(Math.sqrt(16) + " " + Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.sqrt(0.0));
        System.out.println(Math.pow(2, 10) + " " + Math.pow(2, -1) + " " + Math.pow(2, 0.5) + " " + Math.pow(0, 0) + " " + Math.pow(-8, 3));
        System.out.println(Math.pow(10, 3) + " " + Math.pow(5, 3) + " " + Math.pow(-2, 0.5) + " " + Math.pow(2, 1024));
        System.out.println(Math.cbrt(27) + " " + Math.hypot(3, 4));
        System.out.println((int) Math.sqrt(99) + " " + (int) Math.pow(3, 4));
        System.out.println(Math.exp(0) + " " + Math.log(1) + " " + Math.log10(1000) + " " + Math.log(0));
        System.out.println(Math.sin(0) + " " + Math.cos(0) + " " + Math.atan2(0, 1) + " " + Math.toRadians(180) + " " + Math.toDegrees(Math.PI));
        int n = 17;
        boolean prime = true;
        for (int i = 2; i <= Math.sqrt(n); i++) {
            prime &= n % i != 0;
        }
        System.out.println(prime);
    }
}
