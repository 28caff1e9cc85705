//! How many valid objects the heap classes of the fixtures have, counted by trying everything; knows
//! nothing of Java or of the engine.

/// A pointer field: not assigned yet, or `null` (0), or a node (its number plus 1).
pub(crate) type Pointer = Option<usize>;

/// Nodes with their kinds and pointer fields.
#[derive(Clone, Debug, Default)]
pub(crate) struct Graph {
    pub(crate) roots: Vec<Pointer>,
    pub(crate) kinds: Vec<usize>,
    pub(crate) fields: Vec<Vec<Pointer>>,
}

impl Graph {
    pub(crate) fn len(&self) -> usize {
        self.kinds.len()
    }

    /// The node a field points to; `None` for `null` (or not assigned).
    pub(crate) fn to(&self, node: usize, field: usize) -> Option<usize> {
        self.fields[node][field].and_then(|pointer| pointer.checked_sub(1))
    }

    pub(crate) fn root(&self, index: usize) -> Option<usize> {
        self.roots[index].and_then(|pointer| pointer.checked_sub(1))
    }

    /// No node has two pointers to it, roots counted, and all are reached: a forest.
    pub(crate) fn is_tree(&self) -> bool {
        let mut seen = vec![0; self.len()];
        let all = self.roots.iter().chain(self.fields.iter().flatten());
        for pointer in all.flatten() {
            if let Some(node) = pointer.checked_sub(1) {
                seen[node] += 1;
            }
        }
        seen.iter().all(|count| *count <= 1)
    }
}

/// Every graph of at most `limit` nodes that are all reached from the roots, each once up to
/// isomorphism: pointers are assigned in the order in which they are met, and a new node has the next
/// number. `kinds` gives the pointer fields of each kind of node. Graphs for which `may_become` is
/// false are given up, also unfinished ones.
pub(crate) fn graphs(
    roots: usize,
    kinds: &[usize],
    limit: usize,
    may_become: &dyn Fn(&Graph) -> bool,
    visit: &mut dyn FnMut(&Graph),
) {
    let mut graph = Graph {
        roots: vec![None; roots],
        ..Graph::default()
    };
    assign(&mut graph, kinds, limit, may_become, visit);
}

fn assign(
    graph: &mut Graph,
    kinds: &[usize],
    limit: usize,
    may_become: &dyn Fn(&Graph) -> bool,
    visit: &mut dyn FnMut(&Graph),
) {
    if !may_become(graph) {
        return;
    }
    let root = graph.roots.iter().position(Option::is_none);
    let field = (0..graph.len())
        .flat_map(|node| (0..graph.fields[node].len()).map(move |field| (node, field)))
        .find(|(node, field)| graph.fields[*node][*field].is_none());
    let place = match (root, field) {
        (Some(root), _) => Ok(root),
        (None, Some(field)) => Err(field),
        (None, None) => return visit(graph),
    };
    let put = |graph: &mut Graph, pointer: Pointer| match place {
        Ok(root) => graph.roots[root] = pointer,
        Err((node, field)) => graph.fields[node][field] = pointer,
    };
    for known in 0..=graph.len() {
        put(graph, Some(known));
        assign(graph, kinds, limit, may_become, visit);
    }
    if graph.len() < limit {
        for (kind, pointers) in kinds.iter().enumerate() {
            graph.kinds.push(kind);
            graph.fields.push(vec![None; *pointers]);
            let new = graph.len();
            put(graph, Some(new));
            assign(graph, kinds, limit, may_become, visit);
            graph.kinds.pop();
            graph.fields.pop();
        }
    }
    put(graph, None);
}

/// All tuples of `count` numbers from 0 to `high`.
pub(crate) fn tuples(count: usize, high: i64, visit: &mut dyn FnMut(&[i64])) {
    let mut tuple = vec![0; count];
    loop {
        visit(&tuple);
        let Some(place) = tuple.iter().rposition(|number| *number < high) else {
            return;
        };
        tuple[place] += 1;
        tuple[place + 1..].fill(0);
    }
}

fn everything(_: &Graph) -> bool {
    true
}

/// How many valid objects a class has with at most `scope` nodes (or array elements) and numbers from
/// 0 to `scope`. `prunes`: unfinished graphs that can't become valid are given up.
pub(crate) fn count(class: &str, scope: usize, prunes: bool) -> usize {
    let high = scope as i64;
    let mut found = 0;
    let tree = |graph: &Graph| graph.is_tree();
    let may = |pruned: &'static dyn Fn(&Graph) -> bool| -> &'static dyn Fn(&Graph) -> bool {
        if prunes { pruned } else { &everything }
    };
    match class {
        "SinglyLinkedList" => graphs(
            1,
            &[1],
            scope,
            may(&|graph| graph.is_tree()),
            &mut |graph| {
                if tree(graph) {
                    tuples(graph.len(), high, &mut |_| {
                        tuples(1, high, &mut |size| {
                            found += usize::from(size[0] == graph.len() as i64);
                        });
                    });
                }
            },
        ),
        "DoublyLinkedList" => {
            graphs(2, &[2], scope, may(&links_agree), &mut |graph| {
                if is_double_list(graph) {
                    tuples(graph.len(), high, &mut |_| found += 1);
                }
            });
        }
        "SearchTree" | "AvlTree" | "RedBlackTree" => {
            graphs(
                1,
                &[2],
                scope,
                may(&|graph| graph.is_tree()),
                &mut |graph| {
                    tuples(graph.len(), high, &mut |keys| {
                        if !is_ordered(graph, graph.root(0), keys, (-1, high + 1)) {
                            return;
                        }
                        match class {
                            "SearchTree" => found += 1,
                            "AvlTree" => tuples(graph.len(), high, &mut |heights| {
                                found += usize::from(avl(graph, graph.root(0), heights).is_some());
                            }),
                            _ => tuples(graph.len(), 1, &mut |red| {
                                let root = graph.root(0);
                                let is_black = root.is_none_or(|root| red[root] == 0);
                                found += usize::from(is_black && black(graph, root, red).is_some());
                            }),
                        }
                    });
                },
            );
        }
        "BinaryHeap" => {
            for length in 0..=scope {
                tuples(length + 1, high, &mut |numbers| {
                    let (items, size) = (&numbers[..length], numbers[length] as usize);
                    if size > length {
                        return;
                    }
                    let is_heap = (1..size).all(|i| items[(i - 1) / 2] >= items[i]);
                    let is_clean = items[size..].iter().all(|item| *item == 0);
                    found += usize::from(is_heap && is_clean);
                });
            }
        }
        "RingDeque" => {
            for length in 1..=scope {
                tuples(length + 2, high, &mut |numbers| {
                    let items = &numbers[..length];
                    let (first, size) = (numbers[length] as usize, numbers[length + 1] as usize);
                    let is_clean = || (size..length).all(|i| items[(first + i) % length] == 0);
                    found += usize::from(first < length && size <= length && is_clean());
                });
            }
        }
        "Trie" => {
            // A node of kind 0 has no array of children, one of kind 1 has an array of two.
            graphs(
                1,
                &[0, 2],
                scope,
                may(&|graph| graph.is_tree()),
                &mut |graph| {
                    let Some(root) = graph.root(0) else { return };
                    let has_children = |node: usize| {
                        graph.kinds[node] == 0
                            || (0..2).any(|field| graph.to(node, field).is_some())
                    };
                    if !tree(graph) || !(0..graph.len()).all(has_children) {
                        return;
                    }
                    tuples(graph.len(), 1, &mut |words| {
                        let is_valid = (0..graph.len())
                            .all(|node| graph.kinds[node] == 1 || node == root || words[node] == 1);
                        found += usize::from(is_valid);
                    });
                },
            );
        }
        "HashTable" => {
            graphs(
                2,
                &[1],
                scope,
                may(&|graph| graph.is_tree()),
                &mut |graph| {
                    tuples(graph.len(), high, &mut |keys| {
                        let is_valid = (0..2).all(|bucket| {
                            let mut last = -1;
                            let mut entry = graph.root(bucket);
                            while let Some(node) = entry {
                                if keys[node] <= last || keys[node] % 2 != bucket as i64 {
                                    return false;
                                }
                                last = keys[node];
                                entry = graph.to(node, 0);
                            }
                            true
                        });
                        found += usize::from(is_valid);
                    });
                },
            );
        }
        "CyclicGraph" => {
            graphs(1, &[2], scope, may(&|_| true), &mut |graph| {
                let Some(start) = graph.root(0) else { return };
                let mut node = start;
                for step in 1..=graph.len() {
                    match graph.to(node, 0) {
                        Some(next) => node = next,
                        None => return,
                    }
                    if (node == start) != (step == graph.len()) {
                        return;
                    }
                }
                found += 1;
            });
        }
        "LruCache" => {
            graphs(2, &[2], scope, may(&links_agree), &mut |graph| {
                if !is_double_list(graph) {
                    return;
                }
                tuples(graph.len() + 2, high, &mut |numbers| {
                    let (keys, rest) = numbers.split_at(graph.len());
                    let (size, capacity) = (rest[0], rest[1]);
                    let mut distinct = keys.to_vec();
                    distinct.sort_unstable();
                    distinct.dedup();
                    let is_valid = capacity >= 1
                        && size <= capacity
                        && size == keys.len() as i64
                        && distinct.len() == keys.len();
                    found += usize::from(is_valid);
                });
            });
        }
        "ExpressionTree" => {
            graphs(
                1,
                &[0, 2, 1],
                scope,
                may(&|graph| graph.is_tree()),
                &mut |graph| {
                    let all = graph.roots.iter().chain(graph.fields.iter().flatten());
                    if !tree(graph) || all.flatten().any(|pointer| *pointer == 0) {
                        return;
                    }
                    let literals = graph.kinds.iter().filter(|kind| **kind == 0).count();
                    tuples(literals, high, &mut |_| found += 1);
                },
            );
        }
        other => panic!("no class {other}"),
    }
    found
}

/// Field 0 is `previous` (or `newer`), field 1 `next` (or `older`): what is assigned agrees.
fn links_agree(graph: &Graph) -> bool {
    let is_assigned = |node: usize, field: usize| graph.fields[node][field].is_some();
    let first_is_right = match graph.root(0) {
        Some(first) => graph.to(first, 0).is_none(),
        None => graph.len() == 0,
    };
    first_is_right
        && (0..graph.len()).all(|node| match graph.to(node, 1) {
            Some(next) => !is_assigned(next, 0) || graph.to(next, 0) == Some(node),
            None => true,
        })
}

fn is_double_list(graph: &Graph) -> bool {
    let Some(first) = graph.root(0) else {
        return graph.root(1).is_none() && graph.len() == 0;
    };
    if graph.to(first, 0).is_some() {
        return false;
    }
    let (mut node, mut count) = (first, 1);
    while let Some(next) = graph.to(node, 1) {
        if graph.to(next, 0) != Some(node) || count >= graph.len() {
            return false;
        }
        node = next;
        count += 1;
    }
    graph.root(1) == Some(node) && count == graph.len()
}

/// Bounds are exclusive. Ends on cycles, because they get narrower.
fn is_ordered(
    graph: &Graph,
    node: Option<usize>,
    keys: &[i64],
    (above, below): (i64, i64),
) -> bool {
    let Some(node) = node else { return true };
    let key = keys[node];
    above < key
        && key < below
        && is_ordered(graph, graph.to(node, 0), keys, (above, key))
        && is_ordered(graph, graph.to(node, 1), keys, (key, below))
}

/// The height, if all heights are right and balanced.
fn avl(graph: &Graph, node: Option<usize>, heights: &[i64]) -> Option<i64> {
    let Some(node) = node else { return Some(0) };
    let left = avl(graph, graph.to(node, 0), heights)?;
    let right = avl(graph, graph.to(node, 1), heights)?;
    let height = left.max(right) + 1;
    ((left - right).abs() <= 1 && heights[node] == height).then_some(height)
}

/// Black nodes on all ways down, if they are equally many and no red node has a red child.
fn black(graph: &Graph, node: Option<usize>, red: &[i64]) -> Option<i64> {
    let Some(node) = node else { return Some(1) };
    let is_red = |node: Option<usize>| node.is_some_and(|node| red[node] == 1);
    let (left, right) = (graph.to(node, 0), graph.to(node, 1));
    if is_red(Some(node)) && (is_red(left) || is_red(right)) {
        return None;
    }
    let count = black(graph, left, red)?;
    (black(graph, right, red)? == count).then_some(count + 1 - red[node])
}

/// The classes.
pub(crate) const CLASSES: [&str; 12] = [
    "SinglyLinkedList",
    "DoublyLinkedList",
    "SearchTree",
    "AvlTree",
    "RedBlackTree",
    "BinaryHeap",
    "Trie",
    "HashTable",
    "RingDeque",
    "CyclicGraph",
    "LruCache",
    "ExpressionTree",
];
