// Pins: an enum driving a state machine, with a static table indexed by ordinal.
public class StateMachine {
    enum State {
        START, NUMBER, FAIL, END;

        State next(char c) {
            if (this == FAIL) {
                return FAIL;
            }
            if (Character.isDigit(c)) {
                return NUMBER;
            }
            return this == NUMBER && c == ';' ? END : FAIL;
        }
    }

    public static void main(String[] args) {
        String[] inputs = {"123;", "x", ";", "12", ""};
        int[] seen = new int[State.values().length];
        for (String s : inputs) {
            State state = State.START;
            for (char c : s.toCharArray()) {
                state = state.next(c);
            }
            seen[state.ordinal()]++;
            System.out.println(s + " -> " + state);
        }
        for (State s : State.values()) {
            System.out.print(s + "=" + seen[s.ordinal()] + " ");
        }
        System.out.println();
    }
}
