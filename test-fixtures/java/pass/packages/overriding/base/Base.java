package base;

public class Base {
    String secret() {
        return "base secret";
    }

    protected String open() {
        return "base open";
    }

    public String report() {
        return secret() + ", " + open();
    }

    public static String ask(Base base) {
        return base.secret();
    }

    public static Base neighbour() {
        return new Base() {
            String secret() {
                return "neighbour's secret";
            }

            protected String open() {
                return "neighbour's open";
            }
        };
    }
}
