package shop;

/** Discount in per cent by the number of pieces: 5 from 10 pieces on, 10 from 50 pieces on. */
public class Discount {
    //@ requires 0 <= pieces && pieces <= 1000;
    //@ ensures pieces < 10 ==> \result == 0;
    //@ ensures 10 <= pieces && pieces < 50 ==> \result == 5;
    //@ ensures 50 <= pieces ==> \result == 10;
    static int percent(int pieces) {
        int percent = 0;
        if (pieces > 10) {
            percent = 5;
        }
        if (pieces >= 50) {
            percent = 10;
        }
        return percent;
    }
}
