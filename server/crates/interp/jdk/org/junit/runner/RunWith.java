// Models org.junit.runner.RunWith. Read by test discovery; without effect of its own.
// Source: API documentation of JUnit 4.13.
// Left out: runners: the analysis runs tests itself.
package org.junit.runner;

public @interface RunWith {
    Class<?> value();
}
