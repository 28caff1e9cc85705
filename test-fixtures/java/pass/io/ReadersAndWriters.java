// Readers, writers and streams of bytes in memory.
import java.io.*;
import java.util.*;

public class ReadersAndWriters {
    public static void main(String[] args) throws Exception {
        BufferedReader reader = new BufferedReader(new StringReader("one\ntwo\r\nthree"));
        System.out.println(reader.readLine() + reader.read() + reader.readLine() + reader.ready() + reader.readLine() + reader.readLine() + reader.read());
        StringWriter writer = new StringWriter();
        try (PrintWriter out = new PrintWriter(writer)) {
            out.print(1);
            out.print('c');
            out.print("s");
            out.println(2.5);
            out.printf("%d|%s%n", 3, "x");
            out.append("app").append('!').append("cut", 1, 2);
            out.write("w");
            out.write(new char[] {'y', 'z'}, 1, 1);
            out.format("%x", 255);
            out.println(new char[] {'o', 'k'});
            out.flush();
            System.out.println(out.checkError());
        }
        System.out.print(writer);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(bytes, true);
        stream.print("hé");
        stream.write(10);
        stream.println(true);
        System.out.println(bytes.size() + " " + bytes.toString().trim() + Arrays.toString(bytes.toByteArray()));
        InputStream input = new ByteArrayInputStream(new byte[] {1, 2, 3, 4, -1});
        byte[] three = new byte[3];
        System.out.println(input.read() + " " + input.read(three) + Arrays.toString(three) + input.available() + input.read() + input.read() + input.skip(4));
        BufferedWriter buffered = new BufferedWriter(new OutputStreamWriter(bytes));
        bytes.reset();
        buffered.write("line");
        buffered.newLine();
        buffered.write("abc", 1, 1);
        buffered.flush();
        System.out.println(bytes + " " + new BufferedReader(new InputStreamReader(new ByteArrayInputStream("q\nr".getBytes()))).readLine());
    }
}
