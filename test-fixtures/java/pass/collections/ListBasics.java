// Pins: ArrayList: add, get, set, remove by index and object, for-each, contains, toString.
import java.util.ArrayList;
import java.util.List;

public class ListBasics {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            list.add(i * i);
        }
        list.add(1, 100);
        System.out.println(list + " " + list.size());
        list.remove(0);
        list.remove(Integer.valueOf(16));
        list.set(0, 7);
        int sum = 0;
        for (int x : list) {
            sum += x;
        }
        System.out.println(sum + " " + list.contains(4) + " " + list.indexOf(9) + " " + list.isEmpty());
        try {
            list.get(10);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
