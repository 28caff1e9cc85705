import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class VendingMachineTest {
    @Test
    void exact() {
        VendingMachine machine = new VendingMachine(70, 1);
        machine.insert(50);
        machine.insert(20);
        assertEquals("sold, change ", machine.buy());
        assertEquals(70, machine.getEarned());
    }

    @Test
    void change() {
        VendingMachine machine = new VendingMachine(15, 1);
        machine.insert(50);
        assertEquals("sold, change 20 10 5", machine.buy());
    }

    @Test
    void tooLittle() {
        VendingMachine machine = new VendingMachine(70, 1);
        machine.insert(50);
        assertEquals("missing 20", machine.buy());
        assertEquals(0, machine.getEarned());
    }

    @Test
    void soldOut() {
        VendingMachine machine = new VendingMachine(10, 1);
        machine.insert(10);
        machine.buy();
        machine.insert(10);
        assertEquals("sold out", machine.buy());
    }

    @Test
    void unknownCoin() {
        VendingMachine machine = new VendingMachine(10, 1);
        assertThrows(IllegalArgumentException.class, () -> machine.insert(3));
    }
}
