// A method with package access is overridden only within its package (JLS 8.4.8.1).
import base.Base;
import base.Public;
import other.Stranger;

public class Main {
    public static void main(String[] args) {
        Stranger stranger = new Stranger();
        System.out.println(stranger.callsOwn());
        System.out.println(stranger.report());
        System.out.println(Base.ask(stranger));
        Base neighbour = Base.neighbour();
        System.out.println(neighbour.report());
        System.out.println(Base.ask(neighbour));
        // Made public in between: overridden from there on.
        Public opened = new Public() {
            public String secret() {
                return "anonymous secret";
            }
        };
        System.out.println(opened.report());
        System.out.println(Base.ask(opened));
        System.out.println(opened.secret());
    }
}
