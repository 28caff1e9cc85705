// Recursion that a JVM's default stack has room for, and some that no stack has.
public class DeepRecursion {
    static int depth(int n) {
        return n == 0 ? 0 : 1 + depth(n - 1);
    }

    static int endless(int n) {
        return endless(n + 1) + 1;
    }

    public static void main(String[] args) {
        System.out.println(depth(3000));
        System.out.println(depth(6000));
        try {
            System.out.println(endless(0));
        } catch (StackOverflowError e) {
            System.out.println("overflow " + e.getStackTrace().length);
        }
        System.out.println(depth(6000));
    }
}
