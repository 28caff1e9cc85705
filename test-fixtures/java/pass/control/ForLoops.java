// Pins: every form of the for statement, several variables, empty parts, scope of the variable.
public class ForLoops {
    public static void main(String[] args) {
        for (int i = 0, j = 10; i < j; i += 3, j--) {
            System.out.println(i + " " + j);
        }
        int k = 0;
        for (; k < 3; ) {
            k++;
        }
        System.out.println(k);
        for (;;) {
            if (k-- < 0) {
                break;
            }
        }
        System.out.println(k);
        for (int i = 5; i > 0; i--) ;
        for (int i = 0; i < 2; i++) System.out.println("body without braces " + i);
        int i;
        for (i = 0; i < 100; i = i * 2 + 1) {
            continue;
        }
        System.out.println(i);
        for (byte b = 125; b > 0; b++) {
            System.out.println(b);
        }
        for (double d = 0; d < 1; d += 0.25) {
            System.out.print(d + " ");
        }
        System.out.println();
    }
}
