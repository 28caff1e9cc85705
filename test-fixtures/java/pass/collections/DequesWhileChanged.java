import java.util.*;
// Pins: what becomes of iterations over a deque that is changed meanwhile.
public class DequesWhileChanged {
  interface R { void run(StringBuilder b) throws Exception; }
  static void t(String n, R r) { StringBuilder b = new StringBuilder(); try { r.run(b); } catch (Exception e) { b.append(" ").append(e); } System.out.println(n + ": " + b); }
  public static void main(String[] a) {
    Random rnd = new Random(5);
    for (int k = 0; k < 400; k++) {
      int seed = rnd.nextInt(); int n = rnd.nextInt(20); boolean desc = rnd.nextBoolean(); int cap = rnd.nextInt(4);
      t("case " + k, b -> {
        Random q = new Random(seed);
        ArrayDeque<Integer> d = cap == 0 ? new ArrayDeque<>() : new ArrayDeque<>(cap);
        for (int i = 0; i < n; i++) { int w = q.nextInt(6); if (w < 3) d.addLast(i); else if (w < 5) d.addFirst(i); else d.poll(); }
        b.append(d);
        int steps = 0;
        if (q.nextInt(5) == 0) {
          int[] c = {0};
          int at = q.nextInt(6); int what = q.nextInt(5);
          d.forEach(x -> { b.append(x).append(' '); if (c[0]++ == at) change(d, what, q); });
        } else {
          Iterator<Integer> it = desc ? d.descendingIterator() : d.iterator();
          while (it.hasNext() && steps++ < 60) {
            b.append(' ').append(it.next());
            int w = q.nextInt(12);
            if (w < 5 && q.nextInt(3) == 0) change(d, w, q);
            if (w == 6) it.remove();
            if (w == 7 && q.nextInt(4) == 0) it.forEachRemaining(x -> { b.append(" r").append(x); if (q.nextInt(9) == 0) change(d, q.nextInt(5), q); });
          }
        }
        b.append(d).append(d.clone().equals(d)).append(d.size());
      });
    }
    ArrayDeque<Integer> big = new ArrayDeque<>();
    for (int i = 0; i < 1000; i++) { big.add(i); if (i % 3 == 0) big.push(-i); if (i % 5 == 0) big.pollLast(); }
    System.out.println(big.hashCode() == 0 ? "" : big.toString());
    big.addAll(new ArrayList<>(big)); System.out.println(big.size() + " " + big.stream().mapToInt(x -> x).sum());
    big.removeIf(x -> x % 2 == 0); System.out.println(big.size()); big.clear(); System.out.println(big);
    t("self", b -> { ArrayDeque<Integer> d = new ArrayDeque<>(List.of(1, 2, 3)); d.addAll(d); b.append(d); });
  }
  static void change(ArrayDeque<Integer> d, int w, Random q) {
    switch (w) {
      case 0: d.poll(); break; case 1: d.pollLast(); break; case 2: d.push(77 + d.size()); break; case 3: d.add(55); break;
      default: if (q.nextInt(4) == 0) d.clear(); else d.remove((Object) q.nextInt(20));
    }
  }
}
