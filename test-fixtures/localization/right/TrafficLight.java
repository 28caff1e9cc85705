/** A light that changes with time; a button asks for green. */
public class TrafficLight {
    public enum State {
        RED,
        GREEN,
        YELLOW
    }

    private State state = State.RED;
    private int seconds;
    private boolean asked;

    public void press() {
        if (state == State.RED) {
            asked = true;
        }
    }

    public void tick() {
        seconds++;
        switch (state) {
            case RED:
                if (seconds >= 10 || asked && seconds >= 3) {
                    change(State.GREEN);
                    asked = false;
                }
                break;
            case GREEN:
                if (seconds >= 5) {
                    change(State.YELLOW);
                }
                break;
            default:
                if (seconds == 2) {
                    change(State.RED);
                }
                break;
        }
    }

    private void change(State next) {
        state = next;
        seconds = 0;
    }

    public State getState() {
        return state;
    }
}
