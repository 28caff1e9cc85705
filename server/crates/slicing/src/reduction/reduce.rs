//! Reduction by observation on syntax trees (Pérez et al., algorithm 1; after Binkley et al., *ORBS*):
//! nodes are removed as long as the tests can't tell, from the outside in, one at a time, then
//! several at a time, not necessarily beside each other.
//!
//! What must hold:
//! * The result doesn't depend on the number of threads: of the candidates tried at once the first
//!   accepted one counts, and those behind it are tried again.
//! * When it ends by itself, no single removal (no removal of up to `most_nodes`) is accepted any more.

use crate::program::subject::Version;
use crate::reduction::candidates::{Level, Remover};
use crate::reduction::oracle::{Executed, Oracle, Prepared, Refutation};
use crate::reduction::pool::{Job, Pool};
use crate::source::edit::{Edit, Edits};
use crate::source::tree::{NodeIndex, NodeKind};
use budget::Stop;
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;
use std::sync::Arc;

/// How to reduce.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// At most so many nodes at a time: MN in the paper.
    pub most_nodes: usize,
    pub threads: usize,
    /// Whether candidates that no test executes are taken without a run.
    pub uses_trace: bool,
}

impl Default for Options {
    fn default() -> Self {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Options {
            most_nodes: 1,
            threads: threads.min(8),
            uses_trace: true,
        }
    }
}

/// What a reduction gave.
pub struct Reduction {
    pub edits: Edits,
    /// Why a node of the slice can't go, the first refutation of its removal by a run.
    pub refutations: BTreeMap<NodeIndex, Refutation>,
    /// The budget was over before nothing more could go.
    pub stopped: Option<Stop>,
    /// Passes over all nodes.
    pub passes: u32,
    /// Candidates that were taken without a run, for no test executes what they remove.
    pub unexecuted: u64,
    pub candidates: u64,
}

/// Told of each smaller slice.
pub type Progress<'a> = dyn FnMut(&Edits) + 'a;

/// Reduces `start`, which must be a slice.
///
/// # Errors
/// When the budget is over before anything could be tried.
pub fn reduce(
    oracle: &Oracle,
    remover: &Remover<'_>,
    start: Version,
    options: Options,
    progress: &mut Progress<'_>,
) -> Reduction {
    let foresight = remover.foresight();
    std::thread::scope(|scope| {
        let mut reducer = Reducer {
            oracle,
            remover,
            options,
            pool: Pool::new(scope, oracle, &foresight, options.threads),
            base: Arc::new(oracle.prepare(start)),
            executed: None,
            refuted: FxHashSet::default(),
            refutations: BTreeMap::new(),
            last_test: 0,
            passes: 0,
            unexecuted: 0,
            candidates: 0,
            progress,
        };
        let stopped = reducer.all().err();
        reducer.reduction(stopped)
    })
}

struct Reducer<'a, 'p> {
    oracle: &'a Oracle,
    remover: &'a Remover<'a>,
    options: Options,
    pool: Pool<'a>,
    base: Arc<Prepared>,
    /// Of the base; `None` when it has changed since.
    executed: Option<Executed>,
    /// Candidates known to be no slice: whether one is depends on it alone.
    refuted: FxHashSet<Edits>,
    refutations: BTreeMap<NodeIndex, Refutation>,
    /// The test that refuted last.
    last_test: usize,
    passes: u32,
    unexecuted: u64,
    candidates: u64,
    progress: &'a mut Progress<'p>,
}

/// Removes these nodes.
struct Candidate {
    nodes: Vec<NodeIndex>,
    edits: Edits,
}

/// Candidates are made in groups of about this many, on however many threads they are tried: so the
/// result is the same on all machines.
const GROUP: usize = 8;

impl Reducer<'_, '_> {
    fn reduction(self, stopped: Option<Stop>) -> Reduction {
        let tree = &self.oracle.subject.tree;
        let edits = self.base.version.edits.clone();
        let mut refutations = self.refutations;
        refutations.retain(|node, _| edits.is_kept(tree, *node));
        Reduction {
            edits,
            refutations,
            stopped,
            passes: self.passes,
            unexecuted: self.unexecuted,
            candidates: self.candidates,
        }
    }

    fn all(&mut self) -> Result<(), Stop> {
        let mut size = 1;
        while size <= self.options.most_nodes.max(1) {
            let mut has_shrunk = false;
            loop {
                self.passes += 1;
                let shrunk = if size == 1 {
                    self.pass()?
                } else {
                    self.combinations(size)?
                };
                has_shrunk |= shrunk;
                if !shrunk {
                    break;
                }
            }
            // What several nodes at a time made possible may let single ones go again.
            size = if has_shrunk && size > 1 { 1 } else { size + 1 };
        }
        Ok(())
    }

    fn edits(&self) -> &Edits {
        &self.base.version.edits
    }

    fn nodes_of(&self, level: Level) -> Vec<NodeIndex> {
        let tree = &self.oracle.subject.tree;
        let kept = self.edits().kept(tree);
        kept.into_iter()
            .filter(|node| self.remover.level(*node) == Some(level))
            .collect()
    }

    /// Tries every node once. Whether the slice has become smaller.
    fn pass(&mut self) -> Result<bool, Stop> {
        let mut shrunk = false;
        for level in Level::ALL {
            let nodes = self.nodes_of(level);
            let mut next = 0;
            while next < nodes.len() {
                let mut batch = Vec::new();
                let mut end = next;
                while end < nodes.len() && batch.len() < GROUP {
                    let node = nodes[end];
                    end += 1;
                    if !self.edits().is_kept(&self.oracle.subject.tree, node) {
                        continue;
                    }
                    for edits in self.remover.removals(self.edits(), node) {
                        batch.push(Candidate {
                            nodes: vec![node],
                            edits,
                        });
                    }
                }
                match self.try_all(batch)? {
                    // What was tried before the accepted one is settled; go on behind it.
                    Some(accepted) => {
                        shrunk = true;
                        let last = accepted.first().copied();
                        let position = nodes.iter().position(|node| Some(*node) == last);
                        next = position.map_or(end, |position| position + 1);
                    }
                    None => next = end,
                }
            }
        }
        Ok(shrunk)
    }

    /// Tries combinations of nodes, none inside another.
    fn combinations(&mut self, size: usize) -> Result<bool, Stop> {
        let mut shrunk = false;
        let mut nodes: Vec<NodeIndex> = Vec::new();
        for level in Level::ALL {
            nodes.extend(self.nodes_of(level));
        }
        let mut chosen: Vec<usize> = (0..size).collect();
        if nodes.len() < size {
            return Ok(false);
        }
        loop {
            let mut batch = Vec::new();
            let mut is_over = false;
            while batch.len() < GROUP && !is_over {
                let picked: Vec<NodeIndex> = chosen.iter().map(|at| nodes[*at]).collect();
                if let Some(edits) = self.combined(&picked) {
                    batch.push(Candidate {
                        nodes: picked,
                        edits,
                    });
                }
                is_over = !advance(&mut chosen, nodes.len());
            }
            if self.try_all(batch)?.is_some() {
                shrunk = true;
            }
            if is_over {
                return Ok(shrunk);
            }
        }
    }

    fn combined(&self, nodes: &[NodeIndex]) -> Option<Edits> {
        let tree = &self.oracle.subject.tree;
        let mut edits = self.edits().clone();
        for node in nodes {
            if !edits.is_kept(tree, *node) {
                return None;
            }
            let is_inside = nodes
                .iter()
                .any(|other| other != node && tree.contains(*other, *node));
            if is_inside {
                return None;
            }
            let ways = self.remover.removals(&edits, *node);
            // The thorough way: with uses, where there is one.
            let is_declaration = matches!(
                tree.node(*node).kind,
                NodeKind::Field | NodeKind::LocalVar | NodeKind::Method | NodeKind::Class
            );
            edits = if is_declaration {
                ways.into_iter().nth(1)?
            } else {
                ways.into_iter().next()?
            };
        }
        Some(edits)
    }

    /// Tries candidates at once; takes the first that is a slice, and says which nodes it removed.
    fn try_all(&mut self, batch: Vec<Candidate>) -> Result<Option<Vec<NodeIndex>>, Stop> {
        let batch: Vec<Candidate> = batch
            .into_iter()
            .filter(|candidate| !self.refuted.contains(&candidate.edits))
            .collect();
        if batch.is_empty() {
            self.oracle.budget.check()?;
            return Ok(None);
        }
        self.candidates += batch.len() as u64;
        for candidate in &batch {
            if self.is_unexecuted(candidate)?
                && let Ok(version) = self
                    .oracle
                    .subject
                    .version(&self.base.version, &candidate.edits)
            {
                // Nothing that any test executes changes.
                self.unexecuted += 1;
                return Ok(Some(self.take(version, candidate.nodes.clone(), true)));
            }
        }
        let with_test = |it: &Candidate| (it.edits.clone(), self.likely_test(it));
        let results = self.pool.check(Job {
            base: Arc::clone(&self.base),
            batch: batch.iter().map(with_test).collect(),
        })?;
        for (candidate, result) in batch.into_iter().zip(results) {
            match result {
                Ok(version) => {
                    return Ok(Some(self.take(version, candidate.nodes, false)));
                }
                Err(refutation) => {
                    self.last_test = refutation.test().unwrap_or(self.last_test);
                    if let [node] = candidate.nodes[..] {
                        let known = self.refutations.entry(node);
                        known
                            .and_modify(|known| {
                                if matches!(known, Refutation::Compile(_)) {
                                    *known = refutation.clone();
                                }
                            })
                            .or_insert(refutation);
                    }
                    self.refuted.insert(candidate.edits);
                }
            }
        }
        Ok(None)
    }

    /// The test that most likely refutes: one that refuted the removal of one of the nodes before.
    fn likely_test(&self, candidate: &Candidate) -> usize {
        let known = candidate.nodes.iter();
        let mut known = known.filter_map(|node| self.refutations.get(node)?.test());
        known.next().unwrap_or(self.last_test)
    }

    fn take(
        &mut self,
        version: Version,
        nodes: Vec<NodeIndex>,
        keeps_trace: bool,
    ) -> Vec<NodeIndex> {
        let executed = self.executed.take().filter(|_| keeps_trace);
        self.base = Arc::new(self.oracle.prepare(version));
        self.executed = executed;
        (self.progress)(&self.base.version.edits);
        nodes
    }

    /// Whether a candidate removes only code that no test executes.
    fn is_unexecuted(&mut self, candidate: &Candidate) -> Result<bool, Stop> {
        if !self.options.uses_trace {
            return Ok(false);
        }
        let tree = &self.oracle.subject.tree;
        let [node] = candidate.nodes[..] else {
            return Ok(false);
        };
        let kind = tree.node(node).kind;
        let is_filtered = match kind {
            NodeKind::Statement => true,
            // Not with its uses: these may be executed.
            NodeKind::Method => {
                let mut alone = self.edits().clone();
                alone.set(node, Edit::Delete);
                alone.normalize(tree);
                alone == candidate.edits
            }
            _ => false,
        };
        if !is_filtered {
            return Ok(false);
        }
        if self.executed.is_none() {
            self.executed = Some(self.oracle.executed(&self.base.version)?);
        }
        let Some(executed) = &self.executed else {
            return Ok(false);
        };
        Ok(!executed.members.contains(&node)
            && !tree
                .subtree(node)
                .any(|at| executed.statements.contains_key(&at)))
    }
}

/// The next combination of numbers below `count`, in order; false after the last.
fn advance(chosen: &mut [usize], count: usize) -> bool {
    let size = chosen.len();
    for place in (0..size).rev() {
        if chosen[place] < count - (size - place) {
            chosen[place] += 1;
            for later in place + 1..size {
                chosen[later] = chosen[later - 1] + 1;
            }
            return true;
        }
    }
    false
}
