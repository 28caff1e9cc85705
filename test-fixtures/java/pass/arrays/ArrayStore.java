// Pins: storing the wrong type through a covariant array reference throws ArrayStoreException.
public class ArrayStore {
    public static void main(String[] args) {
        Object[] objects = new String[2];
        objects[0] = "fine";
        System.out.println(objects[0]);
        try {
            objects[1] = Integer.valueOf(1);
        } catch (ArrayStoreException e) {
            System.out.println(e);
        }
        objects[1] = null;
        System.out.println(objects[1]);
        Number[] numbers = new Integer[1];
        try {
            numbers[0] = 1.5;
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        Object[] rows = new int[2][];
        rows[0] = new int[] {5};
        System.out.println(((int[]) rows[0])[0]);
        Object any = new int[] {1, 2};
        System.out.println(any instanceof int[]);
        System.out.println(objects instanceof String[]);
        System.out.println(numbers instanceof Integer[]);
    }
}
