package house.core;

public class Room {
    private final int width;
    private final int length;

    public Room(int width, int length) {
        this.width = width;
        this.length = length;
    }

    public int area() {
        return width * length;
    }
}
