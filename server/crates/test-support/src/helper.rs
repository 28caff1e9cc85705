//! The conversation with a helper JVM that runs many programs (`java/ManyMains.java`).

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::jvm::{RunError, RunResult, exit_code};

/// The source of the helper.
pub(crate) const SOURCE: &str = include_str!("../java/ManyMains.java");

/// A piece of an answer.
enum Frame {
    Out(Vec<u8>),
    Err(Vec<u8>),
    End(i32),
}

/// A running helper; killed on drop.
pub(crate) struct Helper {
    child: Child,
    requests: Option<ChildStdin>,
    frames: Receiver<Frame>,
}

impl Helper {
    pub(crate) fn start(command: &mut Command) -> Result<Helper, RunError> {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // Only warnings of the JVM itself come here; programs' errors are framed.
            .stderr(Stdio::null())
            .spawn()?;
        let requests = child.stdin.take();
        let (sender, frames) = mpsc::channel();
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || {
                let mut answers = BufReader::new(stdout);
                while let Some(frame) = read_frame(&mut answers) {
                    if sender.send(frame).is_err() {
                        return;
                    }
                }
            });
        }
        Ok(Helper {
            child,
            requests,
            frames,
        })
    }

    /// Sends one request; returns its answer and whether the helper can take another.
    pub(crate) fn ask(
        &mut self,
        request: &str,
        time_limit: Duration,
    ) -> (Result<RunResult, RunError>, bool) {
        let deadline = Instant::now() + time_limit;
        let Some(requests) = &mut self.requests else {
            return (Err(RunError::Helper("it has no input".to_string())), false);
        };
        if let Err(error) = requests
            .write_all(format!("{request}\n").as_bytes())
            .and_then(|()| requests.flush())
        {
            return (Err(RunError::Io(error)), false);
        }
        let (mut stdout, mut stderr) = (None, None);
        loop {
            match self
                .frames
                .recv_timeout(deadline.saturating_duration_since(Instant::now()))
            {
                Ok(Frame::Out(bytes)) => stdout = Some(bytes),
                Ok(Frame::Err(bytes)) => stderr = Some(bytes),
                Ok(Frame::End(code)) => return (finished(stdout, stderr, code), true),
                Err(RecvTimeoutError::Timeout) => {
                    return (Err(RunError::TimedOut(time_limit)), false);
                }
                // The program ended the JVM; its exit code is the program's.
                Err(RecvTimeoutError::Disconnected) => {
                    let answer = match self.child.wait() {
                        Ok(status) => finished(stdout, stderr, exit_code(status)),
                        Err(error) => Err(RunError::Io(error)),
                    };
                    return (answer, false);
                }
            }
        }
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        // It may have ended by itself; either way nothing stays behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn finished(
    stdout: Option<Vec<u8>>,
    stderr: Option<Vec<u8>>,
    exit_code: i32,
) -> Result<RunResult, RunError> {
    match (stdout, stderr) {
        (Some(stdout), Some(stderr)) => Ok(RunResult {
            stdout: String::from_utf8_lossy(&stdout).into_owned(),
            stderr: String::from_utf8_lossy(&stderr).into_owned(),
            exit_code,
        }),
        _ => Err(RunError::Helper(format!(
            "it ended with code {exit_code} and no answer"
        ))),
    }
}

fn read_frame(answers: &mut BufReader<ChildStdout>) -> Option<Frame> {
    let mut line = String::new();
    answers.read_line(&mut line).ok()?;
    let (name, number) = line.trim_end().split_once(' ')?;
    if name == "end" {
        return Some(Frame::End(number.parse().ok()?));
    }
    let mut bytes = vec![0; number.parse().ok()?];
    answers.read_exact(&mut bytes).ok()?;
    match name {
        "out" => Some(Frame::Out(bytes)),
        "err" => Some(Frame::Err(bytes)),
        _ => None,
    }
}
