public class Temperature {
    //@ invariant celsius >= -273;
    //@ invariant celsius <= 10000;
    int celsius;

    // expect: holds
    /*@ requires -273 <= c && c <= 10000;
      @ ensures celsius == c;
      @ also
      @ requires c < -273 || c > 10000;
      @ ensures false;
      @ signals (IllegalArgumentException e) celsius == \old(celsius);
      @ signals_only IllegalArgumentException;
      @*/
    void set(int c) {
        if (c < -273 || c > 10000) {
            throw new IllegalArgumentException("impossible: " + c);
        }
        celsius = c;
    }

    // expect: violated e.g. c=-274 this.celsius=0
    /*@ requires -273 <= c && c <= 10000;
      @ ensures celsius == c;
      @ also
      @ requires c < -273 || c > 10000;
      @ ensures false;
      @ signals (IllegalArgumentException e) celsius == \old(celsius);
      @ signals_only IllegalArgumentException;
      @*/
    void setFaulty(int c) {
        celsius = c; // <- fault: assigned before it is checked
        if (c < -273 || c > 10000) {
            throw new IllegalArgumentException("impossible: " + c);
        }
    }
}
