// Pins: object graphs: parents and children, cycles, mutation through aliases, swapping references.
public class MutualReferences {
    static class Person {
        final String name;
        Person partner;
        Person[] friends = new Person[0];

        Person(String name) {
            this.name = name;
        }

        void marry(Person other) {
            if (partner != other) {
                partner = other;
                other.marry(this);
            }
        }

        void befriend(Person other) {
            Person[] more = new Person[friends.length + 1];
            for (int i = 0; i < friends.length; i++) {
                more[i] = friends[i];
            }
            more[friends.length] = other;
            friends = more;
        }

        boolean knows(Person other, int depth) {
            if (this == other) {
                return true;
            }
            if (depth == 0) {
                return false;
            }
            for (Person f : friends) {
                if (f.knows(other, depth - 1)) {
                    return true;
                }
            }
            return false;
        }
    }

    static void swap(Person[] pair) {
        Person t = pair[0];
        pair[0] = pair[1];
        pair[1] = t;
    }

    static void noSwap(Person a, Person b) {
        Person t = a;
        a = b;
        b = t;
    }

    public static void main(String[] args) {
        Person a = new Person("a"), b = new Person("b"), c = new Person("c");
        a.marry(b);
        System.out.println(a.partner.name + b.partner.name + (c.partner == null) + (a.partner.partner == a));
        a.befriend(b);
        b.befriend(c);
        c.befriend(a);
        System.out.println(a.knows(c, 1) + " " + a.knows(c, 2) + " " + b.knows(a, 5));
        Person[] pair = {a, b};
        swap(pair);
        noSwap(a, b);
        System.out.println(pair[0].name + pair[1].name + a.name + b.name);
    }
}
