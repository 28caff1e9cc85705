//! JUnit tests as inputs: the calls that a test makes of the code that is sliced are recorded and made
//! again, without the test.
//!
//! What must hold: what is recorded is only an input, for the original is run on it like each
//! candidate; so what can't be said again (a function that the test hands over) may be left out. A
//! slice need not have what the test refers to.

use crate::inputs::runs::{Callee, Entry, Step, Test};
use crate::inputs::searched::wrapping;
use crate::program::subject::Subject;
use crate::reduction::oracle::ORIGINAL_STEPS;
use budget::{Budget, Stop};
use interp::Interpreter;
use interp::compile::Instrumentation;
use interp::heap::{Data, Heap, Payload, Reference};
use interp::machine::{CallAction, CodePlace, Machine, SiteId, SiteType, Slot};
use interp::outcome::Halt;
use java::discovery::TestMethod;
use java::ir::{NodeId, Stmt, StmtKind};
use java::ir_visit::{self, Visitor};
use java::program::{MethodKind, Program};
use java::types::{ClassId, MethodId, Primitive, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use testgen::capture::instance_fields;
use testgen::input::Input;
use testgen::junit_run;

/// Tests that are run for what they call.
const MOST_TESTS: usize = 200;
/// Calls recorded of one test, and objects and cells that are handed over in them.
const MOST_CALLS: usize = 1_000;
const MOST_PARTS: usize = 20_000;

/// What was recorded.
#[derive(Default)]
pub(crate) struct Recorded {
    pub(crate) tests: Vec<Test>,
    /// Tests that can't be run, with the reason.
    pub(crate) left_out: Vec<String>,
}

/// What the program's JUnit tests call in the code that is sliced, each test's calls as one run.
///
/// # Errors
/// When the budget is over.
pub(crate) fn tests(subject: &Subject, budget: &Budget) -> Result<Recorded, Stop> {
    let version = &subject.original;
    let program = &version.program;
    let known = version.tests().tests.iter();
    let known = known.filter(|test| test.skip.is_none() && concerns(subject, test));
    let known: Vec<&TestMethod> = known.take(MOST_TESTS).collect();
    if known.is_empty() {
        return Ok(Recorded::default());
    }
    let code = Arc::new(Code::new(subject));
    let mut instrumentation = Instrumentation::default();
    for method in &code.inside {
        let Some(body) = &program.lowered(*method).body else {
            continue;
        };
        let mut returns = Returns::default();
        ir_visit::walk_body(body, &mut returns);
        let sites = returns.0.into_iter().map(|node| (node, SiteId(0)));
        let of_method = instrumentation.methods.entry(*method).or_default();
        of_method.sites.extend(sites);
    }
    let cache = Arc::new(version.cache.instrumented(Arc::new(instrumentation)));
    let mut found: Vec<Test> = Vec::new();
    let mut left_out = Vec::new();
    for test in known {
        for invocation in &test.invocations {
            budget.check()?;
            let args = match &invocation.args {
                Ok(args) => args,
                Err(reason) => {
                    left_out.push(format!("{}: {reason}", test.name));
                    continue;
                }
            };
            let limits = Budget {
                steps: ORIGINAL_STEPS,
                memory: budget.memory.min(64 << 20),
                ..budget.clone()
            };
            let recorder = Recorder::new(Arc::clone(program), Arc::clone(&code));
            let (program, cache) = (Arc::clone(program), Arc::clone(&cache));
            let mut interpreter = Interpreter::new(program, cache, recorder, limits);
            // However it ends: what was called until then is an input too.
            let _ = junit_run::run(&mut interpreter, test, args);
            let steps = std::mem::take(&mut interpreter.machine_mut().steps);
            let entry = Entry::Calls(steps.into());
            let is_known = found.iter().any(|other| other.entry == entry);
            if !is_known && !matches!(&entry, Entry::Calls(steps) if steps.is_empty()) {
                let label = match invocation.label.as_str() {
                    "" => String::new(),
                    label => format!(" {label}"),
                };
                found.push(Test {
                    name: format!("calls of {}{label}", test.name).into(),
                    entry,
                });
            }
        }
    }
    left_out.dedup();
    Ok(Recorded {
        tests: found,
        left_out,
    })
}

/// Whether the test's file names a class of the file that is sliced.
fn concerns(subject: &Subject, test: &TestMethod) -> bool {
    let program = &subject.original.program;
    let file = program.class(test.class).file;
    let classes = program.classes_in_file(subject.file);
    let names = program.names_in(file);
    file == subject.file
        || classes
            .iter()
            .any(|class| names.contains(&program.class(*class).decl.name.text))
}

/// The statements that give a method's value.
#[derive(Default)]
struct Returns(Vec<NodeId>);

impl Visitor for Returns {
    fn statement(&mut self, statement: &Stmt) {
        if matches!(statement.kind, StmtKind::Return(Some(_))) {
            self.0.push(statement.id);
        }
    }

    fn enters_lambdas(&self) -> bool {
        false
    }
}

/// What is sliced, and what a slice is compiled with; tests are outside of it.
struct Code {
    inside: FxHashSet<MethodId>,
    classes: FxHashSet<ClassId>,
    callees: FxHashMap<MethodId, Callee>,
}

impl Code {
    fn new(subject: &Subject) -> Self {
        let version = &subject.original;
        let program = &version.program;
        let tests = version.tests().tests.iter();
        let tests: FxHashSet<ClassId> = tests
            .flat_map(|test| [test.class, program.method(test.method).class])
            .collect();
        let is_of_test = |class: ClassId| {
            let mut outer = Some(class);
            while let Some(at) = outer {
                if tests.contains(&at) {
                    return true;
                }
                outer = program.class(at).outer;
            }
            false
        };
        let own = program.classes().filter(|class| {
            !class.is_library && subject.is_own(class.file) && !is_of_test(class.id)
        });
        let classes: FxHashSet<ClassId> = own.map(|class| class.id).collect();
        let methods = classes.iter().flat_map(|class| {
            let class = program.class(*class);
            let all = class.methods.iter().chain(&class.static_initializers);
            all.chain(&class.instance_initializers)
        });
        let inside: FxHashSet<MethodId> = methods.copied().collect();
        let mut callees = FxHashMap::default();
        for node in subject.tree.indices() {
            if let Some(method) = version.method_at(&subject.tree, node) {
                callees.insert(method, Callee::Declared(node));
            }
        }
        Code {
            inside,
            classes,
            callees,
        }
    }

    fn callee(&self, method: MethodId) -> Callee {
        let declared = self.callees.get(&method).copied();
        declared.unwrap_or(Callee::Other(method))
    }
}

/// Records calls from outside.
struct Recorder {
    program: Arc<Program>,
    code: Arc<Code>,
    steps: Vec<Step>,
    /// For each method that is active, whether it is inside.
    active: Vec<bool>,
    inside: usize,
    /// The number of the call that is under way.
    current: Option<u32>,
    /// Objects that have a number.
    known: FxHashMap<Reference, u32>,
    /// Those that got it by being handed over in the call at hand.
    added: Vec<Reference>,
    next: u32,
    parts: usize,
}

impl Recorder {
    fn new(program: Arc<Program>, code: Arc<Code>) -> Self {
        Recorder {
            program,
            code,
            steps: Vec::new(),
            active: Vec::new(),
            inside: 0,
            current: None,
            known: FxHashMap::default(),
            added: Vec::new(),
            next: 0,
            parts: 0,
        }
    }

    fn number(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    /// The call as a step; `None` if it can't be said.
    fn step(&mut self, heap: &Heap<()>, method: MethodId, args: &[Slot<()>]) -> Option<Step> {
        if self.steps.len() >= MOST_CALLS {
            return None;
        }
        let program = Arc::clone(&self.program);
        let entry = program.method(method);
        let is_constructor = &*entry.name == "<init>";
        let (this, given) = match entry.is_static {
            true => (None, args),
            false => (Some(Reference::from_bits(args.first()?.bits)), &args[1..]),
        };
        let class = program.class(entry.class);
        let mut seen = FxHashMap::default();
        let receiver = match this {
            None => None,
            Some(object) if is_constructor => {
                let is_whole = heap.type_of(object).as_class() == Some(entry.class);
                if !is_whole || class.is_local || class.is_library {
                    return None;
                }
                // The object around an inner one.
                match class.outer_field {
                    None => None,
                    Some(field) => {
                        let field = program.field(field);
                        let outer = heap.field(object, field.slot)?;
                        Some(self.value(heap, &field.ty, outer.bits, &mut seen)?)
                    }
                }
            }
            Some(object) => {
                let ty = Type::class(entry.class);
                Some(self.value(heap, &ty, object.bits(), &mut seen)?)
            }
        };
        let args = entry.params.iter().zip(given);
        let args = args
            .map(|(ty, slot)| self.value(heap, ty, slot.bits, &mut seen))
            .collect::<Option<Vec<_>>>()?;
        let number = self.number();
        if let Some(object) = this.filter(|_| is_constructor) {
            self.known.insert(object, number);
        }
        Some(Step {
            number,
            callee: self.code.callee(method),
            receiver,
            args,
        })
    }

    /// A value as it is now. `seen` are the objects that this call hands over besides.
    fn value(
        &mut self,
        heap: &Heap<()>,
        ty: &Type,
        bits: u64,
        seen: &mut FxHashMap<Reference, u32>,
    ) -> Option<Input> {
        if let Type::Primitive(primitive) = ty {
            return Some(Input::Primitive(*primitive, bits));
        }
        let reference = Reference::from_bits(bits);
        if reference.is_null() {
            return Some(Input::Null);
        }
        let known = self.known.get(&reference).or(seen.get(&reference));
        if let Some(number) = known {
            return Some(Input::Same(*number));
        }
        self.parts += 1;
        if self.parts > MOST_PARTS {
            return None;
        }
        let entity = heap.get(reference);
        match &entity.data {
            Data::Str(string) => Some(Input::Str(Arc::clone(&string.text))),
            Data::Class(of) => of.as_class().map(Input::Class),
            Data::Object(_) => self.object(heap, entity.ty.as_class()?, reference, seen),
            Data::Lambda(_) | Data::Free => None,
            data => {
                let element = match data {
                    Data::Booleans(_) => Type::Primitive(Primitive::Boolean),
                    Data::Bytes(_) => Type::Primitive(Primitive::Byte),
                    Data::Shorts(_) => Type::Primitive(Primitive::Short),
                    Data::Chars(_) => Type::Primitive(Primitive::Char),
                    Data::Ints(_) => Type::Primitive(Primitive::Int),
                    Data::Longs(_) => Type::Primitive(Primitive::Long),
                    Data::Floats(_) => Type::Primitive(Primitive::Float),
                    Data::Doubles(_) => Type::Primitive(Primitive::Double),
                    _ => match ty {
                        Type::Array(element) => (**element).clone(),
                        _ => return None,
                    },
                };
                let number = self.number();
                seen.insert(reference, number);
                let cells = (0..data.array_length()?).map(|index| data.element(index));
                let cells: Vec<u64> = cells.collect::<Option<_>>()?;
                let cells = cells
                    .into_iter()
                    .map(|bits| self.value(heap, &element, bits, seen));
                let cells = cells.collect::<Option<Vec<_>>>()?;
                let array = Input::Array(element.clone(), cells);
                Some(Input::Named(number, Box::new(array)))
            }
        }
    }

    fn object(
        &mut self,
        heap: &Heap<()>,
        class: ClassId,
        reference: Reference,
        seen: &mut FxHashMap<Reference, u32>,
    ) -> Option<Input> {
        let program = Arc::clone(&self.program);
        let declared = program.class(class);
        if let Some(primitive) = program.well_known().unwrapped(class) {
            let field = instance_fields(&program, class).first().copied()?;
            let bits = heap.field(reference, program.field(field).slot)?.bits;
            return Some(Input::Boxed {
                method: wrapping(&program, primitive)?,
                value: Box::new(Input::Primitive(primitive, bits)),
            });
        }
        let of_enum = declared.superclass.filter(|it| {
            let above = program.class(*it);
            declared.enum_constants.is_empty() && !above.enum_constants.is_empty()
        });
        let constants = &program.class(of_enum.unwrap_or(class)).enum_constants;
        if !constants.is_empty() {
            let fields = instance_fields(&program, class).into_iter();
            let mut fields = fields.map(|field| program.field(field));
            let ordinal = fields.find(|field| &*field.name == "ordinal")?;
            let at = heap.field(reference, ordinal.slot)?.bits as u32;
            return constants.get(at as usize).copied().map(Input::Enum);
        }
        let is_own = self.code.classes.contains(&class);
        // Nothing of a test goes into its calls.
        if !is_own && !declared.is_library {
            return None;
        }
        if let Some(Payload::Text(text)) =
            heap.get(reference).extra.as_deref().map(|it| &it.payload)
        {
            let key = format!("{}.<init>(String)", declared.name);
            return Some(Input::New {
                class,
                constructor: program.method_by_key(&key)?,
                args: vec![Input::Str(text.as_slice().into())],
            });
        }
        let number = self.number();
        // What happens to it later is done to the same object, if it is no matter of the test.
        seen.insert(reference, number);
        let fields = instance_fields(&program, class).into_iter();
        let fields = fields
            .map(|id| {
                let field = program.field(id);
                let bits = heap.field(reference, field.slot)?.bits;
                Some((id, self.value(heap, &field.ty, bits, seen)?))
            })
            .collect::<Option<Vec<_>>>()?;
        if is_own {
            self.known.insert(reference, number);
            self.added.push(reference);
        }
        let object = Input::Fields { class, fields };
        Some(Input::Named(number, Box::new(object)))
    }
}

impl Machine for Recorder {
    type Shadow = ();
    const HAS_SHADOWS: bool = false;

    fn call(
        &mut self,
        heap: &Heap<()>,
        _at: CodePlace,
        method: MethodId,
        args: &mut [Slot<()>],
    ) -> Result<CallAction<()>, Halt> {
        let is_written = !matches!(self.program.method(method).kind, MethodKind::Implicit(_));
        let is_constructor = &*self.program.method(method).name == "<init>";
        if self.inside == 0 && (is_written || is_constructor) && self.code.inside.contains(&method)
        {
            let step = self.step(heap, method, args);
            for object in std::mem::take(&mut self.added) {
                if step.is_none() {
                    self.known.remove(&object);
                }
            }
            self.current = step.as_ref().map(|step| step.number);
            self.steps.extend(step);
        }
        Ok(CallAction::Enter)
    }

    fn entered(&mut self, _heap: &Heap<()>, method: Option<MethodId>) {
        let Some(method) = method else { return };
        let is_inside = self.code.inside.contains(&method);
        self.active.push(is_inside);
        self.inside += usize::from(is_inside);
    }

    fn left(&mut self, _heap: &Heap<()>, _statics: &[Slot<()>], method: Option<MethodId>) {
        if method.is_none() {
            return;
        }
        if self.active.pop() == Some(true) {
            self.inside = self.inside.saturating_sub(1);
            if self.inside == 0 {
                self.current = None;
            }
        }
    }

    /// What a method returns.
    fn site(
        &mut self,
        _heap: &mut Heap<()>,
        _at: CodePlace,
        _site: SiteId,
        value: Slot<()>,
        ty: SiteType,
    ) -> Result<Slot<()>, Halt> {
        let object = Reference::from_bits(value.bits);
        if let (SiteType::Reference, 1, Some(number)) = (ty, self.inside, self.current)
            && !object.is_null()
        {
            self.known.entry(object).or_insert(number);
        }
        Ok(value)
    }
}
