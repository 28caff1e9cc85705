package shop;

import java.time.LocalDate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class Invoice {
    private static final Logger LOG = LoggerFactory.getLogger(Invoice.class);

    /** Days by which a payment is late; 30 days are given. */
    //@ requires issued >= 0 && paid >= issued;
    //@ ensures \result == (paid - issued <= 30 ? 0 : paid - issued - 30);
    public static long daysLate(int issued, int paid) {
        LocalDate due = LocalDate.ofEpochDay(issued).plusDays(30);
        LocalDate on = LocalDate.ofEpochDay(paid);
        if (!on.isAfter(due)) {
            return 0;
        }
        LOG.info("paid late");
        return on.toEpochDay() - issued;
    }

    public static void main(String[] args) {
        System.out.println(daysLate(0, 40));
    }
}
