// Pins: System.exit ends the program with its code; finally blocks do not run.
public class ExitCode {
    public static void main(String[] args) {
        System.out.println("before");
        try {
            if (args.length == 0) {
                System.exit(3);
            }
        } finally {
            System.out.println("not printed");
        }
        System.out.println("not printed either");
    }
}
