// Models java.lang.Record. The members of a record come from the language.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.lang;

public abstract class Record {
    protected Record() {
    }

    public abstract boolean equals(Object other);

    public abstract int hashCode();

    public abstract String toString();
}
