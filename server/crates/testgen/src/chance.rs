//! What a method gets from outside of the program: clocks, random numbers, identity hashes, the machine
//! it runs on. Here it is the same in all runs, so what a search doesn't reach with it may be reached with
//! something else.

use interp::Interpreter;
use interp::machine::{Machine, Slot};
use interp::outcome::Halt;
use java::program::Program;
use java::types::{FieldId, MethodId};
use rustc_hash::FxHashSet;

/// What gives something else in each run on a JVM, by class and name, with the number of parameters.
const CHANGING: [(&str, usize); 11] = [
    ("java.lang.Math.random", 0),
    ("java.lang.System.nanoTime", 0),
    ("java.lang.System.currentTimeMillis", 0),
    ("java.lang.System.identityHashCode", 1),
    ("java.lang.System.getenv", 0),
    ("java.lang.System.getenv", 1),
    (IDENTITY_HASH, 0),
    ("java.util.Random.<init>", 0),
    ("java.util.Collections.shuffle", 1),
    ("java.util.UUID.randomUUID", 0),
    ("java.util.concurrent.ThreadLocalRandom.current", 0),
];

/// Tables are ordered by it and mostly give the same all the same.
const IDENTITY_HASH: &str = "java.lang.Object.hashCode";

/// What is otherwise on another machine, or of objects that aren't made here.
const SURROUNDINGS: [(&str, usize); 7] = [
    ("java.util.PriorityQueue.comparator", 0),
    ("java.util.TreeMap.comparator", 0),
    ("java.util.TreeSet.comparator", 0),
    ("java.lang.System.getProperty", 1),
    ("java.lang.System.getProperty", 2),
    ("java.lang.Thread.currentThread", 0),
    ("java.lang.Runtime.getRuntime", 0),
];

/// Class and name.
pub fn name_of(program: &Program, method: MethodId) -> &str {
    let key = &program.method(method).key;
    key.split('(').next().unwrap_or(key)
}

/// Whether a method of the class library gives something else in each run.
pub fn is_changing(program: &Program, method: MethodId) -> bool {
    is_listed(program, method, &CHANGING)
}

fn is_listed(program: &Program, method: MethodId, list: &[(&str, usize)]) -> bool {
    let declared = program.method(method);
    if !program.class(declared.class).is_library {
        return false;
    }
    let name = name_of(program, method);
    let is_it = |(known, count): &(&str, usize)| *known == name && declared.params.len() == *count;
    list.iter().any(is_it)
}

/// The methods by which a run gets what other runs may get otherwise.
pub(crate) fn outside(program: &Program) -> FxHashSet<MethodId> {
    let methods = program.methods().map(|method| method.id);
    methods
        .filter(|id| {
            (is_changing(program, *id) && name_of(program, *id) != IDENTITY_HASH)
                || is_listed(program, *id, &SURROUNDINGS)
        })
        .collect()
}

/// Random numbers without a seed become others, from a program's start on, and the clock shows another
/// time.
pub(crate) fn start_elsewhere<M: Machine>(
    interpreter: &mut Interpreter<M>,
    seed: u64,
) -> Result<(), Halt> {
    interpreter.runtime_mut().native_state.start_elsewhere();
    let program = interpreter.program().clone();
    let Some(field) = next_seed(&program) else {
        return Ok(());
    };
    interpreter.initialize_class(program.field(field).class)?;
    interpreter.set_static_field(program.field(field).slot, Slot::plain(seed));
    Ok(())
}

fn next_seed(program: &Program) -> Option<FieldId> {
    let random = program.class_by_name("java.util.Random")?;
    let mut fields = program.class(random).fields.iter().copied();
    fields.find(|field| &*program.field(*field).name == "nextSeed")
}
