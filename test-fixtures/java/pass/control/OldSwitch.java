// Pins: the old switch: fall through, default in the middle, empty, char and byte selectors.
public class OldSwitch {
    static String name(int n) {
        String s = "";
        switch (n) {
            case 1:
                s += "one ";
            case 2:
                s += "two ";
                break;
            default:
                s += "default ";
            case 3:
                s += "three ";
                break;
            case -4:
            case 5:
                return "four or five";
        }
        return s;
    }

    static int vowel(char c) {
        switch (c) {
            case 'a': case 'e': case 'i': case 'o': case 'u':
                return 1;
            case 'y':
                return 2;
        }
        return 0;
    }

    public static void main(String[] args) {
        for (int i = -4; i <= 6; i++) {
            System.out.println(i + ": " + name(i));
        }
        System.out.println(vowel('e') + " " + vowel('y') + " " + vowel('z'));
        byte b = 3;
        switch (b) {
            case 3:
                int scoped = 1;
                System.out.println("three " + scoped);
            case 4:
                scoped = 2;
                System.out.println(scoped);
        }
        switch (b) {
        }
        switch (b++) {
            case 3 -> System.out.println("was three");
            default -> System.out.println("other");
        }
        System.out.println(b);
        Integer boxed = 7;
        switch (boxed) {
            case 7:
                System.out.println("unboxed");
        }
    }
}
