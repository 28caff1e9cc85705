//! The constraint model of one case, for those who ask to see it.

use super::Analysis;
use crate::cases::{CaseContext, Verdict};
use crate::confirm::Subject;
use crate::model_table::ConstraintModel;
use crate::options::LoopModel;
use crate::{loops, show_model};
use std::sync::Arc;
use symbolic::TracePlan;

impl Analysis<'_> {
    pub(super) fn constraint_model(&mut self, index: usize) -> Result<ConstraintModel, String> {
        let table = self.sites();
        let context = std::mem::replace(&mut self.context, CaseContext::new(self.project));
        let subject = Subject::new(self.project, &context, self.method, &table, self.options);
        let case = self.cases.cases[index].clone();
        if let Some(reason) = &case.skip {
            return Err(format!("the case is not run: {reason}"));
        }
        let mut plan = TracePlan {
            names: Arc::new(table.variable_names()),
            parameters: show_model::parameters(self.project, self.method),
            skipped: None,
        };
        let steps = self.repair_steps();
        let results = self
            .contract_results(&subject, &case, steps)
            .map_err(|stop| stop.to_string())?
            .unwrap_or_default();
        let (mut machine, _, mut verdict) =
            self.trace(&subject, &case, &results, plan.clone(), steps);
        if self.options.loops == LoopModel::Beta {
            let skipped = loops::skipped_by_beta(&machine.events, &table);
            plan.skipped = Some(Arc::new(skipped));
            (machine, _, verdict) = self.trace(&subject, &case, &results, plan, steps);
        }
        if verdict == Verdict::Cancelled {
            return Err("cancelled".to_owned());
        }
        Ok(show_model::table(
            self.project,
            self.method,
            &case,
            &table,
            &machine,
            &verdict,
        ))
    }
}
