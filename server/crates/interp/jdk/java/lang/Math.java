// Models java.lang.Math. Integer arithmetic and choices are written out, so that unknown values can
// be reasoned about; transcendental functions are computed by the interpreter.
// Source: class documentation, Java SE 17. sqrt, floor, ceil, rint, IEEEremainder, fma, scalb and ulp are
// exact; asin, acos, atan, atan2, cbrt, hypot, sinh, cosh, tanh, expm1 and log1p are fdlibm's, as on a JVM; sin,
// cos, tan, exp, log, log10 and pow, for which JVMs have code of their own, may differ in the last place (one to
// four results in a thousand, log10 two in a million, log none of a million).
// Left out: nothing; random() gives the same sequence in each run.
package java.lang;

public final class Math {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;

    private Math() {
    }

    public static int abs(int value) {
        return value < 0 ? -value : value;
    }

    public static long abs(long value) {
        return value < 0 ? -value : value;
    }

    public static float abs(float value) {
        return value <= 0.0f ? 0.0f - value : value;
    }

    public static double abs(double value) {
        return value <= 0.0 ? 0.0 - value : value;
    }

    public static int max(int left, int right) {
        return left >= right ? left : right;
    }

    public static int min(int left, int right) {
        return left <= right ? left : right;
    }

    public static long max(long left, long right) {
        return left >= right ? left : right;
    }

    public static long min(long left, long right) {
        return left <= right ? left : right;
    }

    public static float max(float left, float right) {
        if (left != left) {
            return left;
        }
        if (left == 0.0f && right == 0.0f && 1 / left < 0) {
            return right;
        }
        return left >= right ? left : right;
    }

    public static float min(float left, float right) {
        if (left != left) {
            return left;
        }
        if (left == 0.0f && right == 0.0f && 1 / right < 0) {
            return right;
        }
        return left <= right ? left : right;
    }

    public static double max(double left, double right) {
        if (left != left) {
            return left;
        }
        if (left == 0.0 && right == 0.0 && 1 / left < 0) {
            return right;
        }
        return left >= right ? left : right;
    }

    public static double min(double left, double right) {
        if (left != left) {
            return left;
        }
        if (left == 0.0 && right == 0.0 && 1 / right < 0) {
            return right;
        }
        return left <= right ? left : right;
    }

    public static int addExact(int left, int right) {
        int sum = left + right;
        if (((left ^ sum) & (right ^ sum)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return sum;
    }

    public static int subtractExact(int left, int right) {
        int difference = left - right;
        if (((left ^ right) & (left ^ difference)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return difference;
    }

    public static int multiplyExact(int left, int right) {
        long product = (long) left * right;
        if ((int) product != product) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) product;
    }

    public static int incrementExact(int value) {
        if (value == Integer.MAX_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return value + 1;
    }

    public static int decrementExact(int value) {
        if (value == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return value - 1;
    }

    public static int negateExact(int value) {
        if (value == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return -value;
    }

    public static int absExact(int value) {
        if (value == Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return abs(value);
    }

    public static long addExact(long left, long right) {
        long sum = left + right;
        if (((left ^ sum) & (right ^ sum)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return sum;
    }

    public static long subtractExact(long left, long right) {
        long difference = left - right;
        if (((left ^ right) & (left ^ difference)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return difference;
    }

    public static long multiplyExact(long left, int right) {
        return multiplyExact(left, (long) right);
    }

    public static long multiplyExact(long left, long right) {
        long product = left * right;
        if (left == Long.MIN_VALUE && right == -1 || right != 0 && right != -1 && product / right != left) {
            throw new ArithmeticException("long overflow");
        }
        return product;
    }

    public static long incrementExact(long value) {
        if (value == Long.MAX_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return value + 1;
    }

    public static long decrementExact(long value) {
        if (value == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return value - 1;
    }

    public static long negateExact(long value) {
        if (value == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return -value;
    }

    public static long absExact(long value) {
        if (value == Long.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Long.MIN_VALUE");
        }
        return abs(value);
    }

    public static int toIntExact(long value) {
        if ((int) value != value) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) value;
    }

    public static int floorDiv(int dividend, int divisor) {
        int quotient = dividend / divisor;
        return (dividend ^ divisor) < 0 && quotient * divisor != dividend ? quotient - 1 : quotient;
    }

    public static int floorMod(int dividend, int divisor) {
        int remainder = dividend % divisor;
        return (remainder ^ divisor) < 0 && remainder != 0 ? remainder + divisor : remainder;
    }

    public static long floorDiv(long dividend, int divisor) {
        long quotient = dividend / divisor;
        return (dividend ^ divisor) < 0 && quotient * divisor != dividend ? quotient - 1 : quotient;
    }

    public static int floorMod(long dividend, int divisor) {
        int remainder = (int) (dividend % divisor);
        return (remainder ^ divisor) < 0 && remainder != 0 ? remainder + divisor : remainder;
    }

    public static long floorDiv(long dividend, long divisor) {
        long quotient = dividend / divisor;
        return (dividend ^ divisor) < 0 && quotient * divisor != dividend ? quotient - 1 : quotient;
    }

    public static long floorMod(long dividend, long divisor) {
        long remainder = dividend % divisor;
        return (remainder ^ divisor) < 0 && remainder != 0 ? remainder + divisor : remainder;
    }

    public static long multiplyFull(int left, int right) {
        return (long) left * right;
    }

    public static long multiplyHigh(long left, long right) {
        long leftHigh = left >> 32;
        long leftLow = left & 0xFFFFFFFFL;
        long rightHigh = right >> 32;
        long rightLow = right & 0xFFFFFFFFL;
        long middle = leftHigh * rightLow + (leftLow * rightLow >>> 32);
        long carry = (middle & 0xFFFFFFFFL) + leftLow * rightHigh;
        return leftHigh * rightHigh + (middle >> 32) + (carry >> 32);
    }

    /** Ties go up; NaN gives 0. */
    public static int round(float value) {
        double floor = floor(value);
        return (int) (value - floor >= 0.5 ? floor + 1 : floor);
    }

    /** Ties go up; NaN gives 0. */
    public static long round(double value) {
        double floor = floor(value);
        return (long) (value - floor >= 0.5 ? floor + 1 : floor);
    }

    public static double signum(double value) {
        return value > 0.0 ? 1.0 : value < 0.0 ? -1.0 : value;
    }

    public static float signum(float value) {
        return value > 0.0f ? 1.0f : value < 0.0f ? -1.0f : value;
    }

    public static double toRadians(double degrees) {
        return degrees * 0.017453292519943295;
    }

    public static double toDegrees(double radians) {
        return radians * 57.29577951308232;
    }

    public static native double sqrt(double value);

    public static native double cbrt(double value);

    public static native double floor(double value);

    public static native double ceil(double value);

    public static native double rint(double value);

    public static native double exp(double value);

    public static native double expm1(double value);

    public static native double log(double value);

    public static native double log10(double value);

    public static native double log1p(double value);

    public static native double sin(double value);

    public static native double cos(double value);

    public static native double tan(double value);

    public static native double asin(double value);

    public static native double acos(double value);

    public static native double atan(double value);

    public static native double sinh(double value);

    public static native double cosh(double value);

    public static native double tanh(double value);

    public static native double pow(double base, double exponent);

    public static native double atan2(double y, double x);

    public static native double hypot(double x, double y);

    public static native double IEEEremainder(double dividend, double divisor);

    public static native double nextAfter(double start, double direction);

    public static native double copySign(double magnitude, double sign);

    public static native double fma(double left, double right, double addend);

    public static double nextUp(double value) {
        return nextAfter(value, Double.POSITIVE_INFINITY);
    }

    public static double nextDown(double value) {
        return nextAfter(value, Double.NEGATIVE_INFINITY);
    }

    public static float copySign(float magnitude, float sign) {
        return (float) copySign((double) magnitude, (double) sign);
    }

    /** Distance to the next larger number in magnitude. */
    public static double ulp(double value) {
        double size = abs(value);
        if (size == Double.POSITIVE_INFINITY || size != size) {
            return size;
        }
        return size == Double.MAX_VALUE ? size - nextDown(size) : nextUp(size) - size;
    }

    public static int getExponent(double value) {
        return (int) (Double.doubleToRawLongBits(value) >>> 52 & 0x7FF) - 1023;
    }

    public static int getExponent(float value) {
        return (Float.floatToRawIntBits(value) >>> 23 & 0xFF) - 127;
    }

    /** The numbers a new java.util.Random with seed 42 would give; the same in each run. */
    public static native double random();

    public static float nextUp(float value) {
        if (!(value < Float.POSITIVE_INFINITY)) {
            return value;
        }
        int bits = Float.floatToRawIntBits(value + 0.0f);
        return Float.intBitsToFloat(bits >= 0 ? bits + 1 : bits - 1);
    }

    public static float nextDown(float value) {
        return -nextUp(-value);
    }

    public static float nextAfter(float start, double direction) {
        if (start > direction) {
            return nextDown(start);
        }
        if (start < direction) {
            return nextUp(start);
        }
        return start == direction ? (float) direction : Float.NaN;
    }

    public static float ulp(float value) {
        float size = abs(value);
        if (size == Float.POSITIVE_INFINITY || size != size) {
            return size;
        }
        return size == Float.MAX_VALUE ? size - nextDown(size) : nextUp(size) - size;
    }

    public static float fma(float left, float right, float addend) {
        if (left != left || right != right || addend != addend || left - left != 0 || right - right != 0
                || addend - addend != 0) {
            return left * right + addend;
        }
        // The product of two floats is exact in double; the sum is rounded to odd, so that the second rounding is right.
        double product = (double) left * (double) right;
        double sum = product + addend;
        double share = sum - product;
        double error = (product - (sum - share)) + (addend - share);
        long bits = Double.doubleToRawLongBits(sum);
        if (error != 0 && (bits & 1L) == 0) {
            sum = Double.longBitsToDouble(sum > 0 == error > 0 ? bits + 1 : bits - 1);
        }
        return (float) sum;
    }

    public static double scalb(double value, int power) {
        double result = value;
        int left = max(-2200, min(2200, power));
        while (left > 1023) {
            result *= powerOfTwo(1023);
            left -= 1023;
        }
        // Only the last product may round: numbers that stay normal are exact.
        while (left < -1022) {
            int exponent = getExponent(result);
            int step = max(max(left + 1022, -(exponent + 1022)), -1022);
            if (step >= 0 || exponent == 1024) {
                return exponent == 1024 ? result : copySign(0.0, value);
            }
            result *= powerOfTwo(step);
            left -= step;
        }
        return result * powerOfTwo(left);
    }

    private static double powerOfTwo(int exponent) {
        return Double.longBitsToDouble((long) (exponent + 1023) << 52);
    }

    public static float scalb(float value, int power) {
        int factor = max(-278, min(278, power));
        return (float) ((double) value * powerOfTwo(factor));
    }
}
