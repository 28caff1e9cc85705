// A variable is in scope in its own initialiser once it has been assigned there.

public class SelfInInitialiser {
    public static void main(String[] args) throws Exception {
        int y = (y = 5) * y;
        int z = 1, w = (w = z) + w;
        for (int i = (i = 2) + i; i < 6; i++) {
            System.out.print(i + " ");
        }
        System.out.println(y + " " + z + w);
    }
}
