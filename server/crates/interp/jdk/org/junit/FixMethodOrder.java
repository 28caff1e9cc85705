// Models org.junit.FixMethodOrder. Read by test discovery; without effect of its own.
// Source: API documentation of JUnit 4.13.
// Left out: its elements.
package org.junit;

public @interface FixMethodOrder {
}
