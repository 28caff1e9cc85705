//! A slicer that is a command of its own: it gets `FILE:LINE:COLUMN` as last argument and prints the slice.
//!
//! What must hold: it takes no longer than its time limit, whatever the command does.

use std::io::Read;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// What the command prints.
///
/// # Errors
/// A sentence when it can't be run, fails, or doesn't end within the limit.
pub(super) fn output_of(slicer: &str, place: &str, limit: Duration) -> Result<String, String> {
    let mut words = slicer.split_whitespace();
    let program = words.next().ok_or("the slicer's command is empty")?;
    let mut child = Command::new(program)
        .args(words)
        .arg(place)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{program} can't be run: {error}"))?;
    let printed = collect(child.stdout.take());
    let said = collect(child.stderr.take());
    // What a command has started itself may hold its output open: nothing is waited for past the limit.
    let ends = Instant::now() + limit;
    let left = || ends.saturating_duration_since(Instant::now());
    let printed = printed.recv_timeout(left());
    let said = said.recv_timeout(left());
    let (Ok(printed), Ok(said)) = (printed, said) else {
        // It may have ended in the meantime: then there is nothing to end.
        let _ = child.kill();
        let _ = child.wait();
        let seconds = limit.as_secs_f64();
        return Err(format!("{program} did not end within {seconds} s"));
    };
    let status = child
        .wait()
        .map_err(|error| format!("{program} can't be waited for: {error}"))?;
    if !status.success() {
        let said = String::from_utf8_lossy(&said);
        return Err(match said.lines().next() {
            Some(said) => format!("{program} failed: {said}"),
            None => format!("{program} failed ({status})"),
        });
    }
    Ok(String::from_utf8_lossy(&printed).into_owned())
}

/// All of a command's output, once it has ended.
fn collect(from: Option<impl Read + Send + 'static>) -> mpsc::Receiver<Vec<u8>> {
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        let mut all = Vec::new();
        if let Some(mut from) = from {
            // What could be read until an error counts.
            let _ = from.read_to_end(&mut all);
        }
        // Nobody listens any more once the limit is over.
        let _ = sender.send(all);
    });
    receiver
}
