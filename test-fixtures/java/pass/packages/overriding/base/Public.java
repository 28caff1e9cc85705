package base;

public class Public extends Base {
    public String secret() {
        return "public secret";
    }
}
