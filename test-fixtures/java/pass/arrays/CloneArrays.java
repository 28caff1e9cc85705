// Pins: clone copies one level; arrays have identity equality.
public class CloneArrays {
    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        int[] b = a.clone();
        int[] alias = a;
        b[0] = 100;
        alias[1] = 200;
        System.out.println(a[0] + " " + a[1] + " " + b[0] + " " + b[1]);
        System.out.println(a == alias);
        System.out.println(a == b);
        System.out.println(a.equals(b));
        System.out.println(a.equals(alias));
        int[][] grid = {{1}, {2}};
        int[][] copy = grid.clone();
        copy[0][0] = 50;
        copy[1] = new int[] {60};
        System.out.println(grid[0][0] + " " + grid[1][0] + " " + copy[1][0]);
        String[] words = {"x", "y"};
        String[] same = words.clone();
        System.out.println(words[0] == same[0]);
        System.out.println(b.length + same.length);
    }
}
