//! Time from an edit to what the editor is told, and the cost of one keystroke in a long file.
//!
//! Run with `cargo bench -p whydunit`. The five programs are those of Ceballos, Gasca, Del Valle
//! and Toro, *Max-CSP approach for software diagnosis*, section 4.

use criterion::{Criterion, criterion_group, criterion_main};
use crossbeam_channel::{Receiver, unbounded};
use diagnosis::options::Options;
use serde_json::{Value, json};
use server::analysis::Frontend as _;
use server::analysis::project::ProjectFrontend;
use server::documents::source::{Encoding, Position, SourceFile, TextChange};
use server::documents::uri::uri_of;
use server::main_loop::Config;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::sync::mpsc::UnboundedSender;

criterion_group!(benches, change_to_diagnostics, keystroke_in_a_long_file);
criterion_main!(benches);

/// The examples, and whether callees are taken by their contract.
const EXAMPLES: [(&str, &str); 5] = [
    ("Example1a", "inline"),
    ("Example2a", "contract"),
    ("Example3a", "contract"),
    ("Example4a", "inline"),
    ("Example5a", "inline"),
];

/// From `didChange` to `publishDiagnostics`: the file is emptied and filled again, and each time
/// its version's diagnostics are waited for. A statement without effect makes each version one
/// that was never analysed before.
fn change_to_diagnostics(criterion: &mut Criterion) {
    let folder = fixtures().join("papers/max-csp");
    let mut group = criterion.benchmark_group("didChange to publishDiagnostics");
    group
        .sample_size(20)
        .measurement_time(Duration::from_secs(10));
    for (example, callees) in EXAMPLES {
        let path = folder.join(format!("{example}.java"));
        let text = std::fs::read_to_string(&path).unwrap();
        let uri = uri_of(&path.display().to_string());
        let mut client = Client::start(&uri_of(&folder.display().to_string()), callees);
        client.open(&uri, "");
        let mut number = 0;
        group.bench_function(example, |bencher| {
            bencher.iter_custom(|times| {
                let mut total = Duration::ZERO;
                for _ in 0..times {
                    number += 1;
                    let start = std::time::Instant::now();
                    client.change(&uri, &unseen(&text, number));
                    client.await_diagnostics(&uri, |diagnostics| !diagnostics.is_empty());
                    total += start.elapsed();
                    client.change(&uri, "");
                    client.await_diagnostics(&uri, <[Value]>::is_empty);
                }
                total
            });
        });
    }
    group.finish();
}

/// The program with a variable nobody reads in each method.
fn unseen(text: &str, number: u32) -> String {
    let mut changed = String::new();
    for line in text.lines() {
        changed.push_str(line);
        let is_header = line.starts_with("    ")
            && !line.starts_with("     ")
            && line.contains('(')
            && line.ends_with('{');
        if is_header {
            let _ = write!(changed, " int unread{number} = {number};");
        }
        changed.push('\n');
    }
    changed
}

/// One keystroke in a file of 3,000 lines: parsed again, and all its methods hashed again.
fn keystroke_in_a_long_file(criterion: &mut Criterion) {
    let mut text = String::from("class Long {\n");
    for number in 0..428 {
        let _ = write!(
            text,
            "    /** Number {number}. */\n    static int m{number}(int a, int b) {{\n        int c = a * {number} + b;\n        if (c > 10) {{ c = c - m{}(a, c); }}\n        return c;\n    }}\n\n",
            number.max(1) - 1
        );
    }
    text.push_str("}\n");
    let path: Arc<str> = "Long.java".into();
    let mut source = SourceFile::new(text.as_str());
    let mut frontend = ProjectFrontend::new();
    frontend.update(&[(path.clone(), Some(&source))]);
    let options = Options::default();
    let mut is_longer = false;
    let name = format!(
        "keystroke in {} lines: parse and hash again",
        source.line_count()
    );
    criterion.bench_function(&name, |bencher| {
        bencher.iter(|| {
            let place = Position {
                line: 3 + 7 * 200,
                column: 21,
            };
            let end = Position {
                column: 21 + u32::from(is_longer),
                ..place
            };
            let change = TextChange {
                range: Some(place..end),
                text: if is_longer { "" } else { "1" }.to_owned(),
            };
            is_longer = !is_longer;
            source.apply_changes(&[change], Encoding::Utf16).unwrap();
            let snapshot = frontend.update(&[(path.clone(), Some(&source))]);
            let methods = snapshot.methods(&path);
            assert_eq!(methods.len(), 428);
            methods
                .iter()
                .map(|method| snapshot.input_hash(method.id, &options))
                .fold(0, u64::wrapping_add)
        });
    });
}

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap()
        .join("test-fixtures")
}

/// A server in this process and what it sends.
struct Client {
    to_server: UnboundedSender<Vec<u8>>,
    from_server: Receiver<Value>,
    version: i32,
}

impl Client {
    fn start(folder: &str, callees: &str) -> Self {
        let (to_server, mut outgoing) = tokio::sync::mpsc::unbounded_channel::<Vec<u8>>();
        let (incoming, from_server) = unbounded();
        std::thread::spawn(move || {
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
                    while let Ok(length @ 1..) = client_in.read(&mut chunk).await {
                        buffer.extend_from_slice(&chunk[..length]);
                        while let Some(message) = take_message(&mut buffer) {
                            let _ = incoming.send(message);
                        }
                    }
                });
                let (server_in, server_out) = tokio::io::split(server);
                let config = Config::new(Box::new(ProjectFrontend::new()));
                server::lsp::serve(server_in, server_out, config, drop)
                    .await
                    .unwrap();
            });
        });
        let client = Client {
            to_server,
            from_server,
            version: 1,
        };
        let params = json!({
            "capabilities": {},
            "workspaceFolders": [{ "uri": folder, "name": "examples" }],
            "initializationOptions": { "deepDelay": 0, "callees": callees },
        });
        client
            .send(&json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params }));
        client.receive();
        client.notify("initialized", &json!({}));
        client
    }

    fn send(&self, message: &Value) {
        let text = message.to_string();
        let frame = format!("Content-Length: {}\r\n\r\n{text}", text.len());
        self.to_server.send(frame.into_bytes()).unwrap();
    }

    fn notify(&self, method: &str, params: &Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    fn receive(&self) -> Value {
        self.from_server
            .recv_timeout(Duration::from_secs(60))
            .unwrap()
    }

    fn open(&self, uri: &str, text: &str) {
        let document = json!({ "uri": uri, "languageId": "java", "version": 1, "text": text });
        self.notify("textDocument/didOpen", &json!({ "textDocument": document }));
        // Until the other files have been read as well.
        while self.receive()["params"]["state"] != "idle" {}
    }

    fn change(&mut self, uri: &str, text: &str) {
        self.version += 1;
        self.notify(
            "textDocument/didChange",
            &json!({
                "textDocument": { "uri": uri, "version": self.version },
                "contentChanges": [{ "text": text }],
            }),
        );
    }

    /// Waits for diagnostics of the present version.
    fn await_diagnostics(&self, uri: &str, is_it: impl Fn(&[Value]) -> bool) {
        loop {
            let message = self.receive();
            let params = &message["params"];
            let is_present = params["uri"] == uri && params["version"] == self.version;
            if is_present
                && params["diagnostics"]
                    .as_array()
                    .is_some_and(|found| is_it(found))
            {
                return;
            }
        }
    }
}

/// One message out of the bytes received, if it is whole.
fn take_message(buffer: &mut Vec<u8>) -> Option<Value> {
    let header_end = buffer.windows(4).position(|window| window == b"\r\n\r\n")? + 4;
    let header = std::str::from_utf8(&buffer[..header_end]).ok()?;
    let length = header
        .lines()
        .find_map(|line| line.strip_prefix("Content-Length: "))?;
    let end = header_end + length.trim().parse::<usize>().ok()?;
    let message = serde_json::from_slice(buffer.get(header_end..end)?).ok();
    buffer.drain(..end);
    message
}
