//! What an open reference may be: other objects that the heap holds at that time.
//!
//! What must hold: the same heap gives the same alternatives in the same order.

use interp::heap::{Data, Heap, Reference};
use interp::type_table::TypeId;
use java::types::Type;
use rustc_hash::FxHashSet;
use std::fmt::Debug;

/// Objects of the original's run-time class (or, for `null`, of the declared class), the newest
/// first, then `null`. Strings with equal content count once.
pub(crate) fn alternatives<S: Copy + Default + PartialEq + Debug>(
    heap: &Heap<S>,
    original: Reference,
    declared: Option<&Type>,
    limit: usize,
) -> Vec<Reference> {
    let wanted = if original.is_null() {
        match declared.map(Type::erasure) {
            Some(Type::Class(class, _)) => Some(TypeId::class(class)),
            _ => None,
        }
    } else {
        Some(heap.type_of(original))
    };
    let mut found = Vec::new();
    let Some(wanted) = wanted else { return found };
    let mut texts = FxHashSet::default();
    if let Data::Str(text) = &heap.get(original).data {
        texts.insert(text.text.clone());
    }
    for index in (1..heap.len() as u32).rev() {
        if found.len() >= limit {
            break;
        }
        let candidate = Reference(index);
        if candidate == original || heap.type_of(candidate) != wanted {
            continue;
        }
        match &heap.get(candidate).data {
            Data::Free => {}
            Data::Str(text) => {
                if texts.insert(text.text.clone()) {
                    found.push(candidate);
                }
            }
            _ => found.push(candidate),
        }
    }
    if !original.is_null() {
        found.push(Reference::NULL);
    }
    found
}
