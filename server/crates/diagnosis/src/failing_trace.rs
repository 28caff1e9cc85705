//! The statements that a case executes, in order, with the values they give: what a reader steps
//! through to see how a failure comes about.
//!
//! What must hold: the case is run as it is, so the steps end where the failure is seen; a run that is
//! cut off before gives nothing. Runs may be long: the last steps are kept, and how many there were
//! before is told. It is run twice, so that values are only written down of the steps that are kept.

use crate::cases::{self, Case, CaseContext, CaseSource, Verdict};
use crate::project::Project;
use crate::report::Anchor;
use crate::sites::{SiteShape, SiteTable};
use crate::units::units_of;
use budget::Budget;
use interp::Interpreter;
use interp::heap::{Heap, Reference};
use interp::machine::{CodePlace, Machine, SiteId, SiteType, Slot};
use interp::outcome::Halt;
use java::ir::NodeId;
use java::program::Program;
use java::types::MethodId;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use std::sync::Arc;
use testgen::show;

/// Steps of a run before it counts as endless.
const STEPS: u64 = 30_000_000;

/// The statements of a run, the last ones if there are many.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FailingTrace {
    pub steps: Vec<Step>,
    /// Steps before the first one kept.
    pub left_out: u64,
}

/// A statement, or a part of its head, that was executed.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    pub anchor: Anchor,
    /// Calls around it, 0 for the test's or the contract's own code.
    pub depth: u32,
    /// What it gave: the name of what it was stored in, if it was, and the value.
    pub values: Vec<(Option<Arc<str>>, String)>,
}

/// Runs a case of a method again and notes its statements. `case` is its name in the report,
/// `limit` is how many steps are kept.
///
/// # Errors
/// There is no such case, or it takes too long.
pub fn failing_trace(
    budget: &Budget,
    project: &Project,
    method: MethodId,
    case: &str,
    limit: usize,
) -> Result<FailingTrace, String> {
    let mut context = CaseContext::new(project);
    let cases = cases::cases_of(budget, project, &context, method).cases;
    let case = cases
        .iter()
        .find(|one| one.name == case)
        .ok_or_else(|| format!("there is no case `{case}`"))?;
    let mut methods = project.reachable_code(method);
    if let CaseSource::JUnit { test, .. } = &case.source {
        let test = project.tests().tests[*test].method;
        for reached in project.calls().reachable(&[test]) {
            if !methods.contains(&reached) {
                methods.push(reached);
            }
        }
    }
    let table = SiteTable::new(&project.program, &methods);
    context.observe_statements_and(&methods, &table);
    let budget = Budget {
        steps: STEPS,
        ..budget.clone()
    };
    let units = |method: &MethodId| (*method, units_of(&project.program, *method));
    let shared = Shared {
        program: project.program.clone(),
        units: methods.iter().map(units).collect(),
        table,
    };
    let shared = Arc::new(shared);
    let run = |limit: usize, first_told: u64| -> Result<Interpreter<Recorder>, String> {
        let recorder = Recorder {
            shared: shared.clone(),
            steps: VecDeque::new(),
            limit: limit.max(1),
            first_told,
            count: 0,
            depth: 0,
            latest: Vec::new(),
        };
        let mut interpreter = context.interpreter(recorder, &budget, Some(()));
        match run_case(&context, &mut interpreter, method, case) {
            Verdict::Unknown(why) => Err(why),
            Verdict::Cancelled => Err("cancelled".to_owned()),
            _ => Ok(interpreter),
        }
    };
    let all = run(1, u64::MAX)?.machine().count;
    let interpreter = run(limit, all.saturating_sub(limit as u64))?;
    let recorder = interpreter.machine();
    let outermost = recorder.steps.iter().map(|step| step.depth).min();
    let name = |site: SiteId| {
        shared
            .table
            .get(site)
            .and_then(|site| site.variable.clone())
    };
    let steps = recorder.steps.iter().filter_map(|step| {
        let method = interpreter.code(step.at.code)?.method?;
        let values = step.values.iter();
        Some(Step {
            anchor: project.anchor(method, step.node),
            depth: step.depth - outermost.unwrap_or(0),
            values: values
                .map(|(site, value)| (name(*site), value.clone()))
                .collect(),
        })
    });
    Ok(FailingTrace {
        steps: steps.collect(),
        left_out: all.saturating_sub(recorder.steps.len() as u64),
    })
}

fn run_case(
    context: &CaseContext,
    interpreter: &mut Interpreter<Recorder>,
    method: MethodId,
    case: &Case,
) -> Verdict {
    context.run(interpreter, method, case)
}

/// What the runs look up.
struct Shared {
    program: Arc<Program>,
    table: SiteTable,
    units: FxHashMap<MethodId, FxHashMap<NodeId, NodeId>>,
}

/// An ordinary run whose statements are noted.
struct Recorder {
    shared: Arc<Shared>,
    /// The last ones.
    steps: VecDeque<Noted>,
    limit: usize,
    /// Values are written down from this step on.
    first_told: u64,
    /// All steps.
    count: u64,
    depth: u32,
    /// For each depth its latest step, kept or not: what is a step doesn't depend on the limit.
    latest: Vec<Latest>,
}

#[derive(Clone)]
struct Latest {
    number: u64,
    at: CodePlace,
    node: NodeId,
    told: Vec<SiteId>,
}

struct Noted {
    at: CodePlace,
    node: NodeId,
    depth: u32,
    values: Vec<(SiteId, String)>,
}

impl Recorder {
    fn note(&mut self, at: CodePlace, node: NodeId) {
        if self.steps.len() == self.limit {
            self.steps.pop_front();
        }
        let latest = Latest {
            number: self.count,
            at,
            node,
            told: Vec::new(),
        };
        let depth = self.depth as usize;
        if self.latest.len() <= depth {
            self.latest.resize(depth + 1, latest.clone());
        }
        self.latest[depth] = latest;
        self.count += 1;
        self.steps.push_back(Noted {
            at,
            node,
            depth: self.depth,
            values: Vec::new(),
        });
    }

    /// The step that a site of the running code belongs to, if it is kept; arguments are no value of
    /// their own. It is the latest of this call
    /// if it is of the same statement, else a new one (a loop's condition comes round again).
    fn step_of(&mut self, at: CodePlace, site: SiteId) -> Option<&mut Noted> {
        let shared = self.shared.clone();
        let known = shared.table.get(site)?;
        if known.shape == SiteShape::Arguments {
            return None;
        }
        let units = shared.units.get(&known.method)?;
        let unit = |node: NodeId| units.get(&node).copied().unwrap_or(node);
        let fits = self.latest.get(self.depth as usize).is_some_and(|latest| {
            latest.at.code == at.code
                && unit(latest.node) == unit(known.anchor)
                && !latest.told.contains(&site)
        });
        if !fits {
            self.note(at, known.anchor);
        }
        let latest = self.latest.get_mut(self.depth as usize)?;
        latest.told.push(site);
        let first_kept = self.count - self.steps.len() as u64;
        let index = latest.number.checked_sub(first_kept)?;
        self.steps.get_mut(index as usize)
    }
}

impl Machine for Recorder {
    type Shadow = ();
    const HAS_SHADOWS: bool = false;

    fn statement(&mut self, at: CodePlace, node: NodeId) -> Result<(), Halt> {
        self.note(at, node);
        Ok(())
    }

    fn site(
        &mut self,
        heap: &mut Heap<()>,
        at: CodePlace,
        site: SiteId,
        value: Slot<()>,
        ty: SiteType,
    ) -> Result<Slot<()>, Halt> {
        let is_told = self.count > self.first_told;
        let shared = self.shared.clone();
        if let Some(step) = self.step_of(at, site) {
            let text = match ty {
                _ if !is_told => String::new(),
                SiteType::Reference => {
                    show::reference(&shared.program, heap, Reference::from_bits(value.bits))
                }
                SiteType::Primitive(primitive) => {
                    let declared = shared
                        .table
                        .get(site)
                        .and_then(|site| site.ty.as_primitive());
                    show::primitive(declared.unwrap_or(primitive), value.bits)
                }
            };
            step.values.push((site, text));
        }
        Ok(value)
    }

    fn entered(&mut self, _heap: &Heap<()>, _method: Option<MethodId>) {
        self.depth += 1;
    }

    fn left(&mut self, _heap: &Heap<()>, _statics: &[Slot<()>], _method: Option<MethodId>) {
        self.depth = self.depth.saturating_sub(1);
    }
}
