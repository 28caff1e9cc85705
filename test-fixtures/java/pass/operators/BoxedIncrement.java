// Pins: ++, -- and op= unbox, compute and box again; the old box is untouched.
public class BoxedIncrement {
    static Integer count = 0;
    Integer own = 41;

    public static void main(String[] args) {
        Integer i = 5;
        Integer before = i;
        i++;
        System.out.println(i + " " + before);
        System.out.println(i++ + " " + ++i);
        i += 10;
        System.out.println(i);
        Character c = 'x';
        c++;
        System.out.println(c);
        Long l = 1L;
        l += 2;
        l--;
        System.out.println(l);
        Double d = 1.5;
        d *= 3;
        System.out.println(d);
        Byte b = (byte) 127;
        b++;
        System.out.println(b);
        count++;
        ++count;
        System.out.println(count);
        BoxedIncrement o = new BoxedIncrement();
        o.own++;
        System.out.println(o.own);
        Integer[] boxes = {1, 2};
        boxes[0]++;
        boxes[1] += boxes[0];
        System.out.println(boxes[0] + " " + boxes[1]);
        Integer none = null;
        try {
            none++;
        } catch (NullPointerException e) {
            System.out.println("null box");
        }
    }
}
