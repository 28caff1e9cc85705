// Pins: locals, parameters, fields and methods of the same name; labels and types in other namespaces.
public class NamesAndShadowing {
    static int x = 1;
    int y = 2;

    static int x() {
        return x * 10;
    }

    int y(int y) {
        return this.y + y;
    }

    static int hide(int x) {
        x += NamesAndShadowing.x;
        {
            int y = x;
            x = y * 2;
        }
        return x;
    }

    static class Math {
        static int max(int a, int b) {
            return -1;
        }
    }

    static int String = 7;

    public static void main(String[] args) {
        int x = 100;
        System.out.println(x + x() + NamesAndShadowing.x);
        System.out.println(hide(5) + " " + new NamesAndShadowing().y(40));
        System.out.println(Math.max(1, 2) + " " + java.lang.Math.max(1, 2));
        System.out.println(String + "" + java.lang.String.valueOf(8));
        x:
        for (int i = 0; i < 3; i++) {
            if (i == 1) break x;
            x++;
        }
        System.out.println(x);
        NamesAndShadowing NamesAndShadowing = new NamesAndShadowing();
        NamesAndShadowing.y = 9;
        System.out.println(NamesAndShadowing.y);
    }
}
