package lib;

public class ImmutableList {
    public String toString() {
        return "lib's ImmutableList";
    }
}
