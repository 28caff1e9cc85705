//! A hash of lowered code that survives edits elsewhere.
//!
//! What must hold: it covers what the code does, with other declarations by name; ids, places and
//! layout don't count. Equal code in two programs has equal hashes.

use crate::program::{Lowered, Method, Program};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// The hash of a method's body and contract.
pub(crate) fn content_hash(program: &Program, method: &Method, lowered: &Lowered) -> u64 {
    let mut hasher = FxHasher::default();
    method.key.hash(&mut hasher);
    (method.is_static, method.is_abstract, method.is_native).hash(&mut hasher);
    if let Some(body) = &lowered.body {
        crate::print::body_with_ids(program, body).hash(&mut hasher);
        for error in &body.errors {
            error.message.hash(&mut hasher);
        }
    }
    if let Some(contract) = &lowered.contract {
        crate::print::contract(program, contract).hash(&mut hasher);
    }
    for example in &lowered.examples {
        crate::print::case(program, &example.case).hash(&mut hasher);
    }
    for error in &lowered.contract_errors {
        error.message.hash(&mut hasher);
    }
    hasher.finish()
}
