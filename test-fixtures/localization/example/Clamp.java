public class Clamp {
    //@ requires low <= high && low > -50 && high < 50;
    //@ requires value > -100 && value < 100;
    //@ ensures low <= \result && \result <= high;
    //@ ensures value < low ==> \result == low;
    //@ ensures low <= value && value <= high ==> \result == value;
    public static int clamp(int value, int low, int high) {
        if (value < low) {
            return high;
        }
        if (value > high) {
            return high;
        }
        return value;
    }
}
