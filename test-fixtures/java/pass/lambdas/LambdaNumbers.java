import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class LambdaNumbers {
    interface Mk { default String mk() { return "mk"; } }
    static Runnable s = () -> show("field");
    Runnable inst = () -> show("inst");
    static { Runnable r = () -> show("static"); r.run(); }
    { Runnable r = () -> show("instinit"); r.run(); }
    LambdaNumbers() { Runnable r = () -> show("ctor"); r.run(); }
    static void show(String what) {
        StackTraceElement[] t = new Throwable().getStackTrace();
        StringBuilder b = new StringBuilder(what + ":");
        for (StackTraceElement e : t) if (!e.getClassName().startsWith("java.") && !e.getMethodName().equals("show")) b.append(" " + e.getClassName() + "." + e.getMethodName());
        System.out.println(b);
    }
    class Inner { Inner() { show("inner"); } }
    static class Nest { Nest() { show("nest"); } static void m() { Runnable r = () -> show("nestm"); r.run(); Runnable q = () -> { Runnable z = () -> show("deep"); z.run(); }; q.run(); } }
    static void va(Object... xs) { show("va" + xs.length); }
    enum E { A(() -> show("enumA")), B(() -> { show("enumB"); }) { void go() { Runnable x = () -> show("body"); x.run(); } }; final Runnable r; E(Runnable r) { this.r = r; } void go() { Runnable y = () -> show("go"); y.run(); } }
    record Rec(int x) { Rec { Runnable q = () -> show("compact"); q.run(); } Runnable get() { return () -> show("rec" + x); } }
    public static void main(String[] args) {
        s.run();
        new LambdaNumbers().inst.run();
        Runnable a = () -> { Runnable b = () -> { Runnable c = () -> show("c"); c.run(); show("b"); }; b.run(); show("a"); };
        a.run();
        Supplier<Supplier<String>> ss = () -> () -> { show("ss"); return ""; };
        ss.get().get();
        LambdaNumbers l = new LambdaNumbers();
        l.later();
        Nest.m();
        Supplier<Nest> n = Nest::new; n.get();
        Function<String, Runnable> f = x -> () -> show(x); f.apply("curried").run();
        for (E e : E.values()) { e.r.run(); e.go(); }
        new Rec(1).get().run();
        new Object() { void k() { Runnable r = () -> show("anon"); r.run(); Runnable t = () -> show("anon2"); t.run(); } }.k();
        class Loc { void k() { Runnable r = () -> show("loc"); r.run(); } Loc() { show("newloc"); } }
        new Loc().k();
        Supplier<Loc> sl = Loc::new; sl.get();
        Consumer<String> c = LambdaNumbers::va; c.accept("q");
        IntFunction<int[]> mkarr = int[]::new;
        try { mkarr.apply(-1); } catch (NegativeArraySizeException e) { System.out.println(e.getStackTrace()[0].getMethodName()); }
        Runnable last = () -> show("last"); last.run();
        List.of(1, 2).stream().map(x -> x + 1).filter(x -> { show("f" + x); return true; }).forEach(x -> show("e" + x));
        int[] arr = {1}; Supplier<int[]> cl = arr::clone; cl.get();
        Runnable last2 = () -> show("last2"); last2.run();
        for (Runnable i = () -> show("i"), j = () -> show("j"); i != null; i = null, ((Runnable) () -> show("upd")).run()) { i.run(); j.run(); Runnable bd = () -> show("bd"); bd.run(); }
        int k = 0; do { Runnable bd = () -> show("dobody"); bd.run(); } while (((Supplier<Boolean>) () -> { show("docond"); return false; }).get());
        try { Runnable t = () -> show("try"); t.run(); } finally { Runnable t = () -> show("fin"); t.run(); }
        String sw = switch (args.length) { case 0 -> { Supplier<String> q = () -> { show("sw"); return "0"; }; yield q.get(); } default -> "x"; };
        Runnable sm = (Runnable & Mk) () -> show("mk"); sm.run(); System.out.println(((Mk) sm).mk());
        Runnable after = () -> show("after"); after.run();
    }
    void own() { show("own"); } void later() { Supplier<Inner> i = Inner::new; i.get(); Supplier<Inner> j = () -> new Inner(); j.get(); Runnable r = this::own; r.run(); }
}
