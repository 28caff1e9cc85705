// Models java.math.BigDecimal: an unscaled integer and the number of digits after the point.
// Source: class documentation, Java SE 17.
// Left out: scales beyond int.
package java.math;

public class BigDecimal extends Number implements Comparable<BigDecimal> {
    public static final BigDecimal ZERO = new BigDecimal(BigInteger.ZERO, 0);
    public static final BigDecimal ONE = new BigDecimal(BigInteger.ONE, 0);
    public static final BigDecimal TWO = new BigDecimal(BigInteger.TWO, 0);
    public static final BigDecimal TEN = new BigDecimal(BigInteger.TEN, 0);

    private final BigInteger unscaled;
    private final int scale;

    public BigDecimal(BigInteger unscaled, int scale) {
        this.unscaled = unscaled;
        this.scale = scale;
    }

    public BigDecimal(BigInteger value) {
        this(value, 0);
    }

    public BigDecimal(int value) {
        this(BigInteger.valueOf(value), 0);
    }

    public BigDecimal(long value) {
        this(BigInteger.valueOf(value), 0);
    }

    /** The exact value of the double. */
    public BigDecimal(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            throw new NumberFormatException("Infinite or NaN");
        }
        long bits = Double.doubleToLongBits(value);
        int exponent = (int) (bits >> 52 & 0x7FF);
        long significand = exponent == 0 ? (bits & (1L << 52) - 1) << 1 : bits & (1L << 52) - 1 | 1L << 52;
        exponent -= 1075;
        if (significand == 0) {
            unscaled = BigInteger.ZERO;
            scale = 0;
            return;
        }
        while ((significand & 1) == 0) {
            significand >>= 1;
            exponent++;
        }
        BigInteger whole = BigInteger.valueOf(bits < 0 ? -significand : significand);
        if (exponent >= 0) {
            unscaled = whole.shiftLeft(exponent);
            scale = 0;
        } else {
            // One more factor of five and ten for each power of two below one.
            unscaled = whole.multiply(BigInteger.valueOf(5).pow(-exponent));
            scale = -exponent;
        }
    }

    public BigDecimal(String text) {
        int exponentAt = Math.max(text.indexOf('e'), text.indexOf('E'));
        String mantissa = exponentAt < 0 ? text : text.substring(0, exponentAt);
        int exponent = 0;
        if (exponentAt >= 0) {
            exponent = parseExponent(text.substring(exponentAt + 1));
        }
        int point = mantissa.indexOf('.');
        String digits = point < 0 ? mantissa : mantissa.substring(0, point) + mantissa.substring(point + 1);
        int after = point < 0 ? 0 : mantissa.length() - point - 1;
        boolean signed = digits.startsWith("-") || digits.startsWith("+");
        if (text.isEmpty()) {
            throw new NumberFormatException();
        }
        if (digits.length() == (signed ? 1 : 0)) {
            throw new NumberFormatException("No digits found.");
        }
        for (int i = signed ? 1 : 0; i < digits.length(); i++) {
            if (digits.charAt(i) == '.') {
                throw new NumberFormatException("Character array contains more than one decimal point.");
            }
            if (!Character.isDigit(digits.charAt(i))) {
                throw new NumberFormatException("Character " + digits.charAt(i)
                        + " is neither a decimal digit number, decimal point, nor \"e\" notation exponential mark.");
            }
        }
        unscaled = new BigInteger(digits);
        scale = after - exponent;
    }

    private static int parseExponent(String text) {
        boolean signed = text.startsWith("-") || text.startsWith("+");
        int start = signed ? 1 : 0;
        if (text.length() == start) {
            throw new NumberFormatException();
        }
        while (text.length() - start > 10 && Character.digit(text.charAt(start), 10) == 0) {
            start++;
        }
        if (text.length() - start > 10) {
            throw new NumberFormatException("Too many nonzero exponent digits.");
        }
        long exponent = 0;
        for (int i = start; i < text.length(); i++) {
            int digit = Character.digit(text.charAt(i), 10);
            if (digit < 0) {
                throw new NumberFormatException("Not a digit.");
            }
            exponent = 10 * exponent + digit;
        }
        exponent = text.startsWith("-") ? -exponent : exponent;
        if ((int) exponent != exponent) {
            throw new NumberFormatException("Exponent overflow.");
        }
        return (int) exponent;
    }

    public BigDecimal(String text, MathContext context) {
        BigDecimal value = new BigDecimal(text).round(context);
        unscaled = value.unscaled;
        scale = value.scale;
    }

    public static BigDecimal valueOf(long value) {
        return new BigDecimal(BigInteger.valueOf(value), 0);
    }

    public static BigDecimal valueOf(long unscaled, int scale) {
        return new BigDecimal(BigInteger.valueOf(unscaled), scale);
    }

    public static BigDecimal valueOf(double value) {
        return new BigDecimal(Double.toString(value));
    }

    /** The unscaled value for a scale that isn't smaller. */
    private BigInteger unscaledAt(int scale) {
        return scale == this.scale ? unscaled : unscaled.multiply(BigInteger.TEN.pow(scale - this.scale));
    }

    public BigDecimal add(BigDecimal other) {
        int common = Math.max(scale, other.scale);
        return new BigDecimal(unscaledAt(common).add(other.unscaledAt(common)), common);
    }

    public BigDecimal add(BigDecimal other, MathContext context) {
        return add(other).round(context);
    }

    public BigDecimal subtract(BigDecimal other) {
        return add(other.negate());
    }

    public BigDecimal subtract(BigDecimal other, MathContext context) {
        return subtract(other).round(context);
    }

    public BigDecimal multiply(BigDecimal other) {
        return new BigDecimal(unscaled.multiply(other.unscaled), scale + other.scale);
    }

    public BigDecimal multiply(BigDecimal other, MathContext context) {
        return multiply(other).round(context);
    }

    private static BigInteger divideRounded(BigInteger dividend, BigInteger divisor, RoundingMode mode) {
        BigInteger[] parts = dividend.divideAndRemainder(divisor);
        if (parts[1].signum() == 0) {
            return parts[0];
        }
        int sign = dividend.signum() * divisor.signum();
        int half = parts[1].abs().shiftLeft(1).compareTo(divisor.abs());
        boolean away;
        switch (mode) {
            case UP:
                away = true;
                break;
            case DOWN:
                away = false;
                break;
            case CEILING:
                away = sign > 0;
                break;
            case FLOOR:
                away = sign < 0;
                break;
            case HALF_UP:
                away = half >= 0;
                break;
            case HALF_DOWN:
                away = half > 0;
                break;
            case HALF_EVEN:
                away = half > 0 || half == 0 && parts[0].testBit(0);
                break;
            default:
                throw new ArithmeticException("Rounding necessary");
        }
        return away ? parts[0].add(BigInteger.valueOf(sign)) : parts[0];
    }

    public BigDecimal divide(BigDecimal divisor, int scale, RoundingMode mode) {
        int shift = scale - (this.scale - divisor.scale);
        BigInteger dividend = shift > 0 ? unscaled.multiply(BigInteger.TEN.pow(shift)) : unscaled;
        if (divisor.signum() == 0) {
            throw new ArithmeticException(dividend.bitLength() < 64 ? "/ by zero" : "BigInteger divide by zero");
        }
        BigInteger by = shift < 0 ? divisor.unscaled.multiply(BigInteger.TEN.pow(-shift)) : divisor.unscaled;
        return new BigDecimal(divideRounded(dividend, by, mode), scale);
    }

    public BigDecimal divide(BigDecimal divisor, RoundingMode mode) {
        return divide(divisor, scale, mode);
    }

    private void checkDivisor(BigDecimal divisor) {
        if (divisor.signum() == 0) {
            throw new ArithmeticException(signum() == 0 ? "Division undefined" : "Division by zero");
        }
    }

    /** Exact; of the preferred scale if that is enough. */
    public BigDecimal divide(BigDecimal divisor) {
        checkDivisor(divisor);
        int preferred = scale - divisor.scale;
        if (signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, preferred);
        }
        // In lowest terms the divisor has only factors two and five, or the quotient goes on for ever.
        BigInteger rest = divisor.unscaled.divide(divisor.unscaled.gcd(unscaled)).abs();
        int twos = 0;
        int fives = 0;
        BigInteger five = BigInteger.valueOf(5);
        while (!rest.testBit(0)) {
            rest = rest.shiftRight(1);
            twos++;
        }
        while (rest.mod(five).signum() == 0) {
            rest = rest.divide(five);
            fives++;
        }
        if (!rest.equals(BigInteger.ONE)) {
            throw new ArithmeticException("Non-terminating decimal expansion; no exact representable decimal result.");
        }
        return divide(divisor, preferred + Math.max(twos, fives), RoundingMode.UNNECESSARY);
    }

    public BigDecimal divide(BigDecimal divisor, MathContext context) {
        if (context.getPrecision() == 0) {
            return divide(divisor);
        }
        checkDivisor(divisor);
        int preferred = scale - divisor.scale;
        if (signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, preferred);
        }
        // Digits before the point of the quotient, or one more.
        int magnitude = precision() - scale - (divisor.precision() - divisor.scale);
        BigDecimal quotient = divide(divisor, context.getPrecision() - magnitude + 3, RoundingMode.DOWN);
        if (quotient.multiply(divisor).compareTo(this) != 0) {
            // A digit that says that the quotient goes on.
            quotient = new BigDecimal(quotient.unscaled.multiply(BigInteger.TEN).add(BigInteger.valueOf(quotient.signum() == 0
                    ? signum() * divisor.signum() : quotient.signum())), quotient.scale + 1);
            return quotient.round(context);
        }
        return quotient.round(context).stripped(preferred);
    }

    public BigDecimal divideToIntegralValue(BigDecimal divisor) {
        checkDivisor(divisor);
        BigDecimal quotient = divide(divisor, 0, RoundingMode.DOWN);
        int preferred = scale - divisor.scale;
        if (quotient.signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, preferred);
        }
        return preferred >= 0 ? quotient.setScale(preferred) : quotient.stripped(preferred);
    }

    public BigDecimal remainder(BigDecimal divisor) {
        return subtract(divideToIntegralValue(divisor).multiply(divisor));
    }

    public BigDecimal[] divideAndRemainder(BigDecimal divisor) {
        BigDecimal quotient = divideToIntegralValue(divisor);
        return new BigDecimal[] {quotient, subtract(quotient.multiply(divisor))};
    }

    public BigDecimal pow(int exponent) {
        if (exponent < 0 || exponent > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        return new BigDecimal(unscaled.pow(exponent), scale * exponent);
    }

    public BigDecimal round(MathContext context) {
        int drop = precision() - context.getPrecision();
        if (context.getPrecision() == 0 || drop <= 0) {
            return this;
        }
        BigDecimal rounded = new BigDecimal(
                divideRounded(unscaled, BigInteger.TEN.pow(drop), context.getRoundingMode()), scale - drop);
        return rounded.precision() > context.getPrecision() ? rounded.round(context) : rounded;
    }

    public BigDecimal setScale(int scale) {
        return setScale(scale, RoundingMode.UNNECESSARY);
    }

    public BigDecimal setScale(int scale, RoundingMode mode) {
        if (scale >= this.scale) {
            return new BigDecimal(unscaledAt(scale), scale);
        }
        return new BigDecimal(divideRounded(unscaled, BigInteger.TEN.pow(this.scale - scale), mode), scale);
    }

    public BigDecimal stripTrailingZeros() {
        return signum() == 0 ? ZERO : stripped(Integer.MIN_VALUE);
    }

    /** Without trailing zeros as long as the scale is larger than the given one. */
    private BigDecimal stripped(int least) {
        BigInteger value = unscaled;
        int newScale = scale;
        while (newScale > least && value.signum() != 0) {
            BigInteger[] parts = value.divideAndRemainder(BigInteger.TEN);
            if (parts[1].signum() != 0) {
                break;
            }
            value = parts[0];
            newScale--;
        }
        return new BigDecimal(value, newScale);
    }

    public BigDecimal movePointLeft(int count) {
        BigDecimal moved = new BigDecimal(unscaled, scale + count);
        return moved.scale < 0 ? moved.setScale(0) : moved;
    }

    public BigDecimal movePointRight(int count) {
        return movePointLeft(-count);
    }

    public BigDecimal abs() {
        return signum() < 0 ? negate() : this;
    }

    public BigDecimal negate() {
        return new BigDecimal(unscaled.negate(), scale);
    }

    public BigDecimal plus() {
        return this;
    }

    public int signum() {
        return unscaled.signum();
    }

    public int scale() {
        return scale;
    }

    public int precision() {
        return unscaled.signum() == 0 ? 1 : unscaled.abs().toString().length();
    }

    public BigInteger unscaledValue() {
        return unscaled;
    }

    public BigDecimal min(BigDecimal other) {
        return compareTo(other) <= 0 ? this : other;
    }

    public BigDecimal max(BigDecimal other) {
        return compareTo(other) >= 0 ? this : other;
    }

    public int compareTo(BigDecimal other) {
        int common = Math.max(scale, other.scale);
        return unscaledAt(common).compareTo(other.unscaledAt(common));
    }

    /** Also of the same scale: 2.0 isn't equal to 2.00. */
    public boolean equals(Object other) {
        return other instanceof BigDecimal && scale == ((BigDecimal) other).scale
                && unscaled.equals(((BigDecimal) other).unscaled);
    }

    public int hashCode() {
        return 31 * unscaled.hashCode() + scale;
    }

    public BigInteger toBigInteger() {
        return setScale(0, RoundingMode.DOWN).unscaled;
    }

    public BigInteger toBigIntegerExact() {
        return setScale(0, RoundingMode.UNNECESSARY).unscaled;
    }

    public int intValue() {
        return toBigInteger().intValue();
    }

    public long longValue() {
        return toBigInteger().longValue();
    }

    public int intValueExact() {
        BigInteger value = toBigIntegerExact();
        if (value.bitLength() > 31) {
            throw new ArithmeticException("Overflow");
        }
        return value.intValue();
    }

    public long longValueExact() {
        BigInteger value = toBigIntegerExact();
        if (value.bitLength() > 63) {
            throw new ArithmeticException("Overflow");
        }
        return value.longValue();
    }

    public float floatValue() {
        return Float.parseFloat(toString());
    }

    public double doubleValue() {
        return Double.parseDouble(toString());
    }

    public String toString() {
        String digits = unscaled.abs().toString();
        String sign = signum() < 0 ? "-" : "";
        long exponent = digits.length() - 1L - scale;
        if (scale >= 0 && exponent >= -6) {
            return toPlainString();
        }
        StringBuilder text = new StringBuilder(sign).append(digits.charAt(0));
        if (digits.length() > 1) {
            text.append('.').append(digits.substring(1));
        }
        if (exponent != 0) {
            text.append('E').append(exponent > 0 ? "+" : "").append(exponent);
        }
        return text.toString();
    }

    public String toPlainString() {
        String digits = unscaled.abs().toString();
        String sign = signum() < 0 ? "-" : "";
        if (scale <= 0) {
            return sign + digits + (signum() == 0 ? "" : "0".repeat(-scale));
        }
        if (digits.length() <= scale) {
            digits = "0".repeat(scale - digits.length() + 1) + digits;
        }
        return sign + digits.substring(0, digits.length() - scale) + "." + digits.substring(digits.length() - scale);
    }

    public static final int ROUND_UP = 0;
    public static final int ROUND_DOWN = 1;
    public static final int ROUND_CEILING = 2;
    public static final int ROUND_FLOOR = 3;
    public static final int ROUND_HALF_UP = 4;
    public static final int ROUND_HALF_DOWN = 5;
    public static final int ROUND_HALF_EVEN = 6;
    public static final int ROUND_UNNECESSARY = 7;

    public BigDecimal(char[] text) {
        this(new String(text));
    }

    public BigDecimal(char[] text, int offset, int count) {
        this(new String(text, offset, count));
    }

    public BigDecimal(char[] text, MathContext context) {
        this(new String(text), context);
    }

    public BigDecimal(char[] text, int offset, int count, MathContext context) {
        this(new String(text, offset, count), context);
    }

    private BigDecimal(BigDecimal value) {
        unscaled = value.unscaled;
        scale = value.scale;
    }

    public BigDecimal(double value, MathContext context) {
        this(new BigDecimal(value).round(context));
    }

    public BigDecimal(int value, MathContext context) {
        this(new BigDecimal(value).round(context));
    }

    public BigDecimal(long value, MathContext context) {
        this(new BigDecimal(value).round(context));
    }

    public BigDecimal(BigInteger value, MathContext context) {
        this(new BigDecimal(value).round(context));
    }

    public BigDecimal(BigInteger unscaled, int scale, MathContext context) {
        this(new BigDecimal(unscaled, scale).round(context));
    }

    public BigDecimal abs(MathContext context) {
        return abs().round(context);
    }

    public BigDecimal negate(MathContext context) {
        return negate().round(context);
    }

    public BigDecimal plus(MathContext context) {
        return round(context);
    }

    private static RoundingMode mode(int mode) {
        if (mode < ROUND_UP || mode > ROUND_UNNECESSARY) {
            throw new IllegalArgumentException("Invalid rounding mode");
        }
        return RoundingMode.valueOf(mode);
    }

    public BigDecimal divide(BigDecimal divisor, int scale, int mode) {
        return divide(divisor, scale, mode(mode));
    }

    public BigDecimal divide(BigDecimal divisor, int mode) {
        return divide(divisor, mode(mode));
    }

    public BigDecimal setScale(int scale, int mode) {
        return setScale(scale, mode(mode));
    }

    public BigDecimal remainder(BigDecimal divisor, MathContext context) {
        return divideAndRemainder(divisor, context)[1];
    }

    public BigDecimal[] divideAndRemainder(BigDecimal divisor, MathContext context) {
        if (context.getPrecision() == 0) {
            return divideAndRemainder(divisor);
        }
        BigDecimal quotient = divideToIntegralValue(divisor, context);
        return new BigDecimal[] {quotient, subtract(quotient.multiply(divisor))};
    }

    public BigDecimal divideToIntegralValue(BigDecimal divisor, MathContext context) {
        BigDecimal whole = divideToIntegralValue(divisor);
        int precision = context.getPrecision();
        if (precision == 0 || whole.signum() == 0) {
            return whole;
        }
        if (whole.stripTrailingZeros().precision() > precision) {
            throw new ArithmeticException("Division impossible");
        }
        int preferred = scale - divisor.scale;
        BigDecimal shortest = whole.stripTrailingZeros();
        int room = precision - shortest.precision();
        int wanted = Math.min(Math.max(preferred, shortest.scale), shortest.scale + room);
        return shortest.setScale(wanted);
    }

    public BigDecimal scaleByPowerOfTen(int power) {
        return new BigDecimal(unscaled, Math.subtractExact(scale, power));
    }

    public BigDecimal ulp() {
        return new BigDecimal(BigInteger.ONE, scale);
    }

    public byte byteValueExact() {
        int value = intValueExact();
        if (value != (byte) value) {
            throw new ArithmeticException("Overflow");
        }
        return (byte) value;
    }

    public short shortValueExact() {
        int value = intValueExact();
        if (value != (short) value) {
            throw new ArithmeticException("Overflow");
        }
        return (short) value;
    }

    /** By ANSI X3.274's algorithm, as documented, which rounds each step. */
    public BigDecimal pow(int exponent, MathContext context) {
        if (context.getPrecision() == 0) {
            return pow(exponent);
        }
        if (exponent < -999999999 || exponent > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        if (exponent == 0) {
            return ONE;
        }
        int size = Math.abs(exponent);
        int digits = Integer.toString(size).length();
        if (digits > context.getPrecision()) {
            throw new ArithmeticException("Invalid operation");
        }
        MathContext working = new MathContext(context.getPrecision() + digits + 1, context.getRoundingMode());
        BigDecimal result = ONE;
        boolean started = false;
        for (int bit = 30; bit >= 0; bit--) {
            if (started) {
                result = result.multiply(result, working);
            }
            if ((size >>> bit & 1) != 0) {
                started = true;
                result = result.multiply(this, working);
            }
        }
        if (exponent < 0) {
            result = ONE.divide(result, working);
        }
        return result.round(context);
    }

    public BigDecimal sqrt(MathContext context) {
        if (signum() < 0) {
            throw new ArithmeticException("Attempted square root of negative BigDecimal");
        }
        int preferred = scale / 2;
        if (signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, preferred);
        }
        int precision = context.getPrecision();
        BigDecimal exact = stripTrailingZeros();
        if (precision == 0) {
            BigDecimal even = exact.scale % 2 == 0 ? exact : exact.setScale(exact.scale + 1);
            BigInteger root = even.unscaled.sqrt();
            if (!root.multiply(root).equals(even.unscaled)) {
                throw new ArithmeticException("Computed square root not exact.");
            }
            BigDecimal result = new BigDecimal(root, even.scale / 2).stripTrailingZeros();
            return result.scale < preferred ? result.setScale(preferred) : result;
        }
        // Enough digits for the integer root to have two more than asked for, and one that says whether it is exact.
        int digits = 2 * (precision + 2);
        int more = Math.max(0, digits - exact.precision());
        int wanted = exact.scale + more;
        wanted += wanted & 1;
        BigInteger scaled = wanted >= exact.scale ? exact.unscaledAt(wanted) : exact.unscaled;
        BigInteger root = scaled.sqrt();
        boolean isExact = root.multiply(root).equals(scaled);
        BigDecimal result = new BigDecimal(root, wanted / 2);
        if (!isExact) {
            if (context.getRoundingMode() == RoundingMode.UNNECESSARY) {
                throw new ArithmeticException("Computed square root not exact.");
            }
            BigDecimal near = new BigDecimal(root.multiply(BigInteger.TEN).add(BigInteger.ONE), wanted / 2 + 1);
            return near.round(context).stripped(preferred);
        }
        BigDecimal shortest = result.stripTrailingZeros();
        if (shortest.precision() > precision) {
            return shortest.round(context);
        }
        int room = precision - shortest.precision();
        return shortest.scale < preferred ? shortest.setScale(Math.min(preferred, shortest.scale + room)) : shortest;
    }

    /** As toString, the exponent being a multiple of three. */
    public String toEngineeringString() {
        long adjusted = -(long) scale + (precision() - 1);
        if (scale >= 0 && adjusted >= -6) {
            return toString();
        }
        String digits = unscaled.abs().toString();
        StringBuilder text = new StringBuilder();
        if (signum() < 0) {
            text.append('-');
        }
        int before = (int) Math.floorMod(adjusted, 3);
        long exponent = adjusted - before;
        before++;
        if (signum() == 0) {
            if (before == 2) {
                text.append("0.00");
                exponent += 3;
            } else if (before == 3) {
                text.append("0.0");
                exponent += 3;
            } else {
                text.append('0');
            }
        } else if (before >= digits.length()) {
            text.append(digits).append("0".repeat(before - digits.length()));
        } else {
            text.append(digits, 0, before).append('.').append(digits, before, digits.length());
        }
        if (exponent != 0) {
            text.append('E');
            if (exponent > 0) {
                text.append('+');
            }
            text.append(exponent);
        }
        return text.toString();
    }
}
