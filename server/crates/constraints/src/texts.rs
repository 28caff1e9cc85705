//! Texts compared with constants: the little theory that the solver does have.
//!
//! The boolean that stands for `text == constant` is free for the SAT engine but for this: one text
//! equals at most one constant. A variable that equals none of them in a model gets a text that is none
//! of them.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::eval::Value;
use crate::node::{BinaryOp, Node};
use crate::term::{Sort, TermId, TermPool};

/// The comparisons with constants of all texts.
#[derive(Default)]
pub(crate) struct TextComparisons {
    /// For each open text.
    of: FxHashMap<TermId, Vec<Comparison>>,
}

/// The comparison and its constant.
type Comparison = (TermId, Arc<[u16]>);

impl TextComparisons {
    /// Records an opaque term if it is such a comparison, and returns those that exclude it.
    pub(crate) fn add(&mut self, pool: &TermPool, term: TermId) -> Vec<TermId> {
        let Node::Binary(BinaryOp::Eq, text, constant) = *pool.node(term) else {
            return Vec::new();
        };
        let Node::Str(units) = pool.node(constant) else {
            return Vec::new();
        };
        let comparisons = self.of.entry(text).or_default();
        let others = comparisons.iter().map(|(other, _)| *other).collect();
        comparisons.push((term, units.clone()));
        others
    }

    /// The value of a text variable where `holds` says which comparisons hold. `preferred` is taken where
    /// that makes no difference.
    pub(crate) fn value(
        &self,
        variable: TermId,
        preferred: Option<&Value>,
        holds: impl Fn(TermId) -> bool,
    ) -> Value {
        let preferred = preferred.cloned().unwrap_or(Value::default_of(Sort::Str));
        let Some(comparisons) = self.of.get(&variable) else {
            return preferred;
        };
        if let Some((_, units)) = comparisons.iter().find(|(term, _)| holds(*term)) {
            return Value::Str(units.clone());
        }
        let is_free = |text: &Value| {
            !comparisons
                .iter()
                .any(|(_, units)| text.as_str() == Some(units))
        };
        let letters = (b'a'..=b'z').map(|letter| Value::Str(Arc::from([u16::from(letter)])));
        // Longer than every constant.
        let longest = comparisons
            .iter()
            .map(|(_, units)| units.len())
            .max()
            .unwrap_or(0);
        let long = Value::Str(vec![u16::from(b'a'); longest + 1].into());
        std::iter::once(preferred)
            .chain(letters)
            .find(is_free)
            .unwrap_or(long)
    }
}
