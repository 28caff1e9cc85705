// list elements, collections
import java.util.ArrayList;
import java.util.List;

class Lists {
    public static void main(String[] args) {
        List<Integer> evens = new ArrayList<>();
        List<Integer> odds = new ArrayList<>();
        int skipped = 0;
        for (int i = 1; i <= 6; i++) {
            if (i % 2 == 0) {
                evens.add(i * i);
            } else {
                odds.add(i);
                skipped++;
            }
        }
        int sum = 0;
        for (int value : evens) {
            sum += value;
        }
        System.out.println(odds.size() + skipped);
        System.out.println(/*1*/ sum);
    }
}
