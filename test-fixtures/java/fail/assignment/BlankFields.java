import java.util.function.IntSupplier;

/** Fields that are final and without a value of their own. */
public class BlankFields {
    static class ReadsItself {
        final int low;

        ReadsItself(int low) {
            this.low -= low; //~ variable low might not have been initialized
        }
    }

    static class CountsUp {
        final int n;

        CountsUp() {
            n++; //~ variable n might not have been initialized
        }
    }

    static class AssignsItself {
        final int a;

        AssignsItself(int b) {
            a = a; //~ variable a might not have been initialized
        }
    }

    static class ReadsAnother {
        final int x;
        final int y;

        ReadsAnother() {
            x = y; //~ variable y might not have been initialized
            y = 1;
        }
    }

    static class ReadsInLambda {
        final int x;

        ReadsInLambda() {
            IntSupplier later = () -> x; //~ variable x might not have been initialized
            x = later.getAsInt();
        }
    }

    static class Branch {
        final int v;

        Branch(Branch r, int v) {
            if (r == null) this.v = v;
        } //~ variable v might not have been initialized
    }

    static class Leaves {
        final int x;

        Leaves(int k) {
            if (k > 0)
                return; //~ variable x might not have been initialized
            x = k;
        }
    }

    static class Twice {
        final int x;

        Twice(int k) {
            x = k;
            if (k > 1) {
                x = 2; //~ variable x might already have been assigned
            }
        }
    }

    static class InLoop {
        final int x;

        InLoop(int k) {
            do {
                x = k; //~ variable x might be assigned in loop
            } while (k-- > 0);
        }
    }

    static class InForLoop {
        final int[] x;

        InForLoop(int k) {
            for (int i = 0; i < k; i++) {
                x = new int[i]; //~ variable x might be assigned in loop
            }
            throw new IllegalStateException();
        }
    }

    static class AfterOther {
        final int x;

        AfterOther() {
            this(1);
            x = 2; //~ variable x might already have been assigned
        }

        AfterOther(int k) {
            x = k;
        }
    }

    static class AfterInitializer {
        final int x;

        {
            x = 1;
        }

        AfterInitializer() {
            x = 2; //~ variable x might already have been assigned
        }
    }

    static class TwoInitializers {
        final int x;

        {
            x = 1;
        }

        {
            x = 2; //~ variable x might already have been assigned
        }
    }

    static class Catches {
        final int x;

        Catches(String s) {
            try {
                x = Integer.parseInt(s);
            } catch (NumberFormatException e) {
                x = 0; //~ variable x might already have been assigned
            }
        }
    }

    static class AtLast {
        final int x;

        AtLast(String s) {
            try {
                x = Integer.parseInt(s);
            } finally {
                x = 0; //~ variable x might already have been assigned
            }
        }
    }

    static class FallsThrough {
        final int x;

        FallsThrough(int k) {
            switch (k) {
                case 1:
                    x = 1;
                case 2:
                    x = 2; //~ variable x might already have been assigned
                    break;
                default:
                    x = 3;
            }
        }
    }

    static class OfAnother {
        final int x;

        OfAnother(OfAnother other) {
            x = 1;
            other.x = 2; //~ cannot assign a value to final variable x
        }
    }

    static class ByClass {
        final int x;

        ByClass() {
            ByClass.this.x = 1; //~ cannot assign a value to final variable x
        }
    }

    static class InMethod {
        final int x;

        InMethod() {
            x = 1;
        }

        void set() {
            x = 2; //~ cannot assign a value to final variable x
        }
    }

    static class InInnerClass {
        final int x;

        InInnerClass() {
            new Object() {
                void set() {
                    x = 1; //~ cannot assign a value to final variable x
                }
            };
            x = 2;
        }
    }

    static class NoConstructor {
        final int x; //~ variable x not initialized in the default constructor
    }

    static class NeverSet {
        static final int X; //~ variable X not initialized in the default constructor
    }

    static class StaticInConstructor {
        static final int X;

        static {
            X = 1;
        }

        StaticInConstructor() {
            X = 2; //~ cannot assign a value to final variable X
        }
    }

    static class StaticByClass {
        static final int X;

        static {
            X = 1;
        }

        static void set() {
            StaticByClass.X = 2; //~ cannot assign a value to final variable X
        }
    }

    static class StaticRead {
        static final int X;

        static {
            int y = X; //~ variable X might not have been initialized
            X = y;
        }
    }

    static class Anonymous {
        Object make() {
            return new Object() {
                final int x; //~ variable x not initialized in the default constructor
            };
        }
    }

    enum Constants {
        A;

        final int x; //~ variable x not initialized in the default constructor
    }

    record SetsComponent(int x) {
        SetsComponent {
            this.x = 1; //~ cannot assign a value to final variable x
        }
    }

    record ReadsComponent(int x) {
        ReadsComponent {
            int y = this.x; //~ variable x might not have been initialized
        }
    }

    static class fineClass {
        static final int A;
        static final int B = fineClass.A + 1;
        final int each;
        final int kind;
        final int last;
        final int[] kept;
        final IntSupplier supplier = new IntSupplier() {
            public int getAsInt() {
                return kind;
            }
        };

        static {
            int a;
            try {
                a = Integer.parseInt("1");
            } catch (NumberFormatException e) {
                a = 0;
            }
            A = a;
        }

        {
            int kind = 0;
            kept = new int[] {kind};
        }

        fineClass() {
            this(0);
        }

        fineClass(int k) {
            if (k < 0) {
                throw new IllegalArgumentException();
            }
            int early = fineClass.this.last + ((fineClass) this).each;
            switch (k) {
                case 0:
                    this.kind = early;
                    break;
                case 1:
                    (this).kind = 2;
                    break;
                default:
                    kind = 3;
            }
            boolean done = false;
            while (true) {
                if (done) {
                    each = kind;
                    break;
                }
                done = true;
            }
            for (int i = 0; ; i++) {
                if (i > k) {
                    last = each;
                    return;
                }
            }
        }

        fineClass(String s) {
            this.kind = s == null ? 0 : 1;
            boolean big;
            if (s != null && (big = s.length() > 1)) {
                each = big ? 1 : 2;
            } else {
                each = 3;
            }
            try {
                if (s == null) {
                    return;
                }
            } finally {
                last = 0;
            }
        }
    }

    record fineRecord(int low, int high) {
        fineRecord {
            if (low > high) {
                low = high;
            }
        }

        fineRecord(int only) {
            this(only, only);
        }
    }

    record fineCanonical(int low, int high) {
        fineCanonical(int low, int high) {
            this.low = low;
            this.high = Math.max(this.low, high);
        }
    }
}
