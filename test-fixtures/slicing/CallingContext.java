// interprocedural, calling context
class CallingContext {
    static int add(int a, int b) {
        return a + b;
    }

    static int increment(int z) {
        return add(z, 1);
    }

    public static void main(String[] args) {
        int sum = 0;
        int i = 1;
        while (i < 11) {
            sum = add(sum, i);
            i = increment(i);
        }
        System.out.println(/*2*/ sum);
        System.out.println(/*1*/ i);
    }
}
