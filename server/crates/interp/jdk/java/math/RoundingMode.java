// Models java.math.RoundingMode.
// Source: enum documentation, Java SE 17.
// Left out: nothing.
package java.math;

public enum RoundingMode {
    UP,
    DOWN,
    CEILING,
    FLOOR,
    HALF_UP,
    HALF_DOWN,
    HALF_EVEN,
    UNNECESSARY;

    public static RoundingMode valueOf(int mode) {
        if (mode < 0 || mode >= values().length) {
            throw new IllegalArgumentException("argument out of range");
        }
        return values()[mode];
    }
}
