// Pins: side effects inside conditions, short circuits in loops and ternaries.
public class SideEffectsInConditions {
    static int calls;

    static boolean check(int n) {
        calls++;
        return n > 2;
    }

    public static void main(String[] args) {
        int i = 0;
        while (i++ < 5 && !check(i)) ;
        System.out.println(i + " " + calls);
        calls = 0;
        boolean r = check(1) && check(5) || check(1) && check(5) || check(3);
        System.out.println(r + " " + calls);
        calls = 0;
        r = check(1) & check(5) | check(3);
        System.out.println(r + " " + calls);
        int n = 10;
        int v = n > 5 ? n++ : n--;
        System.out.println(n + " " + v);
        int a = 0;
        if (a++ == 0 || a++ == 1) System.out.println(a);
        if (a++ == 0 | a++ == 2) System.out.println(a);
        boolean b = false;
        if (b = true) System.out.println("assigned");
        b = (a = 0) != 0 || ++a > 0 && ++a > 1;
        System.out.println(b + " " + a);
        int[] t = {1, 2};
        int k = 0;
        boolean inside = k < t.length && t[k++] == 1 && k < t.length && t[k++] == 2 && k < t.length && t[k] == 3;
        System.out.println(inside + " " + k);
        String s = null;
        System.out.println(s == null || s.length() == 0);
        System.out.println(s != null && s.isEmpty());
    }
}
