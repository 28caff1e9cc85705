//! What an open reference may be: other objects that the heap holds at that time.
//!
//! What must hold: the same heap gives the same alternatives in the same order.

use interp::heap::{Data, Heap, Reference};
use interp::type_table::TypeId;
use java::types::Type;
use rustc_hash::FxHashSet;
use std::fmt::Debug;

/// The objects that the method under analysis can get at: a test's own data, the expected result
/// above all, is no value for a statement of the method.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reach {
    /// Allocated since the method was called: this index and above.
    first_new: u32,
    from_arguments: FxHashSet<Reference>,
}

impl Reach {
    /// `roots` are the call's arguments, the receiver included.
    pub(crate) fn new<S: Copy + Default + PartialEq + Debug>(
        heap: &Heap<S>,
        roots: impl IntoIterator<Item = Reference>,
    ) -> Self {
        let mut from_arguments = FxHashSet::default();
        let mut waiting: Vec<Reference> = roots.into_iter().collect();
        while let Some(object) = waiting.pop() {
            let is_inside = (object.0 as usize) < heap.len() && !object.is_null();
            if !is_inside || from_arguments.len() >= REACHED || !from_arguments.insert(object) {
                continue;
            }
            match &heap.get(object).data {
                // A primitive field read as a reference reaches too much at worst.
                Data::Object(fields) => {
                    waiting.extend(fields.iter().map(|slot| Reference::from_bits(slot.bits)));
                }
                Data::References(elements) => waiting.extend(elements.iter().copied()),
                _ => {}
            }
        }
        Reach {
            first_new: heap.len() as u32,
            from_arguments,
        }
    }

    fn contains(&self, object: Reference) -> bool {
        object.0 >= self.first_new || self.from_arguments.contains(&object)
    }
}

/// Objects followed from the arguments.
const REACHED: usize = 2_000;

/// Objects of the original's run-time class (or, for `null`, of the declared class), the newest
/// first, then `null`. Strings with equal content count once.
pub(crate) fn alternatives<S: Copy + Default + PartialEq + Debug>(
    heap: &Heap<S>,
    original: Reference,
    declared: Option<&Type>,
    within: &Reach,
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
            Data::Str(text) if texts.insert(text.text.clone()) => found.push(candidate),
            Data::Str(_) => {}
            _ if within.contains(candidate) => found.push(candidate),
            _ => {}
        }
    }
    if !original.is_null() {
        found.push(Reference::NULL);
    }
    found
}
