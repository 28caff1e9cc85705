public class Shipping {
    public static int cost(int weight, boolean express) {
        int cost = 5;
        if (weight > 10) {
            cost = cost + (weight - 10) * 2;
        }
        if (express) {
            cost = cost * 2 - 3;
        }
        return cost;
    }
}
