//! Control dependence and reaching definitions inside a procedure.
//!
//! What must hold: an operation depends on every operation that decides whether it is run; a load
//! depends on every store that may be the last before it.

use crate::flow::graph::{Loc, OpId, OpKind, Procedure};
use budget::{Budget, Stop};
use java::ir::LocalId;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// The dependences of one procedure.
#[derive(Clone, Debug, Default)]
pub(crate) struct Order {
    /// By operation: what decides whether it runs.
    pub(crate) control: Vec<Vec<OpId>>,
    /// By load of a local: its stores.
    pub(crate) locals: FxHashMap<OpId, Vec<OpId>>,
    /// By operation: bits of the writing operations ([`Order::writers`]) that may come before it.
    before: Vec<Bits>,
    /// Operations that write memory.
    writers: Vec<OpId>,
    /// By place: bits of the operations that may write there.
    by_loc: FxHashMap<Loc, Bits>,
}

type Bits = Vec<u64>;

fn has(bits: &Bits, index: usize) -> bool {
    bits.get(index / 64)
        .is_some_and(|word| word & (1 << (index % 64)) != 0)
}

fn put(bits: &mut Bits, index: usize) {
    if let Some(word) = bits.get_mut(index / 64) {
        *word |= 1 << (index % 64);
    }
}

fn merge(into: &mut Bits, from: &Bits) -> bool {
    let mut changed = false;
    for (one, two) in into.iter_mut().zip(from) {
        let next = *one | two;
        changed |= next != *one;
        *one = next;
    }
    changed
}

impl Order {
    /// `writes` says what each operation may write, calls with all that they run.
    ///
    /// # Errors
    /// When the budget is over.
    pub(crate) fn new(
        procedure: &Procedure,
        writes: &dyn Fn(OpId) -> BTreeSet<Loc>,
        budget: &Budget,
    ) -> Result<Self, Stop> {
        let count = procedure.ops.len();
        let mut order = Order {
            control: control(procedure, budget)?,
            ..Order::default()
        };
        let mut predecessors: Vec<Vec<usize>> = vec![Vec::new(); count];
        for (at, op) in procedure.ops.iter().enumerate() {
            for next in &op.successors {
                predecessors[next.0 as usize].push(at);
            }
        }
        order.find_locals(procedure, &predecessors, budget)?;
        let mut written: Vec<BTreeSet<Loc>> = Vec::new();
        for at in 0..count {
            let locs = writes(OpId(at as u32));
            if !locs.is_empty() {
                order.writers.push(OpId(at as u32));
                written.push(locs);
            }
        }
        let words = order.writers.len().div_ceil(64);
        for (number, locs) in written.into_iter().enumerate() {
            for loc in locs {
                let bits = order.by_loc.entry(loc);
                put(bits.or_insert_with(|| vec![0; words]), number);
            }
        }
        let number: FxHashMap<usize, usize> = order
            .writers
            .iter()
            .enumerate()
            .map(|(number, op)| (op.0 as usize, number))
            .collect();
        order.before = vec![vec![0; words]; count];
        let mut changed = true;
        while changed {
            changed = false;
            budget.check()?;
            for (at, sources) in predecessors.iter().enumerate() {
                let mut bits = std::mem::take(&mut order.before[at]);
                for from in sources {
                    if *from != at {
                        changed |= merge(&mut bits, &order.before[*from]);
                    }
                    if let Some(number) = number.get(from)
                        && !has(&bits, *number)
                    {
                        put(&mut bits, *number);
                        changed = true;
                    }
                }
                order.before[at] = bits;
            }
        }
        Ok(order)
    }

    /// The operations that may write to a place.
    pub(crate) fn writers_of(&self, loc: Loc) -> impl Iterator<Item = OpId> + '_ {
        let words = self.by_loc.get(&loc).map_or(&[][..], Vec::as_slice);
        self.numbered(words.iter().copied())
    }

    /// Those that may run before an operation.
    pub(crate) fn writers_before(&self, op: OpId, loc: Loc) -> impl Iterator<Item = OpId> + '_ {
        let words = self.by_loc.get(&loc).map_or(&[][..], Vec::as_slice);
        let before = self.before.get(op.0 as usize);
        let before = before.map_or(&[][..], Vec::as_slice);
        self.numbered(words.iter().zip(before).map(|(one, two)| one & two))
    }

    /// The writers whose bits are set.
    fn numbered<'s>(
        &'s self,
        words: impl Iterator<Item = u64> + 's,
    ) -> impl Iterator<Item = OpId> + 's {
        words.enumerate().flat_map(move |(place, word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros() as usize;
                rest &= rest.wrapping_sub(1);
                self.writers.get(place * 64 + bit).copied()
            })
            .take(word.count_ones() as usize)
        })
    }

    fn find_locals(
        &mut self,
        procedure: &Procedure,
        predecessors: &[Vec<usize>],
        budget: &Budget,
    ) -> Result<(), Stop> {
        let stores: Vec<(usize, LocalId)> = procedure
            .ops
            .iter()
            .enumerate()
            .filter_map(|(at, op)| match op.kind {
                OpKind::StoreLocal(local) => Some((at, local)),
                _ => None,
            })
            .collect();
        let words = stores.len().div_ceil(64);
        let mut of_local: FxHashMap<LocalId, Bits> = FxHashMap::default();
        let mut numbers: FxHashMap<LocalId, Vec<usize>> = FxHashMap::default();
        for (number, (_, local)) in stores.iter().enumerate() {
            numbers.entry(*local).or_default().push(number);
            put(
                of_local.entry(*local).or_insert_with(|| vec![0; words]),
                number,
            );
        }
        let number: FxHashMap<usize, usize> = stores
            .iter()
            .enumerate()
            .map(|(number, (at, _))| (*at, number))
            .collect();
        let count = procedure.ops.len();
        let mut after: Vec<Bits> = vec![vec![0; words]; count];
        let mut before: Vec<Bits> = vec![vec![0; words]; count];
        let mut changed = true;
        while changed {
            changed = false;
            budget.check()?;
            for at in 0..count {
                for from in &predecessors[at] {
                    let (into, source) = (&mut before[at], &after[*from]);
                    changed |= merge(into, source);
                }
                let mut out = before[at].clone();
                if let OpKind::StoreLocal(local) = procedure.ops[at].kind {
                    if let Some(killed) = of_local.get(&local) {
                        for (word, killed) in out.iter_mut().zip(killed) {
                            *word &= !killed;
                        }
                    }
                    if let Some(number) = number.get(&at) {
                        put(&mut out, *number);
                    }
                }
                changed |= merge(&mut after[at], &out);
            }
        }
        for (at, op) in procedure.ops.iter().enumerate() {
            if let OpKind::LoadLocal(local) = op.kind {
                let of_local = numbers.get(&local).into_iter().flatten();
                let found = of_local
                    .filter(|number| has(&before[at], **number))
                    .filter_map(|number| stores.get(*number))
                    .map(|(store, _)| OpId(*store as u32))
                    .collect();
                self.locals.insert(OpId(at as u32), found);
            }
        }
        Ok(())
    }
}

/// Control dependence by postdominators, over the edges with those to what follows jumps.
fn control(procedure: &Procedure, budget: &Budget) -> Result<Vec<Vec<OpId>>, Stop> {
    let count = procedure.ops.len();
    let exit = procedure.exit.0 as usize;
    let edges: Vec<Vec<usize>> = procedure
        .ops
        .iter()
        .enumerate()
        .map(|(at, op)| {
            let mut next: Vec<usize> = op
                .successors
                .iter()
                .chain(&op.followers)
                .map(|op| op.0 as usize)
                .collect();
            if next.is_empty() && at != exit {
                next.push(exit);
            }
            let leaves = procedure.throws.contains(&OpId(at as u32));
            if leaves && !next.contains(&exit) {
                next.push(exit);
            }
            next
        })
        .collect();
    let mut reverse: Vec<Vec<usize>> = vec![Vec::new(); count];
    for (at, next) in edges.iter().enumerate() {
        for to in next {
            reverse[*to].push(at);
        }
    }
    // Postorder of the reversed graph from the exit.
    let mut rank = vec![usize::MAX; count];
    let mut postorder = Vec::new();
    let mut seen = vec![false; count];
    let mut stack = vec![(exit, 0)];
    seen[exit] = true;
    while let Some((at, next)) = stack.pop() {
        match reverse[at].get(next) {
            Some(&to) => {
                stack.push((at, next + 1));
                if !seen[to] {
                    seen[to] = true;
                    stack.push((to, 0));
                }
            }
            None => {
                rank[at] = postorder.len();
                postorder.push(at);
            }
        }
    }
    let mut parent: Vec<Option<usize>> = vec![None; count];
    parent[exit] = Some(exit);
    let mut changed = true;
    while changed {
        changed = false;
        budget.check()?;
        for &at in postorder.iter().rev() {
            if at == exit {
                continue;
            }
            let mut found: Option<usize> = None;
            for &next in &edges[at] {
                if parent[next].is_none() {
                    continue;
                }
                found = Some(match found {
                    None => next,
                    Some(other) => meet(&parent, &rank, other, next),
                });
            }
            if found.is_some() && parent[at] != found {
                parent[at] = found;
                changed = true;
            }
        }
    }
    let mut control: Vec<Vec<OpId>> = vec![Vec::new(); count];
    for (at, next) in edges.iter().enumerate() {
        if next.len() < 2 {
            continue;
        }
        for &to in next {
            let mut runner = to;
            while Some(runner) != parent[at] {
                let by = OpId(at as u32);
                if !control[runner].contains(&by) {
                    control[runner].push(by);
                }
                match parent[runner] {
                    Some(up) if up != runner => runner = up,
                    _ => break,
                }
            }
        }
    }
    Ok(control)
}

fn meet(parent: &[Option<usize>], rank: &[usize], mut one: usize, mut two: usize) -> usize {
    while one != two {
        while rank[one] < rank[two] {
            match parent[one] {
                Some(up) if up != one => one = up,
                _ => return two,
            }
        }
        while rank[two] < rank[one] {
            match parent[two] {
                Some(up) if up != two => two = up,
                _ => return one,
            }
        }
        if rank[one] == usize::MAX {
            return two;
        }
    }
    one
}
