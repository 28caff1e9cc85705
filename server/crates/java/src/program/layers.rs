//! Tables in two layers: what the user's files declare, under the lowest ids, and what the class
//! library declares, which programs that differ in the user's part only share.
//!
//! What must hold: the shared layer never refers to the other one, and begins at the same id in all
//! programs that share it. So ids between the last one of the user's layer and the first one of the
//! library's may be free.

use rustc_hash::FxHashMap;
use std::borrow::Borrow;
use std::hash::Hash;
use std::ops::{Index, IndexMut};
use std::sync::Arc;

/// A table by id.
#[derive(Clone, Debug)]
pub(crate) struct Layered<T> {
    own: Vec<T>,
    shared: Arc<Vec<T>>,
    /// The id of the first shared entry.
    start: usize,
}

impl<T> Default for Layered<T> {
    fn default() -> Self {
        Layered::from(Vec::new())
    }
}

/// All in one layer, for as long as a program is being built.
impl<T> From<Vec<T>> for Layered<T> {
    fn from(own: Vec<T>) -> Self {
        Layered {
            own,
            shared: Arc::default(),
            start: usize::MAX,
        }
    }
}

impl<T> Layered<T> {
    /// Makes what stands from `start` on the shared layer.
    pub(crate) fn share_from(&mut self, start: usize) {
        self.shared = Arc::new(self.own.split_off(start));
        self.start = start;
    }

    /// The same shared layer, with this one over it.
    pub(crate) fn with_own(&self, own: Vec<T>) -> Self {
        Layered {
            own,
            shared: Arc::clone(&self.shared),
            start: self.start,
        }
    }

    /// Whether both have the same shared layer.
    pub(crate) fn shares_layer(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.shared, &other.shared)
    }

    /// Whether more was put into the upper layer than there are ids for.
    pub(crate) fn is_overfull(&self) -> bool {
        self.own.len() > self.start
    }

    /// The entries of the user's layer; of all as long as there is one layer only.
    pub(crate) fn own(&self) -> &[T] {
        &self.own
    }

    pub(crate) fn own_mut(&mut self) -> &mut [T] {
        &mut self.own
    }

    /// Where the library's layer begins.
    pub(crate) fn start(&self) -> usize {
        self.start
    }

    /// The id after the last one.
    pub(crate) fn end(&self) -> usize {
        if self.start == usize::MAX {
            self.own.len()
        } else {
            self.start + self.shared.len()
        }
    }

    /// Adds an entry to the user's layer, and says under which id.
    pub(crate) fn push(&mut self, entry: T) -> usize {
        self.own.push(entry);
        self.own.len() - 1
    }

    pub(crate) fn get(&self, index: usize) -> Option<&T> {
        if index < self.start {
            self.own.get(index)
        } else {
            self.shared.get(index - self.start)
        }
    }

    /// All entries, the user's first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.own.iter().chain(self.shared.iter())
    }
}

impl<T: Clone> Layered<T> {
    /// For the class library's entries this copies the whole layer.
    pub(crate) fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        if index < self.start {
            self.own.get_mut(index)
        } else {
            Arc::make_mut(&mut self.shared).get_mut(index - self.start)
        }
    }
}

impl<T> Index<usize> for Layered<T> {
    type Output = T;

    #[inline]
    fn index(&self, index: usize) -> &T {
        if index < self.start {
            &self.own[index]
        } else {
            &self.shared[index - self.start]
        }
    }
}

impl<T: Clone> IndexMut<usize> for Layered<T> {
    fn index_mut(&mut self, index: usize) -> &mut T {
        if index < self.start {
            &mut self.own[index]
        } else {
            &mut Arc::make_mut(&mut self.shared)[index - self.start]
        }
    }
}

/// A table by name or the like; what the user declares hides what the library does.
#[derive(Clone, Debug)]
pub(crate) struct LayeredMap<K, V> {
    own: FxHashMap<K, V>,
    shared: Arc<FxHashMap<K, V>>,
}

impl<K, V> Default for LayeredMap<K, V> {
    fn default() -> Self {
        LayeredMap {
            own: FxHashMap::default(),
            shared: Arc::default(),
        }
    }
}

impl<K: Eq + Hash, V> LayeredMap<K, V> {
    /// The same shared layer, with nothing over it.
    pub(crate) fn without_own(&self) -> Self {
        LayeredMap {
            own: FxHashMap::default(),
            shared: Arc::clone(&self.shared),
        }
    }

    /// The user's entry, or else the library's.
    pub(crate) fn get<Q>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
        Q: Eq + Hash + ?Sized,
    {
        self.layers().find_map(|layer| layer.get(key))
    }

    /// The user's, then the library's.
    pub(crate) fn layers(&self) -> impl Iterator<Item = &FxHashMap<K, V>> {
        [&self.own, &*self.shared].into_iter()
    }
}

impl<K: Clone + Eq + Hash, V: Clone> LayeredMap<K, V> {
    /// The layer to put something in while a program is being built.
    pub(crate) fn layer_mut(&mut self, is_library: bool) -> &mut FxHashMap<K, V> {
        if is_library {
            // Nobody else holds it yet.
            Arc::make_mut(&mut self.shared)
        } else {
            &mut self.own
        }
    }
}
