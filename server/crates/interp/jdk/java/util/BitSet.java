// Models java.util.BitSet.
// Source: class documentation, Java SE 17.
// Left out: conversions from buffers.
package java.util;

import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

public class BitSet implements Cloneable, java.io.Serializable {
    private long[] words;

    public BitSet() {
        words = new long[1];
    }

    public BitSet(int size) {
        if (size < 0) {
            throw new NegativeArraySizeException("nbits < 0: " + size);
        }
        words = new long[(size + 63) / 64];
    }

    public static BitSet valueOf(long[] words) {
        BitSet set = new BitSet();
        int used = words.length;
        while (used > 0 && words[used - 1] == 0) {
            used--;
        }
        set.words = Arrays.copyOf(words, used);
        return set;
    }

    public static BitSet valueOf(byte[] bytes) {
        long[] words = new long[(bytes.length + 7) / 8];
        for (int i = 0; i < bytes.length; i++) {
            words[i / 8] |= (bytes[i] & 0xffL) << (8 * (i % 8));
        }
        return valueOf(words);
    }

    public byte[] toByteArray() {
        byte[] bytes = new byte[(length() + 7) / 8];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (words[i / 8] >>> (8 * (i % 8)));
        }
        return bytes;
    }

    public long[] toLongArray() {
        return Arrays.copyOf(words, usedWords());
    }

    private int usedWords() {
        int used = words.length;
        while (used > 0 && words[used - 1] == 0) {
            used--;
        }
        return used;
    }

    private static void check(int index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0: " + index);
        }
    }

    private static void check(int from, int to) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + from);
        }
        if (to < 0) {
            throw new IndexOutOfBoundsException("toIndex < 0: " + to);
        }
        if (from > to) {
            throw new IndexOutOfBoundsException("fromIndex: " + from + " > toIndex: " + to);
        }
    }

    private void room(int index) {
        int word = index >> 6;
        if (word >= words.length) {
            words = Arrays.copyOf(words, Math.max(2 * words.length, word + 1));
        }
    }

    public boolean get(int index) {
        check(index);
        int word = index >> 6;
        return word < words.length && (words[word] & 1L << index) != 0;
    }

    public BitSet get(int from, int to) {
        check(from, to);
        BitSet part = new BitSet();
        for (int i = nextSetBit(from); i >= 0 && i < to; i = nextSetBit(i + 1)) {
            part.set(i - from);
        }
        return part;
    }

    public void set(int index) {
        check(index);
        room(index);
        words[index >> 6] |= 1L << index;
    }

    public void set(int index, boolean value) {
        if (value) {
            set(index);
        } else {
            clear(index);
        }
    }

    public void set(int from, int to) {
        check(from, to);
        for (int i = from; i < to; i++) {
            set(i);
        }
    }

    public void set(int from, int to, boolean value) {
        if (value) {
            set(from, to);
        } else {
            clear(from, to);
        }
    }

    public void clear(int index) {
        check(index);
        if (index >> 6 < words.length) {
            words[index >> 6] &= ~(1L << index);
        }
    }

    public void clear(int from, int to) {
        check(from, to);
        int end = Math.min(to, length());
        for (int i = from; i < end; i++) {
            clear(i);
        }
    }

    public void clear() {
        for (int i = 0; i < words.length; i++) {
            words[i] = 0;
        }
    }

    public void flip(int index) {
        check(index);
        room(index);
        words[index >> 6] ^= 1L << index;
    }

    public void flip(int from, int to) {
        check(from, to);
        for (int i = from; i < to; i++) {
            flip(i);
        }
    }

    public int nextSetBit(int from) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + from);
        }
        int word = from >> 6;
        if (word >= words.length) {
            return -1;
        }
        long bits = words[word] & -1L << from;
        while (bits == 0) {
            word++;
            if (word == words.length) {
                return -1;
            }
            bits = words[word];
        }
        return word * 64 + Long.numberOfTrailingZeros(bits);
    }

    public int nextClearBit(int from) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + from);
        }
        int word = from >> 6;
        if (word >= words.length) {
            return from;
        }
        long bits = ~words[word] & -1L << from;
        while (bits == 0) {
            word++;
            if (word == words.length) {
                return words.length * 64;
            }
            bits = ~words[word];
        }
        return word * 64 + Long.numberOfTrailingZeros(bits);
    }

    public int previousSetBit(int from) {
        checkPrevious(from);
        int index = Math.min(from, words.length * 64 - 1);
        while (index >= 0 && !get(index)) {
            index--;
        }
        return index;
    }

    public int previousClearBit(int from) {
        checkPrevious(from);
        int index = from;
        while (index >= 0 && get(index)) {
            index--;
        }
        return index;
    }

    private static void checkPrevious(int from) {
        if (from < -1) {
            throw new IndexOutOfBoundsException("fromIndex < -1: " + from);
        }
    }

    public int length() {
        int used = usedWords();
        return used == 0 ? 0 : used * 64 - Long.numberOfLeadingZeros(words[used - 1]);
    }

    public boolean isEmpty() {
        return usedWords() == 0;
    }

    public int cardinality() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    public int size() {
        return words.length * 64;
    }

    public boolean intersects(BitSet other) {
        for (int i = 0; i < Math.min(words.length, other.words.length); i++) {
            if ((words[i] & other.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    public void and(BitSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= i < other.words.length ? other.words[i] : 0;
        }
    }

    public void andNot(BitSet other) {
        for (int i = 0; i < Math.min(words.length, other.words.length); i++) {
            words[i] &= ~other.words[i];
        }
    }

    public void or(BitSet other) {
        join(other);
        for (int i = 0; i < other.usedWords(); i++) {
            words[i] |= other.words[i];
        }
    }

    public void xor(BitSet other) {
        join(other);
        for (int i = 0; i < other.usedWords(); i++) {
            words[i] ^= other.words[i];
        }
    }

    /** Makes room for all bits of the other set. */
    private void join(BitSet other) {
        int used = other.usedWords();
        if (used > words.length) {
            words = Arrays.copyOf(words, Math.max(2 * words.length, used));
        }
    }

    public IntStream stream() {
        return StreamSupport.of(new PrimitiveIterator.OfInt() {
            private int next = nextSetBit(0);

            public boolean hasNext() {
                return next >= 0;
            }

            public int nextInt() {
                if (next < 0) {
                    throw new NoSuchElementException();
                }
                int index = next;
                next = nextSetBit(next + 1);
                return index;
            }
        });
    }

    public int hashCode() {
        long hash = 1234;
        for (int i = usedWords() - 1; i >= 0; i--) {
            hash ^= words[i] * (i + 1);
        }
        return (int) (hash >> 32 ^ hash);
    }

    public boolean equals(Object other) {
        return other instanceof BitSet && Arrays.equals(toLongArray(), ((BitSet) other).toLongArray());
    }

    public Object clone() {
        BitSet copy = new BitSet();
        copy.words = words.clone();
        return copy;
    }

    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
            if (text.length() > 1) {
                text.append(", ");
            }
            text.append(i);
        }
        return text.append('}').toString();
    }
}
