//! Parts of a statement: which operand, argument, index or condition, given another value, would do
//! what another value of the whole statement does.
//!
//! What must hold: a part is told of only if, for each failing case that takes part in the
//! diagnosis, a run was found in which nothing but this part yields other values and the case passes.
//! A constant is told of only if it has one value throughout.

use crate::cases::CaseContext;
use crate::confirm::{Answer, Effort, FailingCase, Subject, confirm};
use crate::options::Options;
use crate::project::Project;
use crate::report::{NeededValue, Part};
use crate::sites::{Site, SiteShape, SiteTable};
use budget::{Budget, Stop};
use interp::machine::SiteId;
use java::ir::{Expr, ExprKind, NodeId, SYNTHETIC, Stmt, StmtKind};
use java::ir_visit::{self, Visitor};
use java::program::Program;
use java::types::{MethodId, Type};
use rustc_hash::{FxHashMap, FxHashSet};

/// Parts looked at in one statement, outermost first, and those told of.
const MOST_PARTS: usize = 12;
const TOLD_PARTS: usize = 4;

/// What sites yield in a failing run, as shown.
type Shown = FxHashMap<(SiteId, u32), String>;

/// A part of a statement that is a site.
struct Candidate {
    of: SiteId,
    part: SiteId,
    is_constant: bool,
}

/// The parts of statements as sites of their own.
pub(crate) struct Parts {
    table: SiteTable,
    candidates: Vec<Candidate>,
}

impl Parts {
    pub(crate) fn of(program: &Program, sites: &[&Site]) -> Self {
        let mut parts = Parts {
            table: SiteTable::default(),
            candidates: Vec::new(),
        };
        for site in sites {
            let Some(body) = &program.lowered(site.method).body else {
                continue;
            };
            let mut values = Values {
                site,
                found: Vec::new(),
            };
            ir_visit::walk_body(body, &mut values);
            for (node, ty, is_constant) in values.found.into_iter().take(MOST_PARTS) {
                if let Some(part) = parts.table.add_part(site.method, node, &ty) {
                    parts.candidates.push(Candidate {
                        of: site.id,
                        part,
                        is_constant,
                    });
                }
            }
        }
        parts
    }

    /// The parts that explain the failing cases, by the number of their statement.
    ///
    /// `trace` gives what the parts yield in a failing run.
    pub(crate) fn explain(
        &self,
        budget: &Budget,
        (project, method, options): (&Project, MethodId, &Options),
        cases: &[FailingCase],
        trace: &dyn Fn(&Subject<'_>, &FailingCase) -> Shown,
    ) -> Result<FxHashMap<u32, Vec<Part>>, Stop> {
        let mut told: FxHashMap<u32, Vec<Part>> = FxHashMap::default();
        if self.candidates.is_empty() {
            return Ok(told);
        }
        let mut context = CaseContext::new(project);
        context.observe(&self.table);
        let mut subject = Subject::new(project, &context, method, &self.table, options);
        subject.effort = Effort::first();
        let cases: Vec<FailingCase> = cases
            .iter()
            .map(|failing| FailingCase {
                actual: trace(&subject, failing),
                ..failing.clone()
            })
            .collect();
        subject.begin();
        for candidate in &self.candidates {
            let of_statement = told.entry(candidate.of.0).or_default();
            if of_statement.len() >= TOLD_PARTS {
                continue;
            }
            let Some(needed) = self.needed(budget, &subject, &cases, candidate)? else {
                continue;
            };
            let Some(site) = self.table.get(candidate.part) else {
                continue;
            };
            let anchor = project.anchor(site.method, site.anchor);
            of_statement.push(Part {
                source: project.source_at(&anchor),
                anchor,
                needed,
            });
        }
        told.retain(|_, parts| !parts.is_empty());
        Ok(told)
    }

    /// What a part would have to yield; `None` unless that makes every case pass.
    fn needed(
        &self,
        budget: &Budget,
        subject: &Subject<'_>,
        cases: &[FailingCase],
        candidate: &Candidate,
    ) -> Result<Option<Vec<NeededValue>>, Stop> {
        let mut needed = Vec::new();
        for failing in cases {
            match budget.check() {
                Err(Stop::Cancelled) => return Err(Stop::Cancelled),
                Err(_) => return Ok(None),
                Ok(()) if subject.is_spent() => return Ok(None),
                Ok(()) => {}
            }
            let is_run_again = failing.actual.contains_key(&(candidate.part, 1));
            if candidate.is_constant && is_run_again {
                return Ok(None);
            }
            match confirm(budget, subject, failing, &[candidate.part], subject.effort)? {
                Answer::Confirmed(values) => {
                    needed.extend(values.into_iter().map(|(_, value)| value));
                }
                Answer::Refuted(_) | Answer::Unknown(_) => return Ok(None),
            }
        }
        let values: FxHashSet<&str> = needed.iter().map(|value| &*value.needed).collect();
        let is_contradictory = candidate.is_constant && values.len() > 1;
        let is_told = !needed.is_empty()
            && !is_contradictory
            && !needed.iter().any(NeededValue::only_overflows);
        Ok(is_told.then_some(needed))
    }
}

/// Finds the values that a site owns, and lists what they are made of.
struct Values<'a> {
    site: &'a Site,
    found: Vec<(NodeId, Type, bool)>,
}

impl Values<'_> {
    fn owns(&self, node: NodeId) -> bool {
        self.site.nodes.contains(&node)
    }

    fn parts_of(&mut self, value: &Expr, with_itself: bool) {
        let mut inner = Inner {
            root: (!with_itself).then_some(value.id),
            found: &mut self.found,
        };
        ir_visit::walk_expression(value, &mut inner);
    }
}

impl Visitor for Values<'_> {
    fn statement(&mut self, statement: &Stmt) {
        if !self.owns(statement.id) {
            return;
        }
        if let StmtKind::Local {
            init: Some(value), ..
        }
        | StmtKind::Return(Some(value)) = &statement.kind
        {
            self.parts_of(value, false);
        }
    }

    fn expression(&mut self, expression: &Expr) {
        if !self.owns(expression.id) {
            return;
        }
        match (&expression.kind, self.site.shape) {
            (ExprKind::Assign { value, .. }, _) => self.parts_of(value, false),
            (_, SiteShape::Arguments) => {
                let is_one_of_several = self.site.nodes.len() > 1;
                self.parts_of(expression, is_one_of_several);
            }
            _ => self.parts_of(expression, false),
        }
    }
}

struct Inner<'a> {
    /// The whole value: no part of itself.
    root: Option<NodeId>,
    found: &'a mut Vec<(NodeId, Type, bool)>,
}

impl Visitor for Inner<'_> {
    fn expression(&mut self, expression: &Expr) {
        let is_value = match &expression.kind {
            ExprKind::Assign { .. } | ExprKind::Update { .. } | ExprKind::This => false,
            _ => expression.ty != Type::Void && !expression.ty.is_error(),
        };
        let is_known = self.found.iter().any(|(node, ..)| *node == expression.id);
        if is_value && !is_known && expression.id != SYNTHETIC && self.root != Some(expression.id) {
            let is_constant = matches!(expression.kind, ExprKind::Const(_));
            self.found
                .push((expression.id, expression.ty.clone(), is_constant));
        }
    }

    fn enters_lambdas(&self) -> bool {
        false
    }
}
