// Pins: null receivers, strings in arrays and fields, char loops over strings.
public class StringsInObjects {
    String name;

    static int vowels(String s) {
        int n = 0;
        for (char c : s.toCharArray()) {
            if ("aeiou".indexOf(c) >= 0) {
                n++;
            }
        }
        return n;
    }

    public static void main(String[] args) {
        String[] names = new String[3];
        names[1] = "two";
        for (String n : names) {
            System.out.println(n + " " + (n == null ? -1 : n.length()));
        }
        StringsInObjects o = new StringsInObjects();
        System.out.println(o.name);
        try {
            System.out.println(o.name.length());
        } catch (NullPointerException e) {
            System.out.println("no name");
        }
        System.out.println(vowels("programming languages"));
        String built = "";
        for (int i = 0; i < 5; i++) {
            built = i + built;
        }
        System.out.println(built);
    }
}
