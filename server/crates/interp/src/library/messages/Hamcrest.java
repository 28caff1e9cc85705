// Messages of assertThat with the matchers of Hamcrest.

import static org.hamcrest.CoreMatchers.*;
import static org.hamcrest.MatcherAssert.assertThat;

import org.hamcrest.Matchers;

public class Hamcrest {
    interface Code {
        void run() throws Throwable;
    }

    static void show(String name, Code code) {
        try {
            code.run();
            System.out.println(name + " passes");
        } catch (Throwable thrown) {
            System.out.println(
                    name + ": " + thrown.getClass().getName() + " | " + thrown.getMessage());
        }
    }

    public static void main(String[] args) {
        part1();
    }

    static void part1() {
        show("is", () -> assertThat(1, is(2)));
        show("isr", () -> assertThat("why", 1, is(2)));
        show("eq", () -> assertThat("a", equalTo("b")));
        show("not", () -> assertThat(1, not(1)));
        show("isnot", () -> assertThat(1, is(not(1))));
        show("null", () -> assertThat("x", nullValue()));
        show("nn", () -> assertThat(null, notNullValue()));
        show("isnn", () -> assertThat(null, is(notNullValue())));
        show("cs", () -> assertThat("abc", containsString("x")));
        show("sw", () -> assertThat("abc", startsWith("x")));
        show("ew", () -> assertThat("abc", endsWith("x")));
        show("inst", () -> assertThat(1, instanceOf(String.class)));
        show("gt", () -> assertThat(1, Matchers.greaterThan(2)));
        show("ge", () -> assertThat(1, Matchers.greaterThanOrEqualTo(2)));
        show("lt", () -> assertThat(3, Matchers.lessThan(2)));
        show("le", () -> assertThat(3, Matchers.lessThanOrEqualTo(2)));
        show("ct", () -> assertThat(1.0, Matchers.closeTo(2.0, 0.5)));
        show("L", () -> assertThat(1L, is(2L)));
        show("c", () -> assertThat('a', is('b')));
        show("arr", () -> assertThat(new int[] {1}, is(new int[] {2})));
        show("any", () -> assertThat("abc", anyOf(startsWith("x"), endsWith("y"))));
        show("same", () -> assertThat("a", sameInstance("b")));
        show("ok", () -> assertThat(1, is(1)));
        show("b", () -> assertThat("m", false));
        show("d", () -> assertThat(1.5, is(2.5)));
        show("all", () -> assertThat("abc", allOf(startsWith("a"), endsWith("y"))));
    }
}
