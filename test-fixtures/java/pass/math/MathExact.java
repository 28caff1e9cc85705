// Pins: the exact methods throw on overflow with their messages.
public class MathExact {
    static void attempt(int which) {
        try {
            switch (which) {
                case 0: System.out.println(Math.addExact(1, 2)); break;
                case 1: System.out.println(Math.addExact(Integer.MAX_VALUE, 1)); break;
                case 2: System.out.println(Math.subtractExact(Integer.MIN_VALUE, 1)); break;
                case 3: System.out.println(Math.multiplyExact(1 << 16, 1 << 15)); break;
                case 4: System.out.println(Math.multiplyExact(Long.MAX_VALUE, 2L)); break;
                case 5: System.out.println(Math.negateExact(Integer.MIN_VALUE)); break;
                case 6: System.out.println(Math.toIntExact(1L << 31)); break;
                case 7: System.out.println(Math.incrementExact(Integer.MAX_VALUE)); break;
                case 8: System.out.println(Math.addExact(Long.MAX_VALUE, 1L)); break;
                default: System.out.println(Math.toIntExact(-5L) + Math.multiplyExact(3, -4));
            }
        } catch (ArithmeticException e) {
            System.out.println(which + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 10; i++) {
            attempt(i);
        }
    }
}
