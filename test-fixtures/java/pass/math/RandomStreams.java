// java.util.Random: bounds, streams, bytes, Gaussian numbers.
import java.util.*;
import java.util.stream.*;

public class RandomStreams {
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
        Random r = new Random(7);
        System.out.println(r.ints(5).boxed().collect(Collectors.toList()) + " " + r.ints(5, 0, 10).sum() + " " + r.ints(5, -7, 13).boxed().collect(Collectors.toList()) + r.ints().limit(2).sum() + r.ints(0, 3).limit(4).boxed().collect(Collectors.toList()));
        System.out.println(r.longs(3).sum() + " " + r.longs(5, 0, 10).boxed().collect(Collectors.toList()) + r.longs(5, -5, 1L << 40).sum() + r.longs().findFirst().getAsLong());
        System.out.println(r.doubles(3).sum() + " " + r.doubles(3, 1, 4).max().getAsDouble() + r.doubles().findFirst().isPresent());
        System.out.println(r.nextLong(100) + " " + r.nextLong(-5, 5) + " " + r.nextDouble(5) + " " + r.nextFloat(3f) + " " + r.nextFloat(1f, 2f) + " " + r.nextInt(3, 17) + " " + r.nextInt(-2000000000, 2000000000) + " " + r.nextDouble(1, 2) + " " + r.nextBoolean());
        byte[] bytes = new byte[7];
        r.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes));
        r.setSeed(1);
        System.out.println(r.nextInt() + " " + r.nextInt(100) + " " + r.nextLong() + " " + r.nextFloat() + " " + r.nextDouble() + " " + r.nextInt(1 << 10));
        fails(() -> r.nextInt(0));
        fails(() -> r.nextInt(3, 3));
        fails(() -> r.ints(-1));
        fails(() -> r.nextDouble(2, 1));
        fails(() -> r.ints(1, 5, 2));
    }
}
