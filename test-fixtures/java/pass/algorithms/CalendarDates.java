// Pins: leap years, day of week, days between dates by plain integer arithmetic.
public class CalendarDates {
    static boolean leap(int y) {
        return y % 4 == 0 && y % 100 != 0 || y % 400 == 0;
    }

    static int days(int y, int m) {
        switch (m) {
            case 2:
                return leap(y) ? 29 : 28;
            case 4:
            case 6:
            case 9:
            case 11:
                return 30;
            default:
                return 31;
        }
    }

    static int dayOfWeek(int y, int m, int d) {
        if (m < 3) {
            m += 12;
            y--;
        }
        int k = y % 100, j = y / 100;
        return (d + 13 * (m + 1) / 5 + k + k / 4 + j / 4 + 5 * j) % 7;
    }

    static int ordinal(int y, int m, int d) {
        int n = d;
        for (int i = 1; i < m; i++) {
            n += days(y, i);
        }
        return n;
    }

    public static void main(String[] args) {
        int[] years = {1900, 2000, 2023, 2024};
        for (int y : years) {
            System.out.println(y + " " + leap(y) + " " + days(y, 2) + " " + ordinal(y, 12, 31) + " " + dayOfWeek(y, 1, 1));
        }
        System.out.println(dayOfWeek(2024, 2, 29) + " " + ordinal(2024, 3, 1));
    }
}
