//! A slicer that is a command of its own: it gets `FILE:LINE:COLUMN` as last argument and prints the slice.
//!
//! What must hold: it takes no longer than its time limit, whatever the command does, and nothing that it
//! has started goes on afterwards.

use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// What the command prints, or why it failed or didn't end within the limit.
///
/// # Errors
/// A sentence when there is no such command.
pub(super) fn output_of(
    slicer: &str,
    place: &str,
    limit: Duration,
) -> Result<Result<String, String>, String> {
    let mut words = slicer.split_whitespace();
    let program = words.next().ok_or("the slicer's command is empty")?;
    let mut command = Command::new(program);
    command
        .args(words)
        .arg(place)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    in_group(&mut command);
    let mut child = command
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
        end(&mut child);
        let seconds = limit.as_secs_f64();
        return Ok(Err(format!("{program} did not end within {seconds} s")));
    };
    // It may have closed its output and go on.
    let status = loop {
        match child.try_wait() {
            Ok(Some(status)) => break status,
            Ok(None) if left().is_zero() => {
                end(&mut child);
                let seconds = limit.as_secs_f64();
                return Ok(Err(format!("{program} did not end within {seconds} s")));
            }
            Ok(None) => std::thread::sleep(left().min(Duration::from_millis(5))),
            Err(error) => return Ok(Err(format!("{program} can't be waited for: {error}"))),
        }
    };
    if !status.success() {
        let said = String::from_utf8_lossy(&said);
        return Ok(Err(match said.lines().next() {
            Some(said) => format!("{program} failed: {said}"),
            None => format!("{program} failed ({status})"),
        }));
    }
    Ok(Ok(String::from_utf8_lossy(&printed).into_owned()))
}

/// What the command starts is ended with it.
#[cfg(unix)]
fn in_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn in_group(_: &mut Command) {}

/// Ends the command and what it has started.
fn end(child: &mut Child) {
    // They may have ended in the meantime: then there is nothing to end.
    #[cfg(unix)]
    if let Some(group) = i32::try_from(child.id())
        .ok()
        .and_then(rustix::process::Pid::from_raw)
    {
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    #[cfg(windows)]
    {
        let mut command = Command::new("taskkill");
        command.args(["/T", "/F", "/PID", &child.id().to_string()]);
        let _ = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
    let _ = child.kill();
    let _ = child.wait();
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
