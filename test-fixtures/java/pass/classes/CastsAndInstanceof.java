// Pins: casts up and down, failing casts, instanceof with null, arrays and interfaces.
public class CastsAndInstanceof {
    interface Marked {
    }

    static class A {
    }

    static class B extends A implements Marked {
        int only = 3;
    }

    static class C extends A {
    }

    public static void main(String[] args) {
        A a = new B();
        System.out.println(((B) a).only);
        System.out.println((a instanceof B) + " " + (a instanceof C) + " " + (a instanceof Marked) + " " + (a instanceof A));
        A none = null;
        System.out.println((none instanceof A) + " " + ((B) none == null));
        try {
            C c = (C) a;
            System.out.println("not reached");
        } catch (ClassCastException e) {
            System.out.println("bad cast");
        }
        Object o = "text";
        try {
            Integer i = (Integer) o;
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Object n = 5;
        System.out.println((Integer) n + 1);
        System.out.println((int) n + 2);
        try {
            long l = (long) n;
        } catch (ClassCastException e) {
            System.out.println("an Integer is no Long");
        }
        Object array = new B[1];
        System.out.println((array instanceof A[]) + " " + (array instanceof Object[]) + " " + (array instanceof Marked[]));
        Marked m = (Marked) a;
        System.out.println(m == a);
        System.out.println((Object) 'c' instanceof Character);
    }
}
