// Pins: floating loops: Mandelbrot in characters, Newton's method, numeric integration.
public class Mandelbrot {
    static int escape(double cr, double ci) {
        double r = 0, i = 0;
        int n = 0;
        while (r * r + i * i <= 4 && n < 50) {
            double t = r * r - i * i + cr;
            i = 2 * r * i + ci;
            r = t;
            n++;
        }
        return n;
    }

    static double sqrt(double x) {
        double g = x;
        for (int k = 0; k < 30; k++) {
            g = (g + x / g) / 2;
        }
        return g;
    }

    public static void main(String[] args) {
        for (int y = -4; y <= 4; y++) {
            String line = "";
            for (int x = -10; x <= 5; x++) {
                int n = escape(x / 5.0, y / 4.0);
                line += n == 50 ? '#' : n > 5 ? '+' : '.';
            }
            System.out.println(line);
        }
        System.out.println(sqrt(2) == Math.sqrt(2));
        double area = 0;
        int steps = 1000;
        for (int i = 0; i < steps; i++) {
            double x = (i + 0.5) / steps;
            area += x * x / steps;
        }
        System.out.println(Math.abs(area - 1.0 / 3) < 1e-6);
        float f = 0;
        for (int i = 1; i <= 100; i++) {
            f += 1f / i;
        }
        System.out.println(f);
    }
}
