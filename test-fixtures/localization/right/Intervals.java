import java.util.ArrayList;
import java.util.List;

/** Spans of time, as pairs of start and end. */
public class Intervals {
    /** Joins spans that touch; they come sorted by their start. */
    public static List<int[]> merge(List<int[]> spans) {
        List<int[]> merged = new ArrayList<>();
        for (int[] span : spans) {
            if (merged.isEmpty()) {
                merged.add(new int[] {span[0], span[1]});
                continue;
            }
            int[] last = merged.get(merged.size() - 1);
            if (span[0] <= last[1]) {
                last[1] = Math.max(last[1], span[1]);
            } else {
                merged.add(new int[] {span[0], span[1]});
            }
        }
        return merged;
    }

    public static int length(List<int[]> spans) {
        int length = 0;
        for (int[] span : merge(spans)) {
            length += span[1] - span[0];
        }
        return length;
    }

    public static boolean overlap(int[] a, int[] b) {
        return a[0] < b[1] && b[0] < a[1];
    }

    /** The most spans that hold at one time. */
    public static int busiest(List<int[]> spans) {
        int most = 0;
        for (int[] span : spans) {
            int together = 0;
            for (int[] other : spans) {
                if (other[0] <= span[0] && span[0] < other[1]) {
                    together++;
                }
            }
            if (together > most) {
                most = together;
            }
        }
        return most;
    }
}
