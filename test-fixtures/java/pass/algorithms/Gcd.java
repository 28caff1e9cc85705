// Pins: Euclid's algorithm, iterative and recursive, with zero and negative arguments.
public class Gcd {
    static int gcd(int a, int b) {
        while (b != 0) {
            int t = a % b;
            a = b;
            b = t;
        }
        return a;
    }

    static long gcdRecursive(long a, long b) {
        return b == 0 ? a : gcdRecursive(b, a % b);
    }

    static int lcm(int a, int b) {
        return a / gcd(a, b) * b;
    }

    public static void main(String[] args) {
        System.out.println(gcd(48, 36) + " " + gcd(17, 5) + " " + gcd(0, 9) + " " + gcd(9, 0) + " " + gcd(-48, 36) + " " + gcd(48, -36));
        System.out.println(gcdRecursive(1L << 40, 1L << 35) + " " + lcm(4, 6) + " " + lcm(21, 6));
    }
}
