// Models java.io.DataInputStream.
// Source: class documentation, Java SE 17.
// Left out: texts in modified UTF-8; a carriage return ends a line only before a line feed.
package java.io;

public class DataInputStream extends FilterInputStream {
    public DataInputStream(InputStream in) {
        super(in);
    }

    private int need() throws IOException {
        int value = read();
        if (value < 0) {
            throw new EOFException();
        }
        return value;
    }

    public final void readFully(byte[] bytes) throws IOException {
        readFully(bytes, 0, bytes.length);
    }

    public final void readFully(byte[] bytes, int start, int count) throws IOException {
        java.util.Objects.checkFromIndexSize(start, count, bytes.length);
        if (readNBytes(bytes, start, count) < count) {
            throw new EOFException();
        }
    }

    public final int skipBytes(int count) throws IOException {
        return (int) skip(count);
    }

    public final boolean readBoolean() throws IOException {
        return need() != 0;
    }

    public final byte readByte() throws IOException {
        return (byte) need();
    }

    public final int readUnsignedByte() throws IOException {
        return need();
    }

    public final short readShort() throws IOException {
        return (short) readUnsignedShort();
    }

    public final int readUnsignedShort() throws IOException {
        int high = need();
        return high << 8 | need();
    }

    public final char readChar() throws IOException {
        return (char) readUnsignedShort();
    }

    public final int readInt() throws IOException {
        int high = readUnsignedShort();
        return high << 16 | readUnsignedShort();
    }

    public final long readLong() throws IOException {
        long high = readInt();
        return high << 32 | readInt() & 0xFFFFFFFFL;
    }

    public final float readFloat() throws IOException {
        return Float.intBitsToFloat(readInt());
    }

    public final double readDouble() throws IOException {
        return Double.longBitsToDouble(readLong());
    }

    public final String readLine() throws IOException {
        int value = read();
        if (value == -1) {
            return null;
        }
        StringBuilder line = new StringBuilder();
        while (value != -1 && value != '\n') {
            if (value != '\r') {
                line.append((char) value);
            }
            value = read();
        }
        return line.toString();
    }
}
