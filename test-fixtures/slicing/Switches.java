// switch with fall through, unexecuted clauses
class Switches {
    static int days(byte month, boolean leap) {
        int days;
        int quarter = (month + 2) / 3;
        switch (month) {
            case 4:
            case 6:
            case 9:
            case 11:
                days = 30;
                break;
            case 2:
                days = leap ? 29 : 28;
                break;
            default:
                days = 31;
        }
        System.out.println(quarter);
        return /*1*/ days;
    }
}
