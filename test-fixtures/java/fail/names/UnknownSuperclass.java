public class UnknownSuperclass extends Missing { //~ Missing
    int use() {
        return 1;
    }
}

class FineNeighbour {
    static int fine() {
        return 5;
    }
}
