import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class CipherTest {
    @Test
    void shifted() {
        assertEquals("def", new Cipher(3).encode("abc"));
    }

    @Test
    void roundTheEnd() {
        assertEquals("cab", new Cipher(3).encode("zxy"));
    }

    @Test
    void capitalsAndSigns() {
        assertEquals("B-C!", new Cipher(1).encode("A-B!"));
        assertEquals("A", new Cipher(1).encode("Z"));
    }

    @Test
    void back() {
        assertEquals("Hello, you", new Cipher(7).decode(new Cipher(7).encode("Hello, you")));
    }

    @Test
    void negative() {
        assertEquals("z", new Cipher(-1).encode("a"));
    }
}
