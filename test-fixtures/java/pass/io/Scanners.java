// java.util.Scanner: tokens, lines, delimiters, patterns, radix, big numbers.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class Scanners {
    interface Code {
        void run() throws Exception;
    }

    static void fails(Code code) {
        try {
            code.run();
            System.out.println("no exception");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Scanner sc = new Scanner("1 -2 3.5 true word 99999999999 x\nline two\n\n  last");
        System.out.println(sc.nextInt() + sc.nextInt() + " " + sc.hasNextInt() + sc.nextDouble() + sc.nextBoolean() + sc.next() + sc.hasNextInt() + sc.hasNextLong() + sc.nextLong() + sc.hasNextBoolean() + sc.nextLine() + "|" + sc.nextLine() + "|" + sc.nextLine() + "|" + sc.hasNextLine() + sc.next() + sc.hasNext() + sc.hasNextLine());
        fails(() -> sc.next());
        fails(() -> sc.nextLine());
        fails(() -> new Scanner("x").nextInt());
        fails(() -> new Scanner("99999999999").nextInt());
        fails(() -> new Scanner("x").next("\\d"));
        Scanner delimited = new Scanner("a,b,,c;d").useDelimiter("[,;]");
        while (delimited.hasNext()) {
            System.out.print("<" + delimited.next() + ">");
        }
        Scanner letters = new Scanner("abc").useDelimiter("");
        System.out.println(letters.next() + "." + letters.next() + "." + delimited.delimiter());
        Scanner mixed = new Scanner("ff 10 z 12345678901234567890 1.5e3 x=5 rest\nline2");
        System.out.println(mixed.nextInt(16) + " " + mixed.nextInt(2) + mixed.hasNext("[a-z]") + mixed.next("[a-z]") + mixed.nextBigInteger() + " " + mixed.nextBigDecimal() + mixed.findInLine("(\\w)=(\\d)") + mixed.match().group(2) + mixed.nextLine() + "|" + mixed.skip("l").next() + mixed.radix());
        System.out.println(new Scanner("1 2 3").tokens().collect(Collectors.toList()) + " " + new Scanner("a1b22").findAll("\\d+").map(MatchResult::group).collect(Collectors.toList()) + new Scanner("7b").useRadix(16).nextInt() + new Scanner("12 5").nextShort() + new Scanner("1,234").nextInt() + new Scanner("a1").findWithinHorizon("\\d", 1) + new Scanner("a1").findWithinHorizon("\\d", 0));
        Scanner closed = new Scanner("x");
        closed.close();
        fails(() -> closed.next());
    }
}
