// Pins: sealed interfaces with records and instanceof patterns.
public class SealedTypes {
    sealed interface Expr permits Num, Add, Mul {
    }

    record Num(int value) implements Expr {
    }

    record Add(Expr left, Expr right) implements Expr {
    }

    record Mul(Expr left, Expr right) implements Expr {
    }

    static int eval(Expr e) {
        if (e instanceof Num n) {
            return n.value();
        } else if (e instanceof Add a) {
            return eval(a.left()) + eval(a.right());
        } else if (e instanceof Mul m) {
            return eval(m.left()) * eval(m.right());
        }
        throw new IllegalStateException();
    }

    public static void main(String[] args) {
        Expr e = new Add(new Num(2), new Mul(new Num(3), new Num(4)));
        System.out.println(e + " = " + eval(e));
    }
}
