import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** Places joined by roads in both directions. */
public class Network {
    private final List<List<Integer>> roads = new ArrayList<>();

    public Network(int places) {
        for (int i = 0; i < places; i++) {
            roads.add(new ArrayList<>());
        }
    }

    public void join(int a, int b) {
        roads.get(a).add(b);
        roads.get(b).add(a);
    }

    /** The number of roads on a shortest way, or -1 if there is none. */
    public int distance(int from, int to) {
        int[] distances = new int[roads.size()];
        Arrays.fill(distances, -1);
        distances[from] = 0;
        Deque<Integer> waiting = new ArrayDeque<>();
        waiting.add(from);
        while (!waiting.isEmpty()) {
            int place = waiting.remove();
            if (place == to) {
                return distances[place];
            }
            for (int next : roads.get(place)) {
                if (distances[next] == -1) {
                    distances[next] = distances[place] + 1;
                    waiting.add(next);
                }
            }
        }
        return -1;
    }

    /** Into how many parts the network falls. */
    public int parts() {
        boolean[] seen = new boolean[roads.size()];
        int parts = 0;
        for (int place = 0; place < seen.length; place++) {
            if (!seen[place]) {
                parts++;
                visit(place, seen);
            }
        }
        return parts;
    }

    private void visit(int place, boolean[] seen) {
        seen[place] = true;
        for (int next : roads.get(place)) {
            if (!seen[next]) {
                visit(next, seen);
            }
        }
    }
}
