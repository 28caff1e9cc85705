import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class WordsTest {
    @Test
    void counted() {
        assertEquals(3, Words.count("one two three"));
        assertEquals(2, Words.count("  one   two "));
    }

    @Test
    void none() {
        assertEquals(0, Words.count(""));
    }

    @Test
    void theLongest() {
        assertEquals("three", Words.longest("one three two seven"));
    }

    @Test
    void titles() {
        assertEquals("The Old Man", Words.title("the old man"));
        assertEquals("A", Words.title("a"));
    }

    @Test
    void palindromes() {
        assertTrue(Words.isPalindrome("level"));
        assertTrue(Words.isPalindrome("noon"));
        assertTrue(Words.isPalindrome(""));
    }

    @Test
    void others() {
        assertFalse(Words.isPalindrome("lever"));
        assertFalse(Words.isPalindrome("ab"));
    }
}
