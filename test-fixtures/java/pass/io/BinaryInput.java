// DataInputStream, copying of streams, lines of a reader.
import java.io.*;
import java.util.*;
import java.util.stream.*;

public class BinaryInput {
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
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[] {1, -1, 0, 65, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 9, 63, -128, 0, 0, 64, 9, 33, -5, 84, 68, 45, 24, 'h', 'i', '\n', 7}));
        System.out.println(in.readBoolean() + " " + in.readUnsignedByte() + in.readChar() + in.readInt() + " " + in.readLong() + in.readFloat() + in.readDouble() + in.readLine() + in.readByte() + in.read());
        fails(() -> in.readInt());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        System.out.println(new ByteArrayInputStream(new byte[] {1, 2, 3}).transferTo(out) + " " + out.size() + Arrays.toString(new ByteArrayInputStream(new byte[] {1, 2, 3}).readNBytes(2)) + new BufferedReader(new StringReader("a\nb\n\nc")).lines().collect(Collectors.toList()));
        StringWriter writer = new StringWriter();
        System.out.println(new StringReader("copied").transferTo(writer) + writer.toString());
        out.writeBytes(new byte[] {65});
        System.out.println(out.toString("UTF-8").length() + " " + Reader.nullReader().read() + InputStream.nullInputStream().read());
    }
}
