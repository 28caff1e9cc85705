// Models java.time.Duration as a number of nanoseconds.
// Source: class documentation, Java SE 17.
// Left out: parsing, arithmetic with other temporal classes, amounts of more than 292 years.
package java.time;

public final class Duration implements Comparable<Duration> {
    public static final Duration ZERO = new Duration(0L);

    private final long nanos;

    private Duration(long nanos) {
        this.nanos = nanos;
    }

    public static Duration ofNanos(long nanos) {
        return new Duration(nanos);
    }

    public static Duration ofMillis(long millis) {
        return new Duration(Math.multiplyExact(millis, 1000000L));
    }

    public static Duration ofSeconds(long seconds) {
        return new Duration(Math.multiplyExact(seconds, 1000000000L));
    }

    public static Duration ofMinutes(long minutes) {
        return ofSeconds(Math.multiplyExact(minutes, 60L));
    }

    public static Duration ofHours(long hours) {
        return ofSeconds(Math.multiplyExact(hours, 3600L));
    }

    public static Duration ofDays(long days) {
        return ofSeconds(Math.multiplyExact(days, 86400L));
    }

    public long toNanos() {
        return nanos;
    }

    public long toMillis() {
        return Math.floorDiv(nanos, 1000000L);
    }

    public long getSeconds() {
        return Math.floorDiv(nanos, 1000000000L);
    }

    public long toSeconds() {
        return getSeconds();
    }

    public long toMinutes() {
        return getSeconds() / 60;
    }

    public int getNano() {
        return (int) Math.floorMod(nanos, 1000000000L);
    }

    public Duration plus(Duration other) {
        return new Duration(Math.addExact(nanos, other.nanos));
    }

    public Duration minus(Duration other) {
        return new Duration(Math.subtractExact(nanos, other.nanos));
    }

    public boolean isZero() {
        return nanos == 0;
    }

    public boolean isNegative() {
        return nanos < 0;
    }

    public int compareTo(Duration other) {
        return Long.compare(nanos, other.nanos);
    }

    public boolean equals(Object other) {
        return other instanceof Duration && nanos == ((Duration) other).nanos;
    }

    public int hashCode() {
        long seconds = getSeconds();
        return (int) (seconds ^ seconds >>> 32) + 51 * getNano();
    }

    public String toString() {
        if (nanos == 0) {
            return "PT0S";
        }
        long seconds = nanos / 1000000000L;
        long rest = nanos % 1000000000L;
        long hours = seconds / 3600;
        long minutes = seconds % 3600 / 60;
        seconds = seconds % 60;
        StringBuilder text = new StringBuilder("PT");
        if (hours != 0) {
            text.append(hours).append('H');
        }
        if (minutes != 0) {
            text.append(minutes).append('M');
        }
        if (seconds != 0 || rest != 0) {
            if (seconds == 0 && rest < 0) {
                text.append('-');
            }
            text.append(seconds);
            if (rest != 0) {
                String digits = String.valueOf(1000000000L + Math.abs(rest)).substring(1);
                int end = digits.length();
                while (digits.charAt(end - 1) == '0') {
                    end--;
                }
                text.append('.').append(digits.substring(0, end));
            }
            text.append('S');
        }
        return text.toString();
    }

    public static Duration ofSeconds(long seconds, long adjustment) {
        return new Duration(Math.addExact(Math.multiplyExact(seconds, 1000000000L), adjustment));
    }

    public long toHours() {
        return getSeconds() / 3600;
    }

    public long toDays() {
        return getSeconds() / 86400;
    }

    public long toDaysPart() {
        return toDays();
    }

    public int toHoursPart() {
        return (int) (toHours() % 24);
    }

    public int toMinutesPart() {
        return (int) (toMinutes() % 60);
    }

    public int toSecondsPart() {
        return (int) (getSeconds() % 60);
    }

    public int toMillisPart() {
        return getNano() / 1000000;
    }

    public int toNanosPart() {
        return getNano();
    }

    public Duration plusDays(long days) {
        return plus(ofDays(days));
    }

    public Duration plusHours(long hours) {
        return plus(ofHours(hours));
    }

    public Duration plusMinutes(long minutes) {
        return plus(ofMinutes(minutes));
    }

    public Duration plusSeconds(long seconds) {
        return plus(ofSeconds(seconds));
    }

    public Duration plusMillis(long millis) {
        return plus(ofMillis(millis));
    }

    public Duration plusNanos(long nanos) {
        return plus(ofNanos(nanos));
    }

    public Duration minusDays(long days) {
        return minus(ofDays(days));
    }

    public Duration minusHours(long hours) {
        return minus(ofHours(hours));
    }

    public Duration minusMinutes(long minutes) {
        return minus(ofMinutes(minutes));
    }

    public Duration minusSeconds(long seconds) {
        return minus(ofSeconds(seconds));
    }

    public Duration minusMillis(long millis) {
        return minus(ofMillis(millis));
    }

    public Duration minusNanos(long nanos) {
        return minus(ofNanos(nanos));
    }

    public Duration multipliedBy(long factor) {
        return new Duration(Math.multiplyExact(nanos, factor));
    }

    public Duration dividedBy(long divisor) {
        if (divisor == 0) {
            throw new ArithmeticException("Cannot divide by zero");
        }
        return new Duration(nanos / divisor);
    }

    public long dividedBy(Duration divisor) {
        if (divisor.nanos == 0) {
            throw new ArithmeticException("Cannot divide by zero");
        }
        return nanos / divisor.nanos;
    }

    public Duration negated() {
        return new Duration(Math.negateExact(nanos));
    }

    public Duration abs() {
        return isNegative() ? negated() : this;
    }

    public Duration withNanos(int nano) {
        return ofSeconds(getSeconds(), nano);
    }

    public Duration withSeconds(long seconds) {
        return ofSeconds(seconds, getNano());
    }
}
