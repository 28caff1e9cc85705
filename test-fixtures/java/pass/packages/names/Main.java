// What isn't accessible takes no name from what is: imports on demand, overloads, fields (JLS 6.6).
import app.Report;

public class Main {
    public static void main(String[] args) {
        System.out.println(new Report(3).lines());
        System.out.println(new Report("x").lines());
        System.out.println(new Report(3).parts());
    }
}
