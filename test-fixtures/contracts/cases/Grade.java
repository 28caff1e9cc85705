public class Grade {
    // expect: holds
    /*@ requires 90 <= points && points <= 100;
      @ ensures \result == 'A';
      @ also
      @ requires 50 <= points && points < 90;
      @ ensures \result == 'B';
      @ also
      @ requires 0 <= points && points < 50;
      @ ensures \result == 'F';
      @*/
    static char grade(int points) {
        switch (points / 10) {
            case 10:
            case 9:
                return 'A';
            case 8:
            case 7:
            case 6:
            case 5:
                return 'B';
            default:
                return 'F';
        }
    }

    // expect: violated e.g. points=90
    /*@ requires 90 <= points && points <= 100;
      @ ensures \result == 'A';
      @ also
      @ requires 0 <= points && points < 90;
      @ ensures \result != 'A';
      @*/
    static char gradeFaulty(int points) {
        char grade = 'F';
        switch (points / 10) {
            case 10:
            case 9:
                grade = 'A'; // <- fault: falls through
            case 8:
                grade = 'B';
                break;
        }
        return grade;
    }
}
