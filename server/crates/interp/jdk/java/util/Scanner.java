// Models java.util.Scanner with the delimiter it has at first, white space.
// Source: class documentation, Java SE 17, for the root locale (groups of digits by comma).
// The source is read to its end when the first token is asked for.
// Left out: patterns and other delimiters, files, big numbers, other radices.
package java.util;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;

public final class Scanner implements Iterator<String>, Closeable {
    private Reader source;
    private String text;
    private int position;
    private int tokenEnd;
    private boolean closed;

    public Scanner(InputStream source) {
        this(new InputStreamReader(Objects.requireNonNull(source, "source")));
    }

    public Scanner(InputStream source, String charset) {
        this(source);
    }

    public Scanner(Reader source) {
        this.source = Objects.requireNonNull(source, "source");
    }

    public Scanner(String source) {
        text = Objects.requireNonNull(source, "source");
    }

    private void load() {
        if (closed) {
            throw new IllegalStateException("Scanner closed");
        }
        if (text != null) {
            return;
        }
        StringBuilder all = new StringBuilder();
        try {
            int unit = source.read();
            while (unit != -1) {
                all.append((char) unit);
                unit = source.read();
            }
        } catch (IOException e) {
            // As documented, the input ends where reading fails.
        }
        text = all.toString();
    }

    /** The next token, its end in `tokenEnd`, or null. */
    private String peek() {
        load();
        int length = text.length();
        int start = position;
        while (start < length && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        if (start == length) {
            return null;
        }
        int end = start + 1;
        while (end < length && !Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        tokenEnd = end;
        return text.substring(start, end);
    }

    private String expect() {
        String token = peek();
        if (token == null) {
            throw new NoSuchElementException();
        }
        return token;
    }

    public boolean hasNext() {
        return peek() != null;
    }

    public String next() {
        String token = expect();
        position = tokenEnd;
        return token;
    }

    public boolean hasNextLine() {
        load();
        return position < text.length();
    }

    public String nextLine() {
        load();
        int length = text.length();
        if (position >= length) {
            throw new NoSuchElementException("No line found");
        }
        int end = position;
        while (end < length && !isLineEnd(text.charAt(end))) {
            end++;
        }
        String line = text.substring(position, end);
        if (end + 1 < length && text.charAt(end) == '\r' && text.charAt(end + 1) == '\n') {
            end++;
        }
        position = Math.min(end + 1, length);
        return line;
    }

    private static boolean isLineEnd(char value) {
        return value == '\n' || value == '\r' || value == '\u2028' || value == '\u2029' || value == '\u0085';
    }

    /** Digits after a sign, possibly in groups of three. */
    private static boolean isInteger(String token) {
        int length = token.length();
        int at = token.charAt(0) == '-' || token.charAt(0) == '+' ? 1 : 0;
        if (at == length) {
            return false;
        }
        int comma = token.indexOf(',');
        int group = comma < 0 ? 0 : comma - at;
        if (comma >= 0 && (group < 1 || group > 3 || (length - comma) % 4 != 0)) {
            return false;
        }
        for (int i = at; i < length; i++) {
            boolean isComma = comma >= 0 && i >= comma && (i - comma) % 4 == 0;
            if (isComma ? token.charAt(i) != ',' : !Character.isDigit(token.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isDecimal(String token) {
        String rest = token.charAt(0) == '-' || token.charAt(0) == '+' ? token.substring(1) : token;
        if (rest.equals("NaN") || rest.equals("Infinity")) {
            return true;
        }
        int exponent = Math.max(rest.indexOf('e'), rest.indexOf('E'));
        if (exponent >= 0) {
            String power = rest.substring(exponent + 1);
            if (power.isEmpty() || power.indexOf(',') >= 0 || !isInteger(power)) {
                return false;
            }
            rest = rest.substring(0, exponent);
        }
        int point = rest.indexOf('.');
        String whole = point < 0 ? rest : rest.substring(0, point);
        String fraction = point < 0 ? "" : rest.substring(point + 1);
        if (whole.isEmpty() && fraction.isEmpty() || !whole.isEmpty() && (!Character.isDigit(whole.charAt(0)) || !isInteger(whole))) {
            return false;
        }
        for (int i = 0; i < fraction.length(); i++) {
            if (!Character.isDigit(fraction.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static String plain(String token) {
        return token.indexOf(',') < 0 ? token : token.replace(",", "");
    }

    public boolean hasNextByte() {
        String token = peek();
        if (token == null || !isInteger(token)) {
            return false;
        }
        try {
            Byte.parseByte(plain(token));
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public byte nextByte() {
        String token = expect();
        if (!isInteger(token)) {
            throw new InputMismatchException();
        }
        try {
            byte value = Byte.parseByte(plain(token));
            position = tokenEnd;
            return value;
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
    }

    public boolean hasNextShort() {
        String token = peek();
        if (token == null || !isInteger(token)) {
            return false;
        }
        try {
            Short.parseShort(plain(token));
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public short nextShort() {
        String token = expect();
        if (!isInteger(token)) {
            throw new InputMismatchException();
        }
        try {
            short value = Short.parseShort(plain(token));
            position = tokenEnd;
            return value;
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
    }

    public boolean hasNextInt() {
        String token = peek();
        if (token == null || !isInteger(token)) {
            return false;
        }
        try {
            Integer.parseInt(plain(token));
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public int nextInt() {
        String token = expect();
        if (!isInteger(token)) {
            throw new InputMismatchException();
        }
        try {
            int value = Integer.parseInt(plain(token));
            position = tokenEnd;
            return value;
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
    }

    public boolean hasNextLong() {
        String token = peek();
        if (token == null || !isInteger(token)) {
            return false;
        }
        try {
            Long.parseLong(plain(token));
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public long nextLong() {
        String token = expect();
        if (!isInteger(token)) {
            throw new InputMismatchException();
        }
        try {
            long value = Long.parseLong(plain(token));
            position = tokenEnd;
            return value;
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
    }

    public boolean hasNextFloat() {
        String token = peek();
        return token != null && isDecimal(token);
    }

    public float nextFloat() {
        String token = expect();
        if (!isDecimal(token)) {
            throw new InputMismatchException();
        }
        position = tokenEnd;
        return Float.parseFloat(plain(token));
    }

    public boolean hasNextDouble() {
        String token = peek();
        return token != null && isDecimal(token);
    }

    public double nextDouble() {
        String token = expect();
        if (!isDecimal(token)) {
            throw new InputMismatchException();
        }
        position = tokenEnd;
        return Double.parseDouble(plain(token));
    }

    public boolean hasNextBoolean() {
        String token = peek();
        return token != null && (token.equalsIgnoreCase("true") || token.equalsIgnoreCase("false"));
    }

    public boolean nextBoolean() {
        String token = expect();
        if (!token.equalsIgnoreCase("true") && !token.equalsIgnoreCase("false")) {
            throw new InputMismatchException();
        }
        position = tokenEnd;
        return token.equalsIgnoreCase("true");
    }

    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        if (source != null) {
            try {
                source.close();
            } catch (IOException e) {
                // As documented: see ioException().
            }
        }
    }
}
