// Pins: return, break and throw in finally override; a returned value is fixed before finally changes the variable.
public class FinallyOverrides {
    static int returnInFinally() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    static int swallowed() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return 3;
        }
    }

    static int valueFixed() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 99;
        }
    }

    static int[] objectShared() {
        int[] x = {1};
        try {
            return x;
        } finally {
            x[0] = 99;
        }
    }

    static int breakInFinally() {
        int n = 0;
        while (true) {
            try {
                n++;
                return n;
            } finally {
                if (n < 5) {
                    continue;
                }
                break;
            }
        }
        return n * 10;
    }

    static void replaced() {
        try {
            throw new IllegalStateException("first");
        } finally {
            throw new IllegalArgumentException("second");
        }
    }

    static int fromCatch() {
        try {
            throw new RuntimeException();
        } catch (RuntimeException e) {
            return 10;
        } finally {
            System.out.println("finally after catch");
        }
    }

    public static void main(String[] args) {
        System.out.println(returnInFinally());
        System.out.println(swallowed());
        System.out.println(valueFixed());
        System.out.println(objectShared()[0]);
        System.out.println(breakInFinally());
        try {
            replaced();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(fromCatch());
    }
}
