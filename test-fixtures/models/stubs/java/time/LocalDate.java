package java.time;

/** As much of the class as the shop uses: a day, counted from 1970-01-01. */
public final class LocalDate implements Comparable<LocalDate> {
    private final long day;

    private LocalDate(long day) {
        this.day = day;
    }

    public static LocalDate ofEpochDay(long day) {
        return new LocalDate(day);
    }

    public long toEpochDay() {
        return day;
    }

    public LocalDate plusDays(long days) {
        return new LocalDate(Math.addExact(day, days));
    }

    public boolean isAfter(LocalDate other) {
        return day > other.day;
    }

    @Override
    public int compareTo(LocalDate other) {
        return Long.compare(day, other.day);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LocalDate && ((LocalDate) other).day == day;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(day);
    }
}
