import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class GradesTest {
    private static Grades of(int... values) {
        Grades grades = new Grades();
        for (int value : values) {
            grades.add(value);
        }
        return grades;
    }

    @Test
    void averages() {
        assertEquals(65.0, of(50, 80).average(), 1e-9);
        assertEquals(33.5, of(10, 57).average(), 1e-9);
    }

    @Test
    void noAverage() {
        assertEquals(0.0, of().average(), 1e-9);
    }

    @Test
    void medians() {
        assertEquals(40.0, of(90, 10, 40).median(), 1e-9);
        assertEquals(55.0, of(90, 50, 60, 10).median(), 1e-9);
    }

    @Test
    void letters() {
        assertEquals('A', Grades.letter(90));
        assertEquals('B', Grades.letter(89));
        assertEquals('C', Grades.letter(50));
        assertEquals('F', Grades.letter(49));
    }

    @Test
    void passed() {
        assertEquals(2, of(50, 49, 100).passed());
    }

    @Test
    void bounds() {
        assertThrows(IllegalArgumentException.class, () -> of(101));
        assertThrows(IllegalArgumentException.class, () -> of(-1));
        assertEquals(100.0, of(100).average(), 1e-9);
    }
}
