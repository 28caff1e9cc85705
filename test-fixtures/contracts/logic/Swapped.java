public class Swapped {
    // expect: violated e.g. hours=-1
    //@ requires -1000 <= hours && hours <= 1000;
    //@ ensures 0 <= \result && \result < 24;
    //@ ensures (\result - hours) % 24 == 0;
    static int hourOfDay(int hours) {
        return hours % 24; // <- fault: negative hours
    }

    // expect: holds
    //@ requires -1000 <= hours && hours <= 1000;
    //@ ensures 0 <= \result && \result < 24;
    //@ ensures (\result - hours) % 24 == 0;
    static int hourOfDayRight(int hours) {
        return ((hours % 24) + 24) % 24;
    }
}
