// Models java.lang.Deprecated. Without effect on a run.
// Source: annotation documentation, Java SE 17.
// Left out: nothing.
package java.lang;

public @interface Deprecated {
    String since() default "";

    boolean forRemoval() default false;
}
