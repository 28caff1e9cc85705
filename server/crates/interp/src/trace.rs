//! Stack traces: from places in code to lines in files.
//!
//! Frames that a JVM wouldn't show are left out, and routines are shown as what the JVM has in their
//! place: field initialisers as part of `<init>` or `<clinit>`.

use std::sync::Arc;

use java::ir::BodyForm;
use java::program::{Method, MethodKind};
use java::types::MethodId;

use crate::code::{CodeKind, LinePlace, Op};
use crate::heap::TraceFrame;
use crate::machine::{CodePlace, Machine};
use crate::runtime::Runtime;
use crate::text_places;

/// Where a frame of a stack trace was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceElement {
    /// Binary name.
    pub class: Arc<str>,
    /// `<init>`, `<clinit>`, `lambda$main$0` or the method's name.
    pub method: Arc<str>,
    /// File name without folders.
    pub file: Arc<str>,
    /// Counted from 1; `None` if the text isn't known ([`crate::Interpreter::set_sources`]).
    pub line: Option<u32>,
    /// In a class library model; its lines aren't those of a JDK and are left out.
    pub is_library: bool,
}

impl std::fmt::Display for TraceElement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let module = if self.is_library { "java.base/" } else { "" };
        write!(f, "{module}{}.{}({}", self.class, self.method, self.file)?;
        match self.line {
            Some(line) => write!(f, ":{line})"),
            None => f.write_str(")"),
        }
    }
}

impl<M: Machine> Runtime<M> {
    /// The trace's visible frames, innermost first.
    pub fn trace_elements(&self, frames: &[TraceFrame]) -> Vec<TraceElement> {
        let mut elements: Vec<TraceElement> = Vec::with_capacity(frames.len());
        // The constructor that runs an initialiser routine is the routine's own frame on a JVM.
        let mut hide_next_constructor = false;
        for (index, &frame) in frames.iter().enumerate() {
            let Some((element, is_instance_routine)) = self.trace_element(frame) else {
                continue;
            };
            if hide_next_constructor && &*element.method == "<init>" {
                hide_next_constructor = is_instance_routine;
                continue;
            }
            hide_next_constructor = is_instance_routine;
            elements.push(element);
            elements.extend(self.bridge_element(frame, frames.get(index + 1).copied()));
        }
        elements
    }

    /// The frame of the bridge method through which a method was called.
    fn bridge_element(
        &self,
        frame: TraceFrame,
        caller: Option<TraceFrame>,
    ) -> Option<TraceElement> {
        let (TraceFrame::Code { code, .. }, Some(TraceFrame::Code { code: caller, op })) =
            (frame, caller)
        else {
            return None;
        };
        let code = self.codes.get(code as usize)?;
        let CodeKind::Method(run) = code.kind else {
            return None;
        };
        let caller = self.codes.get(caller as usize)?;
        let Op::CallVirtual { method: called, .. } = *caller.ops.get(op as usize)? else {
            return None;
        };
        let (called, run) = (self.program.method(called), self.program.method(run));
        let is_library = self.program.class(run.class).is_library;
        if is_library || called.name != run.name || !self.program.needs_bridge(called, run) {
            return None;
        }
        Some(self.element_of_bridge(run))
    }

    /// The frame of the bridge method that calls a method: it stands at the class.
    fn element_of_bridge(&self, run: &Method) -> TraceElement {
        let class = self.program.class(run.class);
        let (file, range) = self.program.class_location(class.id);
        let path = &self.program.file(file).path;
        let line = self.line_at(path, range.start);
        TraceElement {
            class: class.name.clone(),
            method: run.name.clone(),
            file: path.rsplit('/').next().unwrap_or_default().into(),
            line: line.filter(|_| !class.is_library),
            is_library: class.is_library,
        }
    }

    /// A frame, and whether it is a routine that a constructor runs.
    fn trace_element(&self, frame: TraceFrame) -> Option<(TraceElement, bool)> {
        let (code, op) = match frame {
            TraceFrame::Code { code, op } => (code, op),
            TraceFrame::Native(method) => return Some((self.native_element(method), false)),
            TraceFrame::Bridge(method) => {
                return Some((self.element_of_bridge(self.program.method(method)), false));
            }
        };
        let place = CodePlace { code, op };
        let code = self.codes.get(code as usize)?;
        if code.body.form == BodyForm::MethodReference {
            return None;
        }
        let method_id = code.method?;
        let method = self.program.method(method_id);
        let class = self.program.class(method.class);
        let is_routine = matches!(
            method.kind,
            MethodKind::FieldInitializer(_) | MethodKind::InitializerBlock
        );
        let name: Arc<str> = match &code.kind {
            CodeKind::Method(_) if is_routine => {
                if method.is_static {
                    "<clinit>".into()
                } else {
                    "<init>".into()
                }
            }
            CodeKind::Method(_) => method.name.clone(),
            CodeKind::Lambda => {
                let around = match &*method.name {
                    _ if is_routine && method.is_static => "static",
                    _ if is_routine => "new",
                    "<init>" => "new",
                    name => name,
                };
                let number = match code.body.form {
                    BodyForm::Lambda(node) if !class.is_library => {
                        self.program.lambda_number(method_id, node)
                    }
                    _ => None,
                };
                format!("lambda${around}${}", number.unwrap_or(0)).into()
            }
            CodeKind::ClassInit(_) | CodeKind::Entry | CodeKind::Clause => return None,
        };
        let unit = self.program.file(class.file);
        let file = unit.path.rsplit('/').next().unwrap_or_default();
        let element = TraceElement {
            class: class.name.clone(),
            method: name,
            file: file.into(),
            line: if class.is_library {
                None
            } else {
                self.line(place)
            },
            is_library: class.is_library,
        };
        Some((
            element,
            is_routine && !method.is_static && code.kind != CodeKind::Lambda,
        ))
    }

    fn native_element(&self, method: MethodId) -> TraceElement {
        let method = self.program.method(method);
        let class = self.program.class(method.class);
        let unit = self.program.file(class.file);
        TraceElement {
            class: class.name.clone(),
            method: method.name.clone(),
            file: unit.path.rsplit('/').next().unwrap_or_default().into(),
            line: None,
            is_library: class.is_library,
        }
    }

    /// The line of a place, counted from 1.
    pub fn line(&self, place: CodePlace) -> Option<u32> {
        let code = self.codes.get(place.code as usize)?;
        let method = code.method?;
        let mark = *code.lines.get(place.op as usize)?;
        let (file, range) = match self.program.location(method, mark.node) {
            Some(location) => location,
            None => self.program.declaration_location(method),
        };
        let text = self.sources.get(&self.program.file(file).path)?;
        let start = range.start;
        let offset = match (mark.is_around, mark.place) {
            (true, _) if let Some(opening) = text_places::parenthesis_around(text, &range) => {
                opening
            }
            (_, LinePlace::Start) => start,
            (_, LinePlace::Parenthesis) => start + text_places::parenthesis(text.get(range)?),
            (_, LinePlace::Dot) => start + text.get(range)?.rfind('.').unwrap_or(0),
            (_, LinePlace::Before { next }) => match self.program.location(method, next) {
                Some((_, next)) => text_places::before(text, next.start),
                None => start,
            },
        };
        self.line_at(&self.program.file(file).path, offset)
    }

    /// The line of a byte of a file, counted from 1.
    fn line_at(&self, path: &str, offset: usize) -> Option<u32> {
        let before = self.sources.get(path)?.as_bytes().get(..offset)?;
        Some(1 + before.iter().filter(|&&byte| byte == b'\n').count() as u32)
    }
}
