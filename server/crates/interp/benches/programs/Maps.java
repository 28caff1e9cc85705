import java.util.HashMap;
import java.util.Map;

/** A hash map that grows and shrinks. */
class Maps {
    public static void main(String[] args) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int i = 0; i < 400_000; i++) {
            int key = (i * 7919) % 5003;
            counts.merge(key, 1, Integer::sum);
            if (i % 3 == 0) {
                counts.remove((i * 31) % 5003);
            }
        }
        long sum = 0;
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
            sum += (long) entry.getKey() * entry.getValue();
        }
        System.out.println(sum);
    }
}
