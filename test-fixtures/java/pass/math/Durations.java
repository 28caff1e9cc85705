// java.time.Duration.
import java.time.Duration;

public class Durations {
    interface Code {
        void run() throws Exception;
    }

    static void fails(Code code) {
        try {
            code.run();
            System.out.println("no exception");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Duration d = Duration.ofHours(25).plusMinutes(61).plusSeconds(5).plusMillis(250);
        System.out.println(d + " " + d.toDays() + d.toHours() + d.toMinutes() + d.toHoursPart() + d.toMinutesPart() + d.toSecondsPart() + d.toMillisPart() + d.toNanosPart() + d.getSeconds() + d.getNano() + d.negated() + d.abs() + d.multipliedBy(2) + d.dividedBy(3) + d.dividedBy(Duration.ofMinutes(7)) + d.minusHours(30) + d.compareTo(Duration.ZERO) + d.equals(Duration.ofDays(1)) + d.hashCode() + Duration.ofSeconds(3, 1500000000));
        fails(() -> d.dividedBy(0));
    }
}
