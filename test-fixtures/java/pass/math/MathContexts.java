import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Contexts as values, and numbers with two points. */
public class MathContexts {
    public static void main(String[] args) {
        System.out.println(new MathContext(5, RoundingMode.DOWN));
        System.out.println(MathContext.UNLIMITED + ", " + MathContext.DECIMAL128);
        System.out.println(new MathContext(7, RoundingMode.HALF_EVEN).equals(MathContext.DECIMAL32));
        System.out.println(new MathContext(7).equals(MathContext.DECIMAL32));
        System.out.println(new MathContext(7).hashCode() == new MathContext(7).hashCode());
        for (String text : new String[] {"1.2.3", "1..2", "abc", "1.x"}) {
            try {
                System.out.println(new BigDecimal(text));
            } catch (NumberFormatException e) {
                System.out.println(text + ": " + e.getMessage());
            }
        }
    }
}
