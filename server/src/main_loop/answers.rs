//! Answers to the editor's requests, at once and from the view.

use super::MainLoop;
use super::message::{CodeAction, Hover, Page, Range, Request};
use super::publish::{diagnostic, positions};
use crate::documents::source::Position;
use crate::documents::uri::path_of;
use crate::scheduler::Work;
use crate::view::actions::{ActionKind, Offers, actions};
use crate::view::cases::{self, place_hover};
use crate::view::document::{Block, Document, plain};
use crate::view::findings::Code;
use crate::view::ground::Ground;
use crate::view::pages::{explanation_page, method_hover, suspect_hover};
use crate::view::{Activity, Event, MethodRef, MethodView};
use std::sync::Arc;

impl MainLoop {
    /// Whoever asked may be gone, hence the ignored results.
    pub(super) fn answer(&mut self, request: Request) {
        match request {
            Request::Lenses { uri, reply } => {
                let _ = reply.send(self.lenses(&path_of(&uri)));
            }
            Request::Hover {
                uri,
                position,
                reply,
            } => {
                let path = path_of(&uri);
                self.look_at(&uri, &[], Some(position));
                self.publish();
                let _ = reply.send(self.hover(&path, position));
            }
            Request::Actions { uri, range, reply } => {
                let path = path_of(&uri);
                self.publish();
                let _ = reply.send(self.actions(&path, range));
            }
            Request::Diagnostics { uri, reply } => {
                let diagnostics = self.diagnostics_asked_for(&path_of(&uri));
                let _ = reply.send(diagnostics);
            }
            Request::Explain { uri, method, reply } => {
                let _ = reply.send(self.explain(&uri, &method));
            }
            Request::Model {
                uri,
                method,
                case,
                token,
                reply,
            } => {
                match self
                    .find(&uri, &method)
                    .map(|view| (view.reference(), view.entry.id))
                {
                    Ok((reference, method)) => {
                        let work = Work::Model {
                            method,
                            case,
                            reply,
                        };
                        self.scheduler.want_now(reference, token, work);
                    }
                    Err(reason) => {
                        let _ = reply.send(Err(reason));
                    }
                }
            }
            Request::Cases { uri, method, reply } => {
                let _ = reply.send(self.cases(&uri, &method));
            }
            Request::Values { uri, reply } => {
                let _ = reply.send(self.values(&path_of(&uri)));
            }
            Request::NextCase { uri, method, reply } => {
                let _ = reply.send(self.next_case(&uri, &method));
            }
            Request::AllSuspects { uri, method, reply } => {
                let _ = reply.send(self.show_all_suspects(&uri, method.as_deref()));
            }
            Request::ApplyAndRun {
                uri,
                method,
                choice,
                reply,
            } => self.apply_and_run(&uri, &method, &choice, reply),
            Request::LineIsRight {
                uri,
                method,
                site,
                reply,
            } => {
                let _ = reply.send(self.line_is_right(&uri, &method, site));
            }
            Request::LineMayBeWrong { number, reply } => {
                let _ = reply.send(self.line_may_be_wrong(number));
            }
            Request::WriteTests {
                uri,
                method,
                case,
                reply,
            } => self.write_tests(&uri, &method, case, reply),
            Request::Slice {
                uri,
                query,
                token,
                reply,
            } => self.slice(&uri, &query, token, reply),
            Request::SliceText { uri, reply } => {
                let _ = reply.send(self.slice_text(&path_of(&uri)));
            }
            Request::ClearSlice { uri, reply } => {
                self.clear_slice(&path_of(&uri), "it is no longer shown");
                let _ = reply.send(());
            }
            Request::Analyse { uri, method, reply } => {
                let _ = reply.send(self.analyse(&uri, method.as_deref()));
            }
            Request::Stop { reply } => {
                self.stop();
                let _ = reply.send(());
            }
        }
    }

    pub(super) fn find(&self, uri: &str, method: &str) -> Result<&MethodView, String> {
        let file: Arc<str> = path_of(uri).into();
        let reference: MethodRef = (file, method.into());
        self.view
            .method(&reference)
            .ok_or_else(|| format!("{} has no analysed method {method}", reference.0))
    }

    pub(super) fn ground(&self) -> Ground<'_> {
        Ground {
            snapshot: &*self.snapshot,
            documents: &self.documents,
        }
    }

    /// With a slice shown: first why the line is in or out.
    fn hover(&self, path: &str, position: Position) -> Option<Hover> {
        let source = self.documents.source(path)?;
        let offset = source.offset_of(position, self.documents.encoding);
        let found = self.finding_hover(path, offset);
        match (self.slice_hover(path, offset), found) {
            (Some(mut of_slice), Some(found)) => {
                of_slice.document.blocks.extend(found.document.blocks);
                Some(of_slice)
            }
            (of_slice, found) => of_slice.or(found),
        }
    }

    fn finding_hover(&self, path: &str, offset: usize) -> Option<Hover> {
        // The innermost suspect at the place.
        let finding = self
            .published
            .findings
            .get(path)
            .into_iter()
            .flatten()
            .filter(|finding| finding.code == Code::Suspect)
            .filter(|finding| finding.range.start <= offset && offset <= finding.range.end)
            .min_by_key(|finding| finding.range.len());
        if let Some(finding) = finding {
            let suspect = self.view.method(&finding.owner).and_then(|method| {
                let report = &method.current()?.report;
                let suspect = report
                    .suspects
                    .iter()
                    .find(|suspect| Some(suspect.site) == finding.site)?;
                Some(suspect_hover(suspect, report, self.ground()))
            });
            let document = suspect.unwrap_or_else(|| Document {
                blocks: vec![Block::Paragraph(vec![plain(&finding.message)])],
            });
            let range = positions(&self.documents, path, finding.range.clone());
            let markdown = self.features.markdown;
            return Some(Hover {
                range,
                document,
                markdown,
            });
        }
        let method = self.view.method_at(path, offset)?;
        let name = &method.entry.name_range;
        let markdown = self.features.markdown;
        if name.start <= offset && offset <= name.end {
            return Some(Hover {
                range: positions(&self.documents, path, name.clone()),
                document: method_hover(method, self.settings.pictures && markdown)?,
                markdown,
            });
        }
        let line = self.ground().line_at(path, offset);
        let (document, range) = place_hover(method.current_cases()?, offset, line)?;
        let range = range.or_else(|| self.ground().line_range(path, line))?;
        Some(Hover {
            range: positions(&self.documents, path, range),
            document,
            markdown,
        })
    }

    fn actions(&self, path: &str, (start, end): Range) -> Vec<CodeAction> {
        let Some(source) = self.documents.source(path) else {
            return Vec::new();
        };
        let encoding = self.documents.encoding;
        let range = source.offset_of(start, encoding)..source.offset_of(end, encoding);
        let findings = self
            .published
            .findings
            .get(path)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let mut offered = actions(
            &self.view,
            self.ground(),
            findings,
            path,
            source.text(),
            &range,
            &Offers {
                max_suspects: self.settings.max_suspects,
                all_suspects: &self.all_suspects,
                right: &self.right.lines(self.ground()),
                can_apply: self.features.apply_edits,
            },
        );
        offered.extend(self.slice_actions(path, &range));
        let offered = offered.into_iter().map(|action| {
            let query = match &action.kind {
                ActionKind::Slice { range, of, kind } => {
                    Some(self.slice_query(path, range, of, kind))
                }
                _ => None,
            };
            let fixes = match &action.kind {
                ActionKind::Edit { finding, edits, .. } => {
                    let diagnostic = diagnostic(finding, &self.documents);
                    Some((diagnostic, self.by_file(edits)))
                }
                _ => None,
            };
            CodeAction {
                title: action.title,
                kind: action.kind,
                fixes,
                query,
            }
        });
        offered.collect()
    }

    fn explain(&self, uri: &str, method: &str) -> Result<Page, String> {
        let view = self.find(uri, method)?;
        Ok(Page {
            title: method.to_owned(),
            document: explanation_page(view, self.ground()),
        })
    }

    fn cases(&self, uri: &str, method: &str) -> Result<Page, String> {
        let view = self.find(uri, method)?;
        let Some(report) = view.current_cases() else {
            return Err(if self.settings.shows_cases {
                "its cases are being looked for".to_owned()
            } else {
                "cases are switched off by the setting `whydunit.cases`".to_owned()
            });
        };
        Ok(Page {
            title: format!("Cases of {method}"),
            document: cases::page(report, self.settings.pictures && self.features.markdown),
        })
    }

    /// Shows all suspects of a method, or of all methods of a file; where all are shown, only the
    /// first few again. Gives whether all are shown now.
    fn show_all_suspects(&mut self, uri: &str, method: Option<&str>) -> Result<bool, String> {
        let methods: Vec<MethodRef> = match method {
            Some(method) => vec![self.find(uri, method)?.reference()],
            None => {
                let methods = self.view.files.get(&*path_of(uri)).into_iter().flatten();
                methods.map(MethodView::reference).collect()
            }
        };
        let are_shown = methods
            .iter()
            .all(|method| self.all_suspects.contains(method));
        for method in methods {
            if are_shown {
                self.all_suspects.remove(&method);
            } else {
                self.all_suspects.insert(method);
            }
        }
        Ok(!are_shown)
    }

    /// Analyses a file or one of its methods anew, whatever is known of it.
    fn analyse(&mut self, uri: &str, method: Option<&str>) -> Result<(), String> {
        let file: Arc<str> = path_of(uri).into();
        if !self.view.files.contains_key(&file) {
            if self.documents.source(&file).is_none() {
                return Err(match self.documents.problem(&file) {
                    Some(problem) => format!("{file}: {problem}"),
                    None => format!("{file} is no file of the workspace"),
                });
            }
            self.asked.insert(file.clone());
            self.relist = true;
            self.refresh();
        }
        if let Some(method) = method {
            self.find(uri, method)?;
        }
        let methods: Vec<(MethodRef, u64)> = self
            .view
            .files
            .get(&file)
            .into_iter()
            .flatten()
            .filter(|view| method.is_none_or(|method| *view.entry.key == *method))
            .map(|view| (view.reference(), view.hash))
            .collect();
        for (method, hash) in methods {
            self.scheduler.forget(&method);
            let activity = Activity::Queued;
            self.view.reduce(Event::Moved {
                method: method.clone(),
                hash,
                activity,
            });
            self.admit(&method, true);
            self.admit_cases_if_wanted(&method);
        }
        Ok(())
    }
}
