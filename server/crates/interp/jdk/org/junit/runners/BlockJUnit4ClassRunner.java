// Models org.junit.runners.BlockJUnit4ClassRunner. It only can be named.
// Source: API documentation of JUnit 4.13.
// Left out: everything: the analysis runs tests itself.
package org.junit.runners;

public class BlockJUnit4ClassRunner {
}
