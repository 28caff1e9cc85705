// Pins: compound assignment and ++ on elements of every type evaluate the element once.
public class ElementUpdates {
    static int calls = 0;

    static int index() {
        calls++;
        return 0;
    }

    public static void main(String[] args) {
        byte[] b = {127};
        b[index()]++;
        b[index()] += 5;
        System.out.println(b[0] + " " + calls);
        char[] c = {'a'};
        c[0] += 2;
        c[0]--;
        System.out.println(c[0]);
        short[] s = {1};
        s[0] <<= 15;
        System.out.println(s[0]);
        long[] l = {1};
        l[0] <<= 62;
        l[0] *= 2;
        System.out.println(l[0]);
        float[] f = {1};
        f[0] /= 3;
        System.out.println(f[0]);
        double[] d = {1};
        d[0] -= 0.9;
        System.out.println(d[0]);
        boolean[] z = {true};
        z[0] &= false;
        z[0] ^= true;
        System.out.println(z[0]);
        String[] t = {"a"};
        t[index()] += 1 + 2;
        System.out.println(t[0] + " " + calls);
        int[] a = {3, 0};
        a[a[1]]--;
        System.out.println(a[0]--  - --a[0]);
    }
}
