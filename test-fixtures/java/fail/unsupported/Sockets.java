import java.io.IOException;
import java.net.Socket;

public class Sockets {
    static int port(String host) throws IOException {
        Socket socket = new Socket(host, 80); //~ Socket
        return socket.getLocalPort();
    }

    static int finePort() {
        return 80;
    }
}
