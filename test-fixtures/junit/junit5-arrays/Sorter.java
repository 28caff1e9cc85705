class Sorter {
    static int[] sorted(int[] a) {
        int[] r = a.clone();
        for (int i = 0; i < r.length; i++) {
            for (int j = i + 1; j < r.length - 1; j++) {
                if (r[j] < r[i]) {
                    int t = r[i];
                    r[i] = r[j];
                    r[j] = t;
                }
            }
        }
        return r;
    }
}
