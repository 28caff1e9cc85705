// What java.util.Formatter does, shared by String.format, PrintStream.printf and their like.
// The format is read and numbers are laid out by the interpreter; an argument's own text is asked
// for here, because that may run the program's code.
// Source: documentation of java.util.Formatter, Java SE 17.
// Left out: dates and times (%t), Formattable, other locales.
package whydunit;

import java.util.*;

public final class Formatting {
    private static final int HEXADECIMAL = 1 << 30;
    private static final int OCTAL = 1 << 29;

    private Formatting() {
    }

    public static String format(String format, Object[] args) {
        return format(format, args, true);
    }

    /** For text that is only shown: nothing else in the run depends on it. */
    public static String show(String format, Object[] args) {
        return format(format, args, false);
    }

    private static String format(String format, Object[] args, boolean exact) {
        int[] wanted = wantedTexts(format, args);
        String[] texts = new String[wanted.length];
        for (int i = 0; i < wanted.length; i++) {
            int index = wanted[i];
            if (index >= OCTAL) {
                int radix = index >= HEXADECIMAL ? 16 : 8;
                texts[i] = ((java.math.BigInteger) args[index & OCTAL - 1]).toString(radix);
            } else if (index >= 0) {
                texts[i] = String.valueOf(args[index]);
            } else {
                Object arg = args[-index - 1];
                texts[i] = arg == null ? "null" : Integer.toHexString(arg.hashCode());
            }
        }
        String[] result = run(format, args, texts, exact);
        if (result[0] != null) {
            return result[0];
        }
        throw failure(result[1], result[2], result[3], args);
    }

    /**
     * The arguments whose text is needed, in the order in which they are; `-index - 1` where the
     * hash code is, with HEXADECIMAL or OCTAL added where digits of that radix are. What a faulty specifier follows is not needed.
     */
    private static native int[] wantedTexts(String format, Object[] args);

    /** The result, or null and what is wrong: the exception's name and two details. */
    private static native String[] run(String format, Object[] args, String[] texts, boolean exact);

    private static RuntimeException failure(String kind, String first, String second, Object[] args) {
        switch (kind) {
            case "MissingFormatArgument":
                return new MissingFormatArgumentException(first);
            case "UnknownFormatConversion":
                return new UnknownFormatConversionException(first);
            case "IllegalFormatConversion":
                return new IllegalFormatConversionException(first.charAt(0), args[Integer.parseInt(second)].getClass());
            case "MissingFormatWidth":
                return new MissingFormatWidthException(first);
            case "IllegalFormatPrecision":
                return new IllegalFormatPrecisionException(Integer.parseInt(first));
            case "IllegalFormatWidth":
                return new IllegalFormatWidthException(Integer.parseInt(first));
            case "IllegalFormatFlags":
                return new IllegalFormatFlagsException(first);
            case "DuplicateFormatFlags":
                return new DuplicateFormatFlagsException(first);
            case "FormatFlagsConversionMismatch":
                return new FormatFlagsConversionMismatchException(first, second.charAt(0));
            case "IllegalFormatArgumentIndex":
                return new IllegalFormatArgumentIndexException(Integer.parseInt(first));
            default:
                return new IllegalFormatCodePointException(Integer.parseInt(first));
        }
    }
}
