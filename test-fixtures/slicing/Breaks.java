// loops with break and continue
class Breaks {
    static int search(byte wanted) {
        int found = -1;
        int seen = 0;
        for (int i = 0; i < 10; i++) {
            seen = seen + 1;
            if (i == 4) {
                continue;
            }
            if (i * i >= wanted) {
                found = i;
                break;
            }
        }
        System.out.println(seen);
        return /*1*/ found;
    }
}
