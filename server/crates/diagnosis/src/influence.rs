//! What another value at a place does to the outcome of a case, found by giving it another value.
//!
//! Where nothing is proven, this tells places on which the failure depends from those that only
//! happen to be executed: a value that may be anything without the outcome changing is of no
//! interest. It is evidence for an order, never a proof: a place whose value is tried in a few ways
//! may matter in another.
//!
//! What must hold: the values tried depend on the run alone, so that the same input gives the same
//! answer (only the time limit of the whole analysis may cut it short); no run takes longer than a small
//! multiple of the original.

use crate::cases::{Case, CaseContext, Verdict};
use budget::{Budget, Stop};
use interp::heap::Heap;
use interp::machine::{CodePlace, Machine, SiteId, SiteType, Slot};
use interp::outcome::Halt;
use java::ir::NodeId;
use java::types::{MethodId, Primitive};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Executions of a site that are changed alone: the first ones and the last.
const SINGLE_OCCURRENCES: u32 = 2;
/// Executions of a site that are remembered.
const REMEMBERED: usize = 64;
/// Steps of a changed run: twice the original's, and some more.
const MORE_STEPS: u64 = 20_000;
/// What a changed run is charged besides its steps.
const RUN_COST: u64 = 5_000;

/// What changing a site's value does to a case.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Influence {
    /// The outcome is another one.
    pub(crate) affects: bool,
    /// The case passes with another value (fails to fail, or passes still).
    pub(crate) passes: bool,
}

/// Another value than the program's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Other {
    /// The opposite truth value.
    Negated,
    /// A number larger or smaller by this.
    Shifted(i64),
    /// No object, or the one that the site had the time before.
    Null,
    Earlier,
}

/// At which executions of the site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum When {
    Always,
    Only(u32),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Change {
    site: SiteId,
    when: When,
    other: Other,
}

/// Executions of one site in a run.
#[derive(Clone, Debug)]
struct Executions {
    count: u32,
    ty: SiteType,
    /// When it was last executed.
    last: u64,
}

/// Where a run was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Visited {
    Site(SiteId),
    Statement(MethodId, NodeId),
}

/// A case with other values at its sites.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tried {
    pub(crate) influences: FxHashMap<SiteId, Influence>,
    /// Places that the case executes as it is, the last one first.
    pub(crate) visited: Vec<Visited>,
}

/// Notes which sites a run executes, and changes the value of one.
#[derive(Clone, Debug, Default)]
struct Changing {
    change: Option<Change>,
    seen: BTreeMap<SiteId, Executions>,
    statements: FxHashMap<CodePlace, (NodeId, u64)>,
    clock: u64,
    /// Values so far of the site that is changed.
    earlier: Vec<u64>,
    /// The value was another one at least once.
    has_changed: bool,
}

impl Machine for Changing {
    type Shadow = ();
    const HAS_SHADOWS: bool = false;

    fn site(
        &mut self,
        _heap: &mut Heap<()>,
        _at: CodePlace,
        site: SiteId,
        value: Slot<()>,
        ty: SiteType,
    ) -> Result<Slot<()>, Halt> {
        self.clock += 1;
        let executions = self.seen.entry(site).or_insert(Executions {
            count: 0,
            ty,
            last: 0,
        });
        let occurrence = executions.count;
        executions.count += 1;
        executions.last = self.clock;
        let Some(change) = self.change.filter(|change| change.site == site) else {
            return Ok(value);
        };
        let is_now = match change.when {
            When::Always => true,
            When::Only(wanted) => wanted == occurrence,
        };
        let mut bits = value.bits;
        if is_now {
            bits = other_bits(change.other, ty, value.bits, self.earlier.last().copied());
            self.has_changed |= bits != value.bits;
        }
        if self.earlier.len() < REMEMBERED {
            self.earlier.push(value.bits);
        }
        Ok(Slot::plain(bits))
    }

    fn statement(&mut self, at: CodePlace, node: NodeId) -> Result<(), Halt> {
        self.clock += 1;
        self.statements.insert(at, (node, self.clock));
        Ok(())
    }
}

fn other_bits(other: Other, ty: SiteType, bits: u64, earlier: Option<u64>) -> u64 {
    match (other, ty) {
        (Other::Negated, SiteType::Primitive(Primitive::Boolean)) => bits ^ 1,
        (Other::Shifted(by), SiteType::Primitive(primitive)) => shifted(primitive, bits, by),
        (Other::Null, SiteType::Reference) => 0,
        (Other::Earlier, SiteType::Reference) => earlier.unwrap_or(bits),
        _ => bits,
    }
}

fn shifted(primitive: Primitive, bits: u64, by: i64) -> u64 {
    match primitive {
        Primitive::Boolean => bits,
        Primitive::Double => (f64::from_bits(bits) + by as f64).to_bits(),
        Primitive::Float => u64::from((f32::from_bits(bits as u32) + by as f32).to_bits()),
        Primitive::Long => bits.wrapping_add(by as u64),
        _ => java::ops::convert(
            Primitive::Long,
            primitive,
            java::ops::convert(primitive, Primitive::Long, bits).wrapping_add(by as u64),
        ),
    }
}

/// Runs of one case with other values at its sites.
pub(crate) struct Trials<'a> {
    pub(crate) budget: &'a Budget,
    /// Instrumented with the sites.
    pub(crate) context: &'a CaseContext,
    pub(crate) method: MethodId,
    /// Steps of the changed runs of one case: a number and not a time, so that the order doesn't depend
    /// on what else the machine does.
    pub(crate) steps_of_case: u64,
}

impl Trials<'_> {
    /// The influence of each site that the case executes, and its way. `steps` is what the case takes as it is.
    pub(crate) fn of_case(
        &self,
        case: &Case,
        steps: u64,
        wanted: &dyn Fn(SiteId) -> bool,
    ) -> Result<Tried, Stop> {
        let limit = steps.saturating_mul(2).saturating_add(MORE_STEPS);
        let Ran {
            verdict: original,
            machine,
            visited,
            ..
        } = self.run(case, None, limit)?;
        let mut tried = Tried {
            visited,
            ..Tried::default()
        };
        let mut spent = 0;
        for (site, executions) in machine.seen {
            if !wanted(site) {
                continue;
            }
            let mut influence = Influence::default();
            for change in changes(site, &executions) {
                if let Err(stop) = self.budget.check() {
                    if stop == Stop::Cancelled {
                        return Err(stop);
                    }
                    return Ok(tried);
                }
                if spent >= self.steps_of_case {
                    return Ok(tried);
                }
                let Ran {
                    verdict,
                    machine,
                    steps,
                    ..
                } = self.run(case, Some(change), limit)?;
                spent += steps + RUN_COST;
                if !machine.has_changed {
                    continue;
                }
                influence.affects |= !is_same(&original, &verdict);
                influence.passes |= verdict.is_passed();
                if influence.affects && influence.passes {
                    break;
                }
            }
            tried.influences.insert(site, influence);
        }
        Ok(tried)
    }

    fn run(&self, case: &Case, change: Option<Change>, steps: u64) -> Result<Ran, Stop> {
        let machine = Changing {
            change,
            ..Changing::default()
        };
        let budget = Budget {
            steps,
            ..self.budget.clone()
        };
        let mut interpreter = self.context.interpreter(machine, &budget, Some(()));
        match self.context.run(&mut interpreter, self.method, case) {
            Verdict::Cancelled => Err(Stop::Cancelled),
            verdict => {
                let machine = interpreter.machine().clone();
                let visited = match change {
                    None => machine.visited(|at| interpreter.node_at(at).map(|place| place.0)),
                    Some(_) => Vec::new(),
                };
                Ok(Ran {
                    verdict,
                    machine,
                    visited,
                    steps: interpreter.steps_used(),
                })
            }
        }
    }
}

struct Ran {
    verdict: Verdict,
    machine: Changing,
    visited: Vec<Visited>,
    steps: u64,
}

impl Changing {
    /// Places by the time of their last execution, the last one first.
    fn visited(&self, method_at: impl Fn(CodePlace) -> Option<MethodId>) -> Vec<Visited> {
        let sites = self.seen.iter();
        let mut all: Vec<(u64, Visited)> = sites
            .map(|(site, executions)| (executions.last, Visited::Site(*site)))
            .collect();
        for (at, (node, last)) in &self.statements {
            if let Some(method) = method_at(*at) {
                all.push((*last, Visited::Statement(method, *node)));
            }
        }
        all.sort_by_key(|(last, _)| std::cmp::Reverse(*last));
        all.into_iter().map(|(_, place)| place).collect()
    }
}

/// Whether a test would see no difference.
fn is_same(one: &Verdict, other: &Verdict) -> bool {
    match (one, other) {
        (Verdict::Failed(one), Verdict::Failed(other)) => {
            one.kind == other.kind && one.message == other.message && one.clause == other.clause
        }
        _ => one == other,
    }
}

fn changes(site: SiteId, executions: &Executions) -> Vec<Change> {
    let others: &[Other] = match executions.ty {
        SiteType::Primitive(Primitive::Boolean) => &[Other::Negated],
        SiteType::Primitive(_) => &[Other::Shifted(1), Other::Shifted(-1)],
        SiteType::Reference => &[Other::Earlier, Other::Null],
    };
    let count = executions.count;
    let mut when = vec![When::Always];
    if count > 1 {
        when.extend((0..count.min(SINGLE_OCCURRENCES)).map(When::Only));
        if count > SINGLE_OCCURRENCES {
            when.push(When::Only(count - 1));
        }
    }
    let all = when.iter().flat_map(|when| {
        others.iter().map(move |other| Change {
            site,
            when: *when,
            other: *other,
        })
    });
    all.collect()
}
