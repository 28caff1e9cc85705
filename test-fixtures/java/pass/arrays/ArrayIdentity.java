// Pins: arrays as objects: aliasing in fields, arrays of arrays, equality, arrays of objects sharing.
public class ArrayIdentity {
    int[] data;

    ArrayIdentity(int[] data) {
        this.data = data;
    }

    static class Cell {
        int v;
    }

    public static void main(String[] args) {
        int[] shared = {1, 2};
        ArrayIdentity a = new ArrayIdentity(shared);
        ArrayIdentity b = new ArrayIdentity(shared);
        a.data[0] = 10;
        System.out.println(b.data[0] + " " + (a.data == b.data));
        b.data = b.data.clone();
        b.data[0] = 99;
        System.out.println(shared[0]);
        Cell[] cells = new Cell[3];
        cells[0] = cells[2] = new Cell();
        cells[0].v = 5;
        System.out.println(cells[2].v + " " + cells[1]);
        try {
            cells[1].v = 1;
        } catch (NullPointerException e) {
            System.out.println("empty cell");
        }
        int[][] rows = {shared, shared, {7}};
        rows[0][1]++;
        rows[1][1]++;
        System.out.println(shared[1]);
        rows[2] = null;
        System.out.println(rows.length + " " + rows[2]);
        Object o = rows;
        System.out.println(o == rows && ((int[][]) o)[0] == shared);
        int[] empty = {};
        System.out.println(empty.length + " " + (empty == new int[0]));
        final int[] fixed = {1};
        fixed[0]++;
        System.out.println(fixed[0]);
        System.out.println(new int[] {3, 4, 5}[1] + new int[][] {{1}, {2}}[1][0] + "abc".toCharArray()[2]);
    }
}
