import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class CalendarTest {
    @Test
    void leapYears() {
        assertTrue(Calendar.isLeap(2024));
        assertFalse(Calendar.isLeap(2023));
    }

    @Test
    void centuries() {
        assertFalse(Calendar.isLeap(1900));
        assertTrue(Calendar.isLeap(2000));
    }

    @Test
    void months() {
        assertEquals(31, Calendar.daysInMonth(2023, 1));
        assertEquals(30, Calendar.daysInMonth(2023, 4));
        assertEquals(28, Calendar.daysInMonth(2023, 2));
        assertEquals(29, Calendar.daysInMonth(2024, 2));
    }

    @Test
    void firstDay() {
        assertEquals(1, Calendar.dayOfYear(2023, 1, 1));
    }

    @Test
    void lastDay() {
        assertEquals(366, Calendar.dayOfYear(2024, 12, 31));
    }

    @Test
    void sameYear() {
        assertEquals(59, Calendar.daysBetween(2023, 1, 1, 2023, 3, 1));
    }

    @Test
    void overYears() {
        assertEquals(731, Calendar.daysBetween(2023, 5, 10, 2025, 5, 10));
    }
}
