// Its name is that of JUnit's annotation.
package p.q;
public class Test {
    private int n;
    public Test(int n) { this.n = n; }
    public int f(int x) { if (x > n) return 1; return 0; }
    public static int g(Test t) { if (t.n == 3) return 1; return 0; }
}
