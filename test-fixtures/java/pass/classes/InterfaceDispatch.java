// Pins: calls through interfaces: visitors and strategies with static nested classes.
public class InterfaceDispatch {
    interface Visitor {
        int number(int n);

        int sum(Expr a, Expr b);

        int product(Expr a, Expr b);
    }

    interface Expr {
        int accept(Visitor v);
    }

    static class Num implements Expr {
        final int n;

        Num(int n) {
            this.n = n;
        }

        public int accept(Visitor v) {
            return v.number(n);
        }
    }

    static class Sum implements Expr {
        final Expr a, b;

        Sum(Expr a, Expr b) {
            this.a = a;
            this.b = b;
        }

        public int accept(Visitor v) {
            return v.sum(a, b);
        }
    }

    static class Product extends Sum {
        Product(Expr a, Expr b) {
            super(a, b);
        }

        public int accept(Visitor v) {
            return v.product(a, b);
        }
    }

    static class Evaluate implements Visitor {
        public int number(int n) {
            return n;
        }

        public int sum(Expr a, Expr b) {
            return a.accept(this) + b.accept(this);
        }

        public int product(Expr a, Expr b) {
            return a.accept(this) * b.accept(this);
        }
    }

    static class Depth implements Visitor {
        public int number(int n) {
            return 1;
        }

        public int sum(Expr a, Expr b) {
            return 1 + Math.max(a.accept(this), b.accept(this));
        }

        public int product(Expr a, Expr b) {
            return sum(a, b);
        }
    }

    static class Print extends Depth {
        String out = "";

        @Override
        public int number(int n) {
            out += n + " ";
            return super.number(n);
        }

        @Override
        public int sum(Expr a, Expr b) {
            int d = super.sum(a, b);
            out += "op ";
            return d;
        }
    }

    public static void main(String[] args) {
        Expr e = new Sum(new Num(2), new Product(new Num(3), new Sum(new Num(4), new Num(5))));
        Print p = new Print();
        System.out.println(e.accept(new Evaluate()) + " " + e.accept(new Depth()) + " " + e.accept(p));
        System.out.println(p.out);
    }
}
