public class Roman {
    static int value(char c) {
        switch (c) {
            case 'I': return 1;
            case 'V': return 5;
            case 'X': return 10;
            default: return 0;
        }
    }

    static int parse(String s) {
        int sum = 0;
        for (int i = 0; i < s.length(); i++) {
            sum += value(s.charAt(i));
        }
        return sum;
    }
}
