// Pins: inner classes with an enclosing instance, Outer.this, shadowing, outer.new.
public class InnerClasses {
    int value = 1;

    class Inner {
        int value = 2;

        class Deep {
            int value = 3;

            String all(int value) {
                return value + " " + this.value + " " + Inner.this.value + " " + InnerClasses.this.value;
            }
        }

        void bump() {
            InnerClasses.this.value += 10;
            helper();
        }
    }

    void helper() {
        value++;
    }

    Inner make() {
        return new Inner();
    }

    public static void main(String[] args) {
        InnerClasses o = new InnerClasses();
        InnerClasses.Inner i = o.new Inner();
        InnerClasses.Inner.Deep d = i.new Deep();
        System.out.println(d.all(4));
        i.bump();
        o.make().bump();
        System.out.println(o.value);
        System.out.println(d.all(0));
    }
}
