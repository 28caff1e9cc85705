//! Whether two heaps look the same from some places.
//!
//! What must hold: the relation between the objects is one to one, so that aliasing counts; texts,
//! boxes and enum constants count by their content.

use crate::case::{Content, HeapGraph, ObjectId, Value};
use crate::describe::object;
use std::collections::BTreeMap;

/// `left` and `right` are places of the two heaps in the same order.
pub fn isomorphic(
    (left_heap, left): (&HeapGraph, &[Value]),
    (right_heap, right): (&HeapGraph, &[Value]),
) -> bool {
    let mut to_right: BTreeMap<ObjectId, ObjectId> = BTreeMap::new();
    let mut to_left: BTreeMap<ObjectId, ObjectId> = BTreeMap::new();
    if left.len() != right.len() {
        return false;
    }
    let mut waiting: Vec<(Value, Value)> =
        left.iter().copied().zip(right.iter().copied()).collect();
    while let Some(pair) = waiting.pop() {
        let (one, other) = match pair {
            (Value::Object(one), Value::Object(other)) => (one, other),
            (one, other) if one == other => continue,
            _ => return false,
        };
        let (Some(left), Some(right)) = (object(left_heap, one), object(right_heap, other)) else {
            return false;
        };
        if left.class != right.class {
            return false;
        }
        if !is_value(&left.content) {
            match (to_right.get(&one), to_left.get(&other)) {
                (None, None) => {
                    to_right.insert(one, other);
                    to_left.insert(other, one);
                }
                (Some(known), Some(_)) if *known == other => continue,
                _ => return false,
            }
        }
        match (&left.content, &right.content) {
            (Content::Fields(left), Content::Fields(right)) => {
                if left.len() != right.len() {
                    return false;
                }
                for ((field, left), (other, right)) in left.iter().zip(right) {
                    if field != other {
                        return false;
                    }
                    waiting.push((*left, *right));
                }
            }
            (Content::Array(left_type, left), Content::Array(right_type, right)) => {
                if left_type != right_type || left.len() != right.len() {
                    return false;
                }
                waiting.extend(left.iter().copied().zip(right.iter().copied()));
            }
            (Content::Sequence(left), Content::Sequence(right)) => {
                if left.len() != right.len() {
                    return false;
                }
                waiting.extend(left.iter().copied().zip(right.iter().copied()));
            }
            (Content::Mapping(left), Content::Mapping(right)) => {
                if left.len() != right.len() {
                    return false;
                }
                for ((key, value), (other_key, other_value)) in left.iter().zip(right) {
                    waiting.push((*key, *other_key));
                    waiting.push((*value, *other_value));
                }
            }
            (
                Content::Made { method, args, .. },
                Content::Made {
                    method: other,
                    args: other_args,
                    ..
                },
            ) => {
                if method != other || args.len() != other_args.len() {
                    return false;
                }
                waiting.extend(args.iter().copied().zip(other_args.iter().copied()));
            }
            (
                Content::Untouched { method, args },
                Content::Untouched {
                    method: other,
                    args: other_args,
                },
            ) => {
                if method != other || args.len() != other_args.len() {
                    return false;
                }
                waiting.extend(args.iter().copied().zip(other_args.iter().copied()));
            }
            (left, right) if left == right => {}
            _ => return false,
        }
    }
    true
}

/// Whether only the content counts, not which object it is.
pub(crate) fn is_value(content: &Content) -> bool {
    matches!(
        content,
        Content::Text(_) | Content::Boxed(..) | Content::Enum(_) | Content::Opaque(_)
    )
}
