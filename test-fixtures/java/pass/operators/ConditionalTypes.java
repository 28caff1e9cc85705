// The type of a conditional expression decides about boxing and conversion.
import java.util.*;

public class ConditionalTypes {
    interface Code {
        void run() throws Exception;
    }

    static void fails(Code code) {
        try {
            code.run();
            System.out.println("no exception");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Object o = true ? 1 : "s";
        Object n = true ? 1 : 2.0;
        Object c = false ? 'a' : 98;
        int variable = 98;
        Object promoted = false ? 'a' : variable;
        Integer boxed = 5;
        Object mixed = true ? boxed : 2L;
        long wide = true ? 1 : 2L;
        char kept = true ? 'x' : 0;
        Object nested = false ? 1 : true ? 'c' : 2;
        Integer none = null;
        System.out.println(o + " " + n + " " + c + " " + promoted + " " + mixed + " " + wide + kept + nested + (true ? null : 0) + (args.length > 5 ? "many" : args.length > 2 ? "some" : "few"));
        fails(() -> {
            int unboxed = true ? none : 0;
        });
        List<? extends Number> list = args.length == 0 ? List.of(1) : List.of(2.0);
        System.out.println(list + " " + (short) (true ? (byte) 1 : 'a') + ((byte) 1 == (true ? 1 : 'b')));
    }
}
