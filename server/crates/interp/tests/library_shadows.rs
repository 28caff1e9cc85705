//! What class models do with shadows: boxes, strings, assertions and arrays carry them on, and what
//! can't says so.

use std::cell::Cell;

use budget::Budget;
use interp::machine::{CodePlace, ConcatPart, Machine, Need, Slot};
use interp::outcome::{Completion, Halt};
use java::ir::{ArithmeticOp, CompareKind, CompareOp, NumericKind};
use java::ops;
use java::types::Primitive;

mod support;
use support::*;

/// A machine whose shadows are terms, written out as text; it notes what depends on them.
#[derive(Clone, Default)]
struct Terms {
    /// Shadow `n` is `terms[n - 1]`.
    terms: Vec<String>,
    log: Vec<String>,
}

impl Terms {
    fn term(&mut self, text: String) -> u32 {
        self.terms.push(text);
        self.terms.len() as u32
    }

    fn text(&self, slot: Slot<u32>) -> String {
        match slot.shadow {
            0 => ops::slot_int(slot.bits).to_string(),
            shadow => self.terms[shadow as usize - 1].clone(),
        }
    }

    fn string(&self, (text, shadow): (&[u16], u32)) -> String {
        match shadow {
            0 => format!("{:?}", String::from_utf16_lossy(text)),
            shadow => self.terms[shadow as usize - 1].clone(),
        }
    }
}

impl Machine for Terms {
    type Shadow = u32;
    const HAS_SHADOWS: bool = true;

    fn binary(
        &mut self,
        op: ArithmeticOp,
        _: NumericKind,
        left: Slot<u32>,
        right: Slot<u32>,
    ) -> u32 {
        let text = format!("{op:?}({}, {})", self.text(left), self.text(right));
        self.term(text)
    }

    fn boolean_binary(&mut self, op: ArithmeticOp, left: Slot<u32>, right: Slot<u32>) -> u32 {
        self.binary(op, NumericKind::Int, left, right)
    }

    fn compare(
        &mut self,
        op: CompareOp,
        kind: CompareKind,
        left: Slot<u32>,
        right: Slot<u32>,
    ) -> u32 {
        if kind == CompareKind::Reference {
            return 0;
        }
        let text = format!("{op:?}({}, {})", self.text(left), self.text(right));
        self.term(text)
    }

    fn convert(&mut self, _: Primitive, to: Primitive, operand: Slot<u32>) -> u32 {
        let text = format!("{to:?}({})", self.text(operand));
        self.term(text)
    }

    fn concat(&mut self, parts: &[ConcatPart<'_, u32>]) -> u32 {
        let parts: Vec<String> = parts
            .iter()
            .map(|part| match *part {
                ConcatPart::Text(text) => self.string((text, 0)),
                ConcatPart::Str(text, shadow) => self.string((text, shadow)),
                ConcatPart::Primitive(_, slot) => self.text(slot),
            })
            .collect();
        self.term(format!("[{}]", parts.join(" ")))
    }

    fn strings_equal(&mut self, left: (&[u16], u32), right: (&[u16], u32)) -> u32 {
        let text = format!("Same({}, {})", self.string(left), self.string(right));
        self.term(text)
    }

    fn branch(&mut self, _: CodePlace, condition: u32, taken: bool) -> Result<(), Halt> {
        if condition != 0 {
            self.log.push(format!(
                "branch {} {taken}",
                self.terms[condition as usize - 1]
            ));
        }
        Ok(())
    }

    fn concretize(&mut self, _: CodePlace, need: Need, value: Slot<u32>) -> Result<(), Halt> {
        let is_text = value.shadow != 0 && self.terms[value.shadow as usize - 1].starts_with('[');
        if is_text && need == Need::Receiver {
            // Whatever its content, it is a string and not null.
            return Ok(());
        }
        self.log.push(format!("{need:?} {}", self.text(value)));
        Ok(())
    }

    fn assertion(&mut self, _: CodePlace, condition: u32, holds: bool) -> Result<(), Halt> {
        let condition = match condition {
            0 => "-".to_owned(),
            shadow => self.terms[shadow as usize - 1].clone(),
        };
        self.log.push(format!("assert {condition} {holds}"));
        Ok(())
    }
}

/// Runs `static int f(int a, int b)` with this body and arguments shadowed by `a` and `b`; the
/// result's term and what was noted.
fn run(body: &str, args: [i32; 2]) -> (String, Vec<String>) {
    let text = format!("class Test {{ static int f(int a, int b) {{ {body} }} }}");
    let mut interpreter = interpreter_of(&text, Terms::default(), Budget::default());
    let target = method(&interpreter, "Test.f(int,int)");
    let next = Cell::new(b'a');
    let slots: Vec<Slot<u32>> = args
        .iter()
        .map(|&arg| {
            let name = char::from(next.replace(next.get() + 1)).to_string();
            let shadow = interpreter.machine_mut().term(name);
            Slot {
                bits: ops::int_slot(arg),
                shadow,
            }
        })
        .collect();
    let result = match interpreter.call(target, None, &slots) {
        Ok(Completion::Return(Some(slot))) => interpreter.machine().text(slot),
        other => format!("{other:?}"),
    };
    (result, interpreter.machine().log.clone())
}

#[track_caller]
fn check(body: &str, args: [i32; 2], expected: &str, log: &[&str]) {
    let (result, noted) = run(body, args);
    assert_eq!(result, expected, "{body}");
    assert_eq!(noted, log, "{body}");
}

/// Checks the one assertion of a body, which holds, and that nothing depends on more than it.
#[track_caller]
fn check_assertion(assertion: &str, args: [i32; 2], condition: &str) {
    let (result, noted) = run(&format!("{assertion}; return 0;"), args);
    assert_eq!(result, "0", "{assertion}");
    let told = format!("assert {condition} true");
    let branch = format!("branch {condition} true");
    assert_eq!(noted, [told, branch], "{assertion}");
}

#[test]
fn boxes_keep_terms_and_identity() {
    let same = "Integer x = a; Integer y = b; return x == y ? x : 0;";
    // One object if the values are equal and in the cache; beyond it each box is an object of its own.
    let one = "BitAnd(BitAnd(Eq(a, b), Ge(a, -128)), Le(a, 127))";
    check(same, [5, 5], "a", &[&format!("branch {one} true")]);
    check(same, [5, 6], "0", &[&format!("branch {one} false")]);
    check(same, [1000, 1000], "0", &[&format!("branch {one} false")]);
    let known = "Integer x = a; Integer y = 5; return x == y ? x : 0;";
    check(
        known,
        [5, 0],
        "a",
        &["branch BitAnd(BitAnd(Eq(a, 5), Ge(a, -128)), Le(a, 127)) true"],
    );
    let new = "Integer x = a; Integer y = new Integer(5); return x == y ? 1 : 2;";
    check(new, [5, 0], "2", &[]);
    let equal = "Integer x = a; return x.equals(b) ? 1 : 2;";
    check(equal, [1000, 1000], "1", &["branch Eq(a, b) true"]);
    let flag = "Boolean x = a < b; return x == Boolean.TRUE ? 1 : 2;";
    check(flag, [1, 2], "1", &["branch Eq(Lt(a, b), 1) true"]);
}

#[test]
fn strings_are_built_and_compared_as_terms() {
    let built = "String s = \"x\" + a; return s.equals(\"x5\") ? 1 : 2;";
    check(built, [5, 0], "1", &["branch Same([\"x\" a], \"x5\") true"]);
    let builder = "StringBuilder s = new StringBuilder(\"x\"); s.append(a).append('!');\
                   return s.toString().equals(\"x5!\") ? 1 : 2;";
    let term = "branch Same([[\"x\" [a]] \"!\"], \"x5!\") true";
    check(builder, [5, 0], "1", &[term]);
    let read = "return String.valueOf(a).charAt(0);";
    check(read, [5, 0], "53", &["StringContent [a]"]);
    let reversed = "return new StringBuilder().append(a).reverse().length();";
    check(reversed, [12, 0], "2", &["StringContent [\"\" [a]]"]);
}

#[test]
fn formats_carry_what_they_print_plainly() {
    let plain = "return String.format(\"%d is %s\\n\", a, \"\" + b).equals(\"5 is 6\\n\") ? 1 : 2;";
    let term = "branch Same([a \" is \" [\"\" b] \"\\n\"], \"5 is 6\\n\") true";
    check(plain, [5, 6], "1", &[term]);
    let known = "return String.format(\"%d %d\", a, 7).equals(\"5 7\") ? 1 : 2;";
    check(
        known,
        [5, 6],
        "1",
        &["branch Same([a \" \" \"7\"], \"5 7\") true"],
    );
    let laid_out = "return String.format(\"%3d|%c\", a, 'x').length();";
    check(laid_out, [5, 0], "5", &["Native a"]);
    let wrong = "try { return String.format(\"%f\", a).length(); } catch (RuntimeException e) { return 1; }";
    check(wrong, [5, 0], "1", &["Native a"]);
    check("System.out.printf(\"%5d\", a); return 0;", [5, 0], "0", &[]);
}

#[test]
fn what_is_printed_decides_nothing() {
    check(
        "System.out.println(\"a = \" + a); return a;",
        [5, 0],
        "a",
        &[],
    );
}

#[test]
fn each_assertion_is_told_once_with_its_condition() {
    let jupiter = "org.junit.jupiter.api.Assertions.assertEquals(a, b + 1)";
    check_assertion(jupiter, [6, 5], "Eq(a, Add(b, 1))");
    let classic = "org.junit.Assert.assertEquals(\"sum\", 11, a + b)";
    check_assertion(classic, [6, 5], "Eq(11, Long(Add(a, b)))");
    let old = "junit.framework.Assert.assertEquals(11, a + b)";
    check_assertion(old, [6, 5], "Eq(11, Add(a, b))");
    let arrays = "org.junit.Assert.assertArrayEquals(new int[] {1, 2}, new int[] {a, b})";
    check_assertion(arrays, [1, 2], "BitAnd(BitAnd(1, Eq(1, a)), Eq(2, b))");
    let text = "org.junit.jupiter.api.Assertions.assertEquals(\"x5\", \"x\" + a)";
    check_assertion(text, [5, 0], "Same(\"x5\", [\"x\" a])");
    let boxed = "Integer x = a; org.junit.jupiter.api.Assertions.assertEquals((Object) b, x)";
    check_assertion(boxed, [6, 6], "Eq(b, a)");
    let truth = "org.junit.jupiter.api.Assertions.assertTrue(a < b)";
    check_assertion(truth, [6, 7], "Lt(a, b)");
}

#[test]
fn natives_without_terms_concretise() {
    check(
        "return (int) Math.sqrt(a);",
        [9, 0],
        "3",
        &["Native Double(a)"],
    );
    check(
        "return Math.max(a, b);",
        [9, 4],
        "a",
        &["branch Ge(a, b) true"],
    );
}
