public class UnknownClass {
    static int use() {
        Missing m = new Missing(); //~ Missing
        return m.value();
    }

    static int fine() {
        return 1;
    }
}
