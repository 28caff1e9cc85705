// array cells with constant index
class Cells {
    public static void main(String[] args) {
        int[] cells = new int[4];
        cells[0] = 10;
        cells[1] = 20;
        cells[2] = cells[0] + 1;
        cells[3] = cells[1] + 1;
        int sum = cells[1] + cells[3];
        System.out.println(sum);
        int third = cells[2];
        System.out.println(/*1*/ third);
    }
}
