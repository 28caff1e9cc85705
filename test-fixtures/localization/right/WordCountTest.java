import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class WordCountTest {
    @Test
    void counts() {
        assertEquals("{be=2, not=1, or=1, to=2}", WordCount.count("to be or not to be").toString());
    }

    @Test
    void capitals() {
        assertEquals("{the=2}", WordCount.count("The the").toString());
    }

    @Test
    void blanks() {
        assertEquals("{a=1, b=1}", WordCount.count("a  b").toString());
    }

    @Test
    void mostFrequent() {
        assertEquals("b", WordCount.mostFrequent("a b c b"));
        assertEquals("a", WordCount.mostFrequent("b a"));
    }

    @Test
    void none() {
        assertNull(WordCount.mostFrequent(""));
    }

    @Test
    void different() {
        assertEquals(2, WordCount.different("x y x"));
    }
}
