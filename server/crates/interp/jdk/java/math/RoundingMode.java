// Models java.math.RoundingMode.
// Source: enum documentation, Java SE 17.
// Left out: the numbers of BigDecimal's old constants.
package java.math;

public enum RoundingMode {
    UP,
    DOWN,
    CEILING,
    FLOOR,
    HALF_UP,
    HALF_DOWN,
    HALF_EVEN,
    UNNECESSARY
}
