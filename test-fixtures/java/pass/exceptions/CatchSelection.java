// Pins: the first matching catch wins; subclasses match; multi-catch; no match propagates.
public class CatchSelection {
    static class AppException extends Exception {
        AppException(String m) {
            super(m);
        }
    }

    static class SpecialException extends AppException {
        SpecialException() {
            super("special");
        }
    }

    static void raise(int n) throws AppException {
        switch (n) {
            case 0:
                return;
            case 1:
                throw new SpecialException();
            case 2:
                throw new AppException("app");
            case 3:
                throw new IllegalArgumentException("argument");
            case 4:
                throw new ArithmeticException("arithmetic");
            case 5:
                int[] a = new int[1];
                a[n] = 1;
            default:
                throw new Error("error");
        }
    }

    static String attempt(int n) {
        try {
            raise(n);
            return "nothing";
        } catch (SpecialException e) {
            return "1 " + e.getMessage();
        } catch (AppException e) {
            return "2 " + e.getMessage();
        } catch (IllegalArgumentException | ArithmeticException e) {
            return "3 " + e.getMessage();
        } catch (RuntimeException e) {
            return "4 " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i <= 6; i++) {
            try {
                System.out.println(attempt(i));
            } catch (Throwable t) {
                System.out.println("escaped: " + t);
            }
        }
    }
}
