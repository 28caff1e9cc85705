// IntSummaryStatistics and its kin.
import java.util.*;

public class Statistics {
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
        IntSummaryStatistics ints = new IntSummaryStatistics();
        System.out.println(ints + " " + ints.getMin() + " " + ints.getMax() + " " + ints.getAverage());
        ints.accept(3);
        ints.accept(8);
        IntSummaryStatistics more = new IntSummaryStatistics(2, -1, 10, 9);
        ints.combine(more);
        System.out.println(ints + " " + ints.getCount() + ints.getSum());
        LongSummaryStatistics longs = new LongSummaryStatistics();
        longs.accept(4);
        longs.accept(1L << 40);
        System.out.println(longs);
        DoubleSummaryStatistics doubles = new DoubleSummaryStatistics();
        for (int i = 0; i < 10; i++) {
            doubles.accept(0.1);
        }
        System.out.println(doubles + " " + doubles.getSum() + doubles.getAverage());
        fails(() -> new IntSummaryStatistics(-1, 0, 0, 0));
        fails(() -> new LongSummaryStatistics(1, 5, 2, 0));
    }
}
