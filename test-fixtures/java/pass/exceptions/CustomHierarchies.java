// Own checked and unchecked exceptions, multi-catch, rethrow, chained causes, finally order.

public class CustomHierarchies {
    static class AppException extends Exception {
        final int code;

        AppException(String message, int code, Throwable cause) {
            super(message, cause);
            this.code = code;
        }
    }

    static class NotFound extends AppException {
        NotFound(String what) {
            super("not found: " + what, 404, null);
        }

        @Override
        public String toString() {
            return "NotFound(" + getMessage() + ")";
        }
    }

    static void work(int kind) throws AppException {
        try {
            switch (kind) {
                case 0 -> throw new NotFound("x");
                case 1 -> throw new IllegalStateException("state");
                case 2 -> Integer.parseInt("bad");
                case 3 -> throw new AppException("app", 1, new Error("root"));
                default -> System.out.println("ok");
            }
        } catch (IllegalStateException | NumberFormatException e) {
            throw new AppException("wrapped " + e.getClass().getSimpleName(), 2, e);
        } finally {
            System.out.print("finally" + kind + " ");
        }
    }

    public static void main(String[] args) throws Exception {
        for (int kind = 0; kind < 5; kind++) {
            try {
                work(kind);
            } catch (NotFound e) {
                System.out.println(e + " " + e.code);
            } catch (AppException e) {
                System.out.println(e + " " + e.code + " " + e.getCause());
            }
        }
    }
}
