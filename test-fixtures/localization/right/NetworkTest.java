import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class NetworkTest {
    private Network network;

    @BeforeEach
    void build() {
        network = new Network(6);
        network.join(0, 1);
        network.join(1, 2);
        network.join(2, 3);
        network.join(3, 0);
        network.join(4, 5);
    }

    @Test
    void neighbours() {
        assertEquals(1, network.distance(0, 1));
        assertEquals(1, network.distance(0, 3));
    }

    @Test
    void further() {
        assertEquals(2, network.distance(0, 2));
        assertEquals(0, network.distance(4, 4));
    }

    @Test
    void bothWays() {
        assertEquals(1, network.distance(5, 4));
    }

    @Test
    void noWay() {
        assertEquals(-1, network.distance(0, 5));
    }

    @Test
    void parts() {
        assertEquals(2, network.parts());
        network.join(2, 5);
        assertEquals(1, network.parts());
    }
}
