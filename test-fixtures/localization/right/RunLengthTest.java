import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class RunLengthTest {
    @Test
    void packed() {
        assertEquals("a3b1c2", RunLength.pack("aaabcc"));
    }

    @Test
    void single() {
        assertEquals("x1", RunLength.pack("x"));
    }

    @Test
    void empty() {
        assertEquals("", RunLength.pack(""));
    }

    @Test
    void unpacked() {
        assertEquals("aab", RunLength.unpack("a2b1"));
    }

    @Test
    void longRuns() {
        assertEquals("aaaaaaaaaaaab", RunLength.unpack("a12b1"));
    }
}
