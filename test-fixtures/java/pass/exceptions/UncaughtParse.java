// Pins: an exception thrown inside the JDK; only the frames of user code are compared.
public class UncaughtParse {
    static int total(String[] parts) {
        int sum = 0;
        for (String p : parts) {
            sum += Integer.parseInt(p);
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(total(new String[] {"1", "2"}));
        System.out.println(total(new String[] {"1", "two"}));
    }
}
