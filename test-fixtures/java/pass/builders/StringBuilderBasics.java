// Pins: StringBuilder: append of every type, insert, reverse, delete, setCharAt, length, indexOf.
public class StringBuilderBasics {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append("s").append('c').append(1).append(2L).append(1.5f).append(2.5).append(true).append((Object) null).append(new char[] {'x', 'y'});
        System.out.println(b);
        System.out.println(b.length() + " " + b.charAt(1) + " " + b.indexOf("true"));
        StringBuilder r = new StringBuilder("abc").reverse();
        r.insert(0, "<").insert(r.length(), '>').insert(1, 42);
        System.out.println(r.toString());
        r.setCharAt(0, '[');
        r.deleteCharAt(r.length() - 1);
        r.delete(1, 3);
        System.out.println(r);
        r.setLength(2);
        System.out.println(r + "|");
        r.replace(0, 1, "new");
        System.out.println(r);
        System.out.println(new StringBuilder("x").equals(new StringBuilder("x")));
        System.out.println(new StringBuilder("x").toString().equals("x"));
        try {
            r.charAt(99);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
        StringBuilder same = b;
        same.setLength(0);
        System.out.println(b.isEmpty());
    }
}
