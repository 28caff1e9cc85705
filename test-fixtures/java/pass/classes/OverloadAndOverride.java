// Pins: overloads are chosen by static types, overriding by the run-time class.
public class OverloadAndOverride {
    static class A {
        String f(Object o) { return "A.f(Object)"; }
        String f(String s) { return "A.f(String)"; }
        String g(A other) { return "A.g(A)"; }
    }

    static class B extends A {
        String f(Object o) { return "B.f(Object)"; }
        String g(B other) { return "B.g(B)"; }
    }

    static class C extends B {
        String g(A other) { return "C.g(A)"; }
        String f(Integer i) { return "C.f(Integer)"; }
    }

    public static void main(String[] args) {
        Object text = "text";
        A a = new B();
        System.out.println(a.f(text) + " " + a.f("text"));
        B b = new C();
        A ab = b;
        System.out.println(a.g(b) + " " + b.g(b) + " " + b.g(ab) + " " + ab.g(b));
        C c = new C();
        System.out.println(c.f(1) + " " + c.f('c') + " " + b.f(1) + " " + c.f(null == text ? "" : "s"));
    }
}
