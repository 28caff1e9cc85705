// composite data, collapsed and expanded
class Pairs {
    static class Pair {
        int first;
        int second;

        Pair(int first, int second) {
            this.first = first;
            this.second = second;
        }
    }

    static Pair swap(Pair p) {
        return new Pair(p.second, p.first);
    }

    public static void main(String[] args) {
        int a = 3;
        int b = 4;
        Pair p = new Pair(a, b);
        Pair q = swap(p);
        System.out.println(q.second);
        System.out.println(q./*1*/ first);
    }
}
