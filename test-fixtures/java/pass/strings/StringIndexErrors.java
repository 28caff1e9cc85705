// Pins: messages of StringIndexOutOfBoundsException.
public class StringIndexErrors {
    static void charAt(String s, int i) {
        try {
            System.out.println(s.charAt(i));
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }

    static void from(String s, int i) {
        try {
            System.out.println("[" + s.substring(i) + "]");
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }

    static void range(String s, int i, int j) {
        try {
            System.out.println("[" + s.substring(i, j) + "]");
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        charAt("abc", 3);
        charAt("abc", -1);
        charAt("", 0);
        charAt("abc", 2);
        from("abc", 3);
        from("abc", 4);
        from("abc", -1);
        range("abc", 2, 1);
        range("abc", 0, 4);
        range("abc", -1, 2);
        range("abc", 3, 3);
        range("", 0, 1);
    }
}
