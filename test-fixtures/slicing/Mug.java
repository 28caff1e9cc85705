// values that overwrite each other, predicates that hold always
class Mug {
    static int drink(boolean full, boolean hot) {
        int coffee = 3;
        int sips = 0;
        if (full) {
            coffee = 8;
        }
        while (coffee > 2) {
            if (hot) {
                sips = sips + 1;
            }
            coffee = coffee - 1;
        }
        coffee = 0;
        int total = sips + coffee;
        return /*1*/ total;
    }
}
