import java.util.*;
public class SynchronizedCode {
    private final Object lock = new Object();
    private int count;
    private static int total;
    synchronized void inc() { count++; }
    static synchronized int bump(int n) { total += n; return total; }
    int both(int n) { synchronized (this) { synchronized (lock) { count += n; return count; } } }
    String name(String key) {
        synchronized (key) {
            if (key.isEmpty()) return "empty";
            for (int i = 0; i < 3; i++) { if (i == 1) continue; if (i == 2) break; }
            key += "!";
        }
        return key;
    }
    static class Account {
        private double balance; private final List<String> log = new ArrayList<>();
        synchronized void withdraw(double x) {
            if (x > balance) throw new IllegalStateException("insufficient: " + balance + " < " + x);
            balance -= x; log.add("w" + x);
        }
        synchronized void deposit(double x) { balance += x; log.add("d" + x); }
        void transfer(Account to, double x) { synchronized (this) { synchronized (to) { withdraw(x); to.deposit(x); } } }
    }
    static Object make(String what) { System.out.println("make " + what); return what.equals("null") ? null : what; }
    static volatile SynchronizedCode instance;
    static SynchronizedCode get() { if (instance == null) { synchronized (SynchronizedCode.class) { if (instance == null) instance = new SynchronizedCode(); } } return instance; }
    static int tryFinally() {
        synchronized (SynchronizedCode.class) { try { throw new RuntimeException("x"); } catch (RuntimeException e) { return 1; } finally { System.out.println("fin"); } }
    }
    public static void main(String[] args) {
        SynchronizedCode t = new SynchronizedCode();
        t.inc(); t.inc();
        System.out.println(t.count + " " + bump(4) + bump(5) + " " + t.both(3) + t.name("") + t.name("k"));
        Account a = new Account(), b = new Account();
        a.deposit(10); a.transfer(b, 4);
        try { a.transfer(b, 100); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        System.out.println(a.log + "" + b.log);
        System.out.println(get() == get());
        System.out.println(tryFinally());
        synchronized (make("a")) { System.out.println("body"); }
        try { synchronized (make("null")) { System.out.println("never"); } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        Object local = null;
        try { synchronized (local) { } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        SynchronizedCode none = null;
        try { synchronized (none.lock) { } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        Object[] arr = new Object[2];
        try { synchronized (arr[1]) { } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        Vector<Integer> v = new Vector<>(List.of(1, 2));
        synchronized (v) { for (int x : v) System.out.println(x); }
        outer:
        for (int i = 0; ; i++) { synchronized (t) { if (i == 3) break outer; if (i == 1) continue outer; System.out.println("i" + i); } }
        int x; synchronized (t) { x = 5; } System.out.println(x);
        Runnable r = () -> { synchronized (t) { t.inc(); } }; r.run(); System.out.println(t.count);
        Object z = null;
        synchronized (
            z) {
            System.out.println();
        }
    }
}
