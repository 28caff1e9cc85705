// Pins: exceptions stored, compared, returned, used in arrays; catching by interface-less hierarchy.
public class ExceptionsAsValues {
    static class Retry extends Exception {
        int attempts;

        Retry(int attempts) {
            super("attempt " + attempts);
            this.attempts = attempts;
        }
    }

    static Exception run(int code) {
        try {
            if (code > 0) {
                throw new Retry(code);
            }
            return null;
        } catch (Retry r) {
            r.attempts *= 2;
            return r;
        }
    }

    static int untilDone() {
        int tries = 0;
        while (true) {
            try {
                tries++;
                if (tries < 4) {
                    throw new Retry(tries);
                }
                return tries;
            } catch (Retry r) {
                System.out.println(r.getMessage());
            }
        }
    }

    public static void main(String[] args) {
        Exception[] results = {run(0), run(1), run(5)};
        for (Exception e : results) {
            if (e instanceof Retry) {
                System.out.println(((Retry) e).attempts + " " + e.getMessage());
            } else {
                System.out.println(e);
            }
        }
        System.out.println(untilDone());
        Throwable t = new Error();
        System.out.println(t.getMessage() + " " + t + " " + (t instanceof Exception));
        try {
            throw (RuntimeException) new IllegalArgumentException("up-cast");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
