// Pins: static nested classes, private access between them, nesting of depth three.
public class StaticNested {
    private static int secret = 1;
    private int own = 5;

    static class Inner {
        private int hidden = 2;

        static class Deep {
            private static int deepest = 3;

            int sum(Inner i) {
                return secret + i.hidden + deepest;
            }
        }

        int read(StaticNested s) {
            return s.own + secret;
        }
    }

    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    public static void main(String[] args) {
        Inner.Deep d = new StaticNested.Inner.Deep();
        System.out.println(d.sum(new Inner()));
        secret = 10;
        Inner.Deep.deepest++;
        System.out.println(d.sum(new Inner()));
        System.out.println(new Inner().read(new StaticNested()));
        Node list = null;
        for (int i = 0; i < 5; i++) {
            list = new Node(i * i, list);
        }
        for (Node n = list; n != null; n = n.next) {
            System.out.print(n.value + " ");
        }
        System.out.println();
    }
}
