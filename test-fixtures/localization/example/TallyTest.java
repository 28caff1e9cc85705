import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TallyTest {
    @Test
    void nobodyVotes() {
        assertEquals(0, new Tally().percent("ann"));
    }

    @Test
    void oneOfTwo() {
        Tally tally = new Tally();
        tally.vote("ann");
        tally.vote("bob");
        assertEquals(50, tally.percent("ann"));
    }

    @Test
    void all() {
        Tally tally = new Tally();
        tally.vote("ann");
        assertEquals(100, tally.percent("ann"));
    }
}
