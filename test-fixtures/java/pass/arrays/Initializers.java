// Pins: array initialisers of one and more dimensions, jagged, empty, with conversions.
public class Initializers {
    static int[] table = {1, 2, 3,};
    int[] own = {4, 5};

    static void show(int[] a) {
        String line = a.length + ":";
        for (int x : a) {
            line += " " + x;
        }
        System.out.println(line);
    }

    public static void main(String[] args) {
        show(table);
        show(new Initializers().own);
        show(new int[] {});
        show(new int[] {'a', (byte) 3, 7});
        int[][] jagged = {{1}, {}, {2, 3, 4}};
        for (int[] row : jagged) {
            show(row);
        }
        double[] d = {1, 2L, 'c', 1.5f};
        System.out.println(d[0] + " " + d[1] + " " + d[2] + " " + d[3]);
        int[][][] cube = {{{1, 2}, {3}}, {{4}}};
        System.out.println(cube[0][0][1] + cube[0][1][0] + cube[1][0][0]);
        String[] words = {"a", null, "c" + 1};
        System.out.println(words[0] + words[1] + words[2]);
        byte small[] = {1, -1, 127};
        System.out.println(small[2] + small.length);
        Object[] mixed = {1, "two", 3.0, 'c', null};
        for (Object o : mixed) {
            System.out.print(o + ";");
        }
        System.out.println();
    }
}
