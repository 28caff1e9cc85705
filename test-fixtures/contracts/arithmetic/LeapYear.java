public class LeapYear {
    // expect: violated e.g. year=400
    //@ requires 1 <= year && year <= 3000;
    //@ ensures \result <==> (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    static boolean leap(int year) {
        if (year % 100 == 0) {
            return false; // <- fault: 2000 was a leap year
        }
        return year % 4 == 0;
    }
}
