public class Processes {
    static int run() throws Exception {
        Runtime runtime = Runtime.getRuntime(); //~ Runtime
        return runtime.exec("true").waitFor();
    }

    static boolean fine() {
        return true;
    }
}
