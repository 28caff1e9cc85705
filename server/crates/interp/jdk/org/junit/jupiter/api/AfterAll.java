// Models org.junit.jupiter.api.AfterAll. Read by test discovery; without effect of its own.
// Source: API documentation of JUnit Jupiter 5.10.
// Left out: nothing.
package org.junit.jupiter.api;

public @interface AfterAll {
}
