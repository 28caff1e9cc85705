// Pins: dangling else, nested conditions, assignment as condition, constant conditions, local scopes.
public class IfElse {
    static String sign(int n) {
        if (n > 0)
            return "+";
        else if (n < 0)
            return "-";
        else
            return "0";
    }

    static String dangling(boolean a, boolean b) {
        if (a)
            if (b)
                return "ab";
            else
                return "a only";
        return "not a";
    }

    public static void main(String[] args) {
        System.out.println(sign(5) + sign(-5) + sign(0));
        System.out.println(dangling(true, true) + "," + dangling(true, false) + "," + dangling(false, true));
        boolean b;
        if (b = args.length == 0) {
            System.out.println("assigned " + b);
        }
        if (false) {
            System.out.println("dead");
        }
        {
            int x = 1;
            System.out.println(x);
        }
        {
            int x = 2;
            System.out.println(x);
        }
        ;
        int unset;
        if (b) {
            unset = 1;
        } else {
            unset = 2;
        }
        System.out.println(unset);
    }
}
