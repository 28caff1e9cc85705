// aliasing
class Aliasing {
    static class Cell {
        int value;
        int other;
    }

    public static void main(String[] args) {
        Cell a = new Cell();
        Cell b = new Cell();
        Cell c = a;
        a.value = 1;
        b.value = 2;
        c.value = a.value + 3;
        b.other = 4;
        System.out.println(b.value + b.other);
        System.out.println(a./*1*/ value);
    }
}
