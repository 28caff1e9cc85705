// independent counters, unreachable condition
class Boats {
    static int boat(boolean sails, boolean motor, boolean sinks) {
        int speed = 0;
        int crew = 1;
        if (sails) {
            speed = 5;
            crew = crew + 2;
        }
        if (motor) {
            speed = speed + 10;
        }
        if (sinks && !sinks) {
            speed = 99;
        }
        System.out.println(/*1*/ speed);
        return /*2*/ crew;
    }
}
