//! Runs a case again, from its data alone, on a machine without terms.
//!
//! What must hold: nothing here knows how the case was found, so what a replay shows is evidence.

use crate::capture::{Identities, capture};
use crate::case::{CaseOutcome, Content, FunctionEntry, ObjectId, State, TestCase, Value};
use crate::chance::start_elsewhere;
use crate::input::{BuildFailure, call_maker, enum_constant, make_empty, new_string};
use crate::isomorphic::isomorphic;
use crate::origin::Origins;
use crate::{describe, show};
use budget::{Budget, Stop};
use interp::Interpreter;
use interp::compile::{CodeCache, Instrumentation, MethodSites};
use interp::heap::{Data, Heap, Payload, Reference};
use interp::machine::{CallAction, CodePlace, Machine, SiteId, SiteType, Slot};
use interp::outcome::{Completion, Halt};
use java::ir::NodeId;
use java::program::Program;
use java::types::{ClassId, MethodId, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a replay showed.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The heap as it was built; isomorphic to the case's.
    pub before: State,
    pub outcome: CaseOutcome,
    pub after: State,
    pub output: String,
    /// The conditional jumps of the method's own code, with the values of their conditions.
    pub branches: Vec<(NodeId, bool)>,
}

/// Runs the case's call on its state before. `cache` is the plain code of the program.
///
/// # Errors
/// Why the state could not be built or the call has no outcome.
pub fn replay(budget: &Budget, cache: &CodeCache, case: &TestCase) -> Result<Replayed, String> {
    let (replayed, _) = replay_observing(budget, cache, case, BTreeMap::new())?;
    Ok(replayed)
}

/// As [`replay`], with the last value of each of these places of the method, as text, in the order of
/// the sites.
///
/// # Errors
/// As [`replay`].
pub fn replay_observing(
    budget: &Budget,
    cache: &CodeCache,
    case: &TestCase,
    sites: BTreeMap<NodeId, SiteId>,
) -> Result<(Replayed, Vec<(SiteId, String)>), String> {
    replay_within(budget, cache, case, sites, Circumstances::default())
}

/// What is otherwise than when the case was found.
#[derive(Clone, Copy, Default)]
struct Circumstances {
    /// The clock shows another time, and random numbers without a seed start here.
    seed: Option<u64>,
    /// Strings and boxed numbers are made as a test's literals are: equal strings are one object,
    /// those in the code included, and a number is boxed where it is used.
    is_written: bool,
}

fn replay_within(
    budget: &Budget,
    cache: &CodeCache,
    case: &TestCase,
    sites: BTreeMap<NodeId, SiteId>,
    circumstances: Circumstances,
) -> Result<(Replayed, Vec<(SiteId, String)>), String> {
    let program = cache.program().clone();
    let mut instrumentation = Instrumentation::default();
    let traced = MethodSites { trace: true, sites };
    instrumentation.methods.insert(case.method, traced);
    let code = Arc::new(cache.instrumented(Arc::new(instrumentation)));
    let machine = Tables {
        program: Some(program.clone()),
        ..Tables::default()
    };
    let mut interpreter = Interpreter::new(program.clone(), code, machine, budget.clone());
    if let Some(seed) = circumstances.seed {
        start_elsewhere(&mut interpreter, seed).map_err(|halt| format!("{halt:?}"))?;
    }
    let mut builder = Builder {
        program: &program,
        case,
        is_written: circumstances.is_written,
        interpreter: &mut interpreter,
        built: FxHashMap::default(),
        functions: Vec::new(),
        origins: Origins::default(),
    };
    let mut input = builder.build()?;
    input.origins = std::mem::take(&mut builder.origins);
    let functions = std::mem::take(&mut builder.functions);
    let replayed = run(&mut interpreter, &program, case, input, functions)?;
    let values = std::mem::take(&mut interpreter.machine_mut().values);
    Ok((replayed, values.into_iter().collect()))
}

/// Whether the case is another one when the clock and random numbers without a seed are others: such a
/// case can't be a test. `false` where it can't be run again.
pub(crate) fn depends_on_chance(budget: &Budget, cache: &CodeCache, case: &TestCase) -> bool {
    SEEDS.iter().any(|seed| {
        let elsewhere = Circumstances {
            seed: Some(*seed),
            ..Circumstances::default()
        };
        ends_otherwise(budget, cache, case, elsewhere)
    })
}

/// Whether the case is another one when its strings and boxed numbers are a test's literals: the code
/// compares their identity.
pub(crate) fn depends_on_identity(budget: &Budget, cache: &CodeCache, case: &TestCase) -> bool {
    let is_told = case
        .before
        .heap
        .objects
        .iter()
        .flatten()
        .any(|object| matches!(object.content, Content::Text(_) | Content::Boxed(..)));
    let written = Circumstances {
        is_written: true,
        ..Circumstances::default()
    };
    is_told && ends_otherwise(budget, cache, case, written)
}

fn ends_otherwise(
    budget: &Budget,
    cache: &CodeCache,
    case: &TestCase,
    circumstances: Circumstances,
) -> bool {
    let budget = Budget {
        steps: budget.steps.min(CHANCE_STEPS),
        ..budget.clone()
    };
    let replay = |circumstances| {
        let replayed = replay_within(&budget, cache, case, BTreeMap::new(), circumstances);
        replayed.ok()
    };
    match (replay(Circumstances::default()), replay(circumstances)) {
        (Some((here, _)), Some((there, _))) => !is_same_end(&here, &there),
        _ => false,
    }
}

/// Starts of random numbers: one may give the same by chance.
const SEEDS: [u64; 4] = [0x5eed, 0x0bad_cafe, 0x1234_5678_9abc, 7];

/// Steps of a run for [`depends_on_chance`].
const CHANCE_STEPS: u64 = 1_000_000;

fn is_same_end(one: &Replayed, other: &Replayed) -> bool {
    let (one_result, other_result) = match (&one.outcome, &other.outcome) {
        (CaseOutcome::Returns(one), CaseOutcome::Returns(other)) => (*one, *other),
        (one, other) if one == other => (None, None),
        _ => return false,
    };
    let values = |state: &State, result: Option<Value>| -> Vec<Value> {
        let statics = state.statics.iter().map(|(_, value)| *value);
        let arguments = state.arguments.iter().copied();
        let all = state.receiver.into_iter().chain(arguments);
        all.chain(statics).chain(result).collect()
    };
    one.output == other.output
        && isomorphic(
            (&one.after.heap, &values(&one.after, one_result)),
            (&other.after.heap, &values(&other.after, other_result)),
        )
}

struct Input {
    receiver: Option<Reference>,
    arguments: Vec<Slot<()>>,
    origins: Origins,
}

fn run(
    interpreter: &mut Interpreter<Tables>,
    program: &Program,
    case: &TestCase,
    input: Input,
    functions: Vec<Table>,
) -> Result<Replayed, String> {
    let declared = program.method(case.method);
    let is_constructor = &*declared.name == "<init>";
    let receiver = match is_constructor {
        true => {
            let made = match input.receiver {
                Some(outer) => interpreter.allocate_within(outer.slot(), declared.class),
                None => interpreter.allocate_object(declared.class),
            };
            Some(made.map_err(|halt| format!("{halt:?}"))?)
        }
        false => input.receiver,
    };
    let mut identities = Identities::with_origins(input.origins);
    let object = Type::class(program.well_known().object);
    let mut roots: Vec<(Type, u64)> = Vec::new();
    roots.extend(
        input
            .receiver
            .map(|receiver| (object.clone(), receiver.bits())),
    );
    for (ty, slot) in declared.params.iter().zip(&input.arguments) {
        roots.push((ty.clone(), slot.bits));
    }
    let before = state(interpreter, &mut identities, case, &roots, None)?.0;
    let output_before = interpreter.output().len();
    interpreter.machine_mut().functions = functions;
    interpreter.machine_mut().is_observing = true;
    let called = interpreter.call(case.method, receiver, &input.arguments);
    interpreter.machine_mut().is_observing = false;
    let output = interpreter
        .output()
        .get(output_before..)
        .unwrap_or_default();
    let output = String::from_utf8_lossy(output).into_owned();
    let places = std::mem::take(&mut interpreter.machine_mut().branches);
    let branches = places
        .into_iter()
        .filter_map(|(place, holds)| Some((interpreter.node_at(place)?.1, holds)))
        .collect();
    let (outcome, result) = match called {
        Ok(Completion::Return(Some(slot))) => {
            (None, Some((declared.return_type.clone(), slot.bits)))
        }
        Ok(Completion::Return(None)) => (
            None,
            receiver
                .filter(|_| is_constructor)
                .map(|made| (Type::class(declared.class), made.bits())),
        ),
        Ok(Completion::Throw(exception)) => (Some(thrown(interpreter, exception)?), None),
        Err(Halt::Stop(Stop::Steps)) => (Some(CaseOutcome::Diverges), None),
        Err(halt) => return Err(format!("{halt:?}")),
    };
    let (after, value) = state(interpreter, &mut identities, case, &roots, result)?;
    Ok(Replayed {
        before,
        outcome: outcome.unwrap_or(CaseOutcome::Returns(value)),
        after,
        output,
        branches,
    })
}

fn thrown(interpreter: &Interpreter<Tables>, exception: Reference) -> Result<CaseOutcome, String> {
    let runtime = interpreter.runtime();
    let class = runtime.heap.type_of(exception).as_class();
    let message = runtime
        .field(exception, "detailMessage")
        .and_then(|slot| runtime.heap.string(Reference::from_bits(slot.bits)))
        .cloned();
    // The line is the text's business.
    let Payload::Trace(_) = runtime.heap.get(exception).payload() else {
        return Err("an exception without a trace".to_owned());
    };
    Ok(CaseOutcome::Throws {
        class: class.ok_or("an exception without a class")?,
        message,
        line: None,
    })
}

fn state(
    interpreter: &mut Interpreter<Tables>,
    identities: &mut Identities,
    case: &TestCase,
    roots: &[(Type, u64)],
    result: Option<(Type, u64)>,
) -> Result<(State, Option<Value>), String> {
    let program = interpreter.program().clone();
    let mut all = roots.to_vec();
    for (field, _) in &case.before.statics {
        let field = program.field(*field);
        all.push((field.ty.clone(), interpreter.static_field(field.slot).bits));
    }
    all.extend(result.iter().cloned());
    let (values, heap) =
        capture(interpreter, identities, &all).map_err(|halt| format!("{halt:?}"))?;
    let mut values = values.into_iter();
    let receiver = case.before.receiver.and_then(|_| values.next());
    let arguments = values.by_ref().take(case.before.arguments.len()).collect();
    let fields = case.before.statics.iter().map(|(field, _)| *field);
    let statics = fields.zip(values.by_ref()).collect();
    let result = result.and_then(|_| values.next());
    let state = State {
        heap,
        receiver,
        arguments,
        statics,
    };
    Ok((state, result))
}

struct Builder<'a> {
    program: &'a Program,
    case: &'a TestCase,
    is_written: bool,
    interpreter: &'a mut Interpreter<Tables>,
    built: FxHashMap<ObjectId, Reference>,
    functions: Vec<Table>,
    origins: Origins,
}

impl Builder<'_> {
    fn build(&mut self) -> Result<Input, String> {
        let state = &self.case.before;
        let class = self.program.method(self.case.method).class;
        self.initialize(class)?;
        for (field, value) in &state.statics {
            let declared = self.program.field(*field);
            self.initialize(declared.class)?;
            let slot = declared.slot;
            let present = Reference::from_bits(self.interpreter.static_field(slot).bits);
            match value {
                // An object that the class's initialiser made is that object.
                Value::Object(id) if !present.is_null() => {
                    self.built.insert(*id, present);
                }
                _ => {
                    let value = self.value(*value)?;
                    self.interpreter.set_static_field(slot, value);
                }
            }
        }
        let receiver = match state.receiver {
            Some(value) => Some(Reference::from_bits(self.value(value)?.bits)),
            None => None,
        };
        let mut arguments = Vec::new();
        for value in &state.arguments {
            arguments.push(self.value(*value)?);
        }
        self.fill_tables()?;
        Ok(Input {
            receiver,
            arguments,
            origins: Origins::default(),
        })
    }

    fn initialize(&mut self, class: ClassId) -> Result<(), String> {
        let done = self.interpreter.initialize_class(class);
        match done.map_err(|halt| format!("{halt:?}"))? {
            Completion::Return(_) => Ok(()),
            Completion::Throw(_) => Err("a static initialiser fails".to_owned()),
        }
    }

    fn value(&mut self, value: Value) -> Result<Slot<()>, String> {
        Ok(match value {
            Value::Primitive(_, bits) => Slot::plain(bits),
            Value::Null => Reference::NULL.slot(),
            Value::Object(id) => self.object(id)?.slot(),
        })
    }

    fn values(&mut self, values: &[Value]) -> Result<Vec<Slot<()>>, String> {
        values.iter().map(|value| self.value(*value)).collect()
    }

    fn object(&mut self, id: ObjectId) -> Result<Reference, String> {
        if let Some(known) = self.built.get(&id) {
            return Ok(*known);
        }
        let made = self.make(id)?;
        let content = describe::object(&self.case.before.heap, id).map(|object| &object.content);
        let is_made_anew = self.is_written && matches!(content, Some(Content::Boxed(..)));
        if !is_made_anew {
            self.built.insert(id, made);
        }
        Ok(made)
    }

    fn make(&mut self, id: ObjectId) -> Result<Reference, String> {
        let object = self.case.before.heap.objects.get(id.0 as usize);
        let Some(Some(object)) = object else {
            return Err(format!("there is no object {}", id.0));
        };
        let failed = |halt: Halt| format!("{halt:?}");
        let made = match &object.content {
            Content::Fields(fields) => {
                let class = object.class.class_id().ok_or("an object without a class")?;
                self.initialize(class)?;
                let made = self.interpreter.allocate_object(class).map_err(failed)?;
                self.built.insert(id, made);
                for (field, value) in fields {
                    let value = self.value(*value)?;
                    let slot = self.program.field(*field).slot;
                    let heap = &mut self.interpreter.runtime_mut().heap;
                    heap.set_field(made, slot, value);
                }
                made
            }
            Content::Array(element, values) => {
                let ty = Type::array_of(element.clone());
                let empty = vec![Slot::default(); values.len()];
                let made = self
                    .interpreter
                    .allocate_array(&ty, &empty)
                    .map_err(failed)?;
                self.built.insert(id, made);
                for (index, value) in values.iter().enumerate() {
                    let value = self.value(*value)?;
                    let heap = &mut self.interpreter.runtime_mut().heap;
                    heap.set_element(made, index, value);
                }
                made
            }
            Content::Text(text) if self.is_written => {
                let heap = &mut self.interpreter.runtime_mut().heap;
                let made = heap.intern(text);
                made.map_err(|_| failed(Halt::Stop(Stop::Memory)))?
            }
            Content::Text(text) => new_string(self.interpreter, text).map_err(failed)?,
            Content::Boxed(primitive, bits) => {
                let class = self.program.well_known().wrapper(*primitive);
                let methods = self.program.class(class).methods.iter().copied();
                let mut value_of = methods.filter(|method| {
                    let method = self.program.method(*method);
                    method.is_static
                        && &*method.name == "valueOf"
                        && method.params == [Type::Primitive(*primitive)]
                });
                let value_of = value_of.next().ok_or("no valueOf")?;
                let called = self.interpreter.call(value_of, None, &[Slot::plain(*bits)]);
                returned(called.map_err(failed)?)?
            }
            Content::Enum(field) => match enum_constant(self.interpreter, *field) {
                Ok(slot) => Reference::from_bits(slot.bits),
                Err(BuildFailure::Halt(halt)) => return Err(failed(halt)),
                Err(BuildFailure::Thrown(_)) => return Err("an enum fails".to_owned()),
            },
            Content::Sequence(values) => self.collection(&object.class, values)?,
            Content::Mapping(entries) => {
                let made = self.construct(&object.class)?;
                let put = self.method("java.util.Map.put(Object,Object)")?;
                for (key, value) in entries {
                    let pair = [self.value(*key)?, self.value(*value)?];
                    let called = self.interpreter.call(put, Some(made), &pair);
                    called.map_err(failed)?;
                }
                made
            }
            Content::Function(entries) => self.function(&object.class, entries)?,
            Content::Made { method, args, .. } | Content::Untouched { method, args } => {
                let values = self.values(args)?;
                let made = call_maker(self.interpreter, *method, &values);
                let made = returned(made.map_err(failed)?)?;
                let args = values.iter().map(|slot| slot.bits);
                self.origins
                    .note(self.interpreter.runtime(), made, *method, args);
                made
            }
            Content::Opaque(what) => return self.opaque(&object.class, what),
        };
        Ok(made)
    }

    fn method(&self, key: &str) -> Result<MethodId, String> {
        let found = self.program.method_by_key(key);
        found.ok_or_else(|| format!("no method {key}"))
    }

    /// Without elements.
    fn construct(&mut self, ty: &Type) -> Result<Reference, String> {
        let made = make_empty(self.interpreter, ty).ok_or("no constructor without parameters")?;
        returned(made.map_err(|halt| format!("{halt:?}"))?)
    }

    fn collection(&mut self, ty: &Type, values: &[Value]) -> Result<Reference, String> {
        let failed = |halt: Halt| format!("{halt:?}");
        let slots = self.values(values)?;
        let optional = self.program.class_by_name("java.util.Optional");
        if optional.is_some() && ty.class_id() == optional {
            let key = match slots.len() {
                0 => "java.util.Optional.empty()",
                _ => "java.util.Optional.of(Object)",
            };
            let method = self.method(key)?;
            return returned(
                self.interpreter
                    .call(method, None, &slots)
                    .map_err(failed)?,
            );
        }
        let made = self.construct(ty)?;
        let add = self.method("java.util.Collection.add(Object)")?;
        for slot in slots {
            self.interpreter
                .call(add, Some(made), &[slot])
                .map_err(failed)?;
        }
        Ok(made)
    }

    /// What only its class says: made anew by its constructor without parameters.
    fn opaque(&mut self, ty: &Type, what: &str) -> Result<Reference, String> {
        self.construct(ty)
            .map_err(|reason| format!("{what} can't be built: {reason}"))
    }

    fn function(&mut self, ty: &Type, entries: &[FunctionEntry]) -> Result<Reference, String> {
        let interface = ty.class_id().ok_or("a function without an interface")?;
        let method = self.program.functional_method(interface);
        let method = method.ok_or("a function that is none")?;
        let number = self.functions.len() as u64;
        let tag = Slot::plain(TAG + number);
        self.functions.push(Table {
            method,
            entries: entries.to_vec(),
            rows: Vec::new(),
        });
        let made = self
            .interpreter
            .allocate_function(interface, method, &[tag]);
        made.map_err(|halt| format!("{halt:?}"))
    }

    fn fill_tables(&mut self) -> Result<(), String> {
        let mut index = 0;
        while let Some(entries) = self.functions.get(index).map(|table| table.entries.clone()) {
            let mut rows = Vec::new();
            for entry in &entries {
                // Arguments may be objects that the call makes: those match anything.
                let arguments = entry.arguments.iter();
                let arguments = arguments.map(|value| self.value(*value).ok()).collect();
                let result = match entry.result {
                    Some(value) => self.value(value)?,
                    None => Slot::default(),
                };
                rows.push((arguments, result));
            }
            if let Some(table) = self.functions.get_mut(index) {
                table.rows = rows;
            }
            index += 1;
        }
        Ok(())
    }
}

fn returned(completion: Completion<Slot<()>>) -> Result<Reference, String> {
    match completion {
        Completion::Return(Some(slot)) => Ok(Reference::from_bits(slot.bits)),
        _ => Err("an object could not be made".to_owned()),
    }
}

/// First captured value of the functions of the case.
const TAG: u64 = 0x7ab1_e000_0000_0000;

/// Arguments (`None`: anything) and result.
type Row = (Vec<Option<Slot<()>>>, Slot<()>);

#[derive(Clone, Debug)]
struct Table {
    method: MethodId,
    entries: Vec<FunctionEntry>,
    rows: Vec<Row>,
}

/// The machine of a replay: answers the functions of the case from their tables.
#[derive(Clone, Default)]
struct Tables {
    functions: Vec<Table>,
    is_observing: bool,
    /// Code of the method.
    codes: FxHashSet<u32>,
    branches: Vec<(CodePlace, bool)>,
    program: Option<Arc<Program>>,
    /// What each observed place gave last.
    values: BTreeMap<SiteId, String>,
}

impl Machine for Tables {
    type Shadow = ();
    const HAS_SHADOWS: bool = false;

    fn statement(&mut self, at: CodePlace, _node: NodeId) -> Result<(), Halt> {
        self.codes.insert(at.code);
        Ok(())
    }

    fn site(
        &mut self,
        heap: &mut Heap<()>,
        _at: CodePlace,
        site: SiteId,
        value: Slot<()>,
        ty: SiteType,
    ) -> Result<Slot<()>, Halt> {
        if let (true, Some(program)) = (self.is_observing, &self.program) {
            let text = match ty {
                SiteType::Primitive(primitive) => show::primitive(primitive, value.bits),
                SiteType::Reference => {
                    show::reference(program, heap, Reference::from_bits(value.bits))
                }
            };
            self.values.insert(site, text);
        }
        Ok(value)
    }

    fn branch(&mut self, at: CodePlace, _condition: (), taken: bool) -> Result<(), Halt> {
        if self.is_observing && self.codes.contains(&at.code) {
            self.branches.push((at, taken));
        }
        Ok(())
    }

    fn call(
        &mut self,
        heap: &Heap<()>,
        _at: CodePlace,
        method: MethodId,
        args: &mut [Slot<()>],
    ) -> Result<CallAction<()>, Halt> {
        let Some((tag, arguments)) = args.split_first() else {
            return Ok(CallAction::Enter);
        };
        let number = tag
            .bits
            .checked_sub(TAG)
            .and_then(|number| usize::try_from(number).ok());
        let Some(table) = number.and_then(|number| self.functions.get(number)) else {
            return Ok(CallAction::Enter);
        };
        if table.method != method {
            return Ok(CallAction::Enter);
        }
        let row = table.rows.iter().find(|(known, _)| {
            known.iter().zip(arguments).all(|(known, given)| {
                known.is_none_or(|known| known == *given || is_same(heap, known, *given))
            })
        });
        match row {
            Some((_, result)) => Ok(CallAction::ByContract(*result)),
            None => Err(Halt::Internal("a call that isn't in the table".to_owned())),
        }
    }
}

/// Boxes and strings by their content.
fn is_same(heap: &Heap<()>, known: Slot<()>, given: Slot<()>) -> bool {
    let (left, right) = (
        Reference::from_bits(known.bits),
        Reference::from_bits(given.bits),
    );
    let is_inside = |object: Reference| !object.is_null() && (object.0 as usize) < heap.len();
    if !is_inside(left) || !is_inside(right) {
        return false;
    }
    match (&heap.get(left).data, &heap.get(right).data) {
        (Data::Str(left), Data::Str(right)) => left.text == right.text,
        (Data::Object(one), Data::Object(other)) => {
            let is_box = one.len() == 1 && other.len() == 1;
            is_box && heap.type_of(left) == heap.type_of(right) && one.first() == other.first()
        }
        _ => false,
    }
}
