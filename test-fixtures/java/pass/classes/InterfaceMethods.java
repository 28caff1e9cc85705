// Default, static and private methods of interfaces, diamonds, constants.

public class InterfaceMethods {
    interface A {
        int K = compute();

        static int compute() {
            return 7;
        }

        default String hi() {
            return "A" + helper();
        }

        private String helper() {
            return "h" + K;
        }
    }

    interface B {
        default String hi() {
            return "B";
        }
    }

    interface C extends A {
        default String hi() {
            return "C" + A.super.hi();
        }
    }

    static class Both implements A, B {
        public String hi() {
            return A.super.hi() + B.super.hi();
        }
    }

    static class Base {
        public String hi() {
            return "base";
        }
    }

    static class ClassWins extends Base implements B { }

    static class Deep implements C, A { }

    public static void main(String[] args) throws Exception {
        System.out.println(new Both().hi() + " " + new ClassWins().hi() + " " + new Deep().hi() + " " + A.K + A.compute() + Both.K + ((B) new Both()).hi() + new B() { }.hi());
    }
}
