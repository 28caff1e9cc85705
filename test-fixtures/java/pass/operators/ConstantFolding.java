// Pins: constants folded by the compiler behave as at run time.
public class ConstantFolding {
    static final int WIDTH = 3;
    static final int AREA = WIDTH * WIDTH + 1;
    static final String NAME = "w" + WIDTH + 'x' + 1.5 + true;
    static final long BIG = 1L << 40;
    static final byte SMALL = (byte) 0x1FF;
    static final boolean FLAG = WIDTH > 2 && AREA == 10;
    static final int WRAP = Integer.MAX_VALUE + 1;
    static final char NEXT = (char) ('a' + 1);

    public static void main(String[] args) {
        System.out.println(AREA);
        System.out.println(NAME);
        System.out.println(NAME == "w3x1.5true");
        System.out.println(BIG);
        System.out.println(SMALL);
        System.out.println(FLAG);
        System.out.println(WRAP);
        System.out.println(NEXT);
        final int local = 10;
        byte fits = local + 5;
        System.out.println(fits);
        switch (13) {
            case local + WIDTH:
                System.out.println("constant label");
                break;
            default:
                System.out.println("no");
        }
    }
}
