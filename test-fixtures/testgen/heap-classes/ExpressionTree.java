/** An arithmetic expression: a tree of numbers, sums and negations. */
class ExpressionTree {
    Expression root;

    static abstract class Expression {
        abstract int value();
    }

    static class Literal extends Expression {
        int number;

        int value() {
            return number;
        }
    }

    static class Sum extends Expression {
        Expression left;
        Expression right;

        int value() {
            return left.value() + right.value();
        }
    }

    static class Negation extends Expression {
        Expression operand;

        int value() {
            return -operand.value();
        }
    }

    boolean repOk() {
        return check(root, new Expression[32], 0) >= 0;
    }

    // Nodes seen with these, or -1: null, or seen before.
    private static int check(Expression node, Expression[] seen, int count) {
        if (node == null) {
            return -1;
        }
        for (int i = 0; i < count; i++) {
            if (seen[i] == node) {
                return -1;
            }
        }
        seen[count++] = node;
        if (node instanceof Sum) {
            Sum sum = (Sum) node;
            count = check(sum.left, seen, count);
            return count < 0 ? -1 : check(sum.right, seen, count);
        }
        if (node instanceof Negation) {
            return check(((Negation) node).operand, seen, count);
        }
        return count;
    }

    int value() {
        return root.value();
    }
}
