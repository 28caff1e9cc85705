// Jumps and exceptions that decide what is reached, those of the language itself among them.
public class Leaving {
    static int made;

    static int nothing(int a) {
        String s = a > 0 ? "x" : null;
        int r = 0;
        try {
            r = s.length();
            r = 5;
        } catch (NullPointerException e) {
            r = 9;
        }
        return r;
    }

    static int bounds(int[] xs) {
        int n = 0;
        try {
            for (int k = 0;; k++) {
                xs[k] = 1;
                n++;
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            n += 100;
        }
        return n;
    }

    static int cast(Object o) {
        int r = 1;
        try {
            Integer k = (Integer) o;
            r = 2;
        } catch (ClassCastException e) {
            r = 3;
        }
        return r;
    }

    static int divided(int a) {
        int r = 4;
        try {
            int z = 10 / a;
            r = 6;
        } catch (ArithmeticException e) {
            r += 1;
        } finally {
            made = r;
        }
        return made;
    }

    static int deep(int n) {
        int r = 0;
        try {
            r = below(n);
        } catch (RuntimeException e) {
            r = -1;
        }
        return r;
    }

    static int below(int n) {
        int[] xs = new int[n];
        int unused = xs[2];
        return n;
    }

    static int size(int n) {
        try {
            int[] xs = new int[n];
            return 1;
        } catch (NegativeArraySizeException e) {
            return 2;
        }
    }

    static int leave(int n) {
        int seen = 0;
        try {
            if (n > 3) {
                return seen;
            }
            seen = 2;
        } finally {
            made = seen + n;
        }
        return seen + 1;
    }

    static int around(int n) {
        int last = 0;
        outer:
        for (int i = 0; i < n; i++) {
            try {
                if (i == 2) {
                    continue outer;
                }
                if (i == 5) {
                    break outer;
                }
                last = i;
            } finally {
                last += 10;
            }
        }
        return last;
    }

    static int unboxed(Integer boxed) {
        try {
            int n = boxed;
            return 1;
        } catch (NullPointerException e) {
            return 2;
        }
    }

    static int parsed(String s) {
        int bad = 0;
        try {
            Integer.parseInt(s);
        } catch (NumberFormatException e) {
            bad = e.getMessage().length();
        }
        return bad;
    }

    static int ended(int[] xs) {
        int at = 0;
        while (true) {
            if (xs[at] < 0) {
                break;
            }
            at++;
        }
        return at;
    }

    static int stored(Object[] all) {
        try {
            all[0] = "text";
            return 1;
        } catch (ArrayStoreException e) {
            return 2;
        }
    }

    public static void main(String[] args) {
        System.out.println(nothing(1) + nothing(0));
        System.out.println(bounds(new int[3]));
        System.out.println(cast("x") + cast(3));
        System.out.println(divided(0) + divided(2));
        System.out.println(deep(3) + deep(1) + deep(-4));
        System.out.println(size(-1) + size(2));
        System.out.println(leave(1) + made);
        System.out.println(leave(5) + made);
        System.out.println(around(9));
        System.out.println(unboxed(null) + unboxed(4));
        System.out.println(parsed("12") + parsed("1x"));
        System.out.println(ended(new int[] {1, 2, -1}));
        System.out.println(stored(new Integer[1]) + stored(new Object[1]));
    }
}
