import com.example.missing.Helper; //~ Helper

public class UnknownImport {
    static int fine(int n) {
        return n * n;
    }
}
