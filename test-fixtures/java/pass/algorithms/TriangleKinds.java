// Pins: classification by cascading conditions: triangles, grades, day names, quadrant, clamp.
public class TriangleKinds {
    static String kind(int a, int b, int c) {
        if (a <= 0 || b <= 0 || c <= 0) {
            return "invalid";
        }
        if (a + b <= c || a + c <= b || b + c <= a) {
            return "no triangle";
        }
        if (a == b && b == c) {
            return "equilateral";
        }
        if (a == b || b == c || a == c) {
            return "isosceles";
        }
        long aa = (long) a * a, bb = (long) b * b, cc = (long) c * c;
        return aa + bb == cc || aa + cc == bb || bb + cc == aa ? "right" : "scalene";
    }

    static char grade(int points) {
        return points >= 90 ? 'A' : points >= 75 ? 'B' : points >= 50 ? 'C' : 'F';
    }

    static int quadrant(double x, double y) {
        if (x == 0 || y == 0) return 0;
        return x > 0 ? y > 0 ? 1 : 4 : y > 0 ? 2 : 3;
    }

    static int clamp(int v, int lo, int hi) {
        return v < lo ? lo : v > hi ? hi : v;
    }

    public static void main(String[] args) {
        System.out.println(kind(3, 4, 5) + "," + kind(2, 2, 3) + "," + kind(1, 1, 1) + "," + kind(1, 2, 3) + "," + kind(0, 1, 1) + "," + kind(4, 5, 6));
        System.out.println(kind(Integer.MAX_VALUE, Integer.MAX_VALUE, 1));
        System.out.println("" + grade(95) + grade(90) + grade(89) + grade(50) + grade(0));
        System.out.println(quadrant(1, 1) + "" + quadrant(-1, 1) + quadrant(-1, -1) + quadrant(1, -1) + quadrant(0, 5));
        System.out.println(clamp(5, 0, 3) + " " + clamp(-5, 0, 3) + " " + clamp(2, 0, 3));
    }
}
