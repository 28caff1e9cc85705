import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class TrafficLightTest {
    private final TrafficLight light = new TrafficLight();

    private void wait(int seconds) {
        for (int i = 0; i < seconds; i++) {
            light.tick();
        }
    }

    @Test
    void redAtFirst() {
        wait(9);
        assertEquals(TrafficLight.State.RED, light.getState());
    }

    @Test
    void greenAfterTen() {
        wait(10);
        assertEquals(TrafficLight.State.GREEN, light.getState());
    }

    @Test
    void asked() {
        wait(1);
        light.press();
        wait(1);
        assertEquals(TrafficLight.State.RED, light.getState());
        wait(1);
        assertEquals(TrafficLight.State.GREEN, light.getState());
    }

    @Test
    void yellow() {
        wait(15);
        assertEquals(TrafficLight.State.YELLOW, light.getState());
        wait(1);
        assertEquals(TrafficLight.State.YELLOW, light.getState());
    }

    @Test
    void round() {
        wait(17);
        assertEquals(TrafficLight.State.RED, light.getState());
        wait(9);
        assertEquals(TrafficLight.State.RED, light.getState());
        wait(1);
        assertEquals(TrafficLight.State.GREEN, light.getState());
    }

    @Test
    void pressedOnGreen() {
        wait(10);
        light.press();
        wait(10);
        assertEquals(TrafficLight.State.RED, light.getState());
    }
}
