//! Inputs by chance, near the constants of the program.
//!
//! What must hold: the same program gives the same inputs.

use super::starts::{Start, call_test, class_test, concrete, main_test, object_test};
use crate::inputs::runs::Test;
use crate::program::subject::Subject;
use java::ir::{Body, Constant, Expr, ExprKind};
use java::ir_visit::{self, Visitor};
use java::program::Program;
use java::types::{Primitive, Type};
use std::sync::Arc;
use testgen::input::Input;
use testgen::samples::samples;

/// Constants of the program: the values near which its behaviour changes.
#[derive(Clone, Debug, Default)]
struct Constants {
    ints: Vec<i64>,
    strings: Vec<Arc<[u16]>>,
    chars: Vec<u16>,
}

impl Constants {
    fn new(subject: &Subject) -> Self {
        struct Found<'a>(&'a mut Constants);
        impl Visitor for Found<'_> {
            fn expression(&mut self, expr: &Expr) {
                match &expr.kind {
                    ExprKind::Const(Constant::Int(value)) => {
                        self.0.ints.push(i64::from(*value));
                        if expr.ty == Type::Primitive(Primitive::Char) {
                            self.0.chars.extend(u16::try_from(*value));
                        }
                    }
                    ExprKind::Const(Constant::Long(value)) => self.0.ints.push(*value),
                    ExprKind::Const(Constant::Str(text)) => self.0.strings.push(Arc::clone(text)),
                    ExprKind::Const(Constant::Double(value)) => self.0.ints.push(*value as i64),
                    _ => {}
                }
            }
        }
        let mut constants = Constants::default();
        let program = &subject.original.program;
        for method in program.methods_in_file(subject.file) {
            let body: Option<Arc<Body>> = program.lowered(method).body.clone();
            if let Some(body) = body {
                ir_visit::walk_body(&body, &mut Found(&mut constants));
                for switch in switches(&body) {
                    constants.ints.push(switch);
                }
            }
        }
        constants.ints.sort_unstable();
        constants.ints.dedup();
        constants.strings.sort();
        constants.strings.dedup();
        constants.chars.sort_unstable();
        constants.chars.dedup();
        constants
    }
}

fn switches(body: &Body) -> Vec<i64> {
    struct Labels(Vec<i64>);
    impl Labels {
        fn switch(&mut self, switch: &java::ir::Switch) {
            for case in &switch.cases {
                for label in &case.labels {
                    if let java::ir::SwitchLabel::Int(value) = label {
                        self.0.push(i64::from(*value));
                    }
                }
            }
        }
    }
    impl Visitor for Labels {
        fn statement(&mut self, stmt: &java::ir::Stmt) {
            if let java::ir::StmtKind::Switch(switch) = &stmt.kind {
                self.switch(switch);
            }
        }
        fn expression(&mut self, expr: &Expr) {
            if let ExprKind::SwitchValue { switch, .. } = &expr.kind {
                self.switch(switch);
            }
        }
    }
    let mut labels = Labels(Vec::new());
    ir_visit::walk_body(body, &mut labels);
    labels.0
}

/// What texts are made of.
const LETTERS: &[u8] = b"ab cAB1 .x\n-0(){}[]";

/// Makes inputs by chance, but always the same ones (SplitMix64).
pub struct Generator {
    state: u64,
    constants: Constants,
}

impl Generator {
    /// For the methods of a file.
    pub fn new(subject: &Subject) -> Self {
        Generator {
            state: 0x9e37_79b9_7f4a_7c15,
            constants: Constants::new(subject),
        }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    fn integer(&mut self) -> i64 {
        match self.below(10) {
            0..=3 => self.below(12) as i64 - 2,
            4..=7 if !self.constants.ints.is_empty() => {
                let at = self.below(self.constants.ints.len());
                self.constants.ints[at].wrapping_add(self.below(3) as i64 - 1)
            }
            8 => self.below(2_001) as i64 - 1_000,
            _ => self.below(40) as i64,
        }
    }

    fn primitive(&mut self, ty: Primitive) -> u64 {
        let value = self.integer();
        match ty {
            Primitive::Boolean => self.next() & 1,
            Primitive::Byte => java::ops::int_slot(i32::from(value as i8)),
            Primitive::Short => java::ops::int_slot(i32::from(value as i16)),
            Primitive::Int => java::ops::int_slot(value as i32),
            Primitive::Char => {
                let letters = b"abcxyzABC 019.-_\n\t(){}[]+*/\"'";
                let letter = letters[self.below(letters.len())];
                java::ops::int_slot(i32::from(letter))
            }
            Primitive::Long => value as u64,
            Primitive::Float => u64::from((value as f32 / 2.0).to_bits()),
            Primitive::Double => (value as f64 / 2.0).to_bits(),
        }
    }

    fn string(&mut self) -> Arc<[u16]> {
        if !self.constants.strings.is_empty() && self.below(3) == 0 {
            let at = self.below(self.constants.strings.len());
            return Arc::clone(&self.constants.strings[at]);
        }
        let length = self.below(8);
        // Of few letters every other time, so that the same ones come again.
        let letters: Vec<u16> = match self.below(2) {
            0 => LETTERS.iter().map(|letter| u16::from(*letter)).collect(),
            _ => vec![self.letter(), self.letter()],
        };
        (0..length)
            .map(|_| letters[self.below(letters.len())])
            .collect()
    }

    /// One that the program compares with, or any.
    fn letter(&mut self) -> u16 {
        if !self.constants.chars.is_empty() && self.below(4) > 0 {
            let at = self.below(self.constants.chars.len());
            return self.constants.chars[at];
        }
        u16::from(LETTERS[self.below(LETTERS.len())])
    }

    /// A value of a type.
    ///
    /// # Errors
    /// The type's name when values of it can't be made.
    fn value(&mut self, program: &Program, ty: &Type) -> Result<Input, String> {
        match ty {
            Type::Primitive(primitive) => {
                Ok(Input::Primitive(*primitive, self.primitive(*primitive)))
            }
            Type::Array(element) => {
                let length = match self.below(5) {
                    0 => 0,
                    1 => 1,
                    _ => 2 + self.below(4),
                };
                let parts = (0..length)
                    .map(|_| self.value(program, element))
                    .collect::<Result<_, _>>()?;
                Ok(Input::Array(Type::clone(element), parts))
            }
            Type::Class(class, _)
                if matches!(
                    &*program.class(*class).name,
                    "java.lang.String" | "java.lang.CharSequence"
                ) =>
            {
                Ok(Input::Str(self.string()))
            }
            _ => {
                let samples = samples(program, ty)?;
                let at = self.below(samples.len());
                let mut input = samples[at].clone();
                self.fill(&mut input);
                Ok(input)
            }
        }
    }

    fn fill(&mut self, input: &mut Input) {
        match input {
            Input::Primitive(ty, bits) => *bits = self.primitive(*ty),
            Input::Str(text) => *text = self.string(),
            _ => {
                let parts = input.parts_mut();
                parts.into_iter().for_each(|part| self.fill(part));
            }
        }
    }

    /// A test that begins here.
    ///
    /// # Errors
    /// The kind of input that can't be made.
    pub fn test(&mut self, subject: &Subject, start: &Start) -> Result<Test, String> {
        match start {
            Start::ClosedMain => Ok(main_test(Vec::new(), "")),
            Start::Class(class) => Ok(class_test(subject, *class)),
            Start::Object(class) => object_test(subject, *class)
                .ok_or_else(|| "no object of the class can be made".to_owned()),
            Start::OpenMain {
                reads_args,
                reads_stdin,
            } => {
                let count = if *reads_args { self.below(4) } else { 0 };
                let args = (0..count).map(|_| self.word()).collect();
                let stdin = if *reads_stdin {
                    let lines = self.below(6);
                    (0..lines).map(|_| self.line()).collect::<String>()
                } else {
                    String::new()
                };
                Ok(main_test(args, &stdin))
            }
            Start::Method(node) => {
                let version = &subject.original;
                let program = &version.program;
                let method = version
                    .method_at(&subject.tree, *node)
                    .ok_or("the method is not in the program")?;
                let declared = program.method(method);
                let is_constructor = &*declared.name == "<init>";
                let receiver = if declared.is_static || is_constructor {
                    None
                } else {
                    let class = Type::class(concrete(program, declared.class, method));
                    Some(self.value(program, &class)?)
                };
                let args = declared
                    .params
                    .iter()
                    .map(|ty| self.value(program, ty))
                    .collect::<Result<Vec<_>, _>>()?;
                Ok(call_test(program, method, *node, receiver, args))
            }
        }
    }

    fn word(&mut self) -> Arc<str> {
        if self.below(2) == 0 {
            return self.integer().to_string().into();
        }
        String::from_utf16_lossy(&self.string()).into()
    }

    fn line(&mut self) -> String {
        let words = self.below(4);
        let words: Vec<String> = (0..words).map(|_| self.word().replace('\n', " ")).collect();
        format!("{}\n", words.join(" "))
    }
}
