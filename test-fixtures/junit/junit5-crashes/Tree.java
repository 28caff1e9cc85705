class Tree {
    Tree left;
    int value;

    int depth() {
        return left == null ? 1 : 1 + left.depth();
    }

    int leftValue() {
        return left.value;
    }

    static int pick(int[] a, int i) {
        return a[i];
    }
}
