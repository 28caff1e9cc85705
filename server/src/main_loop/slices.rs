//! The slices that are shown, one a file: asked for, made by a worker, shown, outdated, gone.
//!
//! What must hold:
//! * A new slice of a file takes the place of the old one, whose work is cancelled.
//! * Whoever asked gets an answer, whatever becomes of the slice.
//! * What is sent has the places of the present text; when the code is another one, none.

use super::MainLoop;
use super::message::{
    Hover, Lens, LensCommand, Message, Range, ShownSlice, SliceAnswer, SliceQuery, SliceReply,
    SliceShown, SliceText, ToClient,
};
use super::publish::positions;
use crate::analysis::slices::places::SliceableKind;
use crate::analysis::slices::{SliceKind, SliceOf, SliceRequest, Texts};
use crate::documents::same_code::{SameCode, after_edit};
use crate::documents::uri::path_of;
use crate::scheduler::{SliceNews, Work};
use crate::view::actions::Action;
use crate::view::findings::{Code, Finding, Severity};
use crate::view::slices::{Progress, SliceView, actions};
use crate::view::{MethodRef, MethodView};
use budget::CancelToken;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The slices of all files.
#[derive(Default)]
pub(super) struct Slices {
    by_file: BTreeMap<Arc<str>, Slicing>,
    /// The last number given.
    numbers: u64,
    /// What the client knows.
    sent: BTreeMap<Arc<str>, SliceShown>,
}

struct Slicing {
    view: SliceView,
    token: CancelToken,
    /// Who waits for the end.
    reply: Option<SliceReply>,
}

impl Slicing {
    fn answer(&mut self, answer: Result<SliceAnswer, String>) {
        if let Some(reply) = self.reply.take() {
            // Whoever asked may be gone.
            let _ = reply.send(answer);
        }
    }
}

impl MainLoop {
    pub(super) fn slice(
        &mut self,
        uri: &str,
        query: &SliceQuery,
        token: CancelToken,
        reply: SliceReply,
    ) {
        let file: Arc<str> = path_of(uri).into();
        let request = match self.slice_request(&file, query) {
            Ok(request) => request,
            Err(reason) => {
                let _ = reply.send(Err(reason));
                return;
            }
        };
        self.clear_slice(&file, "another slice was asked for");
        self.slices.numbers += 1;
        let number = self.slices.numbers;
        let method = self.view.method_at(&file, request.range.start);
        let method = method.map(|method| method.entry.key.clone());
        let named: MethodRef = (file.clone(), method.clone().unwrap_or_else(|| "".into()));
        let sender = self.sender.clone();
        let work = Work::Slice {
            snapshot: self.snapshot.clone(),
            request: request.clone(),
            time_limit: self.settings.slice_time_limit,
            tell: Box::new(move |news| {
                // Fails only when the loop has ended.
                let _ = sender.send(Message::Slice { number, news });
            }),
        };
        self.scheduler.want_now(named, token.clone(), work);
        let view = SliceView {
            number,
            request,
            texts: self.snapshot.texts(),
            method,
            outline: None,
            progress: Progress::Running,
            outdated: false,
        };
        let slicing = Slicing {
            view,
            token,
            reply: Some(reply),
        };
        self.slices.by_file.insert(file, slicing);
    }

    fn slice_request(&self, file: &Arc<str>, query: &SliceQuery) -> Result<SliceRequest, String> {
        let Some(source) = self.documents.source(file) else {
            return Err(match self.documents.problem(file) {
                Some(problem) => format!("{file}: {problem}"),
                None => format!("{file} is no file of the workspace"),
            });
        };
        let texts = self.snapshot.texts();
        if texts.get(file).map(|text| &**text) != Some(source.text()) {
            return Err(match self.snapshot.left_out(file) {
                Some(reason) => reason.to_owned(),
                None => "the workspace is still being read".to_owned(),
            });
        }
        let offset = |place| source.offset_of(place, self.documents.encoding);
        let bytes = |(start, end): Range| offset(start)..offset(end);
        let (range, of) = self.meant(file, bytes(query.range), &query.of);
        Ok(SliceRequest {
            file: file.clone(),
            range,
            of,
            kind: match &query.kind {
                SliceKind::Static => SliceKind::Static,
                SliceKind::Dynamic(test) => SliceKind::Dynamic(test.clone()),
                SliceKind::Simultaneous(tests) => SliceKind::Simultaneous(tests.clone()),
                SliceKind::Forward => SliceKind::Forward,
                SliceKind::Chop(to) => SliceKind::Chop(bytes(*to)),
            },
            most_nodes: self.settings.slice_nodes,
        })
    }

    /// A cursor means the expression or variable it is at.
    fn meant(
        &self,
        file: &str,
        range: std::ops::Range<usize>,
        of: &SliceOf,
    ) -> (std::ops::Range<usize>, SliceOf) {
        if !range.is_empty() || *of != SliceOf::Value {
            return (range, of.clone());
        }
        match self.snapshot.sliceables(file, &range).into_iter().next() {
            Some(found) if found.what == SliceableKind::Returned => {
                (found.range, SliceOf::Returned)
            }
            Some(found) => (found.range, SliceOf::Value),
            // What it is, or why it is nothing, is said when it is sliced.
            None => (range, SliceOf::Value),
        }
    }

    /// Bytes of a file as what the client would ask for.
    pub(super) fn slice_query(
        &self,
        path: &str,
        range: &std::ops::Range<usize>,
        of: &SliceOf,
        kind: &SliceKind,
    ) -> SliceQuery {
        let positions =
            |range: &std::ops::Range<usize>| positions(&self.documents, path, range.clone());
        SliceQuery {
            range: positions(range),
            of: of.clone(),
            kind: match kind {
                SliceKind::Static => SliceKind::Static,
                SliceKind::Dynamic(test) => SliceKind::Dynamic(test.clone()),
                SliceKind::Simultaneous(tests) => SliceKind::Simultaneous(tests.clone()),
                SliceKind::Forward => SliceKind::Forward,
                SliceKind::Chop(to) => SliceKind::Chop(positions(to)),
            },
        }
    }

    pub(super) fn slice_news(&mut self, number: u64, news: SliceNews) {
        let mut all = self.slices.by_file.iter_mut();
        let of_number = all.find(|(_, slicing)| slicing.view.number == number);
        let Some((file, slicing)) = of_number else {
            return;
        };
        if !slicing.view.is_running() || slicing.token.is_cancelled() {
            return;
        }
        match news {
            SliceNews::Smaller(outline) => slicing.view.outline = Some(outline),
            SliceNews::Finished(Ok(found)) => {
                let found = Arc::new(*found);
                slicing.view.outline = Some(found.outline.clone());
                slicing.view.progress = Progress::Finished(found.clone());
                let answer = SliceAnswer {
                    title: slicing.view.title(),
                    summary: slicing.view.summary(),
                    verdict: found.verdict.name(),
                };
                slicing.answer(Ok(answer));
            }
            SliceNews::Finished(Err(reason)) => {
                let file = file.clone();
                self.clear_slice(&file, &reason);
            }
        }
    }

    /// The whole file again. Whoever waits for the slice is told why there is none.
    pub(super) fn clear_slice(&mut self, file: &str, reason: &str) {
        if let Some(mut slicing) = self.slices.by_file.remove(file) {
            slicing.token.cancel();
            slicing.answer(Err(reason.to_owned()));
        }
    }

    pub(super) fn stop_slices(&mut self) {
        for slicing in self.slices.by_file.values() {
            if slicing.view.is_running() {
                slicing.token.cancel();
            }
        }
        self.notice_cancelled_slices();
    }

    /// What was stopped stays as small as it had become; where nothing had, nothing stays.
    pub(super) fn notice_cancelled_slices(&mut self) {
        let mut empty = Vec::new();
        for (file, slicing) in &mut self.slices.by_file {
            if slicing.view.is_running() && slicing.token.is_cancelled() {
                slicing.view.progress = Progress::Stopped;
                slicing.answer(Err("stopped".to_owned()));
                if slicing.view.outline.is_none() {
                    empty.push(file.clone());
                }
            }
        }
        for file in empty {
            self.clear_slice(&file, "stopped");
        }
    }

    /// After a change of the workspace: which slices are about other code now.
    pub(super) fn check_slices(&mut self) {
        let now = self.snapshot.texts();
        for slicing in self.slices.by_file.values_mut() {
            slicing.view.outdated = !is_same_code(&slicing.view.texts, &now);
            if slicing.view.outdated && slicing.view.is_running() {
                slicing.token.cancel();
                slicing.view.progress = Progress::Stopped;
                slicing.answer(Err("the code was edited meanwhile".to_owned()));
            }
        }
    }

    pub(super) fn slice_text(&self, path: &str) -> Result<SliceText, String> {
        let none = "there is no slice of this file: compute one first";
        let slicing = self.slices.by_file.get(path).ok_or(none)?;
        let view = &slicing.view;
        if view.outdated {
            return Err("the slice is outdated: compute it again".to_owned());
        }
        let found = view.found().ok_or("the slice isn't finished")?;
        Ok(SliceText {
            title: view.title(),
            java: found.java.clone(),
            original: view
                .texts
                .get(path)
                .map(|text| text.to_string())
                .unwrap_or_default(),
        })
    }

    pub(super) fn slice_hover(&self, path: &str, offset: usize) -> Option<Hover> {
        let view = &self.slices.by_file.get(path)?.view;
        let source = self.documents.source(path)?;
        let line = self.ground().line_at(path, offset);
        let range = self.ground().line_range(path, line)?;
        Some(Hover {
            range: positions(&self.documents, path, range),
            document: view.hover(line, source.text())?,
            markdown: self.features.markdown,
        })
    }

    pub(super) fn slice_actions(&self, path: &str, range: &std::ops::Range<usize>) -> Vec<Action> {
        let sliceables = self.snapshot.sliceables(path, range);
        let method = self.view.method_at(path, range.start);
        let shown = self.slices.by_file.get(path).map(|slicing| {
            let view = &slicing.view;
            (view, self.criterion(view))
        });
        actions::actions(&sliceables, method, shown)
    }

    /// Where the criterion of a slice stands in the present text; `None` when it is outdated.
    fn criterion(&self, view: &SliceView) -> Option<std::ops::Range<usize>> {
        let source = self.documents.source(&view.request.file)?;
        view.same_code(source.text())?.there(&view.criterion())
    }

    /// The lens of a method's slice. Where none is shown, one is offered in the method of the cursor, if
    /// it has other lenses: a line that comes and goes with the cursor would move the text.
    pub(super) fn slice_lens(
        &self,
        method: &MethodView,
        has_others: bool,
    ) -> Option<(String, LensCommand)> {
        let shown = self.slices.by_file.get(&method.file).map(|it| &it.view);
        if let Some(view) = shown
            && view.method.as_ref() == Some(&method.entry.key)
        {
            return Some((view.title(), self.slice_command(view)));
        }
        let (file, cursor) = self.scheduler.attention.cursor.as_ref()?;
        let range = &method.entry.range;
        let is_there = *file == method.file && range.start <= *cursor && *cursor <= range.end;
        if !has_others || !is_there || !self.snapshot.returns_value(method.entry.id) {
            return None;
        }
        let name = &method.entry.name_range;
        let query = self.slice_query(file, name, &SliceOf::Returned, &SliceKind::Static);
        Some((
            "slice of the return value".to_owned(),
            LensCommand::ComputeSlice(query),
        ))
    }

    /// A click ends the slice; an outdated one is made again where its place can still be found.
    fn slice_command(&self, view: &SliceView) -> LensCommand {
        match self.same_query(view) {
            Some(query) if view.outdated => LensCommand::ComputeSlice(query),
            _ => LensCommand::ClearSlice,
        }
    }

    /// What to ask for to get the slice again of the present code.
    fn same_query(&self, view: &SliceView) -> Option<SliceQuery> {
        let file = &view.request.file;
        let (before, now) = (view.texts.get(file)?, self.documents.source(file)?);
        let place = |range| after_edit(before, now.text(), range);
        let kind = match &view.request.kind {
            SliceKind::Chop(to) => SliceKind::Chop(place(to)?),
            other => other.clone(),
        };
        let range = place(&view.request.range)?;
        Some(self.slice_query(file, &range, &view.request.of, &kind))
    }

    /// The lens of a slice of what lies in no method.
    pub(super) fn slice_lens_outside(&self, path: &str) -> Option<Lens> {
        let view = &self.slices.by_file.get(path)?.view;
        let methods = self.view.files.get(path).into_iter().flatten();
        let has_place = methods
            .map(|method| &method.entry.key)
            .any(|key| Some(key) == view.method.as_ref());
        if has_place {
            return None;
        }
        let place = self.criterion(view).unwrap_or(0..0);
        Some(Lens {
            range: positions(&self.documents, path, place),
            title: view.title(),
            method: "".into(),
            command: LensCommand::ClearSlice,
        })
    }

    /// What isn't in the slices, for clients that only know diagnostics.
    pub(super) fn slice_findings(&self) -> Vec<Finding> {
        if !self.settings.slice_diagnostics {
            return Vec::new();
        }
        let mut findings = Vec::new();
        for (file, slicing) in &self.slices.by_file {
            let view = &slicing.view;
            for range in self.faded(view) {
                findings.push(Finding {
                    file: file.clone(),
                    range,
                    severity: Severity::Hint,
                    code: Code::OutsideSlice,
                    message: format!("Not in the {}.", view.name()),
                    related: Vec::new(),
                    owner: (file.clone(), "".into()),
                    site: None,
                    hash: 0,
                    outdated: false,
                });
            }
        }
        findings
    }

    /// Bytes of the present text that aren't in a slice.
    fn faded(&self, view: &SliceView) -> Vec<std::ops::Range<usize>> {
        let source = self.documents.source(&view.request.file);
        let same = source.and_then(|source| view.same_code(source.text()));
        match (same, &view.outline) {
            (Some(same), Some(outline)) => {
                let faded = outline.faded.iter();
                faded.filter_map(|range| same.there(range)).collect()
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn publish_slices(&mut self) {
        let files = self.slices.by_file.keys().chain(self.slices.sent.keys());
        let files: BTreeSet<Arc<str>> = files.cloned().collect();
        for file in files {
            let slice = self.slices.by_file.get(&file);
            let shown = SliceShown {
                uri: self.documents.uri(&file),
                version: self.documents.version(&file),
                slice: slice.map(|slicing| self.shown_slice(&slicing.view)),
            };
            let before = self.slices.sent.get(&file);
            if before.is_none_or(|before| before.slice != shown.slice) {
                self.client.send(ToClient::Slice(shown.clone()));
            }
            if shown.slice.is_some() {
                self.slices.sent.insert(file, shown);
            } else {
                self.slices.sent.remove(&file);
            }
        }
    }

    fn shown_slice(&self, view: &SliceView) -> ShownSlice {
        let file = &view.request.file;
        let found = view.found();
        let at = |range| positions(&self.documents, file, range);
        ShownSlice {
            title: view.title(),
            state: match &view.progress {
                _ if view.outdated => "outdated",
                Progress::Running => "running",
                Progress::Stopped => "stopped",
                Progress::Finished(_) => "finished",
            },
            kind: view.request.kind.name(),
            verdict: found.map(|found| found.verdict.name()),
            reason: found.and_then(|found| found.reason.clone()),
            criterion: self.criterion(view).map(at),
            faded: self.faded(view).into_iter().map(at).collect(),
            nodes: view.outline.as_ref().map(|outline| outline.nodes),
        }
    }
}

/// Whether all files have the same code; layout and comments aside.
fn is_same_code(before: &Texts, now: &Texts) -> bool {
    if Arc::ptr_eq(before, now) {
        return true;
    }
    before.len() == now.len()
        && before.iter().all(|(path, text)| {
            now.get(path)
                .is_some_and(|now| SameCode::of(text, now).is_some())
        })
}
