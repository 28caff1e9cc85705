// Pins: evaluation order and once-only evaluation in concatenation and +=, toString called in order.
public class ConcatEvaluation {
    static int n = 0;

    static class Noisy {
        final String name;

        Noisy(String name) {
            this.name = name;
        }

        public String toString() {
            System.out.println("toString of " + name);
            return name + n++;
        }
    }

    static Noisy make(String name) {
        System.out.println("make " + name);
        return new Noisy(name);
    }

    static String[] array = {"x", "y"};

    static int index() {
        System.out.println("index");
        return 1;
    }

    public static void main(String[] args) {
        array[index()] += 1 + 2 + "z" + 'c';
        System.out.println(array[1]);
        int i = 0;
        String s = i++ + "," + i++ + "," + ++i;
        System.out.println(s);
        s = "<" + (i > 2 ? "big" : 'c') + ">";
        System.out.println(s);
        s += s += "!";
        System.out.println(s);
        char[] chars = {'h', 'i'};
        System.out.println(String.valueOf(chars) + chars.length);
        final String constant = "c" + 1 + 2L + 3.0f + true + 'x' + null;
        System.out.println(constant);
        String t = "" + make("solo");
        System.out.println(t);
        Object o = "obj";
        o += "ect";
        System.out.println(o);
        System.out.println((String) o + 1.0 + 1e10 + 100f + -0.0 + (byte) 'A' + (char) 66);
    }
}
