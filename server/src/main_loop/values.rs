//! The values of a chosen case along its method.
//!
//! What must hold: values are shown only of the present state of a method.

use super::MainLoop;
use super::message::InlineValue;
use super::publish::positions;

impl MainLoop {
    /// The next case of the method is chosen, after the last one none. Gives its inputs.
    pub(super) fn next_case(&mut self, uri: &str, method: &str) -> Result<Option<String>, String> {
        let view = self.find(uri, method)?;
        let Some(report) = view.current_cases() else {
            return Err("its cases aren't known yet".to_owned());
        };
        let reference = view.reference();
        let next = match self.chosen.get(&reference) {
            Some(index) => index + 1,
            // With the setting, the first one is shown already.
            None => usize::from(self.settings.case_values),
        };
        let shown = report.cases.get(next).map(|case| case.inputs_text());
        self.chosen.insert(
            reference,
            if shown.is_some() {
                next
            } else {
                usize::MAX - 1
            },
        );
        if shown.is_none() && !self.settings.case_values {
            let reference = self.find(uri, method)?.reference();
            self.chosen.remove(&reference);
        }
        Ok(shown)
    }

    /// All values shown in a file.
    pub(super) fn values(&self, path: &str) -> Vec<InlineValue> {
        let methods = self.view.files.get(path).into_iter().flatten();
        let mut shown = Vec::new();
        for method in methods {
            let index = match self.chosen.get(&method.reference()) {
                Some(index) => *index,
                None if self.settings.case_values => 0,
                None => continue,
            };
            let case = method
                .current_cases()
                .and_then(|report| report.cases.get(index));
            let Some(case) = case else { continue };
            for (at, text) in &case.values {
                shown.push(InlineValue {
                    position: positions(&self.documents, path, *at..*at).0,
                    text: text.clone(),
                    case: case.inputs_text(),
                });
            }
        }
        shown
    }
}
