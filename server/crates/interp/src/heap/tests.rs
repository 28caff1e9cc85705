//! Tests of the heap.

use std::sync::Arc;

use java::ops::int_slot;
use java::types::{ClassId, Primitive, Type};

use super::{Heap, OutOfMemory, Payload, Reference};
use crate::machine::Slot;
use crate::type_table::{TypeId, TypeTable};

const STRING: ClassId = ClassId(0);

fn heap(limit: u64) -> (Heap<u32>, TypeId) {
    let ints = TypeTable::default().id(&Type::array_of(Type::INT));
    (Heap::new(limit, STRING), ints)
}

fn array(heap: &mut Heap<u32>, ty: TypeId, elements: &[(i32, u32)]) -> Reference {
    let array = heap
        .new_array(ty, Some(Primitive::Int), elements.len())
        .expect("there is room");
    for (index, &(value, shadow)) in elements.iter().enumerate() {
        assert!(heap.set_element(
            array,
            index,
            Slot {
                bits: int_slot(value),
                shadow
            }
        ));
    }
    array
}

fn elements(heap: &Heap<u32>, array: Reference) -> Vec<(i32, u32)> {
    let length = heap.array_length(array).expect("an array");
    let slots = (0..length).filter_map(|index| heap.element(array, index));
    slots.map(|slot| (slot.bits as i32, slot.shadow)).collect()
}

#[test]
fn room_for_shadows_is_made_by_the_first_one() {
    let (mut heap, ints) = heap(1 << 20);
    let numbers = array(&mut heap, ints, &[(1, 0), (2, 0)]);
    assert!(!heap.get(numbers).has_shadows());
    assert!(heap.set_element(numbers, 1, Slot { bits: 5, shadow: 9 }));
    assert_eq!(elements(&heap, numbers), [(1, 0), (5, 9)]);
    assert!(heap.set_element(numbers, 1, Slot { bits: 6, shadow: 0 }));
    assert_eq!(elements(&heap, numbers), [(1, 0), (6, 0)]);
    assert!(!heap.set_element(numbers, 2, Slot::plain(0)));
    assert_eq!(heap.element(numbers, 2), None);
}

#[test]
fn copies_take_shadows_along() {
    let (mut heap, ints) = heap(1 << 20);
    let from = array(&mut heap, ints, &[(1, 7), (2, 0), (3, 8)]);
    let to = array(&mut heap, ints, &[(0, 1), (0, 2), (0, 3)]);
    assert!(heap.copy_elements(from, 0, to, 1, 2));
    assert_eq!(elements(&heap, to), [(0, 1), (1, 7), (2, 0)]);
    // Overlapping, both ways.
    assert!(heap.copy_elements(from, 0, from, 1, 2));
    assert_eq!(elements(&heap, from), [(1, 7), (1, 7), (2, 0)]);
    assert!(heap.copy_elements(from, 1, from, 0, 2));
    assert_eq!(elements(&heap, from), [(1, 7), (2, 0), (2, 0)]);
    for (start, target, count) in [(2, 0, 2), (0, 2, 2), (usize::MAX, 0, 2)] {
        assert!(!heap.copy_elements(from, start, to, target, count));
    }
    let copy = heap.duplicate(from).expect("there is room");
    assert_ne!(copy, from);
    assert_eq!(elements(&heap, copy), elements(&heap, from));
}

#[test]
fn a_full_heap_refuses_and_sweeping_makes_room() {
    let (mut heap, ints) = heap(200);
    let small = array(&mut heap, ints, &[(1, 0); 10]);
    let large = heap
        .new_array(ints, Some(Primitive::Int), 25)
        .expect("it just fits");
    assert_eq!(
        heap.new_array(ints, Some(Primitive::Int), 10),
        Err(OutOfMemory)
    );
    assert_eq!(
        heap.new_array(ints, Some(Primitive::Int), usize::MAX / 8),
        Err(OutOfMemory)
    );
    let mut marked = vec![false; heap.len()];
    marked[small.0 as usize] = true;
    assert_eq!(heap.sweep(&marked), 116);
    assert_eq!(elements(&heap, small), [(1, 0); 10]);
    assert_eq!(heap.new_array(ints, Some(Primitive::Int), 20), Ok(large));
}

#[test]
fn strings_with_one_content_are_interned_once() {
    let (mut heap, _) = heap(1 << 20);
    let text: Arc<[u16]> = "abc".encode_utf16().collect();
    let first = heap.intern(&text).expect("there is room");
    assert_eq!(heap.intern(&text), Ok(first));
    let other = heap.new_string(text).expect("there is room");
    assert_ne!(other, first);
    assert_eq!(heap.intern_reference(other), first);
    assert_eq!(heap.string_hash(other), 96_354);
    assert!(matches!(heap.get(other).payload(), Payload::None));
}

#[test]
fn identity_hashes_are_the_same_in_each_run_and_differ() {
    let (heap, _) = heap(0);
    let hashes: Vec<i32> = (1..1000)
        .map(|index| heap.identity_hash(Reference(index)))
        .collect();
    let mut unique = hashes.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique.len(), hashes.len());
    assert!(hashes.iter().all(|&hash| hash >= 0));
}
