import java.util.ArrayList;
import java.util.List;

/** The points of a class in an examination. */
public class Grades {
    private final List<Integer> points = new ArrayList<>();

    public void add(int value) {
        if (value < 0 || value > 100) {
            throw new IllegalArgumentException("from 0 to 100");
        }
        points.add(value);
    }

    public double average() {
        if (points.isEmpty()) {
            return 0.0;
        }
        double sum = 0;
        for (int value : points) {
            sum += value;
        }
        return sum / points.size();
    }

    public double median() {
        List<Integer> sorted = new ArrayList<>(points);
        sorted.sort(null);
        int middle = sorted.size() / 2;
        if (sorted.size() % 2 == 1) {
            return sorted.get(middle);
        }
        return (sorted.get(middle - 1) + sorted.get(middle)) / 2.0;
    }

    public static char letter(int value) {
        if (value >= 90) {
            return 'A';
        }
        if (value >= 75) {
            return 'B';
        }
        if (value >= 50) {
            return 'C';
        }
        return 'F';
    }

    public int passed() {
        int passed = 0;
        for (int value : points) {
            if (letter(value) != 'F') {
                passed++;
            }
        }
        return passed;
    }
}
