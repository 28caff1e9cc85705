public class Discount {
    // expect: violated e.g. price=10 pieces=20
    /*@ requires 0 <= price && price <= 10000 && 0 <= pieces && pieces <= 100;
      @ ensures 0 <= \result && \result <= price * pieces;
      @ for_example
      @   public normal_example
      @     requires price == 10 && pieces == 3;
      @     ensures \result == 30;
      @ also
      @   public normal_example
      @     requires price == 10 && pieces == 20;
      @     ensures \result == 180;
      @*/
    static int total(int price, int pieces) {
        int total = price * pieces;
        if (pieces > 20) { // <- fault: from 20 on
            total = total - total / 10;
        }
        return total;
    }
}
