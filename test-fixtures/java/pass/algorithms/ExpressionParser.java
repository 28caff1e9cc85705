// Pins: a recursive-descent parser and evaluator with error messages.
public class ExpressionParser {
    private final String text;
    private int at = 0;

    ExpressionParser(String text) {
        this.text = text;
    }

    static int evaluate(String s) {
        ExpressionParser p = new ExpressionParser(s);
        int v = p.sum();
        if (p.at != p.text.length()) {
            throw new IllegalArgumentException("unexpected '" + p.text.charAt(p.at) + "' at " + p.at);
        }
        return v;
    }

    private char peek() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private int sum() {
        int v = product();
        for (;;) {
            switch (peek()) {
                case '+':
                    at++;
                    v += product();
                    break;
                case '-':
                    at++;
                    v -= product();
                    break;
                default:
                    return v;
            }
        }
    }

    private int product() {
        int v = atom();
        while (peek() == '*' || peek() == '/') {
            char op = text.charAt(at++);
            int w = atom();
            v = op == '*' ? v * w : v / w;
        }
        return v;
    }

    private int atom() {
        char c = peek();
        if (c == '(') {
            at++;
            int v = sum();
            if (peek() != ')') {
                throw new IllegalArgumentException("')' expected at " + at);
            }
            at++;
            return v;
        }
        if (c == '-') {
            at++;
            return -atom();
        }
        if (!Character.isDigit(c)) {
            throw new IllegalArgumentException("number expected at " + at);
        }
        int v = 0;
        while (at < text.length() && Character.isDigit(text.charAt(at))) {
            v = v * 10 + (text.charAt(at++) - '0');
        }
        return v;
    }

    public static void main(String[] args) {
        String[] inputs = {"1+2*3", "(1+2)*3", " 10 - 4 - 3 ", "--5", "2*(3+(4-1))/3", "1/0", "1+", "(1", "1 2", "99999999999"};
        for (String s : inputs) {
            try {
                System.out.println(s + " = " + evaluate(s));
            } catch (IllegalArgumentException | ArithmeticException e) {
                System.out.println(s + " ! " + e.getMessage());
            }
        }
    }
}
