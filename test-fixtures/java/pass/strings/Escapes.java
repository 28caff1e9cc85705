// Pins: escapes in string literals, including octal and unicode.
public class Escapes {
    public static void main(String[] args) {
        System.out.println("tab[\t] quote[\"] single['] backslash[\\]");
        System.out.println("line one\nline two");
        System.out.println("unicode \u0041\u00e9 octal \101\7z".length());
        System.out.println("octal \101 \60\61 \1412");
        System.out.println("\u00e9\u4e2d");
        String surrogates = "\uD83E\uDDEA";
        System.out.println(surrogates + " " + surrogates.length());
        System.out.println((int) surrogates.charAt(0));
        System.out.println("a\b\f\r".length());
        System.out.println("a\sb");
        String withUnicodeEscape = "\u0022.length() + \u0022";
        System.out.println(withUnicodeEscape);
    }
}
