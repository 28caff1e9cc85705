import java.util.*;

class ByClassName {
    long memory() {
        return Runtime.getRuntime().totalMemory(); //~ not modelled: java.lang.Runtime
    }

    int fine() {
        return 3;
    }
}
