//! The client's side: a server in this process, and calls that wait for what it says.

use crate::fake::{Engine, FakeFrontend};
use crossbeam_channel::{Receiver, Sender, unbounded};
use serde_json::{Value, json};
use server::analysis::project::ProjectFrontend;
use server::clock::Clock;
use server::main_loop::Config;
use server::main_loop::message::Message;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::sync::mpsc::UnboundedSender;

/// A server that hasn't answered by then never will.
const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) const URI: &str = "file:///nowhere/A.java";

pub(crate) struct Setup {
    pub(crate) capabilities: Value,
    pub(crate) settings: Value,
    pub(crate) folders: Vec<String>,
    pub(crate) deep_threads: usize,
    /// The real front end and engine instead of the fake ones.
    pub(crate) is_real: bool,
}

impl Default for Setup {
    /// A plain client: diagnostics are pushed, positions are UTF-16, deep analyses start at once.
    fn default() -> Self {
        Setup {
            capabilities: json!({}),
            settings: json!({ "deepDelay": 0 }),
            folders: Vec::new(),
            deep_threads: 1,
            is_real: false,
        }
    }
}

pub(crate) struct TestServer {
    to_server: UnboundedSender<Vec<u8>>,
    from_server: Receiver<Value>,
    main_loop: Sender<Message>,
    thread: Option<JoinHandle<u8>>,
    pub(crate) engine: Arc<Engine>,
    pub(crate) clock: Clock,
    next_id: i64,
    /// Everything received, for messages of failing tests.
    history: Vec<String>,
    /// Messages the server sent by itself.
    unasked: u64,
    /// Last diagnostics pushed, by URI, with the version.
    pub(crate) published: BTreeMap<String, (Option<i64>, Vec<Value>)>,
    /// How often diagnostics were pushed.
    pub(crate) publications: usize,
    /// Methods of the server's requests and notifications other than diagnostics and logs.
    pub(crate) received: Vec<(String, Value)>,
    logs: Vec<String>,
    /// Requests whose answers don't matter.
    ignored: BTreeSet<i64>,
    /// Whether the end was already asked for.
    ended: bool,
    pub(crate) capabilities: Value,
    /// What is answered to `workspace/applyEdit`.
    pub(crate) makes_edits: bool,
}

impl TestServer {
    pub(crate) fn new() -> Self {
        Self::with(Setup::default())
    }

    pub(crate) fn with(setup: Setup) -> Self {
        let mut server = Self::start(setup.deep_threads, setup.is_real);
        let folders: Vec<Value> = setup
            .folders
            .iter()
            .map(|uri| json!({ "uri": uri, "name": uri }))
            .collect();
        let result = server
            .request(
                "initialize",
                json!({
                    "processId": null, "rootUri": null, "capabilities": setup.capabilities,
                    "initializationOptions": setup.settings, "workspaceFolders": folders,
                }),
            )
            .unwrap();
        server.capabilities = result["capabilities"].clone();
        server.notify("initialized", json!({}));
        server
    }

    /// A server that wasn't greeted yet.
    pub(crate) fn start(deep_threads: usize, is_real: bool) -> Self {
        let engine = Arc::new(Engine::default());
        let clock = Clock::manual();
        let (to_server, mut outgoing) = tokio::sync::mpsc::unbounded_channel::<Vec<u8>>();
        let (incoming, from_server) = unbounded();
        let (handle, handles) = unbounded();
        let (frontend_engine, config_clock) = (engine.clone(), clock.clone());
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread()
                .enable_all()
                .build()
                .unwrap();
            runtime.block_on(async move {
                let (client, server) = tokio::io::duplex(1 << 16);
                let (mut client_in, mut client_out) = tokio::io::split(client);
                tokio::spawn(async move {
                    while let Some(bytes) = outgoing.recv().await {
                        if client_out.write_all(&bytes).await.is_err() {
                            break;
                        }
                    }
                    let _ = client_out.shutdown().await;
                });
                tokio::spawn(async move {
                    let mut buffer = Vec::new();
                    let mut chunk = [0; 4096];
                    while let Ok(length) = client_in.read(&mut chunk).await {
                        if length == 0 {
                            break;
                        }
                        buffer.extend_from_slice(&chunk[..length]);
                        while let Some(message) = take_message(&mut buffer) {
                            let _ = incoming.send(message);
                        }
                    }
                });
                let (server_in, server_out) = tokio::io::split(server);
                let config = Config {
                    frontend: if is_real {
                        Box::new(ProjectFrontend::new())
                    } else {
                        Box::new(FakeFrontend::new(frontend_engine))
                    },
                    clock: config_clock,
                    quick_threads: 1,
                    deep_threads,
                };
                server::lsp::serve(server_in, server_out, config, |main_loop| {
                    let _ = handle.send(main_loop);
                })
                .await
                .unwrap()
            })
        });
        TestServer {
            to_server,
            from_server,
            main_loop: handles.recv_timeout(PATIENCE).unwrap(),
            thread: Some(thread),
            engine,
            clock,
            next_id: 0,
            history: Vec::new(),
            unasked: 0,
            published: BTreeMap::new(),
            publications: 0,
            received: Vec::new(),
            logs: Vec::new(),
            ignored: BTreeSet::new(),
            ended: false,
            capabilities: Value::Null,
            makes_edits: true,
        }
    }

    pub(crate) fn send_raw(&self, bytes: &[u8]) {
        self.to_server.send(bytes.to_vec()).unwrap();
    }

    fn send(&self, message: &Value) {
        let text = message.to_string();
        self.send_raw(format!("Content-Length: {}\r\n\r\n{text}", text.len()).as_bytes());
    }

    pub(crate) fn notify(&self, method: &str, params: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    /// Sends a request without waiting.
    pub(crate) fn begin(&mut self, method: &str, params: Value) -> i64 {
        self.next_id += 1;
        let id = self.next_id;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        id
    }

    /// Sends a request whose answer doesn't matter.
    pub(crate) fn begin_and_ignore(&mut self, method: &str, params: Value) -> i64 {
        let id = self.begin(method, params);
        self.ignored.insert(id);
        id
    }

    /// The answer to a request; everything else that comes is taken in.
    pub(crate) fn answer(&mut self, id: i64) -> Result<Value, Value> {
        loop {
            let message = self.receive(&format!("the answer to request {id}"));
            if message.get("method").is_none() && message["id"] == json!(id) {
                return match message.get("error") {
                    Some(error) => Err(error.clone()),
                    None => Ok(message["result"].clone()),
                };
            }
            self.take_in(message);
        }
    }

    pub(crate) fn request(&mut self, method: &str, params: Value) -> Result<Value, Value> {
        let id = self.begin(method, params);
        self.answer(id)
    }

    pub(crate) fn command(&mut self, command: &str, arguments: Value) -> Result<Value, Value> {
        self.request(
            "workspace/executeCommand",
            json!({ "command": command, "arguments": arguments }),
        )
    }

    /// The code actions between two positions.
    pub(crate) fn actions(&mut self, uri: &str, start: &Value, end: &Value) -> Vec<Value> {
        let params = json!({
            "textDocument": { "uri": uri },
            "range": { "start": start, "end": end },
            "context": { "diagnostics": [] },
        });
        let answer = self.request("textDocument/codeAction", params);
        answer.unwrap().as_array().unwrap().clone()
    }

    fn receive(&mut self, what: &str) -> Value {
        match self.from_server.recv_timeout(PATIENCE) {
            Ok(message) => {
                self.history.push(message.to_string());
                message
            }
            Err(_) => panic!(
                "waited in vain for {what}; the engine did {:?}; received until now:\n{}",
                self.engine.log(),
                self.history.join("\n")
            ),
        }
    }

    /// The next message that is neither answer nor request nor known notification.
    pub(crate) fn receive_error_response(&mut self) -> Value {
        loop {
            let message = self.receive("a response without an id");
            if message.get("method").is_none() && message["id"].is_null() {
                return message["error"].clone();
            }
            self.take_in(message);
        }
    }

    fn take_in(&mut self, message: Value) {
        let Some(method) = message["method"].as_str().map(str::to_owned) else {
            if message["id"]
                .as_i64()
                .is_some_and(|id| self.ignored.remove(&id))
            {
                return;
            }
            panic!(
                "an answer nobody waits for: {message}\n{}",
                self.history.join("\n")
            );
        };
        self.unasked += 1;
        if let Some(id) = message.get("id") {
            let result = match method.as_str() {
                "workspace/applyEdit" => self.make_edits(&message["params"]["edit"]),
                _ => Value::Null,
            };
            self.send(&json!({ "jsonrpc": "2.0", "id": id, "result": result }));
        }
        let params = message["params"].clone();
        match method.as_str() {
            "textDocument/publishDiagnostics" => {
                self.publications += 1;
                let uri = params["uri"].as_str().unwrap().to_owned();
                let diagnostics = params["diagnostics"].as_array().unwrap().clone();
                self.published
                    .insert(uri, (params["version"].as_i64(), diagnostics));
            }
            "window/logMessage" => {
                self.logs
                    .push(params["message"].as_str().unwrap().to_owned());
            }
            _ => self.received.push((method, params)),
        }
    }

    /// As an editor does: the documents that are open are changed, then the request is answered.
    fn make_edits(&self, edit: &Value) -> Value {
        if !self.makes_edits {
            return json!({ "applied": false });
        }
        for change in edit["documentChanges"].as_array().into_iter().flatten() {
            let Some(version) = change["textDocument"]["version"].as_i64() else {
                continue;
            };
            // Each change counts on what those before it have made of the text.
            let mut edits = change["edits"].as_array().unwrap().clone();
            edits.sort_by_key(|edit| {
                let start = &edit["range"]["start"];
                (start["line"].as_i64(), start["character"].as_i64())
            });
            let changes: Vec<Value> = edits
                .iter()
                .rev()
                .map(|edit| json!({ "range": edit["range"], "text": edit["newText"] }))
                .collect();
            self.notify(
                "textDocument/didChange",
                json!({
                    "textDocument": { "uri": change["textDocument"]["uri"], "version": version + 1 },
                    "contentChanges": changes,
                }),
            );
        }
        json!({ "applied": true })
    }

    /// Waits until everything sent is handled, nothing is pending, and all messages about it are
    /// here.
    pub(crate) fn settle(&mut self) {
        self.barrier();
        let (reply, answer) = tokio::sync::oneshot::channel();
        self.main_loop.send(Message::WhenIdle(reply)).unwrap();
        let (done, when) = unbounded();
        std::thread::spawn(move || {
            if let Ok(count) = answer.blocking_recv() {
                let _ = done.send(count);
            }
        });
        let count = loop {
            // The server may wait for answers of ours meanwhile.
            crossbeam_channel::select! {
                recv(when) -> count => break count.unwrap(),
                recv(self.from_server) -> message => {
                    let message = message.unwrap();
                    self.history.push(message.to_string());
                    self.take_in(message);
                }
                default(PATIENCE) => panic!(
                    "the server does not settle; the engine did {:?}; received until now:\n{}",
                    self.engine.log(),
                    self.history.join("\n")
                ),
            }
        };
        self.read_until(count);
    }

    fn read_until(&mut self, count: u64) {
        while self.unasked < count {
            let message = self.receive("all messages sent");
            self.take_in(message);
        }
    }

    /// Waits until everything sent is handled.
    pub(crate) fn barrier(&mut self) {
        self.request(
            "textDocument/codeLens",
            json!({ "textDocument": { "uri": URI } }),
        )
        .unwrap();
    }

    /// Moves the clock.
    pub(crate) fn advance(&self, milliseconds: u64) {
        self.clock.advance(Duration::from_millis(milliseconds));
        self.main_loop.send(Message::Tick).unwrap();
    }

    pub(crate) fn await_received(&mut self, method: &str) -> Value {
        self.await_received_that(method, |_| true)
    }

    /// Waits for a notification or request of the server and takes it out of the list.
    pub(crate) fn await_received_that(
        &mut self,
        method: &str,
        is_it: impl Fn(&Value) -> bool,
    ) -> Value {
        loop {
            let found = self
                .received
                .iter()
                .position(|(name, params)| name == method && is_it(params));
            if let Some(index) = found {
                return self.received.remove(index).1;
            }
            let message = self.receive(method);
            self.take_in(message);
        }
    }

    /// Waits until the diagnostics pushed for the document are as wanted.
    pub(crate) fn await_diagnostics(&mut self, is_it: impl Fn(&[String]) -> bool) {
        while !is_it(&self.diagnostics()) {
            let message = self.receive("other diagnostics");
            self.take_in(message);
        }
    }

    pub(crate) fn take_logs(&mut self) -> Vec<String> {
        std::mem::take(&mut self.logs)
    }

    pub(crate) fn open(&self, text: &str) {
        self.open_as(URI, text);
    }

    pub(crate) fn open_as(&self, uri: &str, text: &str) {
        self.notify(
            "textDocument/didOpen",
            json!({ "textDocument": { "uri": uri, "languageId": "java", "version": 1, "text": text } }),
        );
    }

    /// Replaces a range, given as line and character of its start and end.
    pub(crate) fn edit(&self, version: i32, [line, start, end_line, end]: [u32; 4], text: &str) {
        self.change(
            version,
            json!({
                "range": {
                    "start": { "line": line, "character": start },
                    "end": { "line": end_line, "character": end },
                },
                "text": text,
            }),
        );
    }

    pub(crate) fn replace_all(&self, version: i32, text: &str) {
        self.change(version, json!({ "text": text }));
    }

    pub(crate) fn change(&self, version: i32, change: Value) {
        self.change_of(URI, version, change);
    }

    pub(crate) fn change_of(&self, uri: &str, version: i32, change: Value) {
        self.notify(
            "textDocument/didChange",
            json!({
                "textDocument": { "uri": uri, "version": version },
                "contentChanges": [change],
            }),
        );
    }

    pub(crate) fn close(&self) {
        self.notify(
            "textDocument/didClose",
            json!({ "textDocument": { "uri": URI } }),
        );
    }

    /// Diagnostics pushed last for the document: range and message.
    pub(crate) fn diagnostics(&self) -> Vec<String> {
        self.diagnostics_of(URI)
    }

    pub(crate) fn diagnostics_of(&self, uri: &str) -> Vec<String> {
        let (_, diagnostics) = self.published.get(uri).cloned().unwrap_or_default();
        diagnostics.iter().map(describe).collect()
    }

    /// Line and title of each lens.
    pub(crate) fn lenses(&mut self) -> Vec<String> {
        let lenses = self
            .request(
                "textDocument/codeLens",
                json!({ "textDocument": { "uri": URI } }),
            )
            .unwrap();
        lenses
            .as_array()
            .unwrap()
            .iter()
            .map(|lens| {
                let line = &lens["range"]["start"]["line"];
                format!("{line}: {}", lens["command"]["title"].as_str().unwrap())
            })
            .collect()
    }

    /// Asks for the lenses until they are as wanted.
    pub(crate) fn await_lenses(&mut self, is_it: impl Fn(&[String]) -> bool) {
        let start = std::time::Instant::now();
        loop {
            let lenses = self.lenses();
            if is_it(&lenses) {
                return;
            }
            assert!(
                start.elapsed() < PATIENCE,
                "waited in vain; the lenses are {lenses:?}"
            );
        }
    }

    pub(crate) fn hover(&mut self, line: u32, character: u32) -> Option<String> {
        let hover = self
            .request(
                "textDocument/hover",
                json!({
                    "textDocument": { "uri": URI },
                    "position": { "line": line, "character": character },
                }),
            )
            .unwrap();
        hover["contents"]["value"].as_str().map(str::to_owned)
    }

    /// Asks for the end; gives the exit code.
    pub(crate) fn end(&mut self, with_shutdown: bool) -> u8 {
        self.ended = true;
        if with_shutdown {
            self.request("shutdown", Value::Null).unwrap();
        }
        self.send(&json!({ "jsonrpc": "2.0", "method": "exit" }));
        self.join()
    }

    pub(crate) fn join(&mut self) -> u8 {
        let thread = self.thread.take().unwrap();
        let (done, when) = unbounded();
        std::thread::spawn(move || done.send(thread.join()));
        match when.recv_timeout(PATIENCE) {
            Ok(code) => code.unwrap(),
            Err(_) => panic!("the server does not end:\n{}", self.history.join("\n")),
        }
    }
}

/// `1:4-1:7 warning suspect message`
pub(crate) fn describe(diagnostic: &Value) -> String {
    let place = |end: &str| {
        let place = &diagnostic["range"][end];
        format!("{}:{}", place["line"], place["character"])
    };
    let severity = match diagnostic["severity"].as_i64() {
        Some(1) => "error",
        Some(2) => "warning",
        Some(3) => "information",
        _ => "hint",
    };
    format!(
        "{}-{} {severity} {} {}",
        place("start"),
        place("end"),
        diagnostic["code"].as_str().unwrap(),
        diagnostic["message"].as_str().unwrap()
    )
}

impl Drop for TestServer {
    fn drop(&mut self) {
        if std::thread::panicking() || self.ended {
            return;
        }
        self.settle();
        assert_eq!(self.end(true), 0, "exit code");
        assert_eq!(self.logs, Vec::<String>::new(), "logs nobody looked at");
    }
}

/// One message out of the bytes received, if it is whole.
pub(crate) fn take_message(buffer: &mut Vec<u8>) -> Option<Value> {
    let header_end = buffer.windows(4).position(|window| window == b"\r\n\r\n")? + 4;
    let header = std::str::from_utf8(&buffer[..header_end]).unwrap();
    let length: usize = header
        .lines()
        .find_map(|line| line.strip_prefix("Content-Length: "))
        .unwrap()
        .trim()
        .parse()
        .unwrap();
    if buffer.len() < header_end + length {
        return None;
    }
    let message = serde_json::from_slice(&buffer[header_end..header_end + length]).unwrap();
    buffer.drain(..header_end + length);
    Some(message)
}
