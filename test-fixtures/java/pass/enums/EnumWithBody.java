// Pins: enums with fields, constructors, abstract methods and constant bodies, interfaces, static fields.
public class EnumWithBody {
    interface Symbol {
        String symbol();
    }

    enum Op implements Symbol {
        PLUS("+") {
            int apply(int a, int b) {
                return a + b;
            }
        },
        TIMES("*") {
            int apply(int a, int b) {
                return a * b;
            }

            public String toString() {
                return "times";
            }
        };

        private final String symbol;
        static int used = 0;

        Op(String symbol) {
            this.symbol = symbol;
        }

        abstract int apply(int a, int b);

        public String symbol() {
            used++;
            return symbol;
        }
    }

    public static void main(String[] args) {
        for (Op op : Op.values()) {
            System.out.println(op + " " + op.symbol() + " " + op.apply(3, 4) + " " + (op instanceof Symbol));
        }
        System.out.println(Op.used + " " + Op.TIMES.name() + " " + Op.PLUS.getDeclaringClass().getSimpleName());
    }
}
