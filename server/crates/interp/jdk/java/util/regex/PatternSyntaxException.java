// Models java.util.regex.PatternSyntaxException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.util.regex;

public class PatternSyntaxException extends IllegalArgumentException {
    private final String description;
    private final String pattern;
    private final int index;

    public PatternSyntaxException(String description, String pattern, int index) {
        this.description = description;
        this.pattern = pattern;
        this.index = index;
    }

    public String getDescription() {
        return description;
    }

    public String getPattern() {
        return pattern;
    }

    public int getIndex() {
        return index;
    }

    public String getMessage() {
        StringBuilder text = new StringBuilder(description);
        if (index >= 0) {
            text.append(" near index ").append(index);
        }
        text.append('\n').append(pattern);
        if (index >= 0 && pattern != null && index < pattern.length()) {
            text.append('\n').append(" ".repeat(index)).append('^');
        }
        return text.toString();
    }
}
