// Pins: Collatz lengths with int and long, and the overflow that int hides.
public class Collatz {
    static int steps(long n) {
        int steps = 0;
        while (n != 1) {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        return steps;
    }

    static int peakOfInt(int n, int limit) {
        int peak = n;
        for (int i = 0; i < limit && n != 1; i++) {
            n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
            peak = Math.max(peak, n);
        }
        return peak;
    }

    public static void main(String[] args) {
        int best = 1;
        for (int i = 1; i < 1000; i++) {
            if (steps(i) > steps(best)) {
                best = i;
            }
        }
        System.out.println(best + " " + steps(best) + " " + steps(113383));
        System.out.println(peakOfInt(27, 200) + " " + peakOfInt(113383, 300));
    }
}
