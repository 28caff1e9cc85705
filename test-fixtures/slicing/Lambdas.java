// lambdas and captured variables
import java.util.function.IntUnaryOperator;

class Lambdas {
    static int apply(IntUnaryOperator f, int n) {
        return f.applyAsInt(n);
    }

    public static void main(String[] args) {
        int step = 3;
        int unused = 5;
        IntUnaryOperator add = n -> n + step;
        IntUnaryOperator scale = n -> n * unused;
        int a = apply(add, 1);
        int b = apply(scale, 2);
        System.out.println(b);
        System.out.println(/*1*/ a);
    }
}
