// Pins: several top-level classes in one file, in any order, using each other.
public class SeveralTopLevel extends SeveralBase {
    public static void main(String[] args) {
        SeveralHelper h = new SeveralHelper(4);
        System.out.println(h.twice() + " " + new SeveralTopLevel().base() + " " + SeveralHelper.made);
    }
}

class SeveralHelper {
    static int made;
    private int n;

    SeveralHelper(int n) {
        this.n = n;
        made++;
    }

    int twice() {
        return n * 2;
    }
}

class SeveralBase {
    int base() {
        return new SeveralHelper(50).twice();
    }
}
