import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class LifeTest {
    @Test
    void shown() {
        assertEquals("#.#", new Life("#.#").row(0));
    }

    @Test
    void lonely() {
        Life life = new Life("...", ".#.", "...");
        life.step();
        assertEquals("...", life.row(1));
    }

    @Test
    void block() {
        Life life = new Life("##", "##");
        life.step();
        assertEquals("##", life.row(0));
        assertEquals("##", life.row(1));
    }

    @Test
    void blinker() {
        Life life = new Life("...", "###", "...");
        life.step();
        assertEquals(".#.", life.row(0));
        assertEquals(".#.", life.row(1));
        assertEquals(".#.", life.row(2));
    }

    @Test
    void crowded() {
        Life life = new Life("###", "###", "###");
        life.step();
        assertEquals("#.#", life.row(0));
        assertEquals("...", life.row(1));
    }
}
