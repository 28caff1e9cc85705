// Pins: every function of StrictMath bit for bit, at special values and over many numbers of all sizes.
import java.util.function.DoubleUnaryOperator;

public class StrictMathBits {
    static final double[] SPECIAL = {
        0.0, -0.0, 1.0, -1.0, 0.5, -0.75, 2.0, 3.0, -10.0, 100.5, 1e-8, -1e-9, 1e-20, 0.7, 0.785, -0.8, 0.3,
        -0.2929, 0.4142, 1e-300, Double.MIN_VALUE, -Double.MIN_VALUE, Double.MIN_NORMAL, 1e10, -1e15, 1e16, 1e22,
        1e100, -1e300, Double.MAX_VALUE, -Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
        Double.NaN, Math.PI / 4, Math.PI / 2, Math.PI, -Math.PI, 2 * Math.PI, 3 * Math.PI / 4, 11 * Math.PI / 2,
        31 * Math.PI / 2, 32 * Math.PI / 2, 1000 * Math.PI, 823549.6647, 823550.0, 6381956970095103.0 * 0x1p797,
    };

    static long state = 1;

    static long next() {
        state ^= state << 13;
        state ^= state >>> 7;
        state ^= state << 17;
        return state;
    }

    /** Numbers of all bits, of moderate size, and near multiples of π/2. */
    static double number(int index) {
        long bits = next();
        switch (index % 4) {
            case 0: return Double.longBitsToDouble(bits);
            case 1: return (bits >> 11) * 0x1p-50;
            case 2: return (bits >> 11) * 0x1p-42;
            default: return Math.nextUp((bits >> 43) * (Math.PI / 2));
        }
    }

    static long bits(double value) {
        return Double.doubleToLongBits(value);
    }

    static void show(String name, DoubleUnaryOperator function) {
        System.out.println(name);
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < SPECIAL.length; i++) {
            line.append(' ').append(Long.toHexString(bits(function.applyAsDouble(SPECIAL[i]))));
            if (i % 6 == 5) {
                System.out.println(line);
                line.setLength(0);
            }
        }
        System.out.println(line);
        state = 88172645463325252L;
        long sum = 0;
        for (int i = 0; i < 2000; i++) {
            sum = sum * 31 + bits(function.applyAsDouble(number(i)));
        }
        System.out.println(" of 2000 numbers: " + Long.toHexString(sum));
    }

    public static void main(String[] args) {
        show("sin", StrictMath::sin);
        show("cos", StrictMath::cos);
        show("tan", StrictMath::tan);
        show("asin", StrictMath::asin);
        show("acos", StrictMath::acos);
        show("atan", StrictMath::atan);
        show("sinh", StrictMath::sinh);
        show("cosh", StrictMath::cosh);
        show("tanh", StrictMath::tanh);
        show("exp", StrictMath::exp);
        show("expm1", StrictMath::expm1);
        show("log", StrictMath::log);
        show("log10", StrictMath::log10);
        show("log1p", StrictMath::log1p);
        show("cbrt", StrictMath::cbrt);
        show("sqrt", StrictMath::sqrt);
        show("pow", x -> StrictMath.pow(x, 0.7));
        show("pow of 1.5", x -> StrictMath.pow(1.5, x));
        show("atan2", x -> StrictMath.atan2(x, -3.0));
        show("hypot", x -> StrictMath.hypot(x, 0.001));
        show("Math.log1p", Math::log1p);
    }
}
