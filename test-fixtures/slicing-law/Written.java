// What is read is nothing that was printed; what a writer holds is all that was written to it.
import java.io.*;

public class Written {
    static class Doubling extends OutputStream {
        int sum;

        public void write(int b) {
            sum += b;
        }
    }

    static void head(PrintWriter to) {
        to.print("head");
    }

    public static void main(String[] args) throws IOException {
        StringWriter text = new StringWriter();
        PrintWriter to = new PrintWriter(text);
        head(to);
        to.println(1);
        System.out.println("prompt");
        System.out.println(text.toString());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream before = System.out;
        System.setOut(new PrintStream(bytes));
        System.out.print("caught");
        System.setOut(before);
        System.out.println(bytes.toString());
        Doubling doubling = new Doubling();
        Writer writer = new BufferedWriter(new OutputStreamWriter(doubling));
        writer.write("abc");
        writer.flush();
        System.out.println(doubling.sum);
        BufferedReader reader = new BufferedReader(new StringReader("one\ntwo"));
        String first = reader.readLine();
        System.out.println(first);
        System.out.println(reader.readLine());
    }
}
