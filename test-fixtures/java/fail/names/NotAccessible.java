class NotAccessible {
    private int value;

    private int secret() {
        return value;
    }

    class Inner extends NotAccessible {
        int inherited(Inner other) {
            return this.value; //~ value has private access in NotAccessible
        }

        int fine() {
            return super.value + super.secret() + secret() + value;
        }
    }

    int call(Inner inner) {
        return inner.value; //~ value has private access in NotAccessible
    }

    Object copy(Object other) throws CloneNotSupportedException {
        return other.clone(); //~ clone() has protected access in Object
    }

    Object fineCopy(int[] values) throws CloneNotSupportedException {
        Object mine = this.clone();
        return values.clone();
    }

    int other(Stranger stranger) {
        return stranger.hidden(); //~ hidden() has private access in Stranger
    }

    java.util.function.IntSupplier reference(Stranger stranger) {
        return stranger::hidden; //~ hidden() has private access in Stranger
    }

    int another(Stranger stranger) {
        return stranger.field; //~ field has private access in Stranger
    }

    Stranger create() {
        return new Stranger(1); //~ Stranger
    }

    int component(Pair pair) {
        return pair.left; //~ left has private access in Pair
    }

    int fineComponent(Pair pair) {
        return pair.left() + new Stranger().more;
    }
}

record Pair(int left, int right) {}

class Stranger {
    private int field;
    int more;

    Stranger() {}

    private Stranger(int value) {}

    private int hidden() {
        return field;
    }
}
