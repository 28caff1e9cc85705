// static state
class Statics {
    static int next = 1;
    static int resets = 0;

    static int ticket() {
        return next++;
    }

    static void reset() {
        resets++;
        next = 10;
    }

    public static void main(String[] args) {
        int first = ticket();
        ticket();
        reset();
        int last = ticket();
        System.out.println(resets + first);
        System.out.println(/*1*/ last);
    }
}
