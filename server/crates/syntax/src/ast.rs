//! The owned syntax tree of Java source, free of the parser that produced it.
//!
//! What must hold:
//! * A *member* (method, constructor, field, initialiser, enum constant) is the unit of reuse. Every
//!   [`Span`] and [`NodeId`] inside a member counts from that member, so that moving a member in its
//!   file changes nothing in it. Only [`Member::start`] is absolute.
//! * A local or anonymous class lies inside a member; its own members share the enclosing member's
//!   origin and numbering.
//! * Node ids are given in preorder of the source and are unique in a member.
//! * `content_hash` of a member covers everything but spans, comments and layout.

use std::fmt;
use std::sync::Arc;

/// A node's number within its member, in preorder.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct NodeId(pub u32);

/// A half-open range of UTF-8 bytes, counted from the start of the enclosing member
/// (or of the file, for nodes outside members: imports, type headers).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Span {
    pub start: u32,
    pub end: u32,
}

/// A name with its place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ident {
    pub text: Arc<str>,
    pub span: Span,
}

impl fmt::Display for Ident {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// One source file.
#[derive(Clone, Debug, Default)]
pub struct CompilationUnit {
    /// Dotted package name, `""` for the unnamed package.
    pub package: String,
    pub imports: Vec<Import>,
    pub types: Vec<Arc<TypeDecl>>,
    /// Places the parser could not make sense of, absolute spans.
    pub errors: Vec<SyntaxError>,
}

/// A place that is not Java.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// Absolute in a [`CompilationUnit`], member-relative in a member.
    pub span: Span,
    /// A sentence for the user, such as ``expected `;` ``.
    pub message: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Import {
    /// Dotted name without the trailing `.*`.
    pub path: String,
    pub is_static: bool,
    /// `import a.b.*;`
    pub on_demand: bool,
    pub span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TypeKind {
    Class,
    Interface,
    Enum,
    Record,
    Annotation,
}

/// A class, interface, enum, record or annotation type.
#[derive(Clone, Debug)]
pub struct TypeDecl {
    /// Node id in the enclosing member for local classes, 0 for others.
    pub id: NodeId,
    /// Whole declaration. Absolute, except for local classes.
    pub span: Span,
    pub kind: TypeKind,
    pub name: Ident,
    pub modifiers: Modifiers,
    pub type_params: Vec<TypeParam>,
    pub extends: Option<TypeRef>,
    /// `implements` of a class, `extends` of an interface.
    pub implements: Vec<TypeRef>,
    pub permits: Vec<TypeRef>,
    /// The header of a record.
    pub record_components: Vec<Param>,
    pub members: Vec<Member>,
    /// JML `invariant` clauses, in order. Outside members their ids count from 0 in each type.
    pub invariants: Vec<SpecClause>,
}

/// A member and where it stands in this version of the file.
#[derive(Clone, Debug)]
pub struct Member {
    /// Byte offset in the file from which all spans inside count.
    /// 0 for members of local classes, whose spans count from the enclosing member.
    pub start: u32,
    pub kind: MemberKind,
}

#[derive(Clone, Debug)]
pub enum MemberKind {
    Method(Arc<Method>),
    /// One per declarator: `int a, b;` is two fields.
    Field(Arc<Field>),
    Initializer(Arc<Initializer>),
    EnumConstant(Arc<EnumConstant>),
    Type(Arc<TypeDecl>),
}

/// A method, constructor, compact constructor or annotation element.
#[derive(Clone, Debug)]
pub struct Method {
    pub id: NodeId,
    pub span: Span,
    pub content_hash: u64,
    pub kind: MethodKind,
    /// For a constructor, the class name.
    pub name: Ident,
    pub modifiers: Modifiers,
    pub type_params: Vec<TypeParam>,
    /// `void` for constructors.
    pub return_type: TypeRef,
    pub params: Vec<Param>,
    pub throws: Vec<TypeRef>,
    pub body: Option<Block>,
    pub contract: Option<Contract>,
    /// Not empty: the method is not analysed, and this says why.
    pub errors: Vec<SyntaxError>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MethodKind {
    Method,
    Constructor,
    CompactConstructor,
}

#[derive(Clone, Debug)]
pub struct Field {
    pub id: NodeId,
    pub span: Span,
    pub content_hash: u64,
    pub modifiers: Modifiers,
    pub ty: TypeRef,
    pub name: Ident,
    pub init: Option<Expr>,
    pub errors: Vec<SyntaxError>,
}

#[derive(Clone, Debug)]
pub struct Initializer {
    pub id: NodeId,
    pub span: Span,
    pub content_hash: u64,
    pub is_static: bool,
    pub body: Block,
    pub errors: Vec<SyntaxError>,
}

#[derive(Clone, Debug)]
pub struct EnumConstant {
    pub id: NodeId,
    pub span: Span,
    pub content_hash: u64,
    pub name: Ident,
    pub args: Vec<Expr>,
    pub body: Option<Arc<TypeDecl>>,
    pub errors: Vec<SyntaxError>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modifiers {
    pub is_public: bool,
    pub is_protected: bool,
    pub is_private: bool,
    pub is_static: bool,
    pub is_final: bool,
    pub is_abstract: bool,
    pub is_native: bool,
    pub is_synchronized: bool,
    pub is_default: bool,
    pub is_sealed: bool,
    pub annotations: Vec<Annotation>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Annotation {
    /// As written: `Test`, `org.junit.Test`.
    pub name: String,
    pub span: Span,
    /// `(value)` is stored under the name `value`.
    pub args: Vec<(String, AnnotationValue)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AnnotationValue {
    /// Source text of a constant expression that isn't one of the other forms.
    Other(String),
    Int(i64),
    Double(u64),
    Bool(bool),
    Char(u16),
    Str(String),
    /// `Foo.class`
    Class(String),
    /// A dotted name: an enum constant.
    Name(String),
    Array(Vec<AnnotationValue>),
    Nested(Box<Annotation>),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TypeParam {
    pub name: Ident,
    pub bounds: Vec<TypeRef>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Param {
    pub id: NodeId,
    pub span: Span,
    pub name: Ident,
    /// The type of the parameter itself: `int...` is `int[]` with `varargs`.
    pub ty: TypeRef,
    pub varargs: bool,
    pub is_final: bool,
}

/// A type as written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TypeRef {
    pub span: Span,
    pub kind: TypeRefKind,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TypeRefKind {
    Void,
    Boolean,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
    /// `var`, also the missing type of a lambda's parameter.
    Inferred,
    /// `a.b.Outer<T>.Inner<U>`: the name as written, and the arguments of its last part.
    /// `diamond` is `new Foo<>()`.
    Named {
        name: String,
        args: Vec<TypeRef>,
        diamond: bool,
    },
    Array(Box<TypeRef>),
    /// `?`, `? extends T`, `? super T`
    Wildcard {
        upper: Option<Box<TypeRef>>,
        lower: Option<Box<TypeRef>>,
    },
    /// `A & B` in a cast, `A | B` in a catch clause is kept in [`Catch`].
    Intersection(Vec<TypeRef>),
}

#[derive(Clone, Debug)]
pub struct Block {
    pub id: NodeId,
    pub span: Span,
    pub stmts: Vec<Stmt>,
}

#[derive(Clone, Debug)]
pub struct Stmt {
    pub id: NodeId,
    pub span: Span,
    pub kind: StmtKind,
}

#[derive(Clone, Debug)]
pub enum StmtKind {
    Block(Block),
    /// One per declarator, in order.
    LocalVar(Vec<LocalVar>),
    LocalClass(Arc<TypeDecl>),
    Expr(Expr),
    If {
        cond: Expr,
        then: Box<Stmt>,
        otherwise: Option<Box<Stmt>>,
    },
    While {
        cond: Expr,
        body: Box<Stmt>,
        spec: LoopSpec,
    },
    DoWhile {
        body: Box<Stmt>,
        cond: Expr,
        spec: LoopSpec,
    },
    /// `init` holds `LocalVar` and `Expr` statements.
    For {
        init: Vec<Stmt>,
        cond: Option<Expr>,
        update: Vec<Expr>,
        body: Box<Stmt>,
        spec: LoopSpec,
    },
    ForEach {
        var: LocalVar,
        iterable: Expr,
        body: Box<Stmt>,
        spec: LoopSpec,
    },
    Labeled {
        label: Ident,
        body: Box<Stmt>,
    },
    Switch(Box<Switch>),
    Return(Option<Expr>),
    Break(Option<Ident>),
    Continue(Option<Ident>),
    Yield(Expr),
    Throw(Expr),
    Try(Box<Try>),
    Synchronized {
        lock: Expr,
        body: Block,
    },
    /// Java `assert`, and JML `assert` inside a body (`is_spec`).
    Assert {
        cond: Expr,
        message: Option<Expr>,
        is_spec: bool,
    },
    /// JML `assume` inside a body.
    Assume(Expr),
    Empty,
    /// Syntax this tree has no shape for; the text names it.
    Unsupported(String),
}

/// JML clauses before a loop, kept for later use: `maintaining`, `decreases`. They stand before the
/// loop's span.
pub type LoopSpec = Vec<SpecClause>;

#[derive(Clone, Debug)]
pub struct LocalVar {
    pub id: NodeId,
    pub span: Span,
    pub ty: TypeRef,
    pub name: Ident,
    pub init: Option<Expr>,
    pub is_final: bool,
}

#[derive(Clone, Debug)]
pub struct Switch {
    pub selector: Expr,
    pub cases: Vec<SwitchCase>,
    /// Arrow form (`case 1 -> …`): no fall through.
    pub is_arrow: bool,
}

#[derive(Clone, Debug)]
pub struct SwitchCase {
    pub id: NodeId,
    pub span: Span,
    /// Empty with `is_default` for a plain `default`.
    pub labels: Vec<CaseLabel>,
    pub is_default: bool,
    pub guard: Option<Expr>,
    /// Statements after the colon; for an arrow: one expression, block or throw statement.
    pub body: Vec<Stmt>,
}

#[derive(Clone, Debug)]
pub enum CaseLabel {
    Expr(Expr),
    Pattern(Pattern),
    Null(Span),
}

#[derive(Clone, Debug)]
pub struct Try {
    pub resources: Vec<Resource>,
    pub block: Block,
    pub catches: Vec<Catch>,
    pub finally: Option<Block>,
}

#[derive(Clone, Debug)]
pub enum Resource {
    Declared(LocalVar),
    Expr(Expr),
}

#[derive(Clone, Debug)]
pub struct Catch {
    pub id: NodeId,
    pub span: Span,
    /// Alternatives of a multi-catch.
    pub types: Vec<TypeRef>,
    pub name: Ident,
    pub block: Block,
}

#[derive(Clone, Debug)]
pub struct Expr {
    pub id: NodeId,
    pub span: Span,
    pub kind: ExprKind,
}

#[derive(Clone, Debug)]
pub enum ExprKind {
    Literal(Literal),
    /// A simple name: variable, or the first part of a type or package name.
    Name(Arc<str>),
    /// `a.b`: field, `length` of an array, or part of a qualified name.
    Field {
        target: Box<Expr>,
        name: Ident,
    },
    Index {
        array: Box<Expr>,
        index: Box<Expr>,
    },
    /// `f(…)`, `a.f(…)`, `super.f(…)`, `Outer.super.f(…)`
    Call {
        target: Option<Box<Expr>>,
        type_args: Vec<TypeRef>,
        name: Ident,
        args: Vec<Expr>,
    },
    /// `this(…)` or `super(…)` as first statement of a constructor.
    ConstructorCall {
        is_super: bool,
        outer: Option<Box<Expr>>,
        args: Vec<Expr>,
    },
    New {
        outer: Option<Box<Expr>>,
        class: TypeRef,
        args: Vec<Expr>,
        body: Option<Arc<TypeDecl>>,
    },
    /// `new T[a][b][]`: `element` is T; `dims` = [a, b], `extra_dims` = 1.
    NewArray {
        element: TypeRef,
        dims: Vec<Expr>,
        extra_dims: u32,
        init: Option<Box<Expr>>,
    },
    /// `{a, b}` as an initialiser.
    ArrayInit(Vec<Expr>),
    Unary {
        op: UnaryOp,
        operand: Box<Expr>,
    },
    IncDec {
        is_prefix: bool,
        is_increment: bool,
        target: Box<Expr>,
    },
    Binary {
        op: BinaryOp,
        left: Box<Expr>,
        right: Box<Expr>,
    },
    Assign {
        target: Box<Expr>,
        value: Box<Expr>,
    },
    CompoundAssign {
        op: BinaryOp,
        target: Box<Expr>,
        value: Box<Expr>,
    },
    Conditional {
        cond: Box<Expr>,
        then: Box<Expr>,
        otherwise: Box<Expr>,
    },
    Cast {
        ty: TypeRef,
        operand: Box<Expr>,
    },
    InstanceOf {
        operand: Box<Expr>,
        pattern: Pattern,
    },
    /// Kept so that the source can be reproduced; no meaning of its own.
    Paren(Box<Expr>),
    This,
    /// Only as target of a field access or call.
    Super,
    /// `Outer.this`
    QualifiedThis(TypeRef),
    /// `Outer.super`, only as target of a call.
    QualifiedSuper(TypeRef),
    ClassLiteral(TypeRef),
    Lambda(Box<Lambda>),
    MethodRef {
        target: MethodRefTarget,
        name: Ident,
    },
    Switch(Box<Switch>),
    /// `\result`
    JmlResult,
    /// `\old(e)`
    JmlOld(Box<Expr>),
    /// `(\forall int i; range; body)` and its kin.
    JmlQuantified(Box<Quantified>),
    /// `==>`; `<==` is turned round, so `left` implies `right`.
    JmlImplies {
        left: Box<Expr>,
        right: Box<Expr>,
    },
    /// `<==>`, or `<=!=>` with `negated`.
    JmlIff {
        left: Box<Expr>,
        right: Box<Expr>,
        negated: bool,
    },
    /// Syntax this tree has no shape for; the text names it.
    Unsupported(String),
}

#[derive(Clone, Debug)]
pub enum MethodRefTarget {
    Expr(Box<Expr>),
    Type(TypeRef),
}

#[derive(Clone, Debug)]
pub struct Lambda {
    pub params: Vec<Param>,
    pub body: LambdaBody,
}

#[derive(Clone, Debug)]
pub enum LambdaBody {
    Expr(Expr),
    Block(Block),
}

#[derive(Clone, Debug)]
pub enum Pattern {
    /// Plain `instanceof T`.
    Type(TypeRef),
    /// `T name`
    Binding {
        id: NodeId,
        ty: TypeRef,
        name: Ident,
    },
    Record {
        ty: TypeRef,
        parts: Vec<Pattern>,
    },
    Wildcard,
}

/// Values after the lexer: escapes resolved, underscores and suffixes gone.
#[derive(Clone, Debug, PartialEq)]
pub enum Literal {
    /// `2147483648` is stored as it is: only legal under unary minus.
    Int(i64),
    /// Bits of the value; `9223372036854775808L` only under unary minus.
    Long(u64),
    Float(f32),
    Double(f64),
    Boolean(bool),
    Char(u16),
    /// UTF-16 code units, for lone surrogates are legal in Java.
    Str(Arc<[u16]>),
    Null,
    /// A malformed literal: the message.
    Invalid(String),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnaryOp {
    Plus,
    Minus,
    BitNot,
    Not,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    UShr,
    Lt,
    Gt,
    Le,
    Ge,
    Eq,
    Ne,
    BitAnd,
    BitOr,
    BitXor,
    And,
    Or,
}

impl BinaryOp {
    /// The operator as written.
    pub fn symbol(self) -> &'static str {
        match self {
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            BinaryOp::Mul => "*",
            BinaryOp::Div => "/",
            BinaryOp::Rem => "%",
            BinaryOp::Shl => "<<",
            BinaryOp::Shr => ">>",
            BinaryOp::UShr => ">>>",
            BinaryOp::Lt => "<",
            BinaryOp::Gt => ">",
            BinaryOp::Le => "<=",
            BinaryOp::Ge => ">=",
            BinaryOp::Eq => "==",
            BinaryOp::Ne => "!=",
            BinaryOp::BitAnd => "&",
            BinaryOp::BitOr => "|",
            BinaryOp::BitXor => "^",
            BinaryOp::And => "&&",
            BinaryOp::Or => "||",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum QuantifierKind {
    ForAll,
    Exists,
    Sum,
    Product,
    NumOf,
    Max,
    Min,
}

#[derive(Clone, Debug)]
pub struct Quantified {
    pub kind: QuantifierKind,
    pub vars: Vec<Param>,
    /// `true` where the source leaves it out.
    pub range: Option<Expr>,
    pub body: Expr,
}

/// A method's specification: one case per `also`.
#[derive(Clone, Debug, Default)]
pub struct Contract {
    pub is_pure: bool,
    pub cases: Vec<SpecCase>,
    /// `for_example` / `normal_example`: pinned test cases.
    pub examples: Vec<SpecCase>,
    /// Errors in the contract's own text; the rest of the contract still counts.
    pub errors: Vec<SyntaxError>,
    /// `// @` comments that look like contracts a formatter has broken.
    pub suspicious_comments: Vec<Span>,
}

#[derive(Clone, Debug, Default)]
pub struct SpecCase {
    pub clauses: Vec<SpecClause>,
}

/// Spans are member-relative like the rest of the member. The specification comment of a method
/// lies before its declaration, so the member starts at the comment.
#[derive(Clone, Debug)]
pub struct SpecClause {
    pub id: NodeId,
    pub span: Span,
    pub kind: SpecClauseKind,
}

#[derive(Clone, Debug)]
pub enum SpecClauseKind {
    Requires(Expr),
    Ensures(Expr),
    /// `signals (E e) condition`; without a name the condition cannot use it.
    Signals {
        ty: TypeRef,
        name: Option<Ident>,
        condition: Option<Expr>,
    },
    SignalsOnly(Vec<TypeRef>),
    /// `assignable \nothing` is an empty list, `\everything` is `everything`.
    Assignable {
        everything: bool,
        places: Vec<Expr>,
    },
    Invariant(Expr),
    /// Loop clauses.
    Maintaining(Expr),
    Decreases(Expr),
}
