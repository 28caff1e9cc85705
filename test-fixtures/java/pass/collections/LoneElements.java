import java.util.PriorityQueue;

/** The first element of a queue isn't compared, but must be comparable when there is no comparator. */
public class LoneElements {
    record Task(String name) {}

    public static void main(String[] args) {
        PriorityQueue<Task> tasks = new PriorityQueue<>((a, b) -> a.name().length() - b.name().length());
        System.out.println(tasks.add(new Task(null)) + " " + tasks);
        try {
            tasks.add(new Task("b"));
        } catch (NullPointerException e) {
            System.out.println("null name " + tasks.size());
        }
        PriorityQueue<Object> objects = new PriorityQueue<>();
        try {
            objects.add(new int[0]);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage() + " " + objects.size());
        }
        try {
            objects.add(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
