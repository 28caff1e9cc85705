// A generic call as argument: what its lambda gives decides which method is meant.
import java.util.function.*;

public class LambdaDecidesOverload {
    interface Code<T> {
        T run() throws Exception;
    }

    static <T> T call(Code<T> code) throws Exception {
        return code.run();
    }

    static <A, B> B apply(Function<? super A, ? extends B> function, A argument) {
        return function.apply(argument);
    }

    public static void main(String[] args) throws Exception {
        System.out.println(call(() -> "text"));
        System.out.println(call(() -> 5));
        System.out.println(call(() -> 'c'));
        System.out.println(apply((String s) -> s.length(), "abc"));
        System.out.println(String.valueOf(call(() -> 2.5)));
        StringBuilder b = new StringBuilder();
        b.append(call(() -> "x")).append(call(() -> 1L));
        System.out.println(b);
    }
}
