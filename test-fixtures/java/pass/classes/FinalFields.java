// Pins: final fields set in every constructor path, final locals assigned later, constants of all types.
public class FinalFields {
    static final long BIG;
    static final int[] TABLE = new int[5];
    final int a;
    final String kind;
    final double ratio = 0.5;

    static {
        long product = 1;
        for (int i = 1; i <= 15; i++) {
            product *= i;
        }
        BIG = product;
        for (int i = 0; i < TABLE.length; i++) {
            TABLE[i] = i * i;
        }
    }

    {
        kind = "block";
    }

    FinalFields(int n) {
        if (n > 0) {
            a = n;
        } else {
            a = -n;
        }
    }

    public static void main(String[] args) {
        final int local;
        if (args.length == 0) {
            local = 1;
        } else {
            local = 2;
        }
        System.out.println(BIG + " " + TABLE[4] + " " + local);
        FinalFields f = new FinalFields(-6);
        System.out.println(f.a + " " + f.kind + " " + f.ratio);
        final char c = 'x';
        final byte b = c;
        System.out.println(b);
    }
}
