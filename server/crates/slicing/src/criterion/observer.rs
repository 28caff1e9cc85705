//! The machine that watches the criterion: the sequence of values it takes in a run.
//!
//! What must hold:
//! * Values are compared by structure: two objects are the same value when their graphs have the
//!   same shape, classes and primitives. What a collection keeps for itself (spare room, how often it
//!   was changed) doesn't count.
//! * A run that is compared ends at the first value that differs.

use crate::criterion::changing;
use interp::heap::{Data, Heap, Payload, Reference};
use interp::machine::{CallAction, CodePlace, Machine, SiteId, SiteType, Slot};
use interp::outcome::Halt;
use java::ir::NodeId;
use java::program::Program;
use java::types::{ClassId, FieldId, MethodId, Primitive, Type};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// Objects looked at for one value; what lies deeper isn't compared.
const MOST_OBJECTS: usize = 2_000;
/// Values kept of one run.
pub const MOST_VALUES: usize = 100_000;

/// A value at the criterion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Observed {
    /// Equal values have equal hashes.
    pub hash: u64,
    /// As shown to the user: `7`, `"ab"`, `Point@`.
    pub text: Arc<str>,
}

/// Where a run left the wanted sequence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// Number of the value in the sequence, from 0.
    pub index: usize,
    pub actual: Observed,
}

/// What is watched besides instrumented sites.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watched {
    /// Only sites.
    Sites,
    /// The argument with this number (the receiver is 0 of an instance method) at each call.
    Argument(MethodId, usize),
    /// The field of the receiver, or a static one, each time the method is left.
    FieldAtExit(MethodId, FieldId),
}

/// Records or compares the values of one run.
#[derive(Clone)]
pub struct Observer {
    program: Arc<Program>,
    watched: Watched,
    /// `None`: record.
    wanted: Option<Arc<[Observed]>>,
    position: usize,
    pub recorded: Vec<Observed>,
    pub mismatch: Option<Mismatch>,
    /// Whether more values came than are kept.
    pub is_cut: bool,
    /// Statements and branches seen, if wanted.
    pub trace: Option<Trace>,
    /// Receivers of the watched method's active calls.
    receivers: Vec<u64>,
    called_with: u64,
    /// A value differed where the run can't be ended at once.
    is_over: bool,
    /// What comes behind the wanted values isn't looked at.
    ends_with_wanted: bool,
}

/// What a run executed.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    pub statements: FxHashSet<(CodePlace, NodeId)>,
    pub branches: FxHashSet<(CodePlace, bool)>,
    pub methods: FxHashSet<MethodId>,
    /// Calls by the user's code of what gives something else in each run, directly or further in.
    pub changing: FxHashSet<Call>,
    last: Option<Call>,
    /// For each method that is active, the user's call under which it runs; none for the user's own.
    active: Vec<Option<Call>>,
}

/// Where a call stands, and what is called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Call {
    pub at: CodePlace,
    pub method: MethodId,
}

impl Trace {
    fn called(&mut self, program: &Program, call: Call) {
        self.last = Some(call);
        if testgen::chance::is_changing(program, call.method) {
            let by_user = self.active.last().copied().flatten().unwrap_or(call);
            if changing::matters(program, by_user.method, call.method) {
                self.changing.insert(by_user);
            }
        }
    }

    fn entered(&mut self, program: &Program, method: MethodId) {
        self.methods.insert(method);
        let outer = self.active.last().copied().flatten();
        let is_library = program.class(program.method(method).class).is_library;
        self.active.push(outer.or(self.last).filter(|_| is_library));
    }
}

impl Observer {
    /// Compares with `wanted`, or records without.
    pub fn new(program: Arc<Program>, watched: Watched, wanted: Option<Arc<[Observed]>>) -> Self {
        Observer {
            program,
            watched,
            wanted,
            position: 0,
            recorded: Vec::new(),
            mismatch: None,
            is_cut: false,
            trace: None,
            receivers: Vec::new(),
            called_with: 0,
            is_over: false,
            ends_with_wanted: false,
        }
    }

    /// Ends the run with the last wanted value: nothing is known of what the original does then.
    pub fn ending_with_wanted(self) -> Self {
        Observer {
            ends_with_wanted: true,
            ..self
        }
    }

    /// Whether the whole wanted sequence came.
    pub fn is_complete(&self) -> bool {
        self.mismatch.is_none()
            && self
                .wanted
                .as_ref()
                .is_none_or(|wanted| self.position >= wanted.len())
    }

    /// How many values came.
    pub fn count(&self) -> usize {
        self.position
    }

    fn value(&mut self, heap: &Heap<()>, bits: u64, ty: SiteType) -> Result<(), Halt> {
        let index = self.position;
        self.position += 1;
        match &self.wanted {
            None => {
                if self.recorded.len() >= MOST_VALUES {
                    self.is_cut = true;
                    return Err(Halt::Pruned);
                }
                let value = observe(&self.program, heap, bits, ty);
                self.recorded.push(value);
            }
            Some(wanted) => {
                let Some(wanted) = wanted.get(index) else {
                    return Ok(());
                };
                if hash_value(&self.program, heap, bits, ty) != wanted.hash {
                    let actual = observe(&self.program, heap, bits, ty);
                    self.mismatch = Some(Mismatch { index, actual });
                    return Err(Halt::Pruned);
                }
                if self.ends_with_wanted && self.is_complete() {
                    return Err(Halt::Pruned);
                }
            }
        }
        Ok(())
    }
}

impl Machine for Observer {
    type Shadow = ();
    const HAS_SHADOWS: bool = false;

    fn site(
        &mut self,
        heap: &mut Heap<()>,
        _at: CodePlace,
        _site: SiteId,
        value: Slot<()>,
        ty: SiteType,
    ) -> Result<Slot<()>, Halt> {
        self.value(heap, value.bits, ty)?;
        Ok(value)
    }

    fn statement(&mut self, at: CodePlace, node: NodeId) -> Result<(), Halt> {
        if let Some(trace) = &mut self.trace {
            trace.statements.insert((at, node));
        }
        Ok(())
    }

    fn branch(&mut self, at: CodePlace, (): (), taken: bool) -> Result<(), Halt> {
        if let Some(trace) = &mut self.trace {
            trace.branches.insert((at, taken));
        }
        Ok(())
    }

    fn call(
        &mut self,
        _heap: &Heap<()>,
        at: CodePlace,
        method: MethodId,
        args: &mut [Slot<()>],
    ) -> Result<CallAction<()>, Halt> {
        if let Some(trace) = &mut self.trace {
            trace.called(&self.program, Call { at, method });
        }
        match self.watched {
            Watched::FieldAtExit(watched, _) if watched == method => {
                self.called_with = args.first().map_or(0, |slot| slot.bits);
            }
            Watched::Argument(watched, number) if watched == method => {
                self.called_with = args.get(number).map_or(0, |slot| slot.bits);
            }
            _ => {}
        }
        if self.is_over {
            return Err(Halt::Pruned);
        }
        Ok(CallAction::Enter)
    }

    fn entered(&mut self, heap: &Heap<()>, method: Option<MethodId>) {
        let Some(method) = method else { return };
        if let Some(trace) = &mut self.trace {
            trace.entered(&self.program, method);
        }
        match self.watched {
            Watched::FieldAtExit(watched, _) if method == watched => {
                self.receivers.push(self.called_with);
            }
            Watched::Argument(watched, number) if method == watched => {
                let entry = self.program.method(method);
                let parameter = number.checked_sub(usize::from(!entry.is_static));
                let ty = parameter.and_then(|number| entry.params.get(number));
                let ty = site_type(ty);
                self.is_over |= self.value(heap, self.called_with, ty).is_err();
            }
            _ => {}
        }
    }

    fn left(&mut self, heap: &Heap<()>, statics: &[Slot<()>], method: Option<MethodId>) {
        if let (Some(trace), Some(_)) = (&mut self.trace, method) {
            trace.active.pop();
        }
        let Watched::FieldAtExit(watched, field) = self.watched else {
            return;
        };
        if method != Some(watched) {
            return;
        }
        let receiver = self.receivers.pop().unwrap_or(0);
        let field = self.program.field(field);
        let slot = if field.is_static {
            statics.get(field.slot as usize).copied()
        } else {
            heap.field(Reference::from_bits(receiver), field.slot)
        };
        let ty = site_type(Some(&field.ty));
        if let Some(slot) = slot {
            self.is_over |= self.value(heap, slot.bits, ty).is_err();
        }
    }
}

fn site_type(ty: Option<&Type>) -> SiteType {
    match ty.and_then(Type::as_primitive) {
        Some(primitive) => SiteType::Primitive(primitive),
        None => SiteType::Reference,
    }
}

/// A value with its text.
pub fn observe(program: &Program, heap: &Heap<()>, bits: u64, ty: SiteType) -> Observed {
    Observed {
        hash: hash_value(program, heap, bits, ty),
        text: show(program, heap, bits, ty).into(),
    }
}

fn show(program: &Program, heap: &Heap<()>, bits: u64, ty: SiteType) -> String {
    match ty {
        SiteType::Primitive(primitive) => testgen::show::primitive(primitive, bits),
        SiteType::Reference => {
            let reference = Reference::from_bits(bits);
            if reference.is_null() {
                return "null".to_owned();
            }
            let entity = heap.get(reference);
            match &entity.data {
                Data::Str(string) => testgen::show::string(&string.text),
                Data::Object(slots) => {
                    let Some(class) = entity.ty.as_class() else {
                        return "an object".to_owned();
                    };
                    if let Some(primitive) = program.well_known().unwrapped(class)
                        && let Some(slot) = slots.first()
                    {
                        return testgen::show::primitive(primitive, slot.bits);
                    }
                    format!("a {}", program.class(class).display_name)
                }
                data => match data.array_length() {
                    Some(length) if length <= 12 => {
                        let element = |index| array_element(program, heap, data, index);
                        let parts: Vec<String> = (0..length).map(element).collect();
                        format!("{{{}}}", parts.join(", "))
                    }
                    Some(length) => format!("an array of {length} elements"),
                    None => "a function".to_owned(),
                },
            }
        }
    }
}

fn array_element(program: &Program, heap: &Heap<()>, data: &Data<()>, index: usize) -> String {
    let bits = data.element(index).unwrap_or(0);
    let primitive = match data {
        Data::Booleans(_) => Primitive::Boolean,
        Data::Bytes(_) => Primitive::Byte,
        Data::Shorts(_) => Primitive::Short,
        Data::Chars(_) => Primitive::Char,
        Data::Ints(_) => Primitive::Int,
        Data::Longs(_) => Primitive::Long,
        Data::Floats(_) => Primitive::Float,
        Data::Doubles(_) => Primitive::Double,
        _ => {
            let reference = Reference::from_bits(bits);
            return match (!reference.is_null())
                .then(|| heap.string(reference))
                .flatten()
            {
                Some(text) => testgen::show::string(text),
                None if reference.is_null() => "null".to_owned(),
                None => match heap.type_of(reference).as_class() {
                    Some(class) => format!("a {}", program.class(class).display_name),
                    None => "an array".to_owned(),
                },
            };
        }
    };
    testgen::show::primitive(primitive, bits)
}

/// Equal for values of the same shape, in any version of the program.
pub fn hash_value(program: &Program, heap: &Heap<()>, bits: u64, ty: SiteType) -> u64 {
    let mut hasher = FxHasher::default();
    match ty {
        SiteType::Primitive(primitive) => (primitive, bits).hash(&mut hasher),
        SiteType::Reference => {
            let mut walk = Walk {
                program,
                heap,
                numbers: FxHashMap::default(),
                waiting: Vec::new(),
                hasher: &mut hasher,
            };
            walk.reference(Reference::from_bits(bits));
            walk.all();
        }
    }
    hasher.finish()
}

struct Walk<'a> {
    program: &'a Program,
    heap: &'a Heap<()>,
    /// In the order met.
    numbers: FxHashMap<Reference, usize>,
    waiting: Vec<(Reference, bool)>,
    hasher: &'a mut FxHasher,
}

impl Walk<'_> {
    fn reference(&mut self, reference: Reference) {
        self.owned(reference, false);
    }

    /// `is_storage`: an array in which a library class keeps its elements.
    fn owned(&mut self, reference: Reference, is_storage: bool) {
        if reference.is_null() {
            0xffff_u32.hash(self.hasher);
            return;
        }
        let next = self.numbers.len();
        let number = *self.numbers.entry(reference).or_insert(next);
        number.hash(self.hasher);
        if number == next && next < MOST_OBJECTS {
            self.waiting.push((reference, is_storage));
        }
    }

    fn all(&mut self) {
        while let Some((reference, is_storage)) = self.waiting.pop() {
            let entity = self.heap.get(reference);
            match &entity.data {
                Data::Str(string) => string.text.hash(self.hasher),
                Data::Object(slots) => {
                    if let Some(class) = entity.ty.as_class() {
                        self.object(class, slots);
                    }
                    match entity.extra.as_deref().map(|extra| &extra.payload) {
                        Some(Payload::Text(text)) => text.hash(self.hasher),
                        Some(Payload::Words(words)) => words.hash(self.hasher),
                        Some(Payload::None | Payload::Trace(_)) | None => {}
                    }
                }
                Data::References(elements) => {
                    let mut length = elements.len();
                    if is_storage {
                        while length > 0 && elements[length - 1].is_null() {
                            length -= 1;
                        }
                    }
                    length.hash(self.hasher);
                    for element in &elements[..length] {
                        self.reference(*element);
                    }
                }
                Data::Class(ty) => ty.number().hash(self.hasher),
                Data::Lambda(_) | Data::Free => 1_u8.hash(self.hasher),
                data => {
                    let mut length = data.array_length().unwrap_or(0);
                    if is_storage {
                        while length > 0 && data.element(length - 1) == Some(0) {
                            length -= 1;
                        }
                    }
                    length.hash(self.hasher);
                    for index in 0..length {
                        data.element(index).hash(self.hasher);
                    }
                }
            }
        }
    }

    fn object(&mut self, class: ClassId, slots: &[Slot<()>]) {
        self.program.class(class).name.hash(self.hasher);
        let mut current = Some(class);
        let mut depth = 0;
        while let Some(id) = current {
            let declared = self.program.class(id);
            for field in &declared.fields {
                let field = self.program.field(*field);
                if field.is_static || (declared.is_library && &*field.name == "modCount") {
                    continue;
                }
                let Some(slot) = slots.get(field.slot as usize) else {
                    continue;
                };
                field.name.hash(self.hasher);
                if field.ty.as_primitive().is_some() {
                    slot.bits.hash(self.hasher);
                } else {
                    self.owned(Reference::from_bits(slot.bits), declared.is_library);
                }
            }
            current = declared.superclass;
            depth += 1;
            if depth > 100 {
                return;
            }
        }
    }
}
