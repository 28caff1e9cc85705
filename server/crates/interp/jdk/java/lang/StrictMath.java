// Models java.lang.StrictMath. Integer arithmetic and choices are written out, so that unknown values can
// be reasoned about; transcendental functions are computed by the interpreter.
// Source: class documentation, Java SE 17. All results are fdlibm's, as specified.
// Left out: nothing; random() gives the same sequence in each run.
package java.lang;

public final class StrictMath {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;

    private StrictMath() {
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

    public static double sqrt(double value) {
        return Math.sqrt(value);
    }

    public static double cbrt(double value) {
        return Math.cbrt(value);
    }

    public static double floor(double value) {
        return Math.floor(value);
    }

    public static double ceil(double value) {
        return Math.ceil(value);
    }

    public static double rint(double value) {
        return Math.rint(value);
    }

    public static native double exp(double value);

    public static double expm1(double value) {
        return Math.expm1(value);
    }

    public static native double log(double value);

    public static native double log10(double value);

    public static double log1p(double value) {
        return Math.log1p(value);
    }

    public static native double sin(double value);

    public static native double cos(double value);

    public static native double tan(double value);

    public static double asin(double value) {
        return Math.asin(value);
    }

    public static double acos(double value) {
        return Math.acos(value);
    }

    public static double atan(double value) {
        return Math.atan(value);
    }

    public static double sinh(double value) {
        return Math.sinh(value);
    }

    public static double cosh(double value) {
        return Math.cosh(value);
    }

    public static double tanh(double value) {
        return Math.tanh(value);
    }

    public static native double pow(double base, double exponent);

    public static double atan2(double y, double x) {
        return Math.atan2(y, x);
    }

    public static double hypot(double x, double y) {
        return Math.hypot(x, y);
    }

    public static double IEEEremainder(double dividend, double divisor) {
        return Math.IEEEremainder(dividend, divisor);
    }

    public static double nextAfter(double start, double direction) {
        return Math.nextAfter(start, direction);
    }

    public static double copySign(double magnitude, double sign) {
        return Math.copySign(magnitude, sign);
    }

    public static double fma(double left, double right, double addend) {
        return Math.fma(left, right, addend);
    }

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

    public static double random() {
        return Math.random();
    }

    public static float nextUp(float value) {
        return Math.nextUp(value);
    }

    public static float nextDown(float value) {
        return Math.nextDown(value);
    }

    public static float nextAfter(float start, double direction) {
        return Math.nextAfter(start, direction);
    }

    public static float ulp(float value) {
        return Math.ulp(value);
    }

    public static float fma(float left, float right, float addend) {
        return Math.fma(left, right, addend);
    }

    public static double scalb(double value, int power) {
        return Math.scalb(value, power);
    }

    public static float scalb(float value, int power) {
        return Math.scalb(value, power);
    }
}
