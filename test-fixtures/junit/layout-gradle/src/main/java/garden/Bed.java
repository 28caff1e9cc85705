package garden;

public class Bed {
    public static int plants(int length, int gap) {
        return length / gap;
    }
}
