class Shipping {
    static int cost(int weight, boolean express) {
        int cost = 5;
        if (weight >= 10) {
            cost = cost + (weight - 10) * 2;
        }
        return express ? cost * 2 : cost;
    }

    static String zone(String country, int distance) {
        return country + (distance > 1000 ? "-far" : "");
    }
}
