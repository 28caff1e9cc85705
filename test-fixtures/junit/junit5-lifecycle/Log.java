class Log {
    static String text = "";

    static void add(String s) {
        text += s;
    }
}
