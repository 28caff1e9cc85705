// dead and unreachable branches, unexecuted clauses
class DeadBranch {
    static int pick(boolean flag) {
        final boolean debug = false;
        int result = 1;
        int trace = 0;
        if (debug) {
            result = 100;
        }
        if (flag || !flag) {
            result = result + 1;
        } else {
            result = -1;
        }
        switch (result) {
            case 5:
                trace = 5;
                break;
            case 2:
                trace = 7;
                break;
            default:
                trace = 9;
        }
        return /*1*/ trace;
    }
}
