// Pins: assert does nothing when a program is run without -ea: neither part is evaluated.
public class AssertDisabled {
    static boolean touched(String s) {
        System.out.println("evaluated " + s);
        return false;
    }

    public static void main(String[] args) {
        assert touched("condition");
        assert false : "message";
        System.out.println("end");
    }
}
