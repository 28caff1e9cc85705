// Models java.math.BigInteger: sign and magnitude, in digits of 32 bits, least significant first.
// Source: class documentation, Java SE 17. Schoolbook algorithms.
// Left out: random primes, the exact messages for texts that are no numbers.
package java.math;

public class BigInteger extends Number implements Comparable<BigInteger> {
    public static final BigInteger ZERO = new BigInteger(0, new int[0]);
    public static final BigInteger ONE = valueOf(1);
    public static final BigInteger TWO = valueOf(2);
    public static final BigInteger TEN = valueOf(10);

    private static final long MASK = 0xFFFFFFFFL;

    private final int signum;
    private final int[] digits;

    /** Takes leading zeros off. */
    private BigInteger(int signum, int[] digits) {
        int length = digits.length;
        while (length > 0 && digits[length - 1] == 0) {
            length--;
        }
        if (length < digits.length) {
            int[] shorter = new int[length];
            System.arraycopy(digits, 0, shorter, 0, length);
            digits = shorter;
        }
        this.digits = digits;
        this.signum = length == 0 ? 0 : signum;
    }

    public BigInteger(String text) {
        this(text, 10);
    }

    public BigInteger(String text, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new NumberFormatException("Radix out of range");
        }
        if (text.isEmpty()) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        int start = text.charAt(0) == '-' || text.charAt(0) == '+' ? 1 : 0;
        if (start == text.length()) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        int[] result = new int[text.length() * 6 / 32 + 1];
        for (int i = start; i < text.length(); i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0) {
                throw new NumberFormatException("For input string: \"" + text + "\"");
            }
            long carry = digit;
            for (int j = 0; j < result.length; j++) {
                carry += (result[j] & MASK) * radix;
                result[j] = (int) carry;
                carry >>>= 32;
            }
        }
        BigInteger value = new BigInteger(text.charAt(0) == '-' ? -1 : 1, result);
        signum = value.signum;
        digits = value.digits;
    }

    public static BigInteger valueOf(long value) {
        if (value == 0) {
            return ZERO == null ? new BigInteger(0, new int[0]) : ZERO;
        }
        // The negation of the smallest number is right as an unsigned number.
        long size = value < 0 ? -value : value;
        return new BigInteger(value < 0 ? -1 : 1, new int[] {(int) size, (int) (size >>> 32)});
    }

    private static int compareSizes(int[] left, int[] right) {
        if (left.length != right.length) {
            return left.length < right.length ? -1 : 1;
        }
        for (int i = left.length - 1; i >= 0; i--) {
            if (left[i] != right[i]) {
                return Integer.compareUnsigned(left[i], right[i]);
            }
        }
        return 0;
    }

    private static int[] addSizes(int[] left, int[] right) {
        int[] longer = left.length >= right.length ? left : right;
        int[] shorter = left.length >= right.length ? right : left;
        int[] sum = new int[longer.length + 1];
        long carry = 0;
        for (int i = 0; i < longer.length; i++) {
            carry += (longer[i] & MASK) + (i < shorter.length ? shorter[i] & MASK : 0);
            sum[i] = (int) carry;
            carry >>>= 32;
        }
        sum[longer.length] = (int) carry;
        return sum;
    }

    /** The left number isn't smaller. */
    private static int[] subtractSizes(int[] left, int[] right) {
        int[] difference = new int[left.length];
        long borrow = 0;
        for (int i = 0; i < left.length; i++) {
            long value = (left[i] & MASK) - (i < right.length ? right[i] & MASK : 0) + borrow;
            difference[i] = (int) value;
            borrow = value >> 32;
        }
        return difference;
    }

    public BigInteger add(BigInteger other) {
        if (other.signum == 0) {
            return this;
        }
        if (signum == 0) {
            return other;
        }
        if (signum == other.signum) {
            return new BigInteger(signum, addSizes(digits, other.digits));
        }
        int order = compareSizes(digits, other.digits);
        if (order == 0) {
            return ZERO;
        }
        return order > 0 ? new BigInteger(signum, subtractSizes(digits, other.digits))
                : new BigInteger(other.signum, subtractSizes(other.digits, digits));
    }

    public BigInteger subtract(BigInteger other) {
        return add(other.negate());
    }

    public BigInteger multiply(BigInteger other) {
        int[] product = new int[digits.length + other.digits.length];
        for (int i = 0; i < digits.length; i++) {
            long carry = 0;
            for (int j = 0; j < other.digits.length; j++) {
                carry += (digits[i] & MASK) * (other.digits[j] & MASK) + (product[i + j] & MASK);
                product[i + j] = (int) carry;
                carry >>>= 32;
            }
            product[i + other.digits.length] = (int) carry;
        }
        return new BigInteger(signum * other.signum, product);
    }

    public BigInteger divide(BigInteger divisor) {
        return divideAndRemainder(divisor)[0];
    }

    public BigInteger remainder(BigInteger divisor) {
        return divideAndRemainder(divisor)[1];
    }

    public BigInteger[] divideAndRemainder(BigInteger divisor) {
        if (divisor.signum == 0) {
            throw new ArithmeticException("BigInteger divide by zero");
        }
        if (compareSizes(digits, divisor.digits) < 0) {
            return new BigInteger[] {ZERO, this};
        }
        int[] quotient = new int[digits.length];
        int[] rest = divisor.digits.length == 1 ? divideByDigit(digits, divisor.digits[0], quotient)
                : divideSizes(digits, divisor.digits, quotient);
        return new BigInteger[] {new BigInteger(signum * divisor.signum, quotient), new BigInteger(signum, rest)};
    }

    /** Fills the quotient, gives the remainder. */
    private static int[] divideByDigit(int[] dividend, int divisor, int[] quotient) {
        long rest = 0;
        for (int i = dividend.length - 1; i >= 0; i--) {
            long part = rest << 32 | dividend[i] & MASK;
            quotient[i] = (int) Long.divideUnsigned(part, divisor & MASK);
            rest = Long.remainderUnsigned(part, divisor & MASK);
        }
        return new int[] {(int) rest};
    }

    /** Long division (Knuth, The Art of Computer Programming 2, 4.3.1, algorithm D). */
    private static int[] divideSizes(int[] dividend, int[] divisor, int[] quotient) {
        int shift = Integer.numberOfLeadingZeros(divisor[divisor.length - 1]);
        int[] v = shiftedLeft(divisor, shift, divisor.length);
        int[] u = shiftedLeft(dividend, shift, dividend.length + 1);
        int n = v.length;
        long top = v[n - 1] & MASK;
        long second = v[n - 2] & MASK;
        for (int j = dividend.length - n; j >= 0; j--) {
            long part = (u[j + n] & MASK) << 32 | u[j + n - 1] & MASK;
            long guess = Long.divideUnsigned(part, top);
            long rest = Long.remainderUnsigned(part, top);
            while (rest >>> 32 == 0 && (guess >>> 32 != 0
                    || Long.compareUnsigned(guess * second, rest << 32 | u[j + n - 2] & MASK) > 0)) {
                guess--;
                rest += top;
            }
            long borrow = 0;
            long carry = 0;
            for (int i = 0; i < n; i++) {
                carry += guess * (v[i] & MASK);
                long value = (u[i + j] & MASK) - (carry & MASK) + borrow;
                u[i + j] = (int) value;
                borrow = value >> 32;
                carry >>>= 32;
            }
            long value = (u[j + n] & MASK) - carry + borrow;
            u[j + n] = (int) value;
            if (value < 0) {
                guess--;
                carry = 0;
                for (int i = 0; i < n; i++) {
                    carry += (u[i + j] & MASK) + (v[i] & MASK);
                    u[i + j] = (int) carry;
                    carry >>>= 32;
                }
                u[j + n] += (int) carry;
            }
            quotient[j] = (int) guess;
        }
        int[] rest = new int[n];
        for (int i = 0; i < n; i++) {
            long low = (u[i] & MASK) >>> shift;
            long high = shift == 0 ? 0 : (u[i + 1] & MASK) << 32 - shift;
            rest[i] = (int) (low | high);
        }
        return rest;
    }

    private static int[] shiftedLeft(int[] value, int shift, int length) {
        int[] result = new int[length];
        long carry = 0;
        for (int i = 0; i < length; i++) {
            carry |= (i < value.length ? value[i] & MASK : 0) << shift;
            result[i] = (int) carry;
            carry >>>= 32;
        }
        return result;
    }

    public BigInteger mod(BigInteger modulus) {
        if (modulus.signum <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        BigInteger rest = remainder(modulus);
        return rest.signum < 0 ? rest.add(modulus) : rest;
    }

    public BigInteger pow(int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("Negative exponent");
        }
        BigInteger result = ONE;
        BigInteger power = this;
        int rest = exponent;
        while (rest > 0) {
            if ((rest & 1) == 1) {
                result = result.multiply(power);
            }
            rest >>= 1;
            if (rest > 0) {
                power = power.multiply(power);
            }
        }
        return result;
    }

    public BigInteger modPow(BigInteger exponent, BigInteger modulus) {
        if (modulus.signum <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        if (exponent.signum < 0) {
            return modInverse(modulus).modPow(exponent.negate(), modulus);
        }
        BigInteger result = ONE.mod(modulus);
        BigInteger power = mod(modulus);
        int length = exponent.bitLength();
        for (int i = 0; i < length; i++) {
            if (exponent.testBit(i)) {
                result = result.multiply(power).mod(modulus);
            }
            power = power.multiply(power).mod(modulus);
        }
        return result;
    }

    public BigInteger modInverse(BigInteger modulus) {
        if (modulus.signum <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        BigInteger a = modulus;
        BigInteger b = mod(modulus);
        BigInteger x = ZERO;
        BigInteger y = ONE;
        while (b.signum != 0) {
            BigInteger[] parts = a.divideAndRemainder(b);
            BigInteger next = x.subtract(parts[0].multiply(y));
            a = b;
            b = parts[1];
            x = y;
            y = next;
        }
        if (!a.equals(ONE)) {
            throw new ArithmeticException("BigInteger not invertible.");
        }
        return x.mod(modulus);
    }

    public BigInteger gcd(BigInteger other) {
        BigInteger a = abs();
        BigInteger b = other.abs();
        while (b.signum != 0) {
            BigInteger rest = a.remainder(b);
            a = b;
            b = rest;
        }
        return a;
    }

    public BigInteger sqrt() {
        if (signum < 0) {
            throw new ArithmeticException("Negative BigInteger");
        }
        if (signum == 0) {
            return ZERO;
        }
        BigInteger guess = ONE.shiftLeft((bitLength() + 1) / 2);
        while (true) {
            BigInteger next = guess.add(divide(guess)).shiftRight(1);
            if (next.compareTo(guess) >= 0) {
                return guess;
            }
            guess = next;
        }
    }

    public BigInteger abs() {
        return signum < 0 ? negate() : this;
    }

    public BigInteger negate() {
        return signum == 0 ? this : new BigInteger(-signum, digits);
    }

    public int signum() {
        return signum;
    }

    public BigInteger min(BigInteger other) {
        return compareTo(other) < 0 ? this : other;
    }

    public BigInteger max(BigInteger other) {
        return compareTo(other) > 0 ? this : other;
    }

    /** A digit of the two's complement, which goes on without end. */
    private int word(int index) {
        if (index >= digits.length) {
            return signum < 0 ? -1 : 0;
        }
        if (signum >= 0) {
            return digits[index];
        }
        int lowest = 0;
        while (digits[lowest] == 0) {
            lowest++;
        }
        return index < lowest ? 0 : index == lowest ? -digits[index] : ~digits[index];
    }

    /** The number with these digits of its two's complement. */
    private static BigInteger ofWords(int[] words) {
        if (words[words.length - 1] >= 0) {
            return new BigInteger(1, words);
        }
        int[] size = new int[words.length];
        long carry = 1;
        for (int i = 0; i < words.length; i++) {
            carry += ~words[i] & MASK;
            size[i] = (int) carry;
            carry >>>= 32;
        }
        return new BigInteger(-1, size);
    }

    private int wordCount(BigInteger other) {
        return Math.max(digits.length, other.digits.length) + 1;
    }

    public BigInteger and(BigInteger other) {
        int[] words = new int[wordCount(other)];
        for (int i = 0; i < words.length; i++) {
            words[i] = word(i) & other.word(i);
        }
        return ofWords(words);
    }

    public BigInteger or(BigInteger other) {
        int[] words = new int[wordCount(other)];
        for (int i = 0; i < words.length; i++) {
            words[i] = word(i) | other.word(i);
        }
        return ofWords(words);
    }

    public BigInteger xor(BigInteger other) {
        int[] words = new int[wordCount(other)];
        for (int i = 0; i < words.length; i++) {
            words[i] = word(i) ^ other.word(i);
        }
        return ofWords(words);
    }

    public BigInteger not() {
        return negate().subtract(ONE);
    }

    public BigInteger andNot(BigInteger other) {
        return and(other.not());
    }

    public boolean testBit(int index) {
        if (index < 0) {
            throw new ArithmeticException("Negative bit address");
        }
        return (word(index >>> 5) >>> (index & 31) & 1) == 1;
    }

    public BigInteger setBit(int index) {
        return or(ONE.shiftLeft(index));
    }

    public BigInteger clearBit(int index) {
        return andNot(ONE.shiftLeft(index));
    }

    public BigInteger flipBit(int index) {
        return xor(ONE.shiftLeft(index));
    }

    public int getLowestSetBit() {
        if (signum == 0) {
            return -1;
        }
        int index = 0;
        while (digits[index] == 0) {
            index++;
        }
        return 32 * index + Integer.numberOfTrailingZeros(digits[index]);
    }

    /** Of the shortest two's complement, without its sign bit. */
    public int bitLength() {
        if (signum == 0) {
            return 0;
        }
        int length = 32 * digits.length - Integer.numberOfLeadingZeros(digits[digits.length - 1]);
        return signum < 0 && getLowestSetBit() == length - 1 ? length - 1 : length;
    }

    /** Bits of the two's complement that differ from the sign bit. */
    public int bitCount() {
        int count = 0;
        for (int i = 0; i < digits.length; i++) {
            count += Integer.bitCount(signum < 0 ? ~word(i) : word(i));
        }
        return count;
    }

    public BigInteger shiftLeft(int distance) {
        if (distance < 0) {
            return shiftRight(-distance);
        }
        int words = distance >>> 5;
        int[] shifted = shiftedLeft(digits, distance & 31, digits.length + 1);
        int[] result = new int[shifted.length + words];
        System.arraycopy(shifted, 0, result, words, shifted.length);
        return new BigInteger(signum, result);
    }

    /** Towards negative infinity. */
    public BigInteger shiftRight(int distance) {
        if (distance < 0) {
            return shiftLeft(-distance);
        }
        int words = distance >>> 5;
        int shift = distance & 31;
        int[] result = new int[Math.max(digits.length - words, 0) + 1];
        for (int i = 0; i < result.length; i++) {
            long pair = (long) word(i + words + 1) << 32 | word(i + words) & MASK;
            result[i] = (int) (pair >> shift);
        }
        return ofWords(result);
    }

    /** Miller-Rabin with the first twenty primes as bases, the same in each run. */
    public boolean isProbablePrime(int certainty) {
        BigInteger number = abs();
        if (certainty <= 0) {
            return true;
        }
        if (number.compareTo(TWO) < 0) {
            return false;
        }
        int[] primes = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71};
        for (int prime : primes) {
            BigInteger base = valueOf(prime);
            if (number.equals(base)) {
                return true;
            }
            if (number.remainder(base).signum == 0) {
                return false;
            }
        }
        BigInteger less = number.subtract(ONE);
        int twos = less.getLowestSetBit();
        BigInteger odd = less.shiftRight(twos);
        for (int prime : primes) {
            BigInteger power = valueOf(prime).modPow(odd, number);
            boolean passes = power.equals(ONE) || power.equals(less);
            for (int i = 1; i < twos && !passes; i++) {
                power = power.multiply(power).mod(number);
                passes = power.equals(less);
            }
            if (!passes) {
                return false;
            }
        }
        return true;
    }

    public BigInteger nextProbablePrime() {
        if (signum < 0) {
            throw new ArithmeticException("start < 0: " + this);
        }
        BigInteger next = add(ONE);
        while (!next.isProbablePrime(100)) {
            next = next.add(ONE);
        }
        return next;
    }

    public int intValue() {
        return word(0);
    }

    public long longValue() {
        return (long) word(1) << 32 | word(0) & MASK;
    }

    public float floatValue() {
        return Float.parseFloat(toString());
    }

    public double doubleValue() {
        return Double.parseDouble(toString());
    }

    public int intValueExact() {
        if (bitLength() > 31) {
            throw new ArithmeticException("BigInteger out of int range");
        }
        return intValue();
    }

    public long longValueExact() {
        if (bitLength() > 63) {
            throw new ArithmeticException("BigInteger out of long range");
        }
        return longValue();
    }

    public int compareTo(BigInteger other) {
        if (signum != other.signum) {
            return signum < other.signum ? -1 : 1;
        }
        return signum * compareSizes(digits, other.digits);
    }

    public boolean equals(Object other) {
        return other instanceof BigInteger && compareTo((BigInteger) other) == 0;
    }

    public int hashCode() {
        int hash = 0;
        for (int i = digits.length - 1; i >= 0; i--) {
            hash = 31 * hash + digits[i];
        }
        return hash * signum;
    }

    public String toString() {
        return toString(10);
    }

    public String toString(int radix) {
        if (signum == 0) {
            return "0";
        }
        int base = radix < Character.MIN_RADIX || radix > Character.MAX_RADIX ? 10 : radix;
        // Digits of the largest power of the base that fits into an int.
        int chunk = base;
        int width = 1;
        while ((long) chunk * base <= Integer.MAX_VALUE) {
            chunk *= base;
            width++;
        }
        StringBuilder reversed = new StringBuilder();
        int[] rest = digits;
        while (rest.length > 0) {
            int[] quotient = new int[rest.length];
            int part = divideByDigit(rest, chunk, quotient)[0];
            rest = new BigInteger(1, quotient).digits;
            for (int i = 0; i < width && (rest.length > 0 || part > 0); i++) {
                reversed.append(Character.forDigit(part % base, base));
                part /= base;
            }
        }
        if (signum < 0) {
            reversed.append('-');
        }
        return reversed.reverse().toString();
    }

    /** Two's complement, most significant byte first. */
    public BigInteger(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    public BigInteger(byte[] bytes, int offset, int length) {
        if (bytes.length == 0 || length == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        java.util.Objects.checkFromIndexSize(offset, length, bytes.length);
        BigInteger value = ofWords(words(bytes, offset, length, bytes[offset] < 0));
        signum = value.signum;
        digits = value.digits;
    }

    public BigInteger(int signum, byte[] magnitude) {
        this(signum, magnitude, 0, magnitude.length);
    }

    public BigInteger(int signum, byte[] magnitude, int offset, int length) {
        if (signum < -1 || signum > 1) {
            throw new NumberFormatException("Invalid signum value");
        }
        java.util.Objects.checkFromIndexSize(offset, length, magnitude.length);
        BigInteger value = ofWords(words(magnitude, offset, length, false));
        if (signum == 0 && value.signum != 0) {
            throw new NumberFormatException("signum-magnitude mismatch");
        }
        this.signum = value.signum == 0 ? 0 : signum;
        digits = value.digits;
    }

    private static int[] words(byte[] bytes, int offset, int length, boolean negative) {
        int[] words = new int[length / 4 + 1];
        for (int i = 0; i < 4 * words.length; i++) {
            int unit = i < length ? bytes[offset + length - 1 - i] & 0xFF : negative ? 0xFF : 0;
            words[i / 4] |= unit << 8 * (i % 4);
        }
        return words;
    }

    public byte[] toByteArray() {
        byte[] bytes = new byte[bitLength() / 8 + 1];
        for (int i = 0; i < bytes.length; i++) {
            bytes[bytes.length - 1 - i] = (byte) (word(i / 4) >> 8 * (i % 4));
        }
        return bytes;
    }

    /** As many random bits as given. */
    public BigInteger(int bits, java.util.Random random) {
        if (bits < 0) {
            throw new IllegalArgumentException("numBits must be non-negative");
        }
        int length = (int) (((long) bits + 7) / 8);
        byte[] bytes = new byte[length];
        if (length > 0) {
            random.nextBytes(bytes);
            int excess = 8 * length - bits;
            bytes[0] &= (byte) ((1 << 8 - excess) - 1);
        }
        BigInteger value = ofWords(words(bytes, 0, length, false));
        signum = value.signum;
        digits = value.digits;
    }

    public BigInteger[] sqrtAndRemainder() {
        BigInteger root = sqrt();
        return new BigInteger[] {root, subtract(root.multiply(root))};
    }

    public byte byteValueExact() {
        if (bitLength() > 7) {
            throw new ArithmeticException("BigInteger out of byte range");
        }
        return (byte) intValue();
    }

    public short shortValueExact() {
        if (bitLength() > 15) {
            throw new ArithmeticException("BigInteger out of short range");
        }
        return (short) intValue();
    }
}
