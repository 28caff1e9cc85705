//! Cases with states that a fixture's own code makes.

use budget::Budget;
use interp::Interpreter;
use interp::compile::CodeCache;
use interp::heap::Reference;
use interp::library::ClassLibrary;
use interp::machine::{Concrete, Slot};
use interp::outcome::{Completion, Halt};
use java::program::{MethodKind, Program, SourceUnit};
use java::types::{FieldId, MethodId, Type};
use std::path::PathBuf;
use std::sync::Arc;
use testgen::capture::{Identities, capture};
use testgen::case::{CaseOutcome, State, TestCase, Value};

pub(crate) fn program(path: &str, text: &str) -> Arc<Program> {
    let unit = SourceUnit {
        path: path.into(),
        unit: syntax::SourceFile::new(text.to_owned()).unit(),
        is_library: false,
    };
    let program = Arc::new(Program::build(vec![unit], Arc::new(ClassLibrary)));
    assert!(
        program.errors().is_empty(),
        "{path}: {:?}",
        program.errors()
    );
    program
}

pub(crate) fn fixtures() -> Vec<(String, String)> {
    files_of("cases")
}

/// Names and texts of the Java files in a folder of fixtures.
pub(crate) fn files_of(folder: &str) -> Vec<(String, String)> {
    let fixtures = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../test-fixtures");
    let folder = fixtures.join(folder);
    let files = test_support::corpus::files_with_extension(&folder, "java").expect("a folder");
    files
        .iter()
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy();
            (
                name.into_owned(),
                std::fs::read_to_string(path).expect("a text"),
            )
        })
        .collect()
}

pub(crate) fn interpreter(program: &Arc<Program>, budget: &Budget) -> Interpreter<Concrete> {
    let cache = Arc::new(CodeCache::new(program.clone()));
    Interpreter::new(program.clone(), cache, Concrete, budget.clone())
}

/// A case, and the reason for which no test can be written, if there is one.
pub(crate) struct Prepared {
    pub(crate) case: TestCase,
    pub(crate) left_out: Option<String>,
}

/// The cases of all methods of a fixture, in source order.
pub(crate) fn prepared(program: &Arc<Program>, text: &str) -> Vec<Prepared> {
    let makers: Vec<MethodId> = program
        .methods()
        .filter(|method| {
            let class = program.class(method.class);
            !class.is_library
                && class.name.ends_with("Inputs")
                && method.kind == MethodKind::Method
                && method.name.contains('_')
        })
        .map(|method| method.id)
        .collect();
    makers
        .into_iter()
        .map(|maker| {
            let name = program.method(maker).name.clone();
            let (tested, _) = name.split_once('_').expect("an underscore");
            let method = program
                .methods()
                .find(|method| {
                    let class = program.class(method.class);
                    &*method.name == tested && !class.is_library && !class.name.ends_with("Inputs")
                })
                .unwrap_or_else(|| panic!("no method {tested}"))
                .id;
            let line = text
                .lines()
                .collect::<Vec<_>>()
                .windows(2)
                .find(|lines| lines[1].contains(&format!(" {name}(")))
                .and_then(|lines| {
                    lines[0]
                        .trim()
                        .strip_prefix("// left out: ")
                        .map(str::to_owned)
                });
            Prepared {
                case: run(program, maker, method, &name),
                left_out: line,
            }
        })
        .collect()
}

fn unboxed(interpreter: &Interpreter<Concrete>, ty: &Type, object: Reference) -> Slot<()> {
    match ty {
        Type::Primitive(_) => interpreter
            .runtime()
            .heap
            .field(object, 0)
            .expect("a wrapper"),
        _ => object.slot(),
    }
}

fn run(program: &Arc<Program>, maker: MethodId, method: MethodId, name: &str) -> TestCase {
    let budget = Budget {
        steps: 200_000,
        depth: 500,
        ..Budget::default()
    };
    let mut interpreter = interpreter(program, &budget);
    let Ok(Completion::Return(Some(array))) = interpreter.call(maker, None, &[]) else {
        panic!("{name} makes no inputs");
    };
    let array = Reference::from_bits(array.bits);
    let length = interpreter
        .runtime()
        .heap
        .array_length(array)
        .expect("an array");
    let mut objects: Vec<Reference> = (0..length)
        .filter_map(|index| interpreter.runtime().heap.element(array, index))
        .map(|slot| Reference::from_bits(slot.bits))
        .collect();
    let declared = program.method(method).clone();
    let receiver = (!declared.is_static).then(|| objects.remove(0));
    let args: Vec<Slot<()>> = declared
        .params
        .iter()
        .zip(objects)
        .map(|(ty, object)| unboxed(&interpreter, ty, object))
        .collect();
    let class = declared.class;
    let initialized = interpreter.initialize_class(class).expect("a class");
    assert!(matches!(initialized, Completion::Return(_)));
    let statics: Vec<FieldId> = program
        .class(class)
        .fields
        .iter()
        .copied()
        .filter(|field| {
            let field = program.field(*field);
            field.is_static
                && field.constant.is_none()
                && program.class(class).enum_constants.is_empty()
        })
        .collect();
    let mut identities = Identities::default();
    let before = state(
        &mut interpreter,
        &mut identities,
        receiver,
        (&declared.params, &args),
        &statics,
        None,
    )
    .0;
    let (outcome, returned) = match interpreter.call(method, receiver, &args) {
        Ok(Completion::Return(slot)) => (
            CaseOutcome::Returns(None),
            slot.map(|slot| (declared.return_type.clone(), slot.bits)),
        ),
        Ok(Completion::Throw(exception)) => {
            let class = interpreter
                .runtime()
                .heap
                .type_of(exception)
                .as_class()
                .expect("a class");
            let message = interpreter
                .runtime()
                .field(exception, "message")
                .and_then(|slot| {
                    let text = Reference::from_bits(slot.bits);
                    interpreter.runtime().heap.string(text).cloned()
                });
            let outcome = CaseOutcome::Throws {
                class,
                message,
                line: Some(1),
            };
            (outcome, None)
        }
        Err(Halt::Stop(budget::Stop::Steps)) => (CaseOutcome::Diverges, None),
        Err(halt) => panic!("{name}: {halt:?}"),
    };
    let output = String::from_utf8_lossy(interpreter.output()).into_owned();
    let (after, result) = state(
        &mut interpreter,
        &mut identities,
        receiver,
        (&declared.params, &args),
        &statics,
        returned,
    );
    TestCase {
        method,
        name: name.to_owned(),
        before,
        outcome: match (outcome, result) {
            (CaseOutcome::Returns(_), result) => CaseOutcome::Returns(result),
            (other, _) => other,
        },
        after,
        output,
        path: Vec::new(),
        condition: String::new(),
        covers: Vec::new(),
        violates: None,
        is_refused: false,
        is_raw_state: false,
    }
}

fn state(
    interpreter: &mut Interpreter<Concrete>,
    identities: &mut Identities,
    receiver: Option<Reference>,
    (params, args): (&[Type], &[Slot<()>]),
    statics: &[FieldId],
    result: Option<(Type, u64)>,
) -> (State, Option<Value>) {
    let program = interpreter.program().clone();
    let mut roots: Vec<(Type, u64)> = receiver
        .iter()
        .map(|receiver| (Type::Null, receiver.bits()))
        .collect();
    roots.extend(
        params
            .iter()
            .cloned()
            .zip(args.iter().map(|slot| slot.bits)),
    );
    roots.extend(statics.iter().map(|field| {
        let field = program.field(*field);
        (field.ty.clone(), interpreter.static_field(field.slot).bits)
    }));
    let has_result = result.is_some();
    roots.extend(result);
    let (values, heap) = capture(interpreter, identities, &roots).expect("a state");
    let mut values = values.into_iter();
    let receiver = receiver.and_then(|_| values.next());
    let arguments = values.by_ref().take(args.len()).collect();
    let statics = statics
        .iter()
        .copied()
        .zip(values.by_ref().take(statics.len()))
        .collect();
    let state = State {
        heap,
        receiver,
        arguments,
        statics,
    };
    (state, values.next().filter(|_| has_result))
}
