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
        Completion::Throw(exception) => Err(Halt::Internal(interp::stack_trace_text(
            interpreter,
            exception,
        )?)),
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
