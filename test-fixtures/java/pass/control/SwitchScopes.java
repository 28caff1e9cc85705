// Pins: scope of variables in switch groups, nested switches, switch in loops with continue, long chains.
public class SwitchScopes {
    static int classify(int n) {
        int r = 0;
        for (int i = 0; i < 3; i++) {
            switch (n + i) {
                case 1:
                    int x = 10;
                    r += x;
                    continue;
                case 2: {
                    int y = 20;
                    r += y;
                    break;
                }
                case 3:
                    x = 30;
                    r += x;
                    switch (i) {
                        case 0:
                            r += 1000;
                        case 1:
                            r += 100;
                            break;
                    }
                    break;
                default:
                    r++;
            }
            r *= 2;
        }
        return r;
    }

    static int chars(String s) {
        int v = 0;
        for (char c : s.toCharArray()) {
            switch (c) {
                case '0': case '1': case '2':
                    v = v * 10 + c - '0';
                    break;
                case 'a' + 1:
                    v += 500;
                    break;
                case '\t':
                    v = -v;
            }
        }
        return v;
    }

    static final int LOW = Integer.MIN_VALUE;

    static String extreme(int n) {
        switch (n) {
            case LOW: return "min";
            case Integer.MAX_VALUE: return "max";
            case -1: return "minus one";
            default: return "other";
        }
    }

    public static void main(String[] args) {
        for (int n = 0; n <= 4; n++) {
            System.out.print(classify(n) + " ");
        }
        System.out.println();
        System.out.println(chars("12b\t") + " " + chars("zz"));
        System.out.println(extreme(LOW) + extreme(~LOW) + extreme(-1) + extreme(0));
    }
}
