public class LossyConversion {
    static int use(double d, long l) {
        int a = d; //~ incompatible types
        byte b = 200; //~ incompatible types
        float f = 1.5; //~ incompatible types
        int c = l; //~ incompatible types
        return a + b + c;
    }

    static byte fine() {
        byte b = 100;
        b += 200;
        final int constant = 7;
        byte c = constant;
        return (byte) (b + c);
    }
}
