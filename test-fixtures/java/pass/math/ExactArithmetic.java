// The exact and floored operations of Math and their exceptions.

public class ExactArithmetic {
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
        System.out.println(Math.addExact(1, 2) + Math.subtractExact(5L, 7L) + Math.multiplyExact(3, 4) + Math.incrementExact(5) + Math.decrementExact(5L) + Math.negateExact(3) + Math.toIntExact(7L) + Math.absExact(-4) + " " + Math.floorDiv(-7, 2) + Math.floorMod(-7, 2) + Math.floorDiv(7L, -2) + Math.floorMod(-7L, 3) + Math.multiplyHigh(1L << 62, 8) + Math.multiplyFull(1 << 30, 4) + Math.abs(Integer.MIN_VALUE));
        fails(() -> Math.addExact(Long.MAX_VALUE, 1L));
        fails(() -> Math.subtractExact(Integer.MIN_VALUE, 1));
        fails(() -> Math.multiplyExact(1 << 20, 1 << 20));
        fails(() -> Math.incrementExact(Integer.MAX_VALUE));
        fails(() -> Math.decrementExact(Long.MIN_VALUE));
        fails(() -> Math.absExact(Integer.MIN_VALUE));
        fails(() -> Math.absExact(Long.MIN_VALUE));
        fails(() -> Math.toIntExact(-1L << 40));
        fails(() -> Math.floorDiv(1, 0));
        fails(() -> Math.floorMod(1L, 0L));
    }
}
