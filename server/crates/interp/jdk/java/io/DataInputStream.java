// Models java.io.DataInputStream. Left are the methods of FilterInputStream.
// Source: class documentation, Java SE 17.
// Left out: reading of binary values.
package java.io;

public class DataInputStream extends FilterInputStream {
    public DataInputStream(InputStream in) {
        super(in);
    }
}
