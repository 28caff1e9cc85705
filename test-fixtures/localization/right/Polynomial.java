import java.util.Arrays;

/** Polynomials; the coefficient of x^i has the index i. */
public class Polynomial {
    private final int[] coefficients;

    public Polynomial(int... coefficients) {
        int length = coefficients.length;
        while (length > 0 && coefficients[length - 1] == 0) {
            length--;
        }
        this.coefficients = Arrays.copyOf(coefficients, length);
    }

    public int degree() {
        return coefficients.length - 1;
    }

    public int at(int x) {
        int value = 0;
        for (int i = coefficients.length - 1; i >= 0; i--) {
            value = value * x + coefficients[i];
        }
        return value;
    }

    public Polynomial plus(Polynomial other) {
        int length = Math.max(coefficients.length, other.coefficients.length);
        int[] sum = new int[length];
        for (int i = 0; i < length; i++) {
            if (i < coefficients.length) {
                sum[i] += coefficients[i];
            }
            if (i < other.coefficients.length) {
                sum[i] += other.coefficients[i];
            }
        }
        return new Polynomial(sum);
    }

    public Polynomial times(Polynomial other) {
        if (coefficients.length == 0 || other.coefficients.length == 0) {
            return new Polynomial();
        }
        int[] product = new int[coefficients.length + other.coefficients.length - 1];
        for (int i = 0; i < coefficients.length; i++) {
            for (int j = 0; j < other.coefficients.length; j++) {
                product[i + j] += coefficients[i] * other.coefficients[j];
            }
        }
        return new Polynomial(product);
    }

    public Polynomial derivative() {
        if (coefficients.length < 2) {
            return new Polynomial();
        }
        int[] result = new int[coefficients.length - 1];
        for (int i = 1; i < coefficients.length; i++) {
            result[i - 1] = i * coefficients[i];
        }
        return new Polynomial(result);
    }

    @Override
    public String toString() {
        return Arrays.toString(coefficients);
    }
}
