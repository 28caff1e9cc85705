//! The lowered body of a method: a typed tree in which every name is resolved, every conversion is
//! explicit, and every node maps back to the source.
//!
//! What must hold:
//! * One [`Body`] belongs to exactly one source member; all its [`NodeId`]s are that member's.
//!   Field initialisers and initialiser blocks are routines (methods) of their own, called by the
//!   constructors and by the static initialiser.
//! * A node that has no source of its own (conversion, boxing, the pieces of a desugared for-each)
//!   carries [`SYNTHETIC`]; its place is that of the nearest enclosing node that isn't.
//! * Operand types are exact: `Binary` of kind `Int` has two `int` operands, whatever the source had.
//!   `byte`, `short`, `char` and `boolean` values are held as `int`-sized values in range.
//! * What isn't supported is [`ExprKind::Unsupported`] / [`StmtKind::Unsupported`]; nothing is dropped.

use crate::types::{ClassId, FieldId, MethodId, Primitive, Type};
use std::sync::Arc;
pub use syntax::ast::{NodeId, QuantifierKind};

/// The id of nodes without a source of their own.
pub const SYNTHETIC: NodeId = NodeId(u32::MAX);

/// Index into [`Body::locals`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct LocalId(pub u32);

/// Target of `break` and `continue`, unique in its body.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct LabelId(pub u32);

/// A method's, lambda's or routine's code.
#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    /// The first `parameter_count` are filled by the caller. `this` is not a local.
    pub locals: Vec<Local>,
    pub parameter_count: u32,
    /// Whether the code runs with a `this`.
    pub has_this: bool,
    pub form: BodyForm,
    pub statements: Vec<Stmt>,
    /// Constructs that aren't supported, with their nodes; those not reached don't hinder a run.
    pub unsupported: Vec<Unsupported>,
    /// Errors of the program (unknown name, wrong type). Not empty: the body is not executed.
    pub errors: Vec<SourceError>,
}

/// What a body was written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BodyForm {
    Member,
    /// The lambda expression with this id, or a method reference that javac makes a lambda of.
    Lambda(NodeId),
    /// Any other method reference, which a JVM has no frame for.
    MethodReference,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Local {
    /// Name in the source, or a description in angle brackets for temporaries.
    pub name: Arc<str>,
    pub ty: Type,
    pub is_temporary: bool,
    /// The declaration.
    pub node: NodeId,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    pub node: NodeId,
    /// As shown to the user after "not analysed:", such as ``` `synchronized` ``` or
    /// `not modelled: java.time.LocalDate.now`.
    pub what: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceError {
    pub node: NodeId,
    /// Member-relative.
    pub span: syntax::ast::Span,
    pub message: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Stmt {
    pub id: NodeId,
    pub kind: StmtKind,
}

#[derive(Clone, Debug, PartialEq)]
pub enum StmtKind {
    Block(Vec<Stmt>),
    /// A declaration; without `init` the local is unset. The statement's id is the declarator's.
    Local {
        local: LocalId,
        init: Option<Expr>,
    },
    Expr(Expr),
    If {
        cond: Expr,
        then: Box<Stmt>,
        otherwise: Option<Box<Stmt>>,
    },
    /// All loops. `test_first` is false for `do`. `cond: None` is `for (;;)`.
    /// `continue` goes to `update` (then `cond`).
    Loop {
        label: LabelId,
        cond: Option<Expr>,
        test_first: bool,
        update: Vec<Expr>,
        body: Box<Stmt>,
        /// What a for-each loop goes over, else [`SYNTHETIC`]. The body's first statement then
        /// declares the variable.
        iterable: NodeId,
    },
    /// A labelled statement that isn't a loop, or any block that `break` may leave.
    Labeled {
        label: LabelId,
        body: Box<Stmt>,
    },
    Switch(Box<Switch>),
    Return(Option<Expr>),
    Break(LabelId),
    Continue(LabelId),
    Throw(Expr),
    /// What `synchronized` does before its block, where there is one thread: evaluates the
    /// expression and fails if it is `null`.
    Monitor(Expr),
    Try(Box<Try>),
    /// Throws `AssertionError` when false; enabled always.
    Assert {
        cond: Expr,
        message: Option<Expr>,
    },
    /// JML `assume`: a run where it is false is not a run at all.
    Assume(Expr),
    Empty,
    Unsupported(String),
}

/// `break` inside leaves through `label`. Bodies fall through in order; arrow cases end with a `Break`.
#[derive(Clone, Debug, PartialEq)]
pub struct Switch {
    pub label: LabelId,
    pub selector: Expr,
    pub cases: Vec<SwitchCase>,
    /// A switch expression or pattern switch without a match throws instead of falling out.
    pub must_match: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct SwitchCase {
    pub id: NodeId,
    /// `Int` for int-like selectors, `Str` for strings, `Enum` for enums.
    pub labels: Vec<SwitchLabel>,
    pub is_default: bool,
    pub body: Vec<Stmt>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum SwitchLabel {
    Int(i32),
    Str(Arc<[u16]>),
    /// Compared by identity with the constant's static field.
    Enum(FieldId),
    Null,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Try {
    pub block: Vec<Stmt>,
    pub catches: Vec<Catch>,
    pub finally: Option<Vec<Stmt>>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Catch {
    pub id: NodeId,
    pub classes: Vec<ClassId>,
    pub local: LocalId,
    pub block: Vec<Stmt>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    pub id: NodeId,
    pub ty: Type,
    pub kind: ExprKind,
}

#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    Const(Constant),
    Local(LocalId),
    This,
    Field {
        object: Box<Expr>,
        field: FieldId,
    },
    /// Reading may run the class's static initialiser.
    StaticField(FieldId),
    Index {
        array: Box<Expr>,
        index: Box<Expr>,
    },
    ArrayLength(Box<Expr>),
    Unary {
        op: UnaryOp,
        kind: NumericKind,
        operand: Box<Expr>,
    },
    /// `!`
    Not(Box<Expr>),
    /// Both operands of the kind; for shifts the right one is `int`.
    Binary {
        op: ArithmeticOp,
        kind: NumericKind,
        left: Box<Expr>,
        right: Box<Expr>,
    },
    /// `&`, `|`, `^` on booleans: both sides are evaluated. `op` is BitAnd, BitOr or BitXor.
    BooleanBinary {
        op: ArithmeticOp,
        left: Box<Expr>,
        right: Box<Expr>,
    },
    Compare {
        op: CompareOp,
        kind: CompareKind,
        left: Box<Expr>,
        right: Box<Expr>,
    },
    /// Short circuit.
    And {
        left: Box<Expr>,
        right: Box<Expr>,
    },
    Or {
        left: Box<Expr>,
        right: Box<Expr>,
    },
    /// Primitive widening or narrowing, JLS 5.1.2 and 5.1.3. Never from or to boolean.
    Convert {
        from: Primitive,
        to: Primitive,
        operand: Box<Expr>,
    },
    /// The value is that of the target after the store.
    Assign {
        target: Place,
        value: Box<Expr>,
    },
    /// `x op= e`, `x++`: the place's parts are evaluated once, its value is put into `old`,
    /// `value` (which reads `old` and contains all conversions) is evaluated and stored.
    Update {
        target: Place,
        old: LocalId,
        value: Box<Expr>,
        result: UpdateResult,
    },
    Conditional {
        cond: Box<Expr>,
        then: Box<Expr>,
        otherwise: Box<Expr>,
    },
    Call {
        method: MethodId,
        dispatch: Dispatch,
        receiver: Option<Box<Expr>>,
        args: Vec<Expr>,
    },
    /// `captures` are stored into the new object before the constructor runs
    /// (captured variables and the enclosing instance).
    New {
        class: ClassId,
        constructor: MethodId,
        args: Vec<Expr>,
        captures: Vec<(FieldId, Expr)>,
    },
    /// The expression's type is the whole array's; one `dims` entry per given length.
    NewArray {
        dims: Vec<Expr>,
    },
    ArrayLiteral {
        elements: Vec<Expr>,
    },
    /// `binding` is set when true.
    InstanceOf {
        operand: Box<Expr>,
        target: Type,
        binding: Option<LocalId>,
    },
    /// Checked reference cast to the (erased) type of this expression.
    Cast {
        operand: Box<Expr>,
    },
    /// String concatenation of any number of operands, flattened, constants folded.
    Concat(Vec<Expr>),
    Lambda(Box<Lambda>),
    /// A switch expression: runs the statement, which stores into `result`.
    SwitchValue {
        switch: Box<Switch>,
        result: LocalId,
    },
    /// Runs the statements, then the value.
    Sequence {
        statements: Vec<Stmt>,
        value: Box<Expr>,
    },
    /// JML quantifier over one `int`-like or `long` variable with bounds found from the range
    /// (`low <= var && var < high`); `filter` is the rest of the range. Nested for more variables.
    Quantified(Box<Quantified>),
    Unsupported(String),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Quantified {
    pub kind: QuantifierKind,
    pub variable: LocalId,
    /// Inclusive.
    pub low: Expr,
    /// Exclusive.
    pub high: Expr,
    pub filter: Option<Expr>,
    pub body: Expr,
}

/// An instance of a functional interface.
#[derive(Clone, Debug, PartialEq)]
pub struct Lambda {
    pub interface: ClassId,
    /// The interface's single abstract method.
    pub method: MethodId,
    /// The other interfaces its instances have: those of a cast to an intersection.
    pub further: Arc<[ClassId]>,
    /// Evaluated when the lambda is created; they are the body's first parameters.
    pub captures: Vec<Expr>,
    /// Parameters: captures, then the (erased) parameters of `method`.
    pub body: Arc<Body>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    Local(LocalId),
    Field { object: Box<Expr>, field: FieldId },
    StaticField(FieldId),
    Element { array: Box<Expr>, index: Box<Expr> },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UpdateResult {
    Old,
    New,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dispatch {
    Static,
    /// By the receiver's class.
    Virtual,
    /// Constructors, `super.f()`, private methods: exactly this method.
    Special,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Constant {
    Boolean(bool),
    /// Also `byte`, `short` and `char` constants; the expression's type tells.
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    /// Interned.
    Str(Arc<[u16]>),
    Null,
    Class(Type),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NumericKind {
    Int,
    Long,
    Float,
    Double,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CompareKind {
    Int,
    Long,
    Float,
    Double,
    Boolean,
    /// Identity; only `Eq` and `Ne`.
    Reference,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnaryOp {
    Negate,
    BitNot,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArithmeticOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    UShr,
    BitAnd,
    BitOr,
    BitXor,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CompareOp {
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
}

/// A method's contract (JML), lowered. Evaluated as code in the method's own scope: the parameters
/// are the body's first locals.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Contract {
    pub cases: Vec<ContractCase>,
    pub is_pure: bool,
}

/// One specification case; its postconditions count when its preconditions held on entry.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContractCase {
    pub requires: Vec<Clause>,
    pub ensures: Vec<Clause>,
    pub signals: Vec<SignalsClause>,
    /// `None`: any unchecked exception may be thrown unless a `signals` clause says otherwise.
    /// `Some(vec![])`: none may.
    pub signals_only: Option<Vec<ClassId>>,
    /// `None`: anything may be assigned.
    pub assignable: Option<Vec<AssignablePlace>>,
}

/// A boolean condition as a small body: parameters are the method's parameters (for `requires`
/// their values on entry; JML says parameters in `ensures` mean their entry values too), then, for
/// `ensures`, the result if the method has one, then one local per `old` value.
#[derive(Clone, Debug, PartialEq)]
pub struct Clause {
    /// The method in whose contract the clause stands: an overridden one for inherited clauses.
    /// `None` for invariants. Places count from its member.
    pub origin: Option<MethodId>,
    pub node: NodeId,
    /// Member-relative.
    pub span: syntax::ast::Span,
    /// Ends with `return condition;`.
    pub condition: Arc<Body>,
    /// `\old(e)`: bodies with the method's parameters, evaluated on entry, in order.
    pub olds: Vec<Arc<Body>>,
}

/// A pinned test case: `for_example` in a contract.
#[derive(Clone, Debug, PartialEq)]
pub struct ContractExample {
    pub node: NodeId,
    /// Member-relative; of all its clauses.
    pub span: syntax::ast::Span,
    /// From preconditions of the form `parameter == expression` whose expression mentions no
    /// parameter: index of the parameter, and a body without parameters that returns its value.
    /// When every parameter is bound, the example can be run as it is.
    pub bindings: Vec<(u32, Arc<Body>)>,
    /// All clauses, those that gave bindings too.
    pub case: ContractCase,
}

#[derive(Clone, Debug, PartialEq)]
pub struct SignalsClause {
    pub class: ClassId,
    /// Parameters: the method's, then the exception, then the olds.
    pub clause: Option<Clause>,
    pub node: NodeId,
}

#[derive(Clone, Debug, PartialEq)]
pub enum AssignablePlace {
    Field {
        of_this: bool,
        field: FieldId,
    },
    /// `a[*]`, `a[i]`, `a[i..j]`: elements of the array held by the place; `root` is its text.
    Elements {
        root: String,
    },
    Other(String),
}
