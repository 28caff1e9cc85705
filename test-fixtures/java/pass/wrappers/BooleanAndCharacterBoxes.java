// Pins: Boolean and Character boxes in conditions, arithmetic, equality, parsing and logic methods.
public class BooleanAndCharacterBoxes {
    static Boolean flag;

    public static void main(String[] args) {
        Boolean t = Boolean.valueOf(true);
        Boolean f = Boolean.parseBoolean("tRuE1");
        System.out.println((t & f) + " " + (t | f) + " " + (t ^ f) + " " + !t + " " + (t && !f));
        System.out.println(Boolean.toString(true) + t.compareTo(f) + Boolean.compare(false, true) + Boolean.logicalXor(true, true));
        try {
            if (flag) {
                System.out.println("no");
            }
        } catch (NullPointerException e) {
            System.out.println("null flag");
        }
        t ^= true;
        System.out.println(t);
        Character c = 'b';
        c++;
        char plain = c;
        int sum = c + plain;
        System.out.println(c + " " + sum + " " + (c == 'c') + " " + c.equals(plain) + " " + (c > 'a'));
        switch (c) {
            case 'c':
                System.out.println("switch on a box");
        }
        Character[] letters = {'x', 'y'};
        String s = "";
        for (char l : letters) {
            s += l;
        }
        System.out.println(s + letters[0] + (letters[0] + letters[1]));
        Object o = 'z';
        System.out.println((char) o + " " + ((Character) o + 1));
        System.out.println(t ? 1 : 'a');
    }
}
