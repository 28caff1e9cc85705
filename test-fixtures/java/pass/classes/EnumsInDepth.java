// Enums with fields, bodies, interfaces, static maps, switches, valueOf.
import java.util.*;
import java.util.function.*;

public class EnumsInDepth {
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

    enum Op implements IntBinaryOperator {
        ADD("+") {
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        },
        MUL("*") {
            public int applyAsInt(int a, int b) {
                return a * b;
            }

            boolean isFirst() {
                return false;
            }
        };

        private static final Map<String, Op> BY_SYMBOL = new LinkedHashMap<>();

        static {
            for (Op op : values()) {
                BY_SYMBOL.put(op.symbol, op);
            }
        }

        final String symbol;

        Op(String symbol) {
            this.symbol = symbol;
        }

        boolean isFirst() {
            return ordinal() == 0;
        }

        static Op of(String symbol) {
            return Optional.ofNullable(BY_SYMBOL.get(symbol)).orElseThrow(() -> new IllegalArgumentException("no " + symbol));
        }
    }

    enum Day { MON, TUE, SAT, SUN }

    static String kind(Day day) {
        return switch (day) {
            case SAT, SUN -> "weekend";
            case MON -> {
                String text = day.name().toLowerCase();
                yield text + "day";
            }
            default -> "workday";
        };
    }

    static int old(Day day) {
        int result = 0;
        switch (day) {
            case MON:
                result += 1;
            case TUE:
                result += 10;
                break;
            default:
                result = -1;
        }
        return result;
    }

    public static void main(String[] args) throws Exception {
        for (Op op : Op.values()) {
            System.out.println(op + op.symbol + op.applyAsInt(3, 4) + op.isFirst() + op.ordinal() + op.name() + Op.of(op.symbol).compareTo(Op.MUL) + op.getDeclaringClass().getSimpleName());
        }
        for (Day day : Day.values()) {
            System.out.print(kind(day) + old(day) + " ");
        }
        System.out.println(Day.valueOf("SUN") == Day.SUN ? "same" : "different");
        fails(() -> Op.of("?"));
        fails(() -> Day.valueOf("sun"));
        fails(() -> kind(null).length());
        System.out.println(new TreeMap<>(Map.of(Day.SUN, 1, Day.MON, 2)) + " " + Day.MON.equals(Day.MON) + Enum.valueOf(Day.class, "TUE"));
    }
}
