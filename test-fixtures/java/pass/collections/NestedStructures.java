// Maps of lists, lists of maps, matrices, grouping by hand, sorting entries.
import java.util.*;

public class NestedStructures {
    public static void main(String[] args) throws Exception {
        Map<String, List<Integer>> index = new TreeMap<>();
        String[] words = "the cat and the dog and the bird".split(" ");
        for (int i = 0; i < words.length; i++) {
            index.computeIfAbsent(words[i], k -> new ArrayList<>()).add(i);
        }
        System.out.println(index);
        List<Map.Entry<String, List<Integer>>> entries = new ArrayList<>(index.entrySet());
        entries.sort((x, y) -> y.getValue().size() != x.getValue().size() ? y.getValue().size() - x.getValue().size() : x.getKey().compareTo(y.getKey()));
        entries.forEach(e -> System.out.print(e.getKey() + e.getValue().size() + " "));
        System.out.println();
        List<List<Integer>> triangle = new ArrayList<>();
        for (int row = 0; row < 6; row++) {
            List<Integer> line = new ArrayList<>();
            for (int k = 0; k <= row; k++) {
                line.add(k == 0 || k == row ? 1 : triangle.get(row - 1).get(k - 1) + triangle.get(row - 1).get(k));
            }
            triangle.add(line);
        }
        System.out.println(triangle);
        Map<Character, Map<Integer, Set<String>>> deep = new TreeMap<>();
        for (String w : words) {
            deep.computeIfAbsent(w.charAt(0), k -> new TreeMap<>()).computeIfAbsent(w.length(), k -> new TreeSet<>()).add(w);
        }
        System.out.println(deep);
        int[][] grid = new int[3][4];
        for (int[] row : grid) {
            Arrays.fill(row, 1);
        }
        grid[1][2] = 5;
        System.out.println(Arrays.deepToString(grid) + Arrays.stream(grid).flatMapToInt(Arrays::stream).sum());
    }
}
