// Records, enums and interfaces declared inside methods.

public class LocalTypes {
    public static void main(String[] args) throws Exception {
        record Pair<A, B>(A first, B second) {
            static int made = 0;

            Pair {
                made++;
            }

            <C> Pair<A, C> with(C other) {
                return new Pair<>(first, other);
            }
        }
        enum Size { SMALL, LARGE }
        interface Namer {
            String name(Size size);
        }
        Namer namer = size -> size.name().charAt(0) + "" + size.ordinal();
        System.out.println(new Pair<>(1, "x").with(Size.LARGE) + " " + Pair.made + namer.name(Size.SMALL) + new Pair<>(null, 2).equals(new Pair<>(null, 2)) + new Pair<>(1, 2).hashCode());
    }
}
