//! Texts for the regular expressions in a method's code.

use java::ir::{Body, Constant, Expr, ExprKind};
use java::ir_visit::{self, Visitor};
use java::program::{MethodKind, Program};
use java::types::{FieldId, MethodId};
use std::sync::Arc;

type Utf16 = Arc<[u16]>;

/// Patterns looked at.
const PATTERNS: usize = 6;

/// Finds the constants that are given to methods as regular expressions.
pub(crate) struct Patterns<'a> {
    program: &'a Program,
    found: Vec<Utf16>,
    fields: Vec<FieldId>,
}

impl<'a> Patterns<'a> {
    pub(crate) fn new(program: &'a Program) -> Self {
        Patterns {
            program,
            found: Vec::new(),
            fields: Vec::new(),
        }
    }

    pub(crate) fn look(&mut self, body: &Body) {
        ir_visit::walk_body(body, self);
    }

    /// The patterns, and texts that they match, a few of each.
    pub(crate) fn samples(mut self) -> (Vec<Utf16>, Vec<Utf16>) {
        // Patterns are compiled once: in the initialisers of the fields that were seen.
        for field in std::mem::take(&mut self.fields) {
            let class = self.program.class(self.program.field(field).class);
            let initializer = class
                .static_initializers
                .iter()
                .find(|id| self.program.method(**id).kind == MethodKind::FieldInitializer(field));
            let body = initializer.and_then(|id| self.program.lowered(*id).body.clone());
            if let Some(body) = body.filter(|_| !class.is_library) {
                self.look(&body);
            }
        }
        let mut samples: Vec<Utf16> = Vec::new();
        for pattern in &self.found {
            let matching = interp::natives::samples(pattern);
            // Where the pattern is looked for in a text: twice, and between something else.
            let around = matching.first().into_iter().flat_map(|one| {
                let between = [&[u16::from(b'a')], &one[..], &[u16::from(b'b')]].concat();
                [[&one[..], &[u16::from(b' ')], &one[..]].concat(), between]
            });
            let around: Vec<Vec<u16>> = around.collect();
            for sample in matching.into_iter().chain(around) {
                if !samples.iter().any(|known| **known == *sample) {
                    samples.push(sample.into());
                }
            }
        }
        (self.found, samples)
    }

    fn takes_pattern(&self, method: MethodId) -> bool {
        let declared = self.program.method(method);
        let class = &*self.program.class(declared.class).display_name;
        matches!(
            (class, &*declared.name),
            (
                "java.lang.String",
                "matches" | "replaceAll" | "replaceFirst" | "split"
            ) | ("java.util.regex.Pattern", "compile" | "matches")
        )
    }
}

impl Visitor for Patterns<'_> {
    fn expression(&mut self, expression: &Expr) {
        match &expression.kind {
            ExprKind::StaticField(field) if !self.fields.contains(field) => {
                self.fields.push(*field);
            }
            ExprKind::Call { method, args, .. } if self.takes_pattern(*method) => {
                if let Some(ExprKind::Const(Constant::Str(text))) =
                    args.first().map(|arg| &arg.kind)
                    && self.found.len() < PATTERNS
                    && !self.found.contains(text)
                {
                    self.found.push(text.clone());
                }
            }
            _ => {}
        }
    }
}
