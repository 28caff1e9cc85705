// Every method of java.util.BitSet.
import java.util.*;

public class BitSets {
    interface Code {
        void run() throws Exception;
    }

    static void fails(Code code) {
        try {
            code.run();
            System.out.println("no exception");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        BitSet bits = new BitSet();
        bits.set(3);
        bits.set(64, 70);
        bits.flip(5);
        bits.set(66, false);
        bits.flip(68, 72);
        System.out.println(bits + " " + bits.cardinality() + " " + bits.length() + " " + bits.size() + " " + bits.get(3) + bits.get(1000) + bits.isEmpty());
        System.out.println(bits.nextSetBit(6) + " " + bits.nextSetBit(100) + " " + bits.nextClearBit(64) + " " + bits.previousSetBit(63) + " " + bits.previousClearBit(65) + " " + bits.get(60, 67));
        BitSet other = BitSet.valueOf(new long[] {9, 3, 0});
        System.out.println(other + " " + Arrays.toString(other.toLongArray()) + other.intersects(bits) + other.equals(bits) + other.hashCode());
        for (int i = 0; i < 4; i++) {
            BitSet copy = (BitSet) bits.clone();
            switch (i) {
                case 0 -> copy.and(other);
                case 1 -> copy.or(other);
                case 2 -> copy.xor(other);
                default -> copy.andNot(other);
            }
            System.out.println(copy + " " + copy.stream().sum());
        }
        bits.clear(60, 66);
        bits.clear(3);
        System.out.println(bits);
        bits.clear();
        System.out.println(bits + " " + bits.length());
        fails(() -> bits.set(-1));
        fails(() -> bits.set(5, 3));
        fails(() -> bits.get(-2));
        fails(() -> bits.nextSetBit(-1));
        fails(() -> new BitSet(-1));
    }
}
