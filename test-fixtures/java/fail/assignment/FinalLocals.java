/** Local variables that are final and get their value later. */
public class FinalLocals {
    int twice(int k) {
        final int x;
        if (k > 1) {
            x = 1;
        }
        x = 2; //~ variable x might already have been assigned
        return x;
    }

    int inLoop(int k) {
        final int x;
        while (true) {
            x = k; //~ variable x might be assigned in loop
            if (k > 0) {
                break;
            }
        }
        return x;
    }

    int counts() {
        final int x;
        x = 1;
        x++; //~ variable x might already have been assigned
        return x;
    }

    int inLambda() {
        Runnable r = () -> {
            final int x;
            x = 1;
            x = 2; //~ variable x might already have been assigned
        };
        r.run();
        return 0;
    }

    int fine(int k) {
        int sum = 0;
        for (int i = 0; i < k; i++) {
            final int x;
            if (i % 2 == 0) {
                x = i;
            } else {
                x = -i;
            }
            sum += x;
        }
        final String name;
        switch (k) {
            case 1 -> name = "one";
            case 2 -> name = "two";
            default -> name = "many";
        }
        final int length;
        while (true) {
            if (sum > 1000) {
                length = name.length();
                break;
            }
            sum = sum * 2 + 1;
        }
        return sum + length;
    }
}
