//! The JVM as judge: compiles and runs Java programs with the JDK of this machine, if there is one.
//!
//! What must hold: a run never outlives its time limit (the process is killed), and a program's result
//! doesn't depend on whether it ran alone ([`Jvm::run_main`]) or among many ([`Jvm::run_many`]).

use std::env;
use std::fmt;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::helper::Helper;
use crate::temp::TempDir;

/// Options that make every run print the same on every machine.
const STABLE_OUTPUT: [&str; 7] = [
    "-Dfile.encoding=UTF-8",
    "-Dstdout.encoding=UTF-8",
    "-Dstderr.encoding=UTF-8",
    "-Duser.language=en",
    "-Duser.country=US",
    // Short programs: a fast start matters more than the best code.
    "-XX:TieredStopAtLevel=1",
    "-XX:+UseSerialGC",
];

/// A JDK found on this machine.
#[derive(Debug)]
pub struct Jvm {
    java: PathBuf,
    javac: PathBuf,
    helper_classes: OnceLock<TempDir>,
}

/// One `main` to run.
#[derive(Clone, Debug)]
pub struct MainClass {
    /// Directories and archives, separated as on this system.
    pub class_path: String,
    /// The binary name of the class, such as `shop.Main`.
    pub class: String,
    /// What `main` gets.
    pub arguments: Vec<String>,
}

impl MainClass {
    /// The class `class` in the directory `classes`, without arguments.
    pub fn new(classes: &Path, class: &str) -> MainClass {
        MainClass {
            class_path: classes.display().to_string(),
            class: class.to_string(),
            arguments: Vec::new(),
        }
    }
}

/// Sources that are compiled together.
#[derive(Clone, Debug)]
pub struct Compilation {
    /// The source files.
    pub files: Vec<PathBuf>,
    /// Where the class files go; made if need be.
    pub out_dir: PathBuf,
    /// Options of the compiler besides those of every compilation.
    pub options: Vec<String>,
}

/// A helper JVM that is asked one thing after the other, warm from what it did before; a program that calls
/// `System.exit` or is killed costs a new one.
pub struct Session<'jvm> {
    jvm: &'jvm Jvm,
    helper: Option<Helper>,
}

impl Session<'_> {
    /// Runs one `main` as if alone and with empty standard input.
    pub fn run(
        &mut self,
        program: &MainClass,
        time_limit: Duration,
    ) -> Result<RunResult, RunError> {
        let mut fields = vec!["run", &program.class_path, &program.class];
        fields.extend(program.arguments.iter().map(String::as_str));
        self.ask(&request_line(&fields), time_limit)
    }

    /// Compiles one set of sources.
    pub fn compile(&mut self, sources: &Compilation, time_limit: Duration) -> Result<(), RunError> {
        let out_dir = sources.out_dir.display().to_string();
        let files: Vec<String> = sources
            .files
            .iter()
            .map(|file| file.display().to_string())
            .collect();
        let mut fields = vec!["compile", &out_dir];
        fields.extend(sources.options.iter().map(String::as_str));
        fields.extend(files.iter().map(String::as_str));
        match self.ask(&request_line(&fields), time_limit)? {
            RunResult { exit_code: 0, .. } => Ok(()),
            RunResult { stderr, .. } => Err(RunError::Compile(stderr)),
        }
    }

    fn ask(&mut self, request: &str, time_limit: Duration) -> Result<RunResult, RunError> {
        let mut running = match self.helper.take() {
            Some(running) => running,
            None => Helper::start(&mut self.jvm.helper_command()?)?,
        };
        let (answer, alive) = running.ask(request, time_limit);
        if alive {
            self.helper = Some(running);
        }
        answer
    }
}

/// What a finished program left behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunResult {
    /// Standard output, with invalid UTF-8 replaced.
    pub stdout: String,
    /// Standard error, with invalid UTF-8 replaced.
    pub stderr: String,
    /// The exit code of the process; 128 + signal where a signal ended it.
    pub exit_code: i32,
}

/// Why there is no result.
#[derive(Debug)]
pub enum RunError {
    /// The program was killed at the time limit.
    TimedOut(Duration),
    /// The compiler refused the sources; its messages.
    Compile(String),
    /// A process could not be started or talked to.
    Io(io::Error),
    /// The helper process ended without an answer; what it said.
    Helper(String),
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::TimedOut(limit) => write!(f, "killed after {} s", limit.as_secs_f32()),
            RunError::Compile(messages) => write!(f, "does not compile:\n{messages}"),
            RunError::Io(error) => write!(f, "{error}"),
            RunError::Helper(message) => write!(f, "the helper JVM failed: {message}"),
        }
    }
}

impl std::error::Error for RunError {}

impl From<io::Error> for RunError {
    fn from(error: io::Error) -> RunError {
        RunError::Io(error)
    }
}

impl Jvm {
    /// The JDK of `JAVA_HOME`, else the one on the `PATH`; `None` when no working compiler is found.
    pub fn find() -> Option<Jvm> {
        let home = env::var_os("JAVA_HOME").map(|home| Path::new(&home).join("bin"));
        let on_path = env::var_os("PATH").unwrap_or_default();
        home.into_iter()
            .chain(env::split_paths(&on_path))
            .find_map(|directory| {
                let java = directory.join(format!("java{}", env::consts::EXE_SUFFIX));
                let javac = directory.join(format!("javac{}", env::consts::EXE_SUFFIX));
                let works = java.is_file()
                    && javac.is_file()
                    && Command::new(&javac)
                        .arg("-version")
                        .stdin(Stdio::null())
                        .output()
                        .is_ok_and(|output| output.status.success());
                works.then(|| Jvm {
                    java,
                    javac,
                    helper_classes: OnceLock::new(),
                })
            })
    }

    /// Compiles `files` together into `out_dir`, with debug information as build tools add it.
    pub fn compile(&self, files: &[PathBuf], out_dir: &Path) -> Result<(), RunError> {
        self.compile_with(files, out_dir, "")
    }

    /// As [`Jvm::compile`], with a class path.
    pub fn compile_with(
        &self,
        files: &[PathBuf],
        out_dir: &Path,
        class_path: &str,
    ) -> Result<(), RunError> {
        let mut command = Command::new(&self.javac);
        command.args([
            "-g",
            "-encoding",
            "UTF-8",
            "-proc:none",
            "-nowarn",
            "-J-Duser.language=en",
        ]);
        if !class_path.is_empty() {
            command.args(["-cp", class_path]);
        }
        let output = command
            .arg("-d")
            .arg(out_dir)
            .args(files)
            .stdin(Stdio::null())
            .output()?;
        if output.status.success() {
            return Ok(());
        }
        Err(RunError::Compile(
            String::from_utf8_lossy(&output.stderr).into_owned(),
        ))
    }

    /// Runs one `main` in a JVM of its own, killed after `time_limit`.
    pub fn run_main(
        &self,
        class_path: &Path,
        class: &str,
        arguments: &[&str],
        stdin: &[u8],
        time_limit: Duration,
    ) -> Result<RunResult, RunError> {
        let mut command = self.java_command();
        command
            .arg("-cp")
            .arg(class_path)
            .arg(class)
            .args(arguments);
        run_with_limit(&mut command, stdin, time_limit)
    }

    /// Runs many `main`s, each as if alone and with empty standard input, in one helper JVM; a program
    /// that calls `System.exit` or is killed costs a new one. Results are in the order of `programs`.
    pub fn run_many(
        &self,
        programs: &[MainClass],
        time_limit: Duration,
    ) -> Vec<Result<RunResult, RunError>> {
        let mut session = self.session();
        programs
            .iter()
            .map(|program| session.run(program, time_limit))
            .collect()
    }

    /// A helper JVM, started when first asked.
    pub fn session(&self) -> Session<'_> {
        Session {
            jvm: self,
            helper: None,
        }
    }

    /// Compiles many sets of sources in one helper JVM, each set on its own.
    pub fn compile_many(
        &self,
        compilations: &[Compilation],
        time_limit: Duration,
    ) -> Vec<Result<(), RunError>> {
        let mut session = self.session();
        compilations
            .iter()
            .map(|sources| session.compile(sources, time_limit))
            .collect()
    }

    fn java_command(&self) -> Command {
        let mut command = Command::new(&self.java);
        command.args(STABLE_OUTPUT);
        // A JVM announces the options it takes from these on standard error.
        command
            .env_remove("JAVA_TOOL_OPTIONS")
            .env_remove("JDK_JAVA_OPTIONS");
        command
    }

    fn helper_command(&self) -> Result<Command, RunError> {
        let classes = match self.helper_classes.get() {
            Some(classes) => classes,
            None => {
                let classes = TempDir::new("whydunit-jvm")?;
                let source = classes.write("ManyMains.java", crate::helper::SOURCE)?;
                self.compile(&[source], classes.path())?;
                // Another thread may have been faster; both directories hold the same.
                self.helper_classes.get_or_init(|| classes)
            }
        };
        let mut command = self.java_command();
        command.arg("-cp").arg(classes.path()).arg("ManyMains");
        Ok(command)
    }
}

/// One request to the helper: fields separated by tabs, with tabs and line ends in them escaped.
fn request_line(fields: &[&str]) -> String {
    let escaped: Vec<String> = fields
        .iter()
        .map(|field| {
            field
                .replace('\\', "\\\\")
                .replace('\t', "\\t")
                .replace('\n', "\\n")
        })
        .collect();
    escaped.join("\t")
}

pub(crate) fn exit_code(status: ExitStatus) -> i32 {
    #[cfg(unix)]
    {
        use std::os::unix::process::ExitStatusExt;
        if let Some(signal) = status.signal() {
            return 128 + signal;
        }
    }
    status.code().unwrap_or(-1)
}

/// Runs a command with `stdin` as its input; kills it when `time_limit` is over.
pub fn run_with_limit(
    command: &mut Command,
    stdin: &[u8],
    time_limit: Duration,
) -> Result<RunResult, RunError> {
    let deadline = Instant::now() + time_limit;
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    if let Some(mut pipe) = child.stdin.take() {
        let input = stdin.to_vec();
        // A program may end without reading all its input: the broken pipe is no error.
        thread::spawn(move || pipe.write_all(&input).is_ok());
    }
    let (sender, receiver) = mpsc::channel();
    if let Some(pipe) = child.stdout.take() {
        read_all(pipe, true, sender.clone());
    }
    if let Some(pipe) = child.stderr.take() {
        read_all(pipe, false, sender.clone());
    }
    let mut result = RunResult {
        stdout: String::new(),
        stderr: String::new(),
        exit_code: 0,
    };
    for _ in 0..2 {
        match receiver.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok((true, text)) => result.stdout = text,
            Ok((false, text)) => result.stderr = text,
            Err(RecvTimeoutError::Timeout) => {
                child.kill()?;
                child.wait()?;
                return Err(RunError::TimedOut(time_limit));
            }
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    // Both pipes are closed, so the process is ending; one that only closed them is killed in time.
    loop {
        if let Some(status) = child.try_wait()? {
            result.exit_code = exit_code(status);
            return Ok(result);
        }
        if Instant::now() >= deadline {
            child.kill()?;
            child.wait()?;
            return Err(RunError::TimedOut(time_limit));
        }
        // `sender` is still alive and silent: this only waits.
        let _ = receiver.recv_timeout(Duration::from_millis(1));
    }
}

fn read_all(
    mut pipe: impl Read + Send + 'static,
    is_stdout: bool,
    sender: mpsc::Sender<(bool, String)>,
) {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        // What was read before an error still counts.
        let _ = pipe.read_to_end(&mut bytes);
        // The receiver is gone when the time limit was hit.
        let _ = sender.send((is_stdout, String::from_utf8_lossy(&bytes).into_owned()));
    });
}
