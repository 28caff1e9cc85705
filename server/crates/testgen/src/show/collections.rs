//! What collections of the class library hold, read from the fields of their models.
//!
//! What must hold: nothing is run. A model that looks different than expected here is shown as any
//! other object; the test of this module has every class that is listed here.

use interp::heap::{Data, Heap, Reference};
use java::ops;
use java::program::Program;
use java::types::ClassId;
use std::fmt::Debug;

pub(super) enum Contents {
    Elements(Vec<Reference>),
    Entries(Vec<(Reference, Reference)>),
}

/// The contents of a collection or map, `limit` elements at most and one more if there are more.
pub(super) fn contents<S: Copy + Default + PartialEq + Debug>(
    program: &Program,
    heap: &Heap<S>,
    object: Reference,
    limit: usize,
) -> Option<Contents> {
    let reader = Reader {
        program,
        heap,
        most: limit + 1,
    };
    reader.contents(object)
}

struct Reader<'a, S> {
    program: &'a Program,
    heap: &'a Heap<S>,
    most: usize,
}

impl<S: Copy + Default + PartialEq + Debug> Reader<'_, S> {
    fn contents(&self, object: Reference) -> Option<Contents> {
        let mut class = self.heap.type_of(object).as_class();
        while let Some(id) = class {
            let declared = self.program.class(id);
            if declared.is_library {
                let found = match &*declared.display_name {
                    "java.util.ArrayList" => self.counted(object, id, "elements", "size", 0),
                    "java.util.PriorityQueue" => self.counted(object, id, "heap", "size", 0),
                    "java.util.Vector" => {
                        self.counted(object, id, "elementData", "elementCount", 0)
                    }
                    "java.util.ArrayDeque" => {
                        let start = self.number(object, id, "start")?;
                        self.counted(object, id, "elements", "size", start)
                    }
                    "java.util.ImmutableList" => {
                        let elements = self.array(object, id, "elements")?;
                        Some(self.elements(elements.iter().copied()))
                    }
                    "java.util.LinkedList" => self.linked(object, id),
                    "java.util.ImmutableSet" => {
                        self.contents(self.reference(object, id, "elements")?)
                    }
                    "java.util.ImmutableMap" | "java.util.stream.Collectors.Partition" => {
                        self.contents(self.reference(object, id, "entries")?)
                    }
                    "java.util.HashSet" | "java.util.TreeSet" | "java.util.SortedKeys" => {
                        self.keys(self.reference(object, id, "map")?)
                    }
                    "java.util.LinkedHashMap" => self.in_order(object, id),
                    "java.util.HashMap" => self.buckets(object, id),
                    "java.util.TreeMap" => self.sorted(object, id),
                    _ => None,
                };
                if found.is_some() {
                    return found;
                }
            }
            class = declared.superclass;
        }
        None
    }

    fn elements(&self, elements: impl Iterator<Item = Reference>) -> Contents {
        Contents::Elements(elements.take(self.most).collect())
    }

    fn keys(&self, map: Reference) -> Option<Contents> {
        match self.contents(map)? {
            Contents::Entries(entries) => {
                Some(self.elements(entries.into_iter().map(|(key, _)| key)))
            }
            Contents::Elements(_) => None,
        }
    }

    /// As many elements of an array as a field says, as a ring from `start`.
    fn counted(
        &self,
        object: Reference,
        class: ClassId,
        array: &str,
        size: &str,
        start: usize,
    ) -> Option<Contents> {
        let elements = self.array(object, class, array)?;
        let size = self.number(object, class, size)?;
        let element = |index: usize| elements.get((start + index) % elements.len().max(1));
        Some(self.elements((0..size).map_while(element).copied()))
    }

    fn linked(&self, object: Reference, class: ClassId) -> Option<Contents> {
        let mut items = Vec::new();
        let mut node = self.reference(object, class, "first")?;
        while !node.is_null() && items.len() < self.most {
            let of_node = self.heap.type_of(node).as_class()?;
            items.push(self.reference(node, of_node, "item")?);
            node = self.reference(node, of_node, "next")?;
        }
        Some(Contents::Elements(items))
    }

    fn in_order(&self, object: Reference, class: ClassId) -> Option<Contents> {
        let mut entries = Vec::new();
        let mut node = self.reference(object, class, "head")?;
        while !node.is_null() && entries.len() < self.most {
            let of_node = self.heap.type_of(node).as_class()?;
            entries.push(self.entry(node)?);
            node = self.reference(node, of_node, "after")?;
        }
        Some(Contents::Entries(entries))
    }

    fn buckets(&self, object: Reference, class: ClassId) -> Option<Contents> {
        let table = self.reference(object, class, "table")?;
        let mut entries = Vec::new();
        if table.is_null() {
            return Some(Contents::Entries(entries));
        }
        let Data::References(buckets) = &self.heap.get(table).data else {
            return None;
        };
        for bucket in buckets.iter() {
            let mut node = *bucket;
            while !node.is_null() && entries.len() < self.most {
                let of_node = self.heap.type_of(node).as_class()?;
                entries.push(self.entry(node)?);
                node = self.reference(node, of_node, "next")?;
            }
        }
        Some(Contents::Entries(entries))
    }

    fn sorted(&self, object: Reference, map: ClassId) -> Option<Contents> {
        let all = self.reference(object, map, "entries")?;
        let class = self.heap.type_of(all).as_class()?;
        let mut entries = Vec::new();
        let mut above = Vec::new();
        let mut node = self.reference(all, class, "root")?;
        while entries.len() < self.most {
            if !node.is_null() {
                above.push(node);
                node = self.reference(node, self.heap.type_of(node).as_class()?, "left")?;
                continue;
            }
            let Some(next) = above.pop() else { break };
            entries.push(self.entry(next)?);
            node = self.reference(next, self.heap.type_of(next).as_class()?, "right")?;
        }
        Some(Contents::Entries(entries))
    }

    fn entry(&self, node: Reference) -> Option<(Reference, Reference)> {
        let class = self.heap.type_of(node).as_class()?;
        let key = self.reference(node, class, "key")?;
        Some((key, self.reference(node, class, "value")?))
    }

    /// The bits of a field that the class or a superclass declares.
    fn field(&self, object: Reference, class: ClassId, name: &str) -> Option<u64> {
        let mut class = Some(class);
        while let Some(id) = class {
            let declared = self.program.class(id);
            let mut fields = declared
                .fields
                .iter()
                .map(|field| self.program.field(*field));
            if let Some(field) = fields.find(|field| &*field.name == name && !field.is_static) {
                return self.heap.field(object, field.slot).map(|slot| slot.bits);
            }
            class = declared.superclass;
        }
        None
    }

    fn reference(&self, object: Reference, class: ClassId, name: &str) -> Option<Reference> {
        self.field(object, class, name).map(Reference::from_bits)
    }

    fn number(&self, object: Reference, class: ClassId, name: &str) -> Option<usize> {
        let bits = self.field(object, class, name)?;
        usize::try_from(ops::slot_int(bits)).ok()
    }

    fn array(&self, object: Reference, class: ClassId, name: &str) -> Option<&[Reference]> {
        let array = self.reference(object, class, name)?;
        if array.is_null() {
            return None;
        }
        match &self.heap.get(array).data {
            Data::References(elements) => Some(elements),
            _ => None,
        }
    }
}
