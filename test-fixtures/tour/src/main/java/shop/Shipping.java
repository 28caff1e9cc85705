package shop;

/** What it costs to send a parcel: 5, plus 2 for every kilogram over 10; express costs twice as much. */
public class Shipping {
    static int cost(int weight, boolean express) {
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
