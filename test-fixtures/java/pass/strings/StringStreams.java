// String.chars, codePoints, lines, and what one does with them.
import java.util.*;
import java.util.stream.*;

public class StringStreams {
    public static void main(String[] args) throws Exception {
        String text = "a😀bz\nsecond\r\nthird\n\nlast";
        System.out.println(text.chars().filter(Character::isLetter).count() + " " + text.codePoints().filter(c -> c > 0xFFFF).count() + text.codePointCount(0, text.length()));
        System.out.println(text.lines().collect(Collectors.toList()) + " " + "".lines().count() + "\n".lines().count());
        System.out.println("hello".chars().mapToObj(c -> (char) c).map(c -> c + "-").collect(Collectors.joining()) + "hello".chars().distinct().count() + " " + "hello".chars().boxed().collect(Collectors.groupingBy(c -> (char) (int) c, TreeMap::new, Collectors.counting())));
        System.out.println(new StringBuilder("abc").chars().sum() + " " + "cab".chars().sorted().collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append));
        String exclaimed = "x".transform(s -> s + "!");
        int length = exclaimed.transform(String::length);
        System.out.println(exclaimed + length);
    }
}
