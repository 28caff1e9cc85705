// java.util.Spliterator: advancing, splitting, streams from it.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Spliteration {
    static class Count implements Iterable<Integer> {
        public Iterator<Integer> iterator() {
            return List.of(7, 8, 9).iterator();
        }
    }

    public static void main(String[] args) throws Exception {
        Spliterator<Integer> all = new ArrayList<>(List.of(1, 2, 3, 4, 5)).spliterator();
        System.out.println(all.estimateSize() + " " + all.hasCharacteristics(Spliterator.SIZED) + all.hasCharacteristics(Spliterator.SORTED));
        Spliterator<Integer> half = all.trySplit();
        System.out.println(half.tryAdvance(x -> System.out.print(x + " ")) + " " + half.estimateSize() + all.estimateSize());
        half.forEachRemaining(x -> System.out.print(x + ";"));
        all.forEachRemaining(x -> System.out.print(x + "."));
        System.out.println(all.tryAdvance(x -> System.out.print("never")));
        System.out.println(StreamSupport.stream(new Count().spliterator(), false).map(x -> x * 2).collect(Collectors.toList()));
        System.out.println(new TreeSet<>(List.of(1)).spliterator().hasCharacteristics(Spliterator.SORTED) + " " + new TreeSet<>(List.of(1)).spliterator().getComparator());
        Spliterator<String> own = new Spliterators.AbstractSpliterator<String>(3, Spliterator.ORDERED) {
            private int left = 3;

            public boolean tryAdvance(Consumer<? super String> action) {
                if (left == 0) {
                    return false;
                }
                action.accept("s" + left--);
                return true;
            }
        };
        System.out.println(StreamSupport.stream(own, false).collect(Collectors.joining(",")));
        System.out.println(Arrays.stream(new int[] {1, 2, 3}).spliterator().tryAdvance((IntConsumer) x -> System.out.print(x + "!")) + " " + Spliterators.emptySpliterator().tryAdvance(x -> { }));
        Iterator<Integer> iterator = Spliterators.iterator(List.of(4, 5).spliterator());
        System.out.println(iterator.next() + iterator.next() + " " + iterator.hasNext());
    }
}
