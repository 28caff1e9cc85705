// Models java.util.StringTokenizer.
// Source: class documentation, Java SE 17.
// Left out: delimiters beyond U+FFFF.
package java.util;

public class StringTokenizer implements Enumeration<Object> {
    private final String text;
    private String delimiters;
    private final boolean returnDelimiters;
    private int position;

    public StringTokenizer(String text) {
        this(text, " \t\n\r\f", false);
    }

    public StringTokenizer(String text, String delimiters) {
        this(text, delimiters, false);
    }

    public StringTokenizer(String text, String delimiters, boolean returnDelimiters) {
        this.text = Objects.requireNonNull(text);
        this.delimiters = delimiters;
        this.returnDelimiters = returnDelimiters;
    }

    private boolean isDelimiter(int at) {
        return delimiters.indexOf(text.charAt(at)) >= 0;
    }

    private int skip(int from) {
        Objects.requireNonNull(delimiters);
        int at = from;
        while (!returnDelimiters && at < text.length() && isDelimiter(at)) {
            at++;
        }
        return at;
    }

    private int end(int from) {
        int at = from;
        while (at < text.length() && !isDelimiter(at)) {
            at++;
        }
        return returnDelimiters && at == from && at < text.length() ? at + 1 : at;
    }

    public boolean hasMoreTokens() {
        return skip(position) < text.length();
    }

    public String nextToken() {
        int start = skip(position);
        if (start >= text.length()) {
            throw new NoSuchElementException();
        }
        position = end(start);
        return text.substring(start, position);
    }

    public String nextToken(String delimiters) {
        this.delimiters = delimiters;
        return nextToken();
    }

    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    public Object nextElement() {
        return nextToken();
    }

    public int countTokens() {
        int count = 0;
        int at = skip(position);
        while (at < text.length()) {
            count++;
            at = skip(end(at));
        }
        return count;
    }
}
