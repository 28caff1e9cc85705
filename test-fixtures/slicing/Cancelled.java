// definitions that cancel each other: only two removals together are right
class Cancelled {
    public static void main(String[] args) {
        int x = 7;
        int y = x * 2;
        x = x + y;
        System.out.println(x);
        x = x - y;
        System.out.println(/*1*/ x);
    }
}
