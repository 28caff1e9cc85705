// Models java.util.Scanner.
// Source: class documentation, Java SE 17, for the root locale (groups of digits by comma).
// The source is read to its end when the first token is asked for.
// Left out: files and channels, locales other than the root.
package java.util;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

public final class Scanner implements Iterator<String>, Closeable {
    private Reader source;
    private String text;
    private int position;
    private int tokenEnd;
    private boolean closed;
    /** Null: white space. */
    private Pattern delimiter;
    private int radix = 10;
    private Locale locale = Locale.getDefault();
    private MatchResult lastMatch;

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
        if (delimiter != null) {
            return peekDelimited();
        }
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

    /** One delimiter is skipped, so that between two there is an empty token. */
    private String peekDelimited() {
        Matcher delimiters = delimiter.matcher(text);
        delimiters.region(position, text.length());
        int start = delimiters.lookingAt() ? delimiters.end() : position;
        if (start == text.length()) {
            return null;
        }
        boolean found = delimiters.find(start);
        if (found && delimiters.end() == start) {
            found = delimiters.find();
        }
        tokenEnd = found ? delimiters.start() : text.length();
        return text.substring(start, tokenEnd);
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

    /** The token without group separators if it looks like an integer, else null. */
    private static String integer(String token, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new IllegalArgumentException("radix:" + radix);
        }
        return token != null && isInteger(token, radix) ? plain(token) : null;
    }

    private String expectInteger(int radix) {
        String token = peek();
        String plain = integer(token, radix);
        if (plain != null) {
            return plain;
        }
        throw token == null ? new NoSuchElementException() : new InputMismatchException();
    }

    /** As documented, any decimal digit of Unicode is one, too large for the radix or not. */
    private static boolean isDigit(char value, int radix) {
        return Character.isDigit(value) || radix > 10 && value < 128 && Character.digit(value, radix) >= 0;
    }

    private static boolean startsGroups(char value) {
        return Character.isDigit(value) && value != '0';
    }

    /** Digits after a sign, possibly in groups of three. */
    private static boolean isInteger(String token, int radix) {
        int length = token.length();
        int at = token.charAt(0) == '-' || token.charAt(0) == '+' ? 1 : 0;
        if (at == length) {
            return false;
        }
        int comma = token.indexOf(',');
        int group = comma < 0 ? 0 : comma - at;
        if (comma >= 0 && (group < 1 || group > 3 || (length - comma) % 4 != 0 || !startsGroups(token.charAt(at)))) {
            return false;
        }
        for (int i = at; i < length; i++) {
            boolean isComma = comma >= 0 && i >= comma && (i - comma) % 4 == 0;
            if (isComma ? token.charAt(i) != ',' : !isDigit(token.charAt(i), radix)) {
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
            if (power.isEmpty() || power.indexOf(',') >= 0 || !isInteger(power, 10)) {
                return false;
            }
            rest = rest.substring(0, exponent);
        }
        int point = rest.indexOf('.');
        String whole = point < 0 ? rest : rest.substring(0, point);
        String fraction = point < 0 ? "" : rest.substring(point + 1);
        if (whole.isEmpty() && fraction.isEmpty() || !whole.isEmpty() && (!Character.isDigit(whole.charAt(0)) || !isInteger(whole, 10))) {
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

    /** What looks like a decimal number, as the parsers of such numbers want it. */
    private static String plainDecimal(String token) {
        StringBuilder plain = new StringBuilder(plain(token));
        for (int i = 0; i < plain.length(); i++) {
            char value = plain.charAt(i);
            if (Character.isDigit(value)) {
                plain.setCharAt(i, Character.forDigit(Character.digit(value, 10), 10));
            }
        }
        return plain.toString();
    }

    public boolean hasNextByte() {
        return hasNextByte(radix);
    }

    public boolean hasNextByte(int radix) {
        String token = integer(peek(), radix);
        if (token == null) {
            return false;
        }
        try {
            Byte.parseByte(token, radix);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public byte nextByte() {
        return nextByte(radix);
    }

    public byte nextByte(int radix) {
        String token = expectInteger(radix);
        try {
            byte value = Byte.parseByte(token, radix);
            position = tokenEnd;
            return value;
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
    }

    public boolean hasNextShort() {
        return hasNextShort(radix);
    }

    public boolean hasNextShort(int radix) {
        String token = integer(peek(), radix);
        if (token == null) {
            return false;
        }
        try {
            Short.parseShort(token, radix);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public short nextShort() {
        return nextShort(radix);
    }

    public short nextShort(int radix) {
        String token = expectInteger(radix);
        try {
            short value = Short.parseShort(token, radix);
            position = tokenEnd;
            return value;
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
    }

    public boolean hasNextInt() {
        return hasNextInt(radix);
    }

    public boolean hasNextInt(int radix) {
        String token = integer(peek(), radix);
        if (token == null) {
            return false;
        }
        try {
            Integer.parseInt(token, radix);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public int nextInt() {
        return nextInt(radix);
    }

    public int nextInt(int radix) {
        String token = expectInteger(radix);
        try {
            int value = Integer.parseInt(token, radix);
            position = tokenEnd;
            return value;
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
    }

    public boolean hasNextLong() {
        return hasNextLong(radix);
    }

    public boolean hasNextLong(int radix) {
        String token = integer(peek(), radix);
        if (token == null) {
            return false;
        }
        try {
            Long.parseLong(token, radix);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public long nextLong() {
        return nextLong(radix);
    }

    public long nextLong(int radix) {
        String token = expectInteger(radix);
        try {
            long value = Long.parseLong(token, radix);
            position = tokenEnd;
            return value;
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
    }

    public boolean hasNextBigInteger() {
        return hasNextBigInteger(radix);
    }

    public boolean hasNextBigInteger(int radix) {
        String token = integer(peek(), radix);
        if (token == null) {
            return false;
        }
        try {
            new BigInteger(token, radix);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public BigInteger nextBigInteger() {
        return nextBigInteger(radix);
    }

    public BigInteger nextBigInteger(int radix) {
        String token = expectInteger(radix);
        try {
            BigInteger value = new BigInteger(token, radix);
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
        return Float.parseFloat(plainDecimal(token));
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
        return Double.parseDouble(plainDecimal(token));
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

    public Scanner(InputStream source, java.nio.charset.Charset charset) {
        this(source);
    }

    public Pattern delimiter() {
        return delimiter == null ? Pattern.compile("\\p{javaWhitespace}+") : delimiter;
    }

    public Scanner useDelimiter(String pattern) {
        return useDelimiter(Pattern.compile(pattern));
    }

    public Scanner useDelimiter(Pattern pattern) {
        Objects.requireNonNull(pattern);
        delimiter = pattern.pattern().equals("\\p{javaWhitespace}+") ? null : pattern;
        return this;
    }

    public Locale locale() {
        return locale;
    }

    public Scanner useLocale(Locale locale) {
        this.locale = Objects.requireNonNull(locale);
        return this;
    }

    public int radix() {
        return radix;
    }

    public Scanner useRadix(int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new IllegalArgumentException("radix:" + radix);
        }
        this.radix = radix;
        return this;
    }

    public Scanner reset() {
        delimiter = null;
        radix = 10;
        locale = Locale.getDefault();
        return this;
    }

    public IOException ioException() {
        return null;
    }

    public void remove() {
        throw new UnsupportedOperationException();
    }

    public MatchResult match() {
        if (lastMatch == null) {
            throw new IllegalStateException("No match result available");
        }
        return lastMatch;
    }

    public boolean hasNext(String pattern) {
        return hasNext(Pattern.compile(pattern));
    }

    public boolean hasNext(Pattern pattern) {
        Objects.requireNonNull(pattern);
        String token = peek();
        return token != null && pattern.matcher(token).matches();
    }

    public String next(String pattern) {
        return next(Pattern.compile(pattern));
    }

    public String next(Pattern pattern) {
        Objects.requireNonNull(pattern);
        String token = expect();
        Matcher matcher = pattern.matcher(token);
        if (!matcher.matches()) {
            throw new InputMismatchException();
        }
        lastMatch = matcher.toMatchResult();
        position = tokenEnd;
        return token;
    }

    public String findInLine(String pattern) {
        return findInLine(Pattern.compile(pattern));
    }

    public String findInLine(Pattern pattern) {
        Objects.requireNonNull(pattern);
        load();
        int end = position;
        while (end < text.length() && !isLineEnd(text.charAt(end))) {
            end++;
        }
        return end == position ? null : find(pattern, end);
    }

    public String findWithinHorizon(String pattern, int horizon) {
        return findWithinHorizon(Pattern.compile(pattern), horizon);
    }

    public String findWithinHorizon(Pattern pattern, int horizon) {
        Objects.requireNonNull(pattern);
        if (horizon < 0) {
            throw new IllegalArgumentException("horizon < 0");
        }
        load();
        return find(pattern, horizon == 0 ? text.length() : Math.min(text.length(), position + horizon));
    }

    private String find(Pattern pattern, int end) {
        Matcher matcher = pattern.matcher(text);
        matcher.region(position, end);
        if (!matcher.find()) {
            return null;
        }
        lastMatch = matcher.toMatchResult();
        position = matcher.end();
        return matcher.group();
    }

    public Scanner skip(String pattern) {
        return skip(Pattern.compile(pattern));
    }

    public Scanner skip(Pattern pattern) {
        Objects.requireNonNull(pattern);
        load();
        Matcher matcher = pattern.matcher(text);
        matcher.region(position, text.length());
        if (!matcher.lookingAt()) {
            throw new NoSuchElementException();
        }
        lastMatch = matcher.toMatchResult();
        position = matcher.end();
        return this;
    }

    public Stream<String> tokens() {
        return StreamSupport.of(this);
    }

    public Stream<MatchResult> findAll(String pattern) {
        return findAll(Pattern.compile(pattern));
    }

    public Stream<MatchResult> findAll(Pattern pattern) {
        Objects.requireNonNull(pattern);
        return StreamSupport.of(new Iterator<MatchResult>() {
            private boolean ready;

            public boolean hasNext() {
                ready = ready || findWithinHorizon(pattern, 0) != null;
                return ready;
            }

            public MatchResult next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return match();
            }
        });
    }

    public boolean hasNextBigDecimal() {
        String token = peek();
        return token != null && isDecimal(token) && !isSpecial(token);
    }

    public BigDecimal nextBigDecimal() {
        String token = expect();
        if (!isDecimal(token) || isSpecial(token)) {
            throw new InputMismatchException();
        }
        position = tokenEnd;
        return new BigDecimal(plainDecimal(token));
    }

    /** Such a token can only be a <code>float</code> or <code>double</code>. */
    private static boolean isSpecial(String token) {
        return token.endsWith("NaN") || token.endsWith("Infinity");
    }
}
