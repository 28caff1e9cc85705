// Pins: labelled break and continue through nested finally blocks.
public class FinallyWithLabels {
    public static void main(String[] args) {
        String log = "";
        outer:
        for (int i = 0; i < 4; i++) {
            try {
                for (int j = 0; j < 4; j++) {
                    try {
                        if (j == 1) {
                            continue;
                        }
                        if (i == 1) {
                            continue outer;
                        }
                        if (i == 2 && j == 2) {
                            break outer;
                        }
                        log += i + "" + j + " ";
                    } finally {
                        log += "f ";
                    }
                }
                log += "end" + i + " ";
            } finally {
                log += "F ";
            }
        }
        System.out.println(log);
        int n = 0;
        block: {
            try {
                n = 1;
                break block;
            } finally {
                n += 10;
            }
        }
        System.out.println(n);
    }
}
