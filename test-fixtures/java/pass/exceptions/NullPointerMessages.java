// Pins: the helpful messages of NullPointerException, for code compiled with debug information.
public class NullPointerMessages {
    int field;
    String text;
    int[] array;
    NullPointerMessages next;
    static NullPointerMessages shared;

    String text() {
        return text;
    }

    static NullPointerMessages find() {
        return null;
    }

    static void attempt(int n, NullPointerMessages p) {
        NullPointerMessages local = null;
        int[] numbers = null;
        int[][] grid = new int[2][];
        Integer box = null;
        String s = null;
        switch (n) {
            case 0: local.text(); break;
            case 1: p.text(); break;
            case 2: System.out.println(local.field); break;
            case 3: local.field = 1; break;
            case 4: numbers[0] = 1; break;
            case 5: System.out.println(numbers[n]); break;
            case 6: System.out.println(numbers.length); break;
            case 7: System.out.println(grid[1][0]); break;
            case 8: System.out.println(shared.text); break;
            case 9: System.out.println(find().field); break;
            case 10: System.out.println(new NullPointerMessages().text.length()); break;
            case 11: System.out.println(new NullPointerMessages().text().length()); break;
            case 12: int i = box; break;
            case 13: throw null;
            case 14: System.out.println(new NullPointerMessages().next.next.field); break;
            case 15: s.length(); break;
            case 16: synch(s); break;
            case 17: new NullPointerMessages().array[2]++; break;
            default: System.out.println("done");
        }
    }

    static void synch(String argument) {
        System.out.println(argument.charAt(0));
    }

    public static void main(String[] args) {
        for (int n = 0; n <= 18; n++) {
            try {
                attempt(n, null);
            } catch (NullPointerException e) {
                System.out.println(n + " " + e.getMessage());
            }
        }
    }
}
