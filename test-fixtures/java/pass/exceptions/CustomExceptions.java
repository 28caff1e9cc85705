// Pins: custom exceptions with fields, constructors, overridden getMessage, causes, toString.
public class CustomExceptions {
    static class Overdrawn extends Exception {
        final int missing;

        Overdrawn(int missing) {
            super("missing " + missing);
            this.missing = missing;
        }
    }

    static class Quiet extends RuntimeException {
    }

    static class Loud extends RuntimeException {
        public String getMessage() {
            return "LOUD";
        }
    }

    static class Wrapped extends RuntimeException {
        Wrapped(String message, Throwable cause) {
            super(message, cause);
        }

        Wrapped(Throwable cause) {
            super(cause);
        }
    }

    static int withdraw(int balance, int amount) throws Overdrawn {
        if (amount > balance) {
            throw new Overdrawn(amount - balance);
        }
        return balance - amount;
    }

    public static void main(String[] args) {
        try {
            System.out.println(withdraw(10, 4));
            System.out.println(withdraw(10, 40));
        } catch (Overdrawn e) {
            System.out.println(e.missing + " " + e.getMessage() + " " + e);
        }
        System.out.println(new Quiet());
        System.out.println(new Quiet().getMessage());
        System.out.println(new Loud());
        Throwable cause = new Quiet();
        System.out.println(new Wrapped("w", cause).getCause() == cause);
        System.out.println(new Wrapped("w", cause));
        System.out.println(new Wrapped(cause).getMessage());
        System.out.println(new Wrapped(new IllegalStateException("deep")));
        System.out.println(new Wrapped((Throwable) null).getMessage());
        System.out.println(new Exception().getCause());
        System.out.println(new RuntimeException((String) null).getMessage());
        try {
            try {
                throw new IllegalStateException("low");
            } catch (IllegalStateException e) {
                throw new Wrapped("high", e);
            }
        } catch (Wrapped e) {
            System.out.println(e.getMessage() + " <- " + e.getCause().getMessage());
        }
        Throwable initialised = new Exception("late").initCause(new Error("root"));
        System.out.println(initialised.getCause());
        System.out.println(new Loud().getLocalizedMessage());
    }
}
