//! Slips that are usual with the class library and with Java's types: the edit that mends each.

use crate::common::{analyse_project, project};
use diagnosis::options::Options;
use expect_test::{Expect, expect};
use std::fmt::Write as _;

/// `members` are those of a class `A` with a method `f`; shown is the first fix of each suspect.
fn check(members: &str, tests: &str, expected: Expect) {
    let source =
        format!("import java.util.*;\nimport java.util.stream.*;\nclass A {{\n{members}\n}}\n");
    let test = format!(
        "import static org.junit.jupiter.api.Assertions.*;\nimport java.util.*;\n\
         import org.junit.jupiter.api.*;\nclass ATest {{\n{tests}\n}}\n"
    );
    let files = [("A.java", source.as_str()), ("ATest.java", test.as_str())];
    let report = analyse_project(project(&files), "A.f", &Options::default()).report;
    let mut text = String::new();
    for suspect in &report.suspects {
        if let Some(fix) = suspect.fixes.first() {
            let _ = writeln!(
                text,
                "{} {} ({} of {})",
                suspect.rank, fix.title, fix.passed, fix.total
            );
        }
    }
    expected.assert_eq(&text);
}

#[test]
fn texts_compared_by_identity() {
    check(
        "static boolean f(String a, String b) { return a == b; }",
        "@Test void t() { assertTrue(A.f(\"ab\", new String(\"ab\"))); } @Test void u() { assertFalse(A.f(\"a\", \"b\")); }",
        expect![[r#"
            1 replace `a == b` by `a.equals(b)` (2 of 2)
        "#]],
    );
}

#[test]
fn numbers_compared_by_identity_where_one_may_be_missing() {
    check(
        "static boolean f(Integer a, Integer b) { return a != b; }",
        "@Test void t() { assertFalse(A.f(1000, 1000)); } @Test void u() { assertTrue(A.f(null, 1)); } @Test void v() { assertTrue(A.f(1, 2)); }",
        expect![[r#"
            1 replace `a != b` by `!Objects.equals(a, b)` (3 of 3)
        "#]],
    );
}

#[test]
fn a_division_of_whole_numbers() {
    check(
        "static double f(int[] a) { int s = 0; for (int x : a) { s += x; } return s / a.length; }",
        "@Test void t() { assertEquals(1.5, A.f(new int[] {1, 2})); } @Test void u() { assertEquals(2.0, A.f(new int[] {2})); }",
        expect![[r#"
            1 replace `s / a.length` by `(double) s / a.length` (2 of 2)
            2 replace `int s = 0` by `double s = 0` (2 of 2)
        "#]],
    );
}

#[test]
fn a_whole_number_where_a_format_wants_a_fraction() {
    check(
        "static String f(int cents) { return String.format(\"%.2f\", cents / 100); }",
        "@Test void t() { assertEquals(\"12.34\", A.f(1234)); }",
        expect![[r#"
            1 replace `cents / 100` by `cents / 100.0` (1 of 1)
        "#]],
    );
}

#[test]
fn pages_rounded_down() {
    check(
        "static int f(int items, int size) { return items / size; }",
        "@Test void t() { assertEquals(3, A.f(5, 2)); } @Test void u() { assertEquals(2, A.f(4, 2)); } @Test void v() { assertEquals(1, A.f(3, 4)); }",
        expect![[r#"
            1 replace `items` by `(items + 1)` (3 of 3)
            2 add `items++;` (3 of 3)
        "#]],
    );
}

#[test]
fn a_product_that_overflows() {
    check(
        "static long f(int a, int b) { return a * b; }",
        "@Test void t() { assertEquals(10_000_000_000L, A.f(100_000, 100_000)); } @Test void u() { assertEquals(6, A.f(2, 3)); }",
        expect![[r#"
            1 replace `a * b` by `(long) a * b` (2 of 2)
        "#]],
    );
}

#[test]
fn a_remainder_of_a_negative_number() {
    check(
        "static int f(int a, int b) { return a % b; }",
        "@Test void t() { assertEquals(2, A.f(-1, 3)); } @Test void u() { assertEquals(1, A.f(4, 3)); }",
        expect![[r#"
            1 replace `a % b` by `Math.floorMod(a, b)` (2 of 2)
            2 add `a += b;` (2 of 2)
        "#]],
    );
}

#[test]
fn a_fraction_cut_off() {
    check(
        "static int f(int part, int whole) { return (int) (100.0 * part / whole); }",
        "@Test void t() { assertEquals(67, A.f(2, 3)); } @Test void u() { assertEquals(33, A.f(1, 3)); }",
        expect![[r#"
            1 replace `(int) (100.0 * part / whole)` by `(int) Math.round(100.0 * part / whole)` (2 of 2)
        "#]],
    );
}

#[test]
fn a_key_that_is_not_there() {
    check(
        "static Map<String, Integer> f(String text) { Map<String, Integer> counts = new TreeMap<>(); for (String word : text.split(\" \")) { counts.put(word, counts.get(word) + 1); } return counts; }",
        "@Test void t() { assertEquals(Map.of(\"a\", 2, \"b\", 1), A.f(\"a b a\")); }",
        expect![[r#"
            1 replace `counts.get(word)` by `counts.getOrDefault(word, 0)` (1 of 1)
        "#]],
    );
}

#[test]
fn a_group_that_is_not_there() {
    check(
        "static Map<Integer, List<String>> f(List<String> words) { Map<Integer, List<String>> groups = new TreeMap<>(); for (String word : words) { groups.get(word.length()).add(word); } return groups; }",
        "@Test void t() { assertEquals(Map.of(1, List.of(\"a\", \"b\"), 2, List.of(\"cc\")), A.f(List.of(\"a\", \"cc\", \"b\"))); }",
        expect![[r#"
            1 replace `groups.get(word.length())` by `groups.computeIfAbsent(word.length(), key -> new ArrayList<>())` (1 of 1)
        "#]],
    );
}

#[test]
fn an_element_shared_instead_of_copied() {
    check(
        "static List<List<Integer>> f(int n) { List<List<Integer>> all = new ArrayList<>(); List<Integer> one = new ArrayList<>(); for (int i = 0; i < n; i++) { one.add(i); all.add(one); } return all; }",
        "@Test void t() { assertEquals(List.of(List.of(0), List.of(0, 1)), A.f(2)); }",
        expect![[r#"
            1 replace `one` by `new ArrayList<>(one)` (1 of 1)
        "#]],
    );
}

#[test]
fn a_row_shared_instead_of_copied() {
    check(
        "static int[][] f(int n) { int[][] all = new int[n][]; int[] row = new int[2]; for (int i = 0; i < n; i++) { row[0] = i; all[i] = Arrays.copyOf(row, 2); all[i] = same(row); } return all; } static int[] same(int[] a) { return a; }",
        "@Test void t() { assertArrayEquals(new int[][] {{0, 0}, {1, 0}}, A.f(2)); }",
        expect![[r#"
            1 replace `row` by `row.clone()` (1 of 1)
            2 replace `all[i] = Arrays.copyOf(row, 2); all[i] = same(row);` by `all[i] = same(row); all[i] = Arrays.copyOf(row, 2);` (1 of 1)
            3 add `all[i] = Arrays.copyOf(row, 2);` behind `all[i] = same(row);` (1 of 1)
        "#]],
    );
}

#[test]
fn sorted_the_wrong_way_round() {
    check(
        "record P(String name, int score) { } static List<String> f(List<P> players) { return players.stream().sorted(Comparator.comparingInt(P::score)).map(P::name).collect(Collectors.toList()); }",
        "@Test void t() { assertEquals(List.of(\"b\", \"c\", \"a\"), A.f(List.of(new A.P(\"a\", 1), new A.P(\"b\", 9), new A.P(\"c\", 5)))); }",
        expect![[r#"
            1 replace `Comparator.comparingInt(P::score)` by `Comparator.comparingInt(P::score).reversed()` (1 of 1)
        "#]],
    );
}

#[test]
fn natural_order_where_the_other_is_meant() {
    check(
        "static List<Integer> f(List<Integer> in) { List<Integer> out = new ArrayList<>(in); Collections.sort(out); return out; }",
        "@Test void t() { assertEquals(List.of(3, 2, 1), A.f(List.of(2, 3, 1))); }",
        expect![[r#"
            1 replace `Collections.sort(out)` by `Collections.sort(out, Collections.reverseOrder())` (1 of 1)
        "#]],
    );
}

#[test]
fn a_queue_of_the_smallest_where_the_largest_is_meant() {
    check(
        "static int f(int... in) { PriorityQueue<Integer> queue = new PriorityQueue<>(); for (int x : in) { queue.add(x); } return queue.poll(); }",
        "@Test void t() { assertEquals(3, A.f(2, 3, 1)); }",
        expect![[r#"
            1 replace `queue.poll()` by `queue.size()` (1 of 1)
            2 replace `new PriorityQueue<>()` by `new PriorityQueue<>(Collections.reverseOrder())` (1 of 1)
            3 add `if (!queue.isEmpty()) return x;` (1 of 1)
        "#]],
    );
}

#[test]
fn a_stage_that_is_missing() {
    check(
        "static List<Integer> f(List<Integer> in) { return in.stream().sorted().collect(Collectors.toList()); }",
        "@Test void t() { assertEquals(List.of(1, 2), A.f(List.of(2, 1, 2))); } @Test void u() { assertEquals(List.of(), A.f(List.of())); }",
        expect![[r#"
            1 replace `in.stream().sorted()` by `in.stream().sorted().distinct()` (2 of 2)
        "#]],
    );
}

#[test]
fn a_predicate_the_wrong_way_round() {
    check(
        "record I(int amount, boolean paid) { } static int f(List<I> in) { return in.stream().filter(I::paid).mapToInt(I::amount).sum(); }",
        "@Test void t() { assertEquals(5, A.f(List.of(new A.I(3, true), new A.I(5, false)))); } @Test void u() { assertEquals(0, A.f(List.of(new A.I(3, true)))); }",
        expect![[r#"
            1 replace `I::paid` by `java.util.function.Predicate.not(I::paid)` (2 of 2)
        "#]],
    );
}

#[test]
fn a_reference_to_another_method() {
    check(
        "record I(int amount, int fee) { } static int f(List<I> in) { return in.stream().mapToInt(I::amount).sum(); }",
        "@Test void t() { assertEquals(3, A.f(List.of(new A.I(30, 1), new A.I(50, 2)))); }",
        expect![[r#"
            1 replace `I::amount` by `I::fee` (1 of 1)
        "#]],
    );
}

#[test]
fn a_lambda_that_says_the_opposite() {
    check(
        "static List<String> f(List<String> in) { return in.stream().filter(s -> s.isEmpty()).collect(Collectors.toList()); }",
        "@Test void t() { assertEquals(List.of(\"a\"), A.f(List.of(\"\", \"a\"))); } @Test void u() { assertEquals(List.of(), A.f(List.of(\"\"))); }",
        expect![[r#"
            1 replace `s.isEmpty()` by `!s.isEmpty()` (2 of 2)
        "#]],
    );
}

#[test]
fn an_index_where_an_element_is_meant() {
    check(
        "static List<Integer> f(List<Integer> in, int unwanted) { List<Integer> out = new ArrayList<>(in); out.remove(unwanted); return out; }",
        "@Test void t() { assertEquals(List.of(5, 7), A.f(List.of(5, 1, 7), 1)); } @Test void u() { assertEquals(List.of(1), A.f(List.of(1, 9), 9)); }",
        expect![[r#"
            1 replace `unwanted` by `Integer.valueOf(unwanted)` (2 of 2)
        "#]],
    );
}

#[test]
fn an_order_that_is_lost() {
    check(
        "static String f(List<String> words) { Set<String> seen = new HashSet<>(words); return String.join(\",\", seen); }",
        "@Test void t() { assertEquals(\"pear,apple,fig\", A.f(List.of(\"pear\", \"apple\", \"pear\", \"fig\"))); }",
        expect![[r#"
            1 replace `new HashSet<>(words)` by `new LinkedHashSet<>(words)` (1 of 1)
        "#]],
    );
}

#[test]
fn a_text_with_blanks_or_in_other_letters() {
    check(
        "static boolean f(String user, String typed) { return user.equals(typed); }",
        "@Test void t() { assertTrue(A.f(\"ann\", \"ann \")); } @Test void u() { assertFalse(A.f(\"ann\", \"bob\")); }",
        expect![[r#"
            1 replace `typed` by `typed.trim()` (2 of 2)
        "#]],
    );
    check(
        "static boolean f(String user, String typed) { return user.equals(typed); }",
        "@Test void t() { assertTrue(A.f(\"Ann\", \"ANN\")); } @Test void u() { assertFalse(A.f(\"ann\", \"bob\")); }",
        expect![[r#"
            1 replace `user.equals(typed)` by `user.equalsIgnoreCase(typed)` (2 of 2)
        "#]],
    );
}

#[test]
fn another_text_of_the_class() {
    check(
        "static int f(String kind, int cents) { if (kind.equals(\"debit\")) { return cents; } return -cents; } static String name(int n) { return n > 0 ? \"credit\" : \"debit\"; }",
        "@Test void t() { assertEquals(5, A.f(\"credit\", 5)); } @Test void u() { assertEquals(-5, A.f(\"other\", 5)); }",
        expect![[r#"
            1 replace `"debit"` by `"credit"` (2 of 2)
        "#]],
    );
}

#[test]
fn another_character_of_the_class() {
    check(
        "static int f(char c) { if (c >= 'a' && c <= 'z') { return c - 'A'; } return c - 'A'; }",
        "@Test void t() { assertEquals(2, A.f('c')); } @Test void u() { assertEquals(1, A.f('B')); }",
        expect![[r#"
            1 replace `'A'` by `'a'` (2 of 2)
        "#]],
    );
}

#[test]
fn another_constant_of_an_enumeration() {
    check(
        "enum L { RED, GREEN, YELLOW } static L f(L light) { switch (light) { case RED: return L.GREEN; case GREEN: return L.RED; default: return L.RED; } }",
        "@Test void t() { assertEquals(A.L.YELLOW, A.f(A.L.GREEN)); } @Test void u() { assertEquals(A.L.GREEN, A.f(A.L.RED)); }",
        expect![[r#"
            1 replace `L.RED` by `L.YELLOW` (2 of 2)
        "#]],
    );
}

#[test]
fn a_field_hidden_by_a_parameter() {
    check(
        "int age; void f(int age) { age = age; }",
        "@Test void t() { A a = new A(); a.f(3); assertEquals(3, a.age); }",
        expect![[r#"
            1 replace `age` by `this.age` (1 of 1)
        "#]],
    );
}

#[test]
fn a_case_that_goes_on_into_the_next() {
    check(
        "static String f(int n) { String s; switch (n) { case 1: s = \"one\"; case 2: s = \"two\"; break; default: s = \"many\"; } return s; }",
        "@Test void t() { assertEquals(\"one\", A.f(1)); } @Test void u() { assertEquals(\"two\", A.f(2)); } @Test void v() { assertEquals(\"many\", A.f(7)); }",
        expect![[r#"
            1 add `break;` behind `s = "one";` (3 of 3)
        "#]],
    );
}

#[test]
fn a_sum_of_a_narrow_type() {
    check(
        "static long f(int[] a) { int sum = 0; for (int x : a) sum += x; return sum / a.length; }",
        "@Test void t() { assertEquals(2000000000L, A.f(new int[] {2000000000, 2000000000})); } @Test void u() { assertEquals(2, A.f(new int[] {1, 2, 3})); }",
        expect![[r#"
            1 replace `int sum = 0` by `long sum = 0` (2 of 2)
        "#]],
    );
}

#[test]
fn a_root_that_is_not_taken() {
    check(
        "static double f(double[] v) { double s = 0; for (double d : v) s += d * d; return s; }",
        "@Test void t() { assertEquals(5.0, A.f(new double[] {3, 4}), 1e-9); } @Test void u() { assertEquals(13.0, A.f(new double[] {5, 12}), 1e-9); }",
        expect![[r#"
            1 replace `s` by `Math.sqrt(s)` (2 of 2)
        "#]],
    );
}

#[test]
fn an_array_that_gets_another_name() {
    check(
        "static int f(int[] xs) { int[] a = xs; Arrays.sort(a); return a[a.length / 2]; }",
        "@Test void t() { assertEquals(2, A.f(new int[] {3, 1, 2})); } @Test void u() { int[] a = {3, 1, 2}; A.f(a); assertArrayEquals(new int[] {3, 1, 2}, a); }",
        expect![[r#"
            1 replace `xs` by `xs.clone()` (2 of 2)
        "#]],
    );
}

#[test]
fn a_difference_that_tells_an_order() {
    check(
        "static class V implements Comparable<V> { final int n; V(int n) { this.n = n; } public int compareTo(V o) { return o.n - n; } }\n\
         static boolean f(int a, int b) { return new V(a).compareTo(new V(b)) > 0; }",
        "@Test void t() { assertTrue(A.f(2, 1)); } @Test void u() { assertFalse(A.f(1, 1)); }",
        expect![[r#"
            1 replace `new V(a).compareTo(new V(b)) > 0` by `new V(a).compareTo(new V(b)) < 0` (2 of 2)
            2 replace `o.n - n` by `n - o.n` (2 of 2)
        "#]],
    );
}
