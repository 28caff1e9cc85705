//! Limits of a run: memory, depth, steps; and what a prepared interpreter may be used for.

use budget::{Budget, Stop};
use interp::Interpreter;
use interp::machine::{Concrete, Slot};
use interp::outcome::{Completion, Halt};
use java::ops;

mod support;
use support::*;

/// Calls `Test.f()`, which gives an `int`.
fn call(interpreter: &mut Interpreter<Concrete>) -> Result<i32, Halt> {
    let target = method(interpreter, "Test.f()");
    match interpreter.call(target, None, &[])? {
        Completion::Return(Some(slot)) => Ok(ops::slot_int(slot.bits)),
        Completion::Throw(exception) => {
            interp::print_uncaught(interpreter, exception)?;
            let printed = String::from_utf8_lossy(interpreter.error_output());
            Err(Halt::Internal(printed.into_owned()))
        }
        other => Err(Halt::Internal(format!("{other:?}"))),
    }
}

#[track_caller]
fn check(text: &str, budget: Budget, collect: bool, expected: i32) {
    let mut interpreter = interpreter_of(text, Concrete, budget);
    if collect {
        interpreter.enable_collection();
    }
    assert_eq!(call(&mut interpreter), Ok(expected));
}

fn small_memory() -> Budget {
    Budget {
        memory: 1 << 20,
        ..Budget::default()
    }
}

#[test]
fn garbage_is_collected_and_what_is_reachable_is_kept() {
    let text = "class Test {
        int value; Test next; static Test kept;
        static int f() {
            int[] numbers = {3, 4};
            String text = \"a\" + numbers[0];
            for (int i = 0; i < 200_000; i++) {
                Test t = new Test();
                t.value = i;
                if (i % 10_000 == 0) { t.next = kept; kept = t; }
                int[] garbage = new int[i % 50];
                String more = text + i;
                Runnable r = () -> { numbers[1]++; };
                r.run();
            }
            int sum = 0;
            for (Test t = kept; t != null; t = t.next) sum += t.value / 10_000;
            return text.length() * 1000 + sum + (numbers[1] == 200_004 ? 0 : 1_000_000);
        }
    }";
    check(text, small_memory(), true, 2190);
}

#[test]
fn a_full_heap_is_a_catchable_error() {
    let text = "class Test {
        Object[] next;
        static int f() {
            int n = 0;
            Object[] chain = null;
            try {
                while (true) { Object[] o = new Object[100]; o[0] = chain; chain = o; n++; }
            } catch (OutOfMemoryError e) {
                chain = null;
                return n > 1000 ? 1 : 0;
            }
        }
    }";
    check(text, small_memory(), true, 1);
    check(text, small_memory(), false, 1);
}

#[test]
fn what_filled_the_heap_can_be_let_go() {
    // By the variable, and by the end of the block that has it.
    let text = "import java.util.*; class Test {
        static int f() {
            List<Object> kept = new ArrayList<>();
            try { while (true) kept.add(new long[20000]); } catch (OutOfMemoryError e) { kept = null; }
            int sum = new long[500000].length;
            try { List<Object> own = new LinkedList<>(); while (true) own.add(new long[20000]); } catch (OutOfMemoryError e) { sum++; }
            return sum + new long[500000].length;
        }
    }";
    let expected = 1_000_001;
    let budget = Budget {
        memory: 16 << 20,
        ..Budget::default()
    };
    check(text, budget, true, expected);
}

#[test]
fn endless_recursion_is_a_catchable_error() {
    let text = "class Test {
        static int depth;
        static int down(int n) { depth = n; return down(n + 1) + 1; }
        static int f() {
            try { return down(0); } catch (StackOverflowError e) { return depth; }
        }
    }";
    check(
        text,
        Budget {
            depth: 500,
            ..Budget::default()
        },
        false,
        497,
    );
}

#[test]
fn a_prepared_interpreter_can_be_copied_and_used_on_another_thread() {
    fn on_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
        std::thread::spawn(work).join().expect("the thread ends")
    }
    let text = "class Test { static int count = 10; static int f() { return ++count; } }";
    let mut prepared = interpreter_of(text, Concrete, Budget::default());
    assert_eq!(call(&mut prepared), Ok(11));
    let mut copy = prepared.clone();
    let (first, second) = on_thread(move || (call(&mut copy), call(&mut copy)));
    assert_eq!((first, second), (Ok(12), Ok(13)));
    assert_eq!(call(&mut prepared), Ok(12));
}

#[test]
fn steps_end_a_run_inside_a_native_method_too() {
    let text = "class Test {
        static int f() {
            StringBuilder b = new StringBuilder(\"x\");
            while (true) { b.append(b); if (b.length() > 1 << 20) b.setLength(1); }
        }
    }";
    let mut interpreter = interpreter_of(
        text,
        Concrete,
        Budget {
            steps: 100_000,
            ..Budget::default()
        },
    );
    assert_eq!(call(&mut interpreter), Err(Halt::Stop(Stop::Steps)));
}

/// What a JVM has no memory for is an `OutOfMemoryError` at once, however many steps are left, and
/// takes no memory of the real machine.
#[track_caller]
fn out_of_memory(body: &str) {
    out_of_memory_saying("Java heap space", body);
}

#[track_caller]
fn out_of_memory_saying(message: &str, body: &str) {
    let text = format!(
        "import java.util.*;
        class Test {{
            static int f() {{
                try {{ {body} }} catch (OutOfMemoryError e) {{
                    return e.getMessage().equals(\"{message}\") ? 1 : 2;
                }}
            }}
        }}"
    );
    let budget = Budget {
        steps: 50_000_000,
        memory: 16 << 20,
        ..Budget::default()
    };
    for collect in [true, false] {
        check(&text, budget.clone(), collect, 1);
    }
}

#[test]
fn arrays_that_do_not_fit() {
    let too_long = "Requested array size exceeds VM limit";
    out_of_memory_saying(too_long, "return new int[Integer.MAX_VALUE].length;");
    out_of_memory_saying(too_long, "return new byte[Integer.MAX_VALUE].length;");
    out_of_memory_saying(
        too_long,
        "return Arrays.copyOf(new int[1], Integer.MAX_VALUE).length;",
    );
    out_of_memory("return new int[Integer.MAX_VALUE - 2].length;");
    out_of_memory("return new long[100_000][100_000].length;");
}

#[test]
fn texts_that_do_not_fit() {
    out_of_memory("return \"abcdefgh\".repeat(Integer.MAX_VALUE / 8).length();");
    out_of_memory("String s = \"ab\"; while (true) s = s + s;");
    out_of_memory("String s = \"ab\"; while (true) s = s.concat(s);");
    out_of_memory("String s = \"a\"; while (true) s = s.replace(\"a\", \"aa\");");
    out_of_memory("String s = \"a\".repeat(10_000); return s.replace(\"a\", s).length();");
    out_of_memory(
        "StringBuilder b = new StringBuilder(); b.setLength(Integer.MAX_VALUE); return b.length();",
    );
    out_of_memory("StringBuilder b = new StringBuilder(\"ab\"); while (true) b.append(b);");
    out_of_memory("StringBuilder b = new StringBuilder(\"ab\"); while (true) b.insert(1, b);");
    out_of_memory(
        "return String.join(\",\", Collections.nCopies(2_000_000_000, \"abc\")).length();",
    );
}

#[test]
fn formats_that_do_not_fit() {
    out_of_memory("return String.format(\"%999999999d\", 1).length();");
    out_of_memory("return String.format(\"%-999999999s\", 1).length();");
    out_of_memory("return String.format(\"%.999999999f\", 1.5).length();");
    out_of_memory(
        "return String.format(\"%99999d\".repeat(1000), Collections.nCopies(1000, 1).toArray()).length();",
    );
    out_of_memory(
        "String s = \"a\".repeat(100_000); return String.format(\"%1$s\".repeat(1000), s).length();",
    );
}

#[test]
fn numbers_that_do_not_fit() {
    out_of_memory(
        "return java.math.BigInteger.ONE.shiftLeft(Integer.MAX_VALUE - 100).bitLength();",
    );
    out_of_memory("return new java.math.BigDecimal(\"1E+1000000000\").toPlainString().length();");
}

#[test]
fn collections_that_grow_for_ever() {
    out_of_memory("List<int[]> l = new ArrayList<>(); while (true) l.add(new int[1000]);");
    out_of_memory(
        "Map<Integer, byte[]> m = new HashMap<>(); for (int i = 0; ; i++) m.put(i, new byte[1000]);",
    );
    out_of_memory(
        "LinkedList<long[]> l = new LinkedList<>(); while (true) l.addFirst(new long[100]);",
    );
    out_of_memory(
        "Throwable t = null; while (true) t = new RuntimeException(\"x\".repeat(1000), t);",
    );
}

#[test]
fn garbage_of_natives_is_collected_when_they_need_room() {
    check(
        "class Test {
            static int f() {
                String s = \"a\".repeat(100_000);
                int sum = 0;
                for (int i = 0; i < 200; i++) {
                    sum += s.toUpperCase().length() + (s + i).length() - s.length();
                    sum -= new StringBuilder(s).append(s).toString().length() / 2;
                }
                return sum;
            }
        }",
        Budget {
            memory: 4 << 20,
            ..Budget::default()
        },
        true,
        490,
    );
}

/// Work that natives do without allocating ends with the steps too.
#[track_caller]
fn ends_with_the_steps(body: &str) {
    let text = format!("import java.util.*; class Test {{ static int f() {{ {body} }} }}");
    let budget = Budget {
        steps: 1_000_000,
        ..Budget::default()
    };
    let mut interpreter = interpreter_of(&text, Concrete, budget);
    interpreter.enable_collection();
    assert_eq!(
        call(&mut interpreter),
        Err(Halt::Stop(Stop::Steps)),
        "{body}"
    );
}

#[test]
fn natives_are_charged_for_what_they_look_at() {
    for body in [
        "return \"a\".repeat(40).matches(\"(a+)+b\") ? 1 : 0;",
        "return \"x\".repeat(200_000).matches(\"(x+x+)+y\") ? 1 : 0;",
        "byte[] a = new byte[1_000_000]; while (true) System.arraycopy(a, 0, a, 1, 999_999);",
        "byte[] a = new byte[1_000_000]; while (true) Arrays.fill(a, (byte) 1);",
        "int[] a = new int[1_000_000]; while (true) Arrays.sort(a);",
        "String s = \"a\".repeat(1_000_000); while (true) s.indexOf(\"b\");",
        "String s = \"a\".repeat(1_000_000); while (true) s.contains(\"ab\");",
        "String s = \"a\".repeat(1_000_000); while (true) s.toUpperCase();",
        "String s = \" \".repeat(1_000_000); while (true) s.strip();",
        "String s = \"a\".repeat(1_000_000); while (true) s.toCharArray();",
        "String s = \"a\".repeat(1_000_000), t = \"a\".repeat(1_000_000); while (true) s.equals(t);",
        "String s = \"a\".repeat(1_000_000), t = \"a\".repeat(1_000_000); while (true) s.compareTo(t);",
        "StringBuilder b = new StringBuilder(); b.setLength(1_000_000); while (true) b.reverse();",
        "StringBuilder b = new StringBuilder(); b.setLength(1_000_000); while (true) b.deleteCharAt(0);",
        "for (int i = 0; ; i++) (\"a\" + i).intern();",
        "return (int) java.util.stream.LongStream.range(0, Long.MAX_VALUE).parallel().sum();",
        "return java.util.stream.IntStream.iterate(0, i -> 1 - i).distinct().limit(3).sum();",
        "return java.math.BigInteger.TWO.pow(1_000_000_000).bitLength();",
        "Integer[] a = new Integer[50_000]; Arrays.fill(a, 7); while (true) Arrays.sort(a, (x, y) -> 1);",
    ] {
        ends_with_the_steps(body);
    }
}

#[test]
fn long_needles_are_searched_for_in_linear_time() {
    check(
        "class Test {
            static int f() {
                String s = \"a\".repeat(400_000), n = \"a\".repeat(200_000);
                StringBuilder b = new StringBuilder(s);
                return s.indexOf(n + \"b\") + s.lastIndexOf(\"b\" + n) + b.indexOf(n + \"b\") + b.lastIndexOf(\"b\" + n)
                    + (s.contains(n) ? 10 : 0) + (s.lastIndexOf(n) == 200_000 ? 100 : 0)
                    + (\"xyabcabcabcabcabcabcabdz\".indexOf(\"abcabcabcabcabcabd\") == 5 ? 1000 : 0)
                    + (\"abcabcabcabcabcabcabdz\".lastIndexOf(\"abcabcabcabcabcabd\") == 3 ? 2000 : 0);
            }
        }",
        Budget::default(),
        false,
        3106,
    );
}

#[test]
fn a_cyclic_text_overflows_the_stack() {
    check(
        "import java.util.*;
        class Test {
            static int f() {
                List<Object> a = new ArrayList<>(), b = new ArrayList<>();
                a.add(b);
                b.add(a);
                int caught = 0;
                try { a.toString(); } catch (StackOverflowError e) { caught++; }
                try { a.hashCode(); } catch (StackOverflowError e) { caught++; }
                Object[] c = new Object[1];
                c[0] = c;
                try { Arrays.deepHashCode(c); } catch (StackOverflowError e) { caught++; }
                Map<String, Object> m = new HashMap<>();
                m.put(\"m\", m);
                return caught * 10 + (m.toString().equals(\"{m=(this Map)}\") ? 1 : 0);
            }
        }",
        Budget::default(),
        false,
        31,
    );
}

#[test]
fn colliding_hash_codes_are_slow_but_right() {
    check(
        "import java.util.*;
        class Test {
            final int value;
            Test(int value) { this.value = value; }
            public int hashCode() { return 7; }
            public boolean equals(Object o) { return o instanceof Test t && t.value == value; }
            static int f() {
                Map<Test, Integer> m = new HashMap<>();
                for (int i = 0; i < 300; i++) m.put(new Test(i), i);
                int sum = 0;
                for (int i = 0; i < 300; i++) sum += m.remove(new Test(i));
                return sum + m.size();
            }
        }",
        Budget::default(),
        false,
        300 * 299 / 2,
    );
}

#[test]
fn values_can_be_made_and_read_from_outside() {
    let text = "class Test {
        int x = 3; String name;
        Test(String name) { this.name = name; }
        int sum(int[] more) { int s = x; for (int m : more) s += m; return s + name.length(); }
    }";
    let mut interpreter = interpreter_of(text, Concrete, Budget::default());
    let constructor = method(&interpreter, "Test.<init>(String)");
    let name = interpreter.allocate_string("four").expect("there is room");
    let Ok(Completion::Return(Some(object))) = interpreter.construct(constructor, &[name.slot()])
    else {
        panic!("constructed");
    };
    let ints = java::types::Type::array_of(java::types::Type::INT);
    let numbers = [10, 20].map(|number| Slot::plain(ops::int_slot(number)));
    let array = interpreter
        .allocate_array(&ints, &numbers)
        .expect("there is room");
    let sum = method(&interpreter, "Test.sum(int[])");
    let object = interp::heap::Reference::from_bits(object.bits);
    let result = interpreter.call(sum, Some(object), &[array.slot()]);
    assert_eq!(
        result,
        Ok(Completion::Return(Some(Slot::plain(ops::int_slot(37)))))
    );
    let field = interpreter.runtime().field(object, "x");
    assert_eq!(field, Some(Slot::plain(ops::int_slot(3))));
}
