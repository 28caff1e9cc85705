package clock;

public record Time(int hour, int minute) {
    public Time plus(int minutes) {
        int total = hour * 60 + minute + minutes;
        return new Time(total / 60, total % 60);
    }
}
