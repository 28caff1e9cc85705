//! What a method can see before and after a run, as [`State`]s of a case.
//!
//! What must hold: the machine records nothing while a state is taken.

use crate::capture::{Identities, capture};
use crate::case::{Content, FunctionEntry, HeapGraph, Object, ObjectId, State, Value};
use crate::describe::parts;
use crate::isomorphic::is_value;
use crate::unknown::BuiltFunction;
use interp::Interpreter;
use interp::heap::Reference;
use interp::outcome::Halt;
use java::program::Program;
use java::types::{FieldId, Type};
use symbolic::SymbolicMachine;
use symbolic::choice::FunctionCall;

/// Where a state starts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Roots {
    pub(crate) receiver: Option<Reference>,
    /// With the declared types.
    pub(crate) arguments: Vec<(Type, u64)>,
    pub(crate) statics: Vec<FieldId>,
    /// After the call.
    pub(crate) result: Option<(Type, u64)>,
}

/// The state at this time, and the value of the result. Functions of the input are without their
/// tables ([`fill_functions`]); the objects they may give are in the heap.
pub(crate) fn take(
    interpreter: &mut Interpreter<SymbolicMachine>,
    identities: &mut Identities,
    roots: &Roots,
    functions: &[BuiltFunction],
) -> Result<(State, Option<Value>), Halt> {
    let program = interpreter.program().clone();
    let object = Type::class(program.well_known().object);
    let mut all: Vec<(Type, u64)> = Vec::new();
    all.extend(
        roots
            .receiver
            .map(|receiver| (object.clone(), receiver.bits())),
    );
    all.extend(roots.arguments.iter().cloned());
    for field in &roots.statics {
        let field = program.field(*field);
        let bits = interpreter.static_field(field.slot).bits;
        all.push((field.ty.clone(), bits));
    }
    all.extend(roots.result.iter().cloned());
    for function in functions {
        let pool = function.pool.iter();
        all.extend(pool.map(|given| (object.clone(), given.bits())));
    }
    interpreter.machine_mut().is_paused = true;
    let taken = capture(interpreter, identities, &all);
    interpreter.machine_mut().is_paused = false;
    let (values, heap) = taken?;
    let mut values = values.into_iter();
    let receiver = roots.receiver.and_then(|_| values.next());
    let arguments = values.by_ref().take(roots.arguments.len()).collect();
    let statics = roots.statics.iter().copied().zip(values.by_ref()).collect();
    let result = roots.result.as_ref().and_then(|_| values.next());
    let state = State {
        heap,
        receiver,
        arguments,
        statics,
    };
    Ok((state, result))
}

/// The functions of the input and the calls made of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tables {
    /// With the function's own number.
    functions: Vec<(ObjectId, Vec<FunctionEntry>)>,
    /// Texts, boxes and constants that they were given.
    values: Vec<(ObjectId, Object)>,
}

/// The tables of the functions, for [`fill_functions`].
pub(crate) fn tables(
    interpreter: &mut Interpreter<SymbolicMachine>,
    identities: &mut Identities,
    functions: &[BuiltFunction],
) -> Result<Tables, Halt> {
    let program: &Program = &interpreter.program().clone();
    let object = Type::class(program.well_known().object);
    let mut tables = Tables::default();
    for function in functions {
        let calls: Vec<FunctionCall> = interpreter.machine().calls_of(function.tag);
        let mut all = vec![(object.clone(), function.object.bits())];
        for call in &calls {
            for (slot, primitive) in call.arguments.iter().zip(&function.parameters) {
                let ty = primitive.map_or(object.clone(), Type::Primitive);
                all.push((ty, slot.bits));
            }
            if let Some(slot) = call.result {
                let ty = function.result.as_primitive();
                all.push((ty.map_or(object.clone(), Type::Primitive), slot.bits));
            }
        }
        interpreter.machine_mut().is_paused = true;
        let taken = capture(interpreter, identities, &all);
        interpreter.machine_mut().is_paused = false;
        let (values, heap) = taken?;
        let mut values = values.into_iter();
        let objects = heap.objects.into_iter().enumerate();
        tables.values.extend(objects.filter_map(|(index, object)| {
            let object = object.filter(|object| is_value(&object.content))?;
            Some((ObjectId(index as u32), object))
        }));
        let Some(Value::Object(id)) = values.next() else {
            continue;
        };
        let entries = calls
            .iter()
            .map(|call| FunctionEntry {
                arguments: values.by_ref().take(function.parameters.len()).collect(),
                result: call.result.and_then(|_| values.next()),
            })
            .collect();
        tables.functions.push((id, entries));
    }
    Ok(tables)
}

/// Gives the functions their tables; objects that nothing reaches then are left out.
pub(crate) fn fill_functions(state: &mut State, result: Option<Value>, tables: &Tables) {
    if tables.functions.is_empty() {
        return;
    }
    for (id, object) in &tables.values {
        let index = id.0 as usize;
        if state.heap.objects.len() <= index {
            state.heap.objects.resize(index + 1, None);
        }
        if let Some(place) = state.heap.objects.get_mut(index) {
            place.get_or_insert_with(|| object.clone());
        }
    }
    for (id, entries) in &tables.functions {
        if let Some(Some(object)) = state.heap.objects.get_mut(id.0 as usize) {
            object.content = Content::Function(entries.clone());
        }
    }
    let statics = state.statics.iter().map(|(_, value)| *value);
    let roots = state
        .receiver
        .into_iter()
        .chain(state.arguments.iter().copied());
    let mut waiting: Vec<Value> = roots.chain(statics).chain(result).collect();
    let mut reached = vec![false; state.heap.objects.len()];
    while let Some(value) = waiting.pop() {
        let Value::Object(id) = value else { continue };
        let Some(mark) = reached.get_mut(id.0 as usize) else {
            continue;
        };
        if std::mem::replace(mark, true) {
            continue;
        }
        if let Some(Some(object)) = state.heap.objects.get(id.0 as usize) {
            waiting.extend(parts(&object.content));
        }
    }
    let HeapGraph { objects } = &mut state.heap;
    for (object, is_reached) in objects.iter_mut().zip(reached) {
        if !is_reached {
            *object = None;
        }
    }
}
