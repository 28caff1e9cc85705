public class Loops {
    public static int log2(int n) {
        int log = 0;
        while (n != 1) {
            n = n / 2;
            log++;
        }
        return log;
    }
}
