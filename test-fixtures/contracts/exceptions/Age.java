public class Age {
    static class TooOld extends RuntimeException {
        TooOld(int age) {
            super("age " + age);
        }
    }

    // expect: holds
    /*@ ensures 0 <= age && age <= 120 && \result == age;
      @ signals (IllegalArgumentException e) age < 0;
      @ signals (TooOld e) age > 120;
      @ signals_only IllegalArgumentException, TooOld;
      @*/
    static int check(int age) {
        if (age < 0) {
            throw new IllegalArgumentException("negative");
        }
        if (age > 120) {
            throw new TooOld(age);
        }
        return age;
    }

    // expect: violated e.g. age=120
    /*@ requires age >= 0;
      @ ensures age <= 120;
      @ signals (TooOld e) age > 120;
      @ signals_only TooOld;
      @*/
    static int checkFaulty(int age) {
        if (age >= 120) { // <- fault: 120 is allowed
            throw new TooOld(age);
        }
        return age;
    }
}
