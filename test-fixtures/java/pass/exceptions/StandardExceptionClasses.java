// Pins: the hierarchy of the standard exceptions and their constructors.
public class StandardExceptionClasses {
    static void kind(Throwable t) {
        System.out.println(t + " | " + (t instanceof Exception) + " " + (t instanceof RuntimeException) + " " + (t instanceof Error)
            + " " + (t instanceof IndexOutOfBoundsException) + " " + (t instanceof IllegalArgumentException));
    }

    public static void main(String[] args) {
        kind(new Exception("m"));
        kind(new RuntimeException());
        kind(new IllegalArgumentException("a"));
        kind(new NumberFormatException("n"));
        kind(new IllegalStateException());
        kind(new ArithmeticException("x"));
        kind(new NullPointerException());
        kind(new ClassCastException("c"));
        kind(new ArrayIndexOutOfBoundsException("i"));
        kind(new ArrayIndexOutOfBoundsException(7));
        kind(new StringIndexOutOfBoundsException(-1));
        kind(new IndexOutOfBoundsException(3));
        kind(new NegativeArraySizeException("-1"));
        kind(new ArrayStoreException("s"));
        kind(new UnsupportedOperationException("u"));
        kind(new CloneNotSupportedException());
        kind(new StackOverflowError());
        kind(new OutOfMemoryError("mem"));
        kind(new AssertionError());
        kind(new AssertionError(5));
        kind(new AssertionError((Object) "text"));
    }
}
