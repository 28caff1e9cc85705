// Pins: String.join and split with plain separators, empty parts, limits.
public class SplitAndJoin {
    public static void main(String[] args) {
        System.out.println(String.join("-", "a", "b", "c") + " " + String.join(",", new String[0]) + "|");
        String[] parts = "a,b,,c,,".split(",");
        System.out.println(parts.length + " " + parts[2] + "|" + parts[3]);
        System.out.println("a,b,,c,,".split(",", -1).length + " " + "a,b,c".split(",", 2)[1] + " " + "".split(",").length + " " + ",".split(",").length);
        for (String p : "one two  three".split(" ")) {
            System.out.print("<" + p + ">");
        }
        System.out.println();
        System.out.println("1.2.3".split("\\.").length + " " + "a1b22c".split("[0-9]+").length);
        System.out.println("abc".chars().sum());
    }
}
