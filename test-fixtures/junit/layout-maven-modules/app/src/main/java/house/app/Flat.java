package house.app;

import house.core.Room;

public class Flat {
    public static int total(Room[] rooms) {
        int total = 0;
        for (int i = 1; i < rooms.length; i++) {
            total += rooms[i].area();
        }
        return total;
    }
}
