/** Dates of the Gregorian calendar. */
public class Calendar {
    public static boolean isLeap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    public static int daysInMonth(int year, int month) {
        switch (month) {
            case 2:
                return isLeap(year) ? 29 : 28;
            case 4:
            case 6:
            case 9:
            case 11:
                return 30;
            default:
                return 31;
        }
    }

    /** From 1 for the first of January. */
    public static int dayOfYear(int year, int month, int day) {
        int number = day;
        for (int m = 1; m < month; m++) {
            number += daysInMonth(year, m);
        }
        return number;
    }

    /** Days from the first date to the second, which isn't before it. */
    public static int daysBetween(int year, int month, int day, int toYear, int toMonth, int toDay) {
        int days = dayOfYear(toYear, toMonth, toDay) - dayOfYear(year, month, day);
        for (int y = year; y < toYear; y++) {
            days += isLeap(y) ? 366 : 365;
        }
        return days;
    }
}
