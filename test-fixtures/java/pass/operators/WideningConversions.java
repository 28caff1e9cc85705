// Pins: implicit widening, including the loss of precision from int/long to float and long to double.
public class WideningConversions {
    static double half(double d) {
        return d / 2;
    }

    static long twice(long l) {
        return l * 2;
    }

    public static void main(String[] args) {
        byte b = -3;
        short s = b;
        int i = s;
        long l = i;
        float f = l;
        double d = f;
        System.out.println(b + " " + s + " " + i + " " + l + " " + f + " " + d);
        char c = 'z';
        int fromChar = c;
        long longFromChar = c;
        double doubleFromChar = c;
        System.out.println(fromChar + " " + longFromChar + " " + doubleFromChar);
        float lossy = 16777217;
        System.out.println(lossy);
        float big = Integer.MAX_VALUE;
        System.out.println(big == 2147483648.0f);
        double lossyLong = 9007199254740993L;
        System.out.println((long) lossyLong);
        System.out.println(half(7));
        System.out.println(half('b'));
        System.out.println(twice(Integer.MAX_VALUE));
        System.out.println(twice('c'));
    }
}
