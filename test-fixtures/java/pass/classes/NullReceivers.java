// Pins: NullPointerException on null receivers, fields, arrays, unboxing, throw null.
public class NullReceivers {
    int field;
    static NullReceivers none;

    void call() {
    }

    static void attempt(int n) {
        int[] array = null;
        Integer box = null;
        RuntimeException nothing = null;
        switch (n) {
            case 0: none.call(); break;
            case 1: none.field = 1; break;
            case 2: System.out.println(none.field); break;
            case 3: System.out.println(array.length); break;
            case 4: System.out.println(array[0]); break;
            case 5: array[0] = 1; break;
            case 6: int i = box; break;
            case 7: if (box == 1) System.out.println("?"); break;
            case 8: throw nothing;
            case 9: none.field++; break;
            case 10: none.toString(); break;
            default: System.out.println("fine " + none + box);
        }
    }

    public static void main(String[] args) {
        for (int n = 0; n <= 11; n++) {
            try {
                attempt(n);
                System.out.println(n + " passed");
            } catch (NullPointerException e) {
                System.out.println(n + " null pointer");
            }
        }
    }
}
