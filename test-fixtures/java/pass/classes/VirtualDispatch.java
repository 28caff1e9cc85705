// Pins: overriding methods chosen by the run-time class; fields and statics by the static type.
public class VirtualDispatch {
    static class Animal {
        String name = "animal";

        String sound() {
            return "...";
        }

        String speak() {
            return name + " says " + sound();
        }

        static String kind() {
            return "Animal";
        }

        Animal self() {
            return this;
        }
    }

    static class Dog extends Animal {
        String name = "dog";

        String sound() {
            return "woof";
        }

        static String kind() {
            return "Dog";
        }

        Dog self() {
            return this;
        }

        String both() {
            return name + super.name + this.name + ((Animal) this).name;
        }
    }

    static class Puppy extends Dog {
        String sound() {
            return super.sound() + " (small)";
        }
    }

    public static void main(String[] args) {
        Animal[] all = {new Animal(), new Dog(), new Puppy()};
        for (Animal a : all) {
            System.out.println(a.speak() + " " + a.name);
        }
        Dog d = new Puppy();
        System.out.println(d.name + " " + ((Animal) d).name + " " + d.both());
        System.out.println(Animal.kind() + " " + Dog.kind() + " " + Puppy.kind());
        System.out.println(d.self().name + " " + ((Animal) d).self().name);
    }
}
