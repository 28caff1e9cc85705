//! A test case as data: the state before the call, the call, what came of it, the state after.
//!
//! Everything that shows, draws, names, exports or replays a case works on these types alone; they
//! hold no reference into a run.
//!
//! What must hold: the same [`ObjectId`] before and after is the same object; objects are numbered in
//! the order in which a walk from receiver, arguments, statics (and then the result) meets them, so
//! equal cases are equal values.

use java::types::{ClassId, FieldId, MethodId, Primitive, Type};
use std::sync::Arc;

/// Index into [`HeapGraph::objects`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjectId(pub u32);

/// A value of a variable, field or array cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Raw bits as in `java::ops`.
    Primitive(Primitive, u64),
    Null,
    Object(ObjectId),
}

/// An object at one time.
#[derive(Clone, Debug, PartialEq)]
pub struct Object {
    pub class: Type,
    pub content: Content,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// An instance of a class of the program: all instance fields, inherited ones first.
    Fields(Vec<(FieldId, Value)>),
    /// Element type, then the cells.
    Array(Type, Vec<Value>),
    Text(Arc<[u16]>),
    /// `Integer`, `Character`…: the value inside.
    Boxed(Primitive, u64),
    /// The constant's field.
    Enum(FieldId),
    /// A collection of the class library, by its elements in iteration order.
    Sequence(Vec<Value>),
    /// A map of the class library, by its entries in iteration order.
    Mapping(Vec<(Value, Value)>),
    /// A lambda or an object of a functional interface: the calls made of it, as a table.
    Function(Vec<FunctionEntry>),
    /// An object of the class library that this constructor or static method makes: `new
    /// StringBuilder("a")`, `Optional.of(x)`; with a text for showing it.
    Made {
        method: MethodId,
        args: Vec<Value>,
        text: String,
    },
    /// An object of the class library that doesn't tell what is in it, and that nothing has been done
    /// to since this call made it: `new Random(7)`, `list.iterator()`. Of an instance method the
    /// first argument is the object it is called on.
    Untouched {
        method: MethodId,
        args: Vec<Value>,
    },
    /// Anything else of the class library: as a text that is no Java.
    Opaque(String),
}

/// One line of a table-valued function.
#[derive(Clone, Debug, PartialEq)]
pub struct FunctionEntry {
    pub arguments: Vec<Value>,
    /// `None` for `void`.
    pub result: Option<Value>,
}

/// The objects that can be reached, at one time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HeapGraph {
    /// `None`: this object isn't reachable at this time.
    pub objects: Vec<Option<Object>>,
}

/// What a method can see at one time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    pub heap: HeapGraph,
    /// For instance methods.
    pub receiver: Option<Value>,
    /// The values passed; after the call still the values passed (their objects may have changed).
    pub arguments: Vec<Value>,
    /// Static fields that the call reads or writes.
    pub statics: Vec<(FieldId, Value)>,
}

/// What came of the call.
#[derive(Clone, Debug, PartialEq)]
pub enum CaseOutcome {
    /// `None` for `void`; the value lives in the state after.
    Returns(Option<Value>),
    Throws {
        class: ClassId,
        message: Option<Arc<[u16]>>,
        /// Line of the statement that threw, from 1, where it is in the method's file.
        line: Option<u32>,
    },
    /// Didn't end within the budget's steps.
    Diverges,
}

/// What is wrong with a case, if anything is.
#[derive(Clone, Debug, PartialEq)]
pub enum Violation {
    /// A clause of the contract, as written, with its line from 1.
    Clause { text: String, line: u32 },
    /// `assert` was false.
    Assertion { line: u32 },
    /// An exception that no precondition excludes.
    UnexpectedException,
}

/// A condition that decided the path, with the side taken.
#[derive(Clone, Debug, PartialEq)]
pub struct PathStep {
    /// From 1.
    pub line: u32,
    /// The condition as written.
    pub text: String,
    pub taken: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct TestCase {
    pub method: MethodId,
    /// A short Java identifier that says the behaviour, unique in its suite.
    pub name: String,
    pub before: State,
    pub outcome: CaseOutcome,
    pub after: State,
    /// What was printed.
    pub output: String,
    pub path: Vec<PathStep>,
    /// The path as a condition on the inputs in Java syntax, simplified.
    pub condition: String,
    /// Goals of the criterion achieved by this case: indices into the suite's goals.
    pub covers: Vec<u32>,
    pub violates: Option<Violation>,
    /// The method itself refuses the input, by a precondition written as code at its start
    /// (`Objects.requireNonNull`, `if (bad) throw new IllegalArgumentException()`).
    pub is_refused: bool,
    /// The state before was set field by field, and nothing says that the program can reach it.
    pub is_raw_state: bool,
}
