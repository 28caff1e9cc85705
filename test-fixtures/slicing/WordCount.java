// strings, loops, flags
class WordCount {
    static int count(String text) {
        int lines = 0;
        int words = 0;
        int chars = 0;
        boolean inword = false;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            chars = chars + 1;
            if (c == '\n') {
                lines = lines + 1;
            }
            if (c == ' ' || c == '\n' || c == '\t') {
                inword = false;
            } else if (!inword) {
                inword = true;
                words = words + 1;
            }
        }
        System.out.println(/*1*/ lines);
        System.out.println(/*2*/ words);
        System.out.println(/*3*/ chars);
        return words;
    }
}
