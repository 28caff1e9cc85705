// BitSet from and to bytes.
import java.util.Arrays;
import java.util.BitSet;

public class BitSetsOfBytes {
    public static void main(String[] args) {
        byte[][] samples = {{}, {0}, {1}, {-1}, {0, 0, 5}, {0, 7, 0, 0}, "Whydunit, a text of bytes".getBytes()};
        for (byte[] bytes : samples) {
            BitSet set = BitSet.valueOf(bytes);
            System.out.println(set + " " + set.length() + " " + set.size());
            System.out.println(Arrays.toString(set.toByteArray()) + " " + Arrays.toString(set.toLongArray()));
        }
        BitSet all = new BitSet();
        all.set(60, 70);
        System.out.println(Arrays.toString(all.toByteArray()));
        try {
            BitSet.valueOf((byte[]) null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
