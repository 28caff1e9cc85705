// exceptions, control by what is thrown
class Exceptions {
    static int half(int n) {
        if (n % 2 != 0) {
            throw new IllegalArgumentException("odd");
        }
        return n / 2;
    }

    static int run(byte n) {
        int result = 0;
        int failures = 0;
        try {
            result = half(n);
        } catch (IllegalArgumentException e) {
            failures = failures + 1;
        } finally {
            result = result + 1;
        }
        System.out.println(/*2*/ result);
        return /*1*/ failures;
    }
}
