public class Shipping {
    // expect: violated e.g. weight=11
    /*@ requires 0 <= weight && weight <= 10;
      @ ensures \result == 5;
      @ also
      @ requires 10 < weight && weight <= 100;
      @ ensures \result == 5 + 2 * (weight - 10);
      @*/
    static int cost(int weight) {
        int cost = 5;
        if (weight > 10) {
            cost = cost + weight * 2; // <- fault: only the part over 10 counts
        }
        return cost;
    }
}
