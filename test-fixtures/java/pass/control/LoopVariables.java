// Pins: changing loop variables inside, shadowing in successive scopes, loops that never run, wrap-around ends.
public class LoopVariables {
    static int i = 100;

    public static void main(String[] args) {
        for (int i = 0; i < 10; i++) {
            if (i % 3 == 0) i++;
            System.out.print(i + " ");
        }
        System.out.println(i);
        for (int i = 5; i < 5; i++) System.out.println("never");
        for (int n = Integer.MAX_VALUE - 2; n > 0; n++) System.out.print(n + " ");
        System.out.println();
        int count = 0;
        for (byte b = 0; b >= 0; b++) count++;
        System.out.println(count);
        for (char c = 'x'; c <= 'z'; ++c) System.out.print(c);
        System.out.println();
        for (long l = 1; l > 0; l <<= 7) System.out.print(l + " ");
        System.out.println();
        int x;
        for (x = 0; x * x < 50; ++x) ;
        System.out.println(x);
        for (int a = 0, b = 5; a != b; a++, b--) {
            if (a > b) break;
            System.out.print(a + b + " ");
        }
        System.out.println();
        int k = 3;
        while (k --> 0) System.out.print(k);
        System.out.println();
    }
}
