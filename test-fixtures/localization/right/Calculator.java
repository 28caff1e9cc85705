/** Values of sums and products with brackets, such as {@code 2*(3+4)}. */
public class Calculator {
    private final String text;
    private int position;

    private Calculator(String text) {
        this.text = text;
    }

    public static int evaluate(String text) {
        Calculator calculator = new Calculator(text.replace(" ", ""));
        int value = calculator.sum();
        if (calculator.position < calculator.text.length()) {
            throw new IllegalArgumentException("at " + calculator.position);
        }
        return value;
    }

    private int sum() {
        int value = product();
        while (isNext('+') || isNext('-')) {
            char sign = text.charAt(position);
            position++;
            int right = product();
            if (sign == '+') {
                value += right;
            } else {
                value -= right;
            }
        }
        return value;
    }

    private int product() {
        int value = factor();
        while (isNext('*')) {
            position++;
            value *= factor();
        }
        return value;
    }

    private int factor() {
        if (isNext('-')) {
            position++;
            return -factor();
        }
        if (isNext('(')) {
            position++;
            int value = sum();
            position++;
            return value;
        }
        int start = position;
        while (position < text.length() && Character.isDigit(text.charAt(position))) {
            position++;
        }
        return Integer.parseInt(text.substring(start, position));
    }

    private boolean isNext(char expected) {
        return position < text.length() && text.charAt(position) == expected;
    }
}
