//! The members whose edits are tried, their edits, and the program with some of them made.
//!
//! What must hold: the text that was run is the text that is offered.

use super::known::KnownCase;
use super::{Half, MOST_STEPS, Search, Survivor};
use crate::cases::{self, CaseContext};
use crate::edits::{Edit, edits_of, member_range};
use budget::{Budget, Stop};
use interp::machine::Concrete;
use java::ir::NodeId;
use java::types::MethodId;
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// Edits that are run at most.
const MOST_TRIED: usize = 30_000;
/// Cases of other tests run for one callee.
const OTHER_CASES: usize = 200;

/// A member whose edits are tried.
pub(super) struct Edited {
    pub(super) root: MethodId,
    text: String,
    /// Cases of tests that don't reach the analysed method but this one.
    pub(super) others: Vec<KnownCase>,
}

pub(super) struct Candidate {
    pub(super) member: usize,
    pub(super) edit: Edit,
    /// The observed failing runs in which it can have an effect, by bit.
    reached: u64,
}

impl Candidate {
    /// Whether it can have an effect in a failing case: in one that was not observed, it may.
    pub(super) fn may_mend(&self, known: &KnownCase) -> bool {
        known
            .observed
            .is_none_or(|run| self.reached & bit(run) != 0)
    }

    pub(super) fn half(&self, members: &[Edited]) -> Half {
        Half {
            root: members[self.member].root,
            edit: self.edit.clone(),
        }
    }
}

/// Of an observed run; those beyond are taken together.
fn bit(run: usize) -> u64 {
    1 << run.min(63)
}

impl Search<'_> {
    pub(super) fn members(&self, methods: &[MethodId]) -> Result<Vec<Edited>, Stop> {
        let program = &self.project.program;
        let mut members: Vec<Edited> = Vec::new();
        for method in methods {
            let root = program.enclosing_method(*method);
            if members
                .iter()
                .any(|known| program.same_member(known.root, root))
            {
                continue;
            }
            let Some(text) = self.member_text(root) else {
                continue;
            };
            let others = if root == program.enclosing_method(self.method) {
                Vec::new()
            } else {
                self.other_cases(root)?
            };
            members.push(Edited { root, text, others });
        }
        Ok(members)
    }

    fn member_text(&self, root: MethodId) -> Option<String> {
        let program = &self.project.program;
        let file = program.file(program.class(program.method(root).class).file);
        let range = member_range(program, root)?;
        Some(self.project.text(&file.path)?.get(range)?.to_owned())
    }

    /// Passing cases that reach the callee but not the analysed method: an edit must not break
    /// them.
    fn other_cases(&self, callee: MethodId) -> Result<Vec<KnownCase>, Stop> {
        let own: FxHashSet<usize> = self.project.tests_of(self.method).iter().copied().collect();
        let mut found = Vec::new();
        for number in self.project.tests_of(callee) {
            if own.contains(number) {
                continue;
            }
            for case in cases::cases_of_test(self.project, *number) {
                if case.skip.is_some() || found.len() >= OTHER_CASES {
                    continue;
                }
                self.budget.check()?;
                let budget = Budget {
                    steps: MOST_STEPS,
                    ..self.budget.clone()
                };
                let mut interpreter = self.context.interpreter(Concrete, &budget, None);
                let verdict = self.context.run(&mut interpreter, self.method, &case);
                if verdict.is_passed() {
                    found.push(KnownCase {
                        case,
                        failed: false,
                        at_limit: false,
                        may_be_long: false,
                        steps: interpreter.steps_used(),
                        observed: None,
                        is_counterexample: false,
                    });
                }
            }
        }
        Ok(found)
    }

    /// Edits that can have an effect in some failing case, smallest first.
    pub(super) fn candidates(&self, members: &[Edited]) -> Vec<Candidate> {
        let program = &self.project.program;
        let mut candidates: Vec<Candidate> = Vec::new();
        for (member, edited) in members.iter().enumerate() {
            let nodes: Vec<FxHashSet<NodeId>> = self
                .executed
                .iter()
                .map(|executed| {
                    let nodes = executed
                        .iter()
                        .filter(|(method, _)| program.same_member(*method, edited.root));
                    nodes.map(|(_, node)| *node).collect()
                })
                .collect();
            let reached = |edit: &Edit| {
                let runs = nodes.iter().enumerate();
                let reached = runs
                    .filter(|(_, nodes)| edit.reached_by.is_none_or(|node| nodes.contains(&node)));
                reached.fold(0, |mask, (run, _)| mask | bit(run))
            };
            let is_right = |edit: &Edit| {
                let (root, is_insertion) = (edited.root, edit.is_insertion());
                self.right
                    .covers_edit(self.project, root, edit.unit, is_insertion)
            };
            for edit in edits_of(program, edited.root, &edited.text, self.needs) {
                let reached = reached(&edit);
                let may_mend = reached != 0 || self.executed.is_empty();
                if may_mend && !is_right(&edit) {
                    candidates.push(Candidate {
                        member,
                        edit,
                        reached,
                    });
                }
            }
        }
        candidates.sort_by_key(|candidate| {
            let edit = &candidate.edit;
            (
                edit.size,
                edit.tokens,
                edit.new_names,
                edit.growth,
                candidate.member,
                edit.kind,
            )
        });
        candidates
    }

    /// Those that can have an effect in every failing case, by index.
    pub(super) fn for_all_cases(&self, candidates: &[Candidate]) -> Vec<usize> {
        let all = (0..self.executed.len()).fold(0, |mask, run| mask | bit(run));
        let indices = (0..candidates.len()).filter(|index| candidates[*index].reached == all);
        indices.take(MOST_TRIED).collect()
    }

    /// The program with edits made; see [`Self::with_edits`].
    pub(super) fn edited(
        &self,
        members: &[Edited],
        candidates: &[&Candidate],
    ) -> Option<CaseContext> {
        let edits = candidates.iter().map(|candidate| {
            let member = &members[candidate.member];
            (member.root, member.text.as_str(), &candidate.edit)
        });
        self.with_edits(edits)
    }

    /// The program with the edits of a survivor made.
    pub(super) fn edited_again(&self, survivor: &Survivor) -> Option<CaseContext> {
        let texts = survivor.halves.iter();
        let texts: Vec<String> = texts
            .map(|half| self.member_text(half.root))
            .collect::<Option<_>>()?;
        let halves = survivor.halves.iter().zip(&texts);
        self.with_edits(halves.map(|(half, text)| (half.root, text.as_str(), &half.edit)))
    }

    /// The program with edits of members made, each with the member's text; `None` where that is no
    /// program, or the same one, or where two of them are at one place.
    fn with_edits<'e>(
        &self,
        all: impl Iterator<Item = (MethodId, &'e str, &'e Edit)>,
    ) -> Option<CaseContext> {
        let mut members: Vec<(MethodId, &str, Vec<&Edit>)> = Vec::new();
        for (root, text, edit) in all {
            match members.iter_mut().find(|(known, ..)| *known == root) {
                Some((.., edits)) => edits.push(edit),
                None => members.push((root, text, vec![edit])),
            }
        }
        let mut program = Arc::clone(&self.project.program);
        let mut changed: Vec<MethodId> = Vec::new();
        for (root, text, edits) in members {
            let text = Edit::apply_all(&edits, text)?;
            let variant = program.with_member_text(root, &text)?;
            for method in &variant.own {
                let lowered = variant.program.lowered(*method);
                if lowered
                    .body
                    .as_ref()
                    .is_some_and(|body| !body.errors.is_empty())
                {
                    return None;
                }
            }
            let is_same = || {
                let original = self.project.program.lowered(root);
                variant.program.lowered(root).body == original.body
            };
            if variant.own.len() == 1 && is_same() {
                return None;
            }
            changed.extend(&variant.changed);
            program = Arc::new(variant.program);
        }
        Some(self.context.variant(program, &changed))
    }
}
