//! What a run's variables and heap hold, as the data of a case.
//!
//! What must hold: an object keeps its id over all captures with the same [`Identities`]; ids follow
//! the order of a walk from the roots, breadth first, so that isomorphic heaps give equal graphs.
//! A collection of the class library is captured by its elements: they are asked for by running its
//! own code, which is why a capture needs the interpreter and may halt.

use crate::case::{Content, HeapGraph, Object, ObjectId, Value};
use crate::origin::Origins;
use interp::Interpreter;
use interp::heap::{Data, Reference};
use interp::machine::Machine;
use interp::outcome::{Completion, Halt};
use interp::runtime::Runtime;
use java::program::Program;
use java::types::{ClassId, FieldId, MethodId, Type};
use rustc_hash::FxHashMap;

/// The objects of a run that have got an id.
#[derive(Clone, Debug, Default)]
pub struct Identities {
    ids: FxHashMap<Reference, ObjectId>,
    order: Vec<Reference>,
    origins: Origins,
}

impl Identities {
    /// With how some objects were made.
    pub(crate) fn with_origins(origins: Origins) -> Self {
        Identities {
            origins,
            ..Identities::default()
        }
    }

    pub fn reference(&self, id: ObjectId) -> Option<Reference> {
        self.order.get(id.0 as usize).copied()
    }

    fn id(&mut self, reference: Reference) -> ObjectId {
        if let Some(known) = self.ids.get(&reference) {
            return *known;
        }
        let id = ObjectId(self.order.len() as u32);
        self.ids.insert(reference, id);
        self.order.push(reference);
        id
    }

    fn value(&mut self, ty: &Type, bits: u64) -> Value {
        if let Type::Primitive(primitive) = ty {
            return Value::Primitive(*primitive, bits);
        }
        match Reference::from_bits(bits) {
            Reference::NULL => Value::Null,
            reference => Value::Object(self.id(reference)),
        }
    }
}

/// The values of some places, given by type and bits, and everything that can be reached from them.
///
/// # Errors
/// When a collection's own code doesn't come to an end.
pub fn capture<M: Machine>(
    interpreter: &mut Interpreter<M>,
    identities: &mut Identities,
    roots: &[(Type, u64)],
) -> Result<(Vec<Value>, HeapGraph), Halt> {
    let values: Vec<Value> = roots
        .iter()
        .map(|(ty, bits)| identities.value(ty, *bits))
        .collect();
    let mut heap = HeapGraph::default();
    let mut waiting: std::collections::VecDeque<ObjectId> = values
        .iter()
        .filter_map(|value| object_id(*value))
        .collect();
    while let Some(id) = waiting.pop_front() {
        let index = id.0 as usize;
        if heap.objects.get(index).is_some_and(Option::is_some) {
            continue;
        }
        let Some(reference) = identities.reference(id) else {
            continue;
        };
        let object = object(interpreter, identities, reference)?;
        waiting.extend(
            crate::describe::parts(&object.content)
                .into_iter()
                .filter_map(object_id),
        );
        if heap.objects.len() <= index {
            heap.objects.resize(index + 1, None);
        }
        if let Some(place) = heap.objects.get_mut(index) {
            *place = Some(object);
        }
    }
    Ok((values, heap))
}

fn object_id(value: Value) -> Option<ObjectId> {
    match value {
        Value::Object(id) => Some(id),
        Value::Primitive(..) | Value::Null => None,
    }
}

/// Instance fields of a class and its superclasses, inherited ones first.
pub fn instance_fields(program: &Program, class: ClassId) -> Vec<FieldId> {
    let mut fields = Vec::new();
    let mut current = Some(class);
    while let Some(id) = current {
        let declared = program.class(id);
        let own: Vec<FieldId> = declared
            .fields
            .iter()
            .copied()
            .filter(|field| !program.field(*field).is_static)
            .collect();
        fields.splice(0..0, own);
        current = declared.superclass;
    }
    fields
}

fn object<M: Machine>(
    interpreter: &mut Interpreter<M>,
    identities: &mut Identities,
    reference: Reference,
) -> Result<Object, Halt> {
    let runtime = interpreter.runtime();
    let program = runtime.program.clone();
    let ty = runtime.types.get(runtime.heap.type_of(reference));
    let content = match &runtime.heap.get(reference).data {
        Data::Str(text) => Content::Text(text.text.clone()),
        Data::Class(of) => {
            let of = runtime.types.get(*of);
            Content::Opaque(format!("{}.class", runtime.source_name(&of)))
        }
        Data::Lambda(_) => Content::Opaque("a lambda".to_owned()),
        Data::Free => Content::Opaque("nothing".to_owned()),
        Data::Object(_) => match ty.class_id() {
            Some(class) => instance(interpreter, identities, &program, class, reference)?,
            None => Content::Opaque("an object".to_owned()),
        },
        _ => {
            let element = match &ty {
                Type::Array(element) => (**element).clone(),
                _ => Type::Error,
            };
            let length = runtime.heap.array_length(reference).unwrap_or(0);
            let cells = (0..length).filter_map(|index| runtime.heap.element(reference, index));
            let values = cells
                .map(|slot| identities.value(&element, slot.bits))
                .collect();
            Content::Array(element, values)
        }
    };
    let class = of_constants(interpreter.runtime(), reference).unwrap_or(ty);
    Ok(Object { class, content })
}

/// `EnumSet<Color>`, `EnumMap<Color>`: the class that the collection was made for is a part of what it
/// is.
fn of_constants<M: Machine>(runtime: &Runtime<M>, reference: Reference) -> Option<Type> {
    let program = &runtime.program;
    let class = runtime.heap.type_of(reference).as_class()?;
    let collection = ["java.util.EnumSet", "java.util.EnumMap"]
        .iter()
        .filter_map(|name| program.class_by_name(name))
        .find(|collection| program.is_subclass(class, *collection))?;
    let of = Reference::from_bits(runtime.field(reference, "type")?.bits);
    match runtime.heap.get(of).data {
        Data::Class(of) => Some(Type::Class(collection, [runtime.types.get(of)].into())),
        _ => None,
    }
}

fn instance<M: Machine>(
    interpreter: &mut Interpreter<M>,
    identities: &mut Identities,
    program: &Program,
    class: ClassId,
    reference: Reference,
) -> Result<Content, Halt> {
    let runtime = interpreter.runtime();
    if let Some(primitive) = program.well_known().unwrapped(class) {
        let fields = instance_fields(program, class);
        let slot = fields
            .first()
            .and_then(|field| runtime.heap.field(reference, program.field(*field).slot));
        return Ok(Content::Boxed(primitive, slot.map_or(0, |slot| slot.bits)));
    }
    if let Some(constants) = enum_constants(program, class) {
        let ordinal = runtime
            .field(reference, "ordinal")
            .map_or(0, |slot| slot.bits as u32);
        if let Some(constant) = constants.get(ordinal as usize) {
            return Ok(Content::Enum(*constant));
        }
    }
    let declared = program.class(class);
    if !declared.is_library {
        let fields = instance_fields(program, class);
        let values = fields.into_iter().map(|id| {
            let field = program.field(id);
            let bits = interpreter
                .runtime()
                .heap
                .field(reference, field.slot)
                .map_or(0, |slot| slot.bits);
            (id, identities.value(&field.ty, bits))
        });
        return Ok(Content::Fields(values.collect()));
    }
    library_object(interpreter, identities, program, class, reference)
}

/// The constants of an enum, also for the class of a constant with a body.
fn enum_constants(program: &Program, class: ClassId) -> Option<&[FieldId]> {
    let declared = program.class(class);
    if !declared.enum_constants.is_empty() {
        return Some(&declared.enum_constants);
    }
    let parent = program.class(declared.superclass?);
    (!parent.enum_constants.is_empty()).then_some(&parent.enum_constants)
}

fn library_object<M: Machine>(
    interpreter: &mut Interpreter<M>,
    identities: &mut Identities,
    program: &Program,
    class: ClassId,
    reference: Reference,
) -> Result<Content, Halt> {
    let is_a = |name: &str| {
        let found = program.class_by_name(name);
        found.filter(|ancestor| program.is_subclass(class, *ancestor))
    };
    let object = Type::class(program.well_known().object);
    if let Some(collection) = is_a("java.util.Collection")
        && let Some(elements) = elements(interpreter, program, collection, reference)?
    {
        let values = elements.iter().map(|bits| identities.value(&object, *bits));
        return Ok(Content::Sequence(values.collect()));
    }
    if let Some(map) = is_a("java.util.Map")
        && let Some(entry_set) = call(interpreter, program, map, "entrySet", reference)?
        && let Some(collection) = program.class_by_name("java.util.Collection")
        && let Some(entries) = elements(interpreter, program, collection, entry_set)?
        && let Some(entry) = program.class_by_name("java.util.Map.Entry")
    {
        let mut pairs = Vec::with_capacity(entries.len());
        for bits in entries {
            let place = Reference::from_bits(bits);
            let mut part = |name: &str| {
                let found = call(interpreter, program, entry, name, place)?;
                Ok::<u64, Halt>(found.map_or(0, Reference::bits))
            };
            let (key, value) = (part("getKey")?, part("getValue")?);
            let key = identities.value(&object, key);
            pairs.push((key, identities.value(&object, value)));
        }
        return Ok(Content::Mapping(pairs));
    }
    if let Some(content) = made_again(interpreter, identities, program, class, reference)? {
        return Ok(content);
    }
    if let Some((method, args)) = identities.origins.of(interpreter.runtime(), reference) {
        let args = args.iter().map(|(ty, bits)| identities.value(ty, *bits));
        return Ok(Content::Untouched {
            method,
            args: args.collect(),
        });
    }
    let name = crate::describe::simple_class_name(program, class).to_owned();
    if has_text(program, class)
        && let Some(text) = call(
            interpreter,
            program,
            program.well_known().object,
            "toString",
            reference,
        )?
        && let Some(text) = interpreter.runtime().heap.string(text)
    {
        return Ok(Content::Opaque(format!(
            "{name}({})",
            String::from_utf16_lossy(text)
        )));
    }
    Ok(Content::Opaque(format!("a {name}")))
}

/// Objects of the class library that can be made again from what they tell of themselves.
fn made_again<M: Machine>(
    interpreter: &mut Interpreter<M>,
    identities: &mut Identities,
    program: &Program,
    class: ClassId,
    reference: Reference,
) -> Result<Option<Content>, Halt> {
    let name = program.class(class).name.to_string();
    let object = program.well_known().object;
    if let Some(entry) = program.class_by_name("java.util.Map.Entry")
        && program.is_subclass(class, entry)
    {
        let part = |interpreter: &mut Interpreter<M>, name| {
            call(interpreter, program, entry, name, reference)
        };
        let key = part(interpreter, "getKey")?;
        let value = part(interpreter, "getValue")?;
        let (Some(key), Some(value), Some(maker)) = (
            key,
            value,
            program.method_by_key("java.util.Map.entry(Object,Object)"),
        ) else {
            return Ok(None);
        };
        let object = Type::class(object);
        return made(
            interpreter,
            program,
            class,
            reference,
            maker,
            [key, value]
                .map(|part| identities.value(&object, part.bits()))
                .to_vec(),
        );
    }
    // The method that gives the part, where there is one, and what makes the object of it.
    let (teller, maker) = match &*name {
        "java.lang.StringBuilder"
        | "java.lang.StringBuffer"
        | "java.math.BigInteger"
        | "java.math.BigDecimal" => (Some("toString"), format!("{name}.<init>(String)")),
        "java.util.concurrent.atomic.AtomicInteger" => (Some("get"), format!("{name}.<init>(int)")),
        "java.util.BitSet" => (Some("toLongArray"), format!("{name}.valueOf(long[])")),
        "java.util.concurrent.atomic.AtomicLong" => (Some("get"), format!("{name}.<init>(long)")),
        "java.util.concurrent.atomic.AtomicBoolean" => {
            (Some("get"), format!("{name}.<init>(boolean)"))
        }
        "java.util.Optional"
        | "java.util.OptionalInt"
        | "java.util.OptionalLong"
        | "java.util.OptionalDouble" => {
            let present = call_slot(interpreter, program, class, "isPresent", reference)?;
            match (present.map(|(_, bits)| bits & 1), &*name) {
                (Some(1), "java.util.Optional") => (Some("get"), format!("{name}.of(Object)")),
                (Some(1), "java.util.OptionalInt") => (Some("getAsInt"), format!("{name}.of(int)")),
                (Some(1), "java.util.OptionalLong") => {
                    (Some("getAsLong"), format!("{name}.of(long)"))
                }
                (Some(1), _) => (Some("getAsDouble"), format!("{name}.of(double)")),
                (Some(_), _) => (None, format!("{name}.empty()")),
                (None, _) => return Ok(None),
            }
        }
        _ => return Ok(None),
    };
    let Some(maker) = program.method_by_key(&maker) else {
        return Ok(None);
    };
    let mut args = Vec::new();
    if let Some(teller) = teller {
        let Some((ty, bits)) = call_slot(interpreter, program, class, teller, reference)? else {
            return Ok(None);
        };
        args.push(identities.value(&ty, bits));
    }
    made(interpreter, program, class, reference, maker, args)
}

fn made<M: Machine>(
    interpreter: &mut Interpreter<M>,
    program: &Program,
    class: ClassId,
    reference: Reference,
    method: MethodId,
    args: Vec<Value>,
) -> Result<Option<Content>, Halt> {
    let object = program.well_known().object;
    let text = call(interpreter, program, object, "toString", reference)?;
    let text = text.and_then(|text| interpreter.runtime().heap.string(text));
    let text = text.map_or(String::new(), |text| String::from_utf16_lossy(text));
    // `Entry`, not the class behind it.
    let given = program.method(method).return_type.class_id();
    let name = crate::describe::simple_class_name(program, given.unwrap_or(class));
    Ok(Some(Content::Made {
        method,
        args,
        // `Optional[a]` says what it is itself.
        text: match text.strip_prefix(name) {
            Some(rest) if rest.starts_with(['[', '.']) => text,
            _ => format!("{name}({text})"),
        },
    }))
}

/// Whether its text says more than which object it is.
fn has_text(program: &Program, class: ClassId) -> bool {
    let object = program.well_known().object;
    method(program, object, "toString")
        .and_then(|method| program.resolve_virtual(class, method))
        .is_some_and(|found| program.method(found).class != object)
}

fn method(program: &Program, class: ClassId, name: &str) -> Option<MethodId> {
    program.class(class).methods.iter().copied().find(|id| {
        let method = program.method(*id);
        &*method.name == name && method.params.is_empty() && !method.is_static
    })
}

/// Calls a method without parameters; `None` if there is none, it threw, or it gave `null`.
fn call<M: Machine>(
    interpreter: &mut Interpreter<M>,
    program: &Program,
    class: ClassId,
    name: &str,
    receiver: Reference,
) -> Result<Option<Reference>, Halt> {
    let result = call_slot(interpreter, program, class, name, receiver)?;
    let reference = result.map(|(_, bits)| Reference::from_bits(bits));
    Ok(reference.filter(|reference| !reference.is_null()))
}

/// As [`call`], with the type of the result.
fn call_slot<M: Machine>(
    interpreter: &mut Interpreter<M>,
    program: &Program,
    class: ClassId,
    name: &str,
    receiver: Reference,
) -> Result<Option<(Type, u64)>, Halt> {
    let mut current = Some(class);
    let mut found = None;
    while let Some(id) = current.filter(|_| found.is_none()) {
        found = method(program, id, name);
        current = program.class(id).superclass;
    }
    let Some(found) = found else {
        return Ok(None);
    };
    Ok(match interpreter.call(found, Some(receiver), &[])? {
        Completion::Return(Some(slot)) => {
            Some((program.method(found).return_type.clone(), slot.bits))
        }
        Completion::Return(None) | Completion::Throw(_) => None,
    })
}

/// The elements of a collection, in its order.
fn elements<M: Machine>(
    interpreter: &mut Interpreter<M>,
    program: &Program,
    collection: ClassId,
    reference: Reference,
) -> Result<Option<Vec<u64>>, Halt> {
    let Some(array) = call(interpreter, program, collection, "toArray", reference)? else {
        return Ok(None);
    };
    let heap = &interpreter.runtime().heap;
    let length = heap.array_length(array).unwrap_or(0);
    Ok(Some(
        (0..length)
            .filter_map(|index| heap.element(array, index))
            .map(|slot| slot.bits)
            .collect(),
    ))
}
