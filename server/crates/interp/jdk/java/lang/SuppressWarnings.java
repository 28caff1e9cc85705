// Models java.lang.SuppressWarnings. Without effect on a run.
// Source: annotation documentation, Java SE 17.
// Left out: nothing.
package java.lang;

public @interface SuppressWarnings {
    String[] value();
}
