// Pins: assignments as expressions, chains over fields, arrays and locals, their type and value.
public class AssignmentExpressions {
    static int s;
    int f;
    byte b;

    static AssignmentExpressions get(AssignmentExpressions a) {
        System.out.println("get");
        return a;
    }

    public static void main(String[] args) {
        AssignmentExpressions a = new AssignmentExpressions();
        int[] t = new int[3];
        int x = s = a.f = t[1] = 7;
        System.out.println(x + s + a.f + t[1]);
        System.out.println((a.b = (byte) 300) + 1);
        System.out.println((x = 5) + (x += 2) * (x -= 1));
        get(a).f += 3;
        get(a).f++;
        System.out.println(a.f);
        int y;
        if ((y = x * 2) > 10 && (x = 1) == 1) {
            System.out.println(x + y);
        }
        double d;
        float g;
        d = g = 3;
        System.out.println(d + g);
        long l = x = (int) 3_000_000_000L;
        System.out.println(l);
        String p, q;
        p = q = "same";
        System.out.println(p == q);
        boolean flag = false;
        System.out.println(flag = !flag);
        t[t[0] = 2] = t[0] + 40;
        System.out.println(t[0] + " " + t[2]);
        char c = 'a';
        int i = c += 1;
        System.out.println(c + i);
        Integer boxed = x = 9;
        System.out.println(boxed + x);
    }
}
