// Pins: the everyday String methods on ordinary and empty strings.
public class StringMethods {
    public static void main(String[] args) {
        String s = "hello world";
        System.out.println(s.length() + " " + "".length());
        System.out.println(s.charAt(0) + "" + s.charAt(s.length() - 1));
        System.out.println(s.substring(6) + "|" + s.substring(0, 5) + "|" + s.substring(3, 3) + "|" + s.substring(11) + "|");
        System.out.println(s.indexOf('o') + " " + s.indexOf('o', 5) + " " + s.indexOf('z') + " " + s.indexOf('h', -5) + " " + s.indexOf('h', 99));
        System.out.println(s.indexOf("wor") + " " + s.indexOf("") + " " + s.indexOf("o", 5) + " " + s.indexOf("", 99));
        System.out.println(s.lastIndexOf('o') + " " + s.lastIndexOf("l") + " " + s.lastIndexOf('q'));
        System.out.println(s.equals("hello world") + " " + s.equals("Hello World") + " " + s.equals(null) + " " + s.equalsIgnoreCase("HELLO world"));
        System.out.println(s.isEmpty() + " " + "".isEmpty() + " " + " ".isEmpty());
        System.out.println(s.contains("lo w") + " " + s.contains("") + " " + s.contains("xyz"));
        System.out.println(s.startsWith("hell") + " " + s.startsWith("ell", 1) + " " + s.endsWith("rld") + " " + s.endsWith(""));
        System.out.println(s.toUpperCase() + " " + "ABC".toLowerCase());
        System.out.println("[" + "  padded\t ".trim() + "]");
        System.out.println(s.replace('o', '0') + " " + s.replace("l", "LL"));
        System.out.println(s.concat("!") + s);
        System.out.println("ab".repeat(3) + "x".repeat(0) + ".");
        System.out.println(" \t".isBlank() + " " + "x".isBlank());
        char[] chars = s.toCharArray();
        chars[0] = 'J';
        System.out.println(new String(chars) + " " + s);
        System.out.println(String.valueOf(chars) + String.valueOf(true) + String.valueOf('c') + String.valueOf(1) + String.valueOf(2L));
    }
}
