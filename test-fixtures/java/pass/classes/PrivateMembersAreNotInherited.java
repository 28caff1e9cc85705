// Private members aren't inherited, not even by classes nested in theirs (JLS 8.2): names mean those around.
public class PrivateMembersAreNotInherited {
    private int value;
    private static int shared = 10;

    PrivateMembersAreNotInherited(int value) {
        this.value = value;
    }

    private String name() {
        return "name of " + value;
    }

    class Inner extends PrivateMembersAreNotInherited {
        Inner() {
            super(99);
        }

        String simple() {
            return value + ", " + name() + ", " + shared;
        }

        String qualified() {
            return super.value + ", " + super.name() + ", " + ((PrivateMembersAreNotInherited) this).value;
        }
    }

    class OfAnother extends Another {
        String all() {
            return value + ", " + name();
        }
    }

    public static void main(String[] args) {
        PrivateMembersAreNotInherited outer = new PrivateMembersAreNotInherited(3);
        Inner inner = outer.new Inner();
        System.out.println(inner.simple());
        System.out.println(inner.qualified());
        System.out.println(outer.new OfAnother().all());
    }
}

class Another {
    private int value = 1000;

    private String name() {
        return "another";
    }
}
