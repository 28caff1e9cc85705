// a guard in another method keeps the loop from going on; constants made of constants
class Guards {
    static final int HALF = 5;
    static final int TEN = HALF * 2;
    static final int OTHER = 7;

    static void need(int n) {
        if (n < 0 || n > 1000) {
            throw new IllegalArgumentException("out of range: " + n);
        }
    }

    static int total(int n) {
        need(n);
        int other = n * OTHER;
        int total = 0;
        while (n != 0) {
            total = total + n * TEN;
            n = n - 1;
        }
        System.out.println(other);
        return /*1*/ total;
    }
}
