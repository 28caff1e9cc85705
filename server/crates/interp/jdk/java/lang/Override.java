// Models java.lang.Override. Checked by a compiler; without effect on a run.
// Source: annotation documentation, Java SE 17.
// Left out: nothing.
package java.lang;

public @interface Override {
}
