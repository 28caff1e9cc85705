//! The constraint model of a case as the table of the paper (see [`crate::model_table`]).

use crate::cases::{Case, CaseSource, Verdict};
use crate::model_table::{CodeConstraint, ConstraintModel};
use crate::project::Project;
use crate::sites::{SiteShape, SiteTable};
use constraints::TermId;
use constraints::print::infix;
use interp::machine::{SiteId, SiteType};
use java::ir::Clause;
use java::types::MethodId;
use std::sync::Arc;
use symbolic::machine::{DecisionKind, DecisionOutcome, SiteEvent};
use symbolic::terms::{sort_of, value_of};
use symbolic::{Parameter, SymbolicMachine};

/// Parameters that get variables of their own: one entry an argument, the receiver first.
pub(crate) fn parameters(project: &Project, method: MethodId) -> Arc<[Option<Parameter>]> {
    let declared = project.program.method(method);
    let receiver = (!declared.is_static).then_some(None);
    let named = declared
        .param_names
        .iter()
        .zip(&declared.params)
        .map(|(name, ty)| Some((name.clone(), ty.as_primitive())));
    receiver.into_iter().chain(named).collect()
}

/// Constraints listed before the rest is only counted.
const LISTED: usize = 400;

pub(crate) fn table(
    project: &Project,
    method: MethodId,
    case: &Case,
    sites: &SiteTable,
    machine: &SymbolicMachine,
    verdict: &Verdict,
) -> ConstraintModel {
    let mut model = ConstraintModel {
        title: format!("{}, case {}", project.program.method(method).key, case.name),
        ..ConstraintModel::default()
    };
    let mut observed: Vec<TermId> = Vec::new();
    conditions_of_inputs(project, method, case, machine, &mut model, &mut observed);
    postconditions(project, method, case, machine, &mut model, &mut observed);
    for event in machine.events.iter().take(LISTED) {
        if let Some(constraint) = constraint(project, sites, machine, event) {
            model.constraints.push(constraint);
        }
    }
    if machine.events.len() > LISTED {
        model.notes.push(format!(
            "{} more constraints",
            machine.events.len() - LISTED
        ));
    }
    for decision in &machine.decisions {
        if decision.kind == DecisionKind::Assumption {
            let text = outcome_text(machine, decision.term, decision.outcome);
            model.constraints.push(CodeConstraint {
                selector: None,
                text,
                anchor: None,
            });
        }
    }
    variables(machine, &observed, &mut model);
    if machine.truncated {
        model
            .notes
            .push("the run is longer than the model".to_owned());
    }
    if machine.lost.is_some() || *verdict == Verdict::Pruned {
        model
            .notes
            .push("parts of the run are fixed to their values".to_owned());
    }
    model
}

fn clause_text(project: &Project, method: MethodId, clause: &Clause) -> String {
    let text = project.source_at(&project.anchor(method, clause.node));
    let keywords = ["requires", "ensures", "pre", "post"];
    let text = text.trim().trim_end_matches(';');
    let first = text.split_whitespace().next().unwrap_or("");
    if keywords.contains(&first) {
        text[first.len()..].trim().to_owned()
    } else {
        text.to_owned()
    }
}

fn conditions_of_inputs(
    project: &Project,
    method: MethodId,
    case: &Case,
    machine: &SymbolicMachine,
    model: &mut ConstraintModel,
    observed: &mut Vec<TermId>,
) {
    if let CaseSource::Contract { specification, .. } = &case.source {
        for clause in specification
            .contract
            .cases
            .iter()
            .flat_map(|case| &case.requires)
        {
            model
                .preconditions
                .push(clause_text(project, method, clause));
        }
    }
    for arg in machine.target_calls.first().into_iter().flatten() {
        let Some(term) = arg.shadow else { continue };
        observed.push(term);
        let value = value_of(machine.pool.sort(term), arg.bits);
        let name = infix(&machine.pool, term);
        model
            .preconditions
            .push(format!("{name} == {}", show_value(&value)));
    }
}

fn postconditions(
    project: &Project,
    method: MethodId,
    case: &Case,
    machine: &SymbolicMachine,
    model: &mut ConstraintModel,
    observed: &mut Vec<TermId>,
) {
    if let CaseSource::Contract { specification, .. } = &case.source {
        for clause in specification
            .contract
            .cases
            .iter()
            .flat_map(|case| &case.ensures)
        {
            model
                .postconditions
                .push(clause_text(project, method, clause));
        }
    }
    for decision in &machine.decisions {
        if decision.kind == DecisionKind::Assertion {
            observed.extend(machine.pool.variables_of(&[decision.term]));
            if matches!(case.source, CaseSource::JUnit { .. }) {
                model
                    .postconditions
                    .push(infix(&machine.pool, decision.term));
            }
        }
    }
}

fn constraint(
    project: &Project,
    sites: &SiteTable,
    machine: &SymbolicMachine,
    event: &SiteEvent,
) -> Option<CodeConstraint> {
    let site = sites.get(event.site)?;
    let SiteType::Primitive(primitive) = event.ty else {
        return None;
    };
    let variable = event
        .used
        .shadow
        .filter(|term| machine.pool.as_var(*term).is_some())?;
    let computed = match event.computed.shadow {
        Some(term) => infix(&machine.pool, term),
        None => show_value(&value_of(sort_of(primitive), event.computed.bits)),
    };
    let text = match site.shape {
        SiteShape::Condition if event.computed.bits & 1 == 1 => computed,
        SiteShape::Condition => format!("!({computed})"),
        _ => format!("{} == {computed}", infix(&machine.pool, variable)),
    };
    Some(CodeConstraint {
        selector: Some(selector(event.site)),
        text,
        anchor: Some(project.anchor(site.method, site.anchor)),
    })
}

fn selector(site: SiteId) -> String {
    format!("R{}", site.0)
}

fn outcome_text(machine: &SymbolicMachine, term: TermId, outcome: DecisionOutcome) -> String {
    let text = infix(&machine.pool, term);
    match outcome {
        DecisionOutcome::Holds(true) => text,
        DecisionOutcome::Holds(false) => format!("!({text})"),
        DecisionOutcome::Value(bits) => {
            format!(
                "{text} == {}",
                show_value(&value_of(machine.pool.sort(term), bits))
            )
        }
    }
}

fn variables(machine: &SymbolicMachine, observed: &[TermId], model: &mut ConstraintModel) {
    let mut all: Vec<TermId> = machine
        .events
        .iter()
        .filter(|event| {
            machine
                .plan
                .trace
                .as_ref()
                .is_some_and(|trace| trace.names.contains_key(&event.site))
        })
        .filter_map(|event| event.used.shadow)
        .filter(|term| machine.pool.as_var(*term).is_some())
        .collect();
    all.extend(observed);
    all.sort();
    all.dedup();
    for term in all {
        let name = infix(&machine.pool, term);
        if observed.contains(&term) {
            model.observable.push(name);
        } else {
            model.non_observable.push(name);
        }
    }
}

fn show_value(value: &constraints::Value) -> String {
    match value {
        constraints::Value::Bool(value) => value.to_string(),
        constraints::Value::Bits(bits) if *bits <= u64::from(u32::MAX) => {
            (*bits as u32 as i32).to_string()
        }
        constraints::Value::Bits(bits) => (*bits as i64).to_string(),
        constraints::Value::F32(value) => value.to_string(),
        constraints::Value::F64(value) => value.to_string(),
        constraints::Value::Str(text) => format!("\"{}\"", String::from_utf16_lossy(text)),
    }
}
