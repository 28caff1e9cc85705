//! What can be asked for on the command line.

use crate::analysis::cases::CaseOptions;
use clap::{Args, Parser, Subcommand, ValueEnum};
use diagnosis::options::{CalleeModel, LoopModel, Options};
use std::path::PathBuf;
use std::time::Duration;
use testgen::suite::{Criterion, StrategyChoice};

/// Shows why a Java method is wrong: which statements, if changed, would make its failing tests
/// pass, and what each would have to yield.
///
/// Nothing of the program is run on a JVM, and none is needed: it is interpreted.
#[derive(Parser, Debug)]
#[command(name = "whydunit", version, arg_required_else_help = true)]
pub(super) struct Arguments {
    #[command(subcommand)]
    pub(super) command: Command,
}

#[derive(Subcommand, Debug)]
pub(super) enum Command {
    Check(CheckArguments),
    Model(ModelArguments),
    Run(RunArguments),
    /// Measure how well faults are found, over programs whose fault is known
    #[command(subcommand)]
    Bench(BenchCommand),
    Support(SupportArguments),
    Tests(TestsArguments),
    Slice(SliceArguments),
    EvalSlicer(EvalSlicerArguments),
    /// Serve an editor over standard input and output (Language Server Protocol)
    Lsp,
}

/// Analyse methods: run their tests and contracts, and say what is wrong
///
/// Reports on the methods of the files and folders given; tests are looked for in the whole
/// workspace. Exit code: 0 all passes, 1 something fails, 2 trouble.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  whydunit check .                                all methods of the project
  whydunit check src/main/java/shop/Shipping.java the methods of one file
  whydunit check --format json . > report.json    for other tools
  whydunit check --format sarif . > report.sarif  for code scanning and viewers
  whydunit check --max-faults 1 --time-limit 2 .  quick and coarse")]
pub(super) struct CheckArguments {
    /// Java files, or folders with Java files
    #[arg(required = true, value_name = "PATH")]
    pub(super) paths: Vec<PathBuf>,

    /// Form of the report
    #[arg(long, value_enum, default_value_t = ReportFormat::Human)]
    pub(super) format: ReportFormat,

    /// Methods analysed at a time [default: number of cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(super) jobs: Option<u16>,

    #[command(flatten)]
    pub(super) workspace: WorkspaceArguments,

    #[command(flatten)]
    pub(super) analysis: AnalysisArguments,
}

/// Print the constraint model of a failing case
///
/// The program constraint model: precondition, postcondition, the code's constraints with their
/// reification variables, observable and non-observable variables.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  whydunit model Shipping.java#cost               of the first failing case
  whydunit model 'Calc.java#sum(int,int)' --case 3")]
pub(super) struct ModelArguments {
    /// A file and a method in it: `sum`, `Calc.sum` or `sum(int,int)`
    #[arg(value_name = "FILE#METHOD")]
    pub(super) method: String,

    /// Number of the case, from 1, in the order in which `check` lists them
    #[arg(long, value_name = "N", value_parser = parse_case)]
    pub(super) case: Option<usize>,

    #[command(flatten)]
    pub(super) workspace: WorkspaceArguments,

    #[command(flatten)]
    pub(super) analysis: AnalysisArguments,
}

/// Run a method, or a file's `main`, as the JVM would
///
/// Prints what the program prints, then the value of a method that has one; ends with the
/// program's exit code. Arguments are Java literals of the parameters' types: 5, -1L, true, 'c',
/// text or "text", 2.5, null, and {1, 2, 3} or [1, 2, 3] for arrays.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  whydunit run Main.java                          its main
  whydunit run Main.java one two                  with arguments
  whydunit run Calc.java#sum 3 -4
  whydunit run 'Sort.java#sorted(int[])' '{3, 1, 2}'")]
pub(super) struct RunArguments {
    /// A file, or a file and a method in it: `sum`, `Calc.sum` or `sum(int,int)`
    #[arg(value_name = "FILE[#METHOD]")]
    pub(super) target: String,

    /// The method's arguments, or those of `main`
    #[arg(
        value_name = "ARG",
        trailing_var_arg = true,
        allow_hyphen_values = true
    )]
    pub(super) arguments: Vec<String>,

    #[command(flatten)]
    pub(super) workspace: WorkspaceArguments,

    /// Stop after this many seconds
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = parse_seconds)]
    pub(super) time_limit: Duration,
}

#[derive(Subcommand, Debug)]
pub(super) enum BenchCommand {
    Localization(LocalizationArguments),
    Mutants(MutantsArguments),
}

/// Say at which place among the suspects the known fault of each program is
///
/// The manifest lists programs with their tests and faulty lines; server/docs/benchmarking.md
/// describes it. Exit code: 0 all programs were measured, 1 some could not be, 2 trouble.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  whydunit bench localization faults/manifest.json
  whydunit bench localization --format json manifest.json > figures.json
  whydunit bench localization --only sort --time-limit 30 manifest.json")]
pub(super) struct LocalizationArguments {
    /// The list of programs
    #[arg(value_name = "MANIFEST")]
    pub(super) manifest: PathBuf,

    /// Form of the figures
    #[arg(long, value_enum, default_value_t = Format::Human)]
    pub(super) format: Format,

    /// Programs measured at a time; several disturb each other's times
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    pub(super) jobs: u16,

    /// Only programs with this in their name; may be given several times
    #[arg(long, value_name = "TEXT")]
    pub(super) only: Vec<String>,

    /// Limit for each program
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = parse_seconds)]
    pub(super) time_limit: Duration,

    #[command(flatten)]
    pub(super) engine: EngineArguments,
}

/// Make faulty programs out of right ones, with a manifest for `bench localization`
///
/// Each mutant is one small slip in a method whose tests pass, such that at least one of them
/// fails. The same folder, count and seed give the same mutants.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  whydunit bench mutants --count 100 --seed 1 --out mutants src
  whydunit bench localization mutants/manifest.json")]
pub(super) struct MutantsArguments {
    /// A folder of Java sources and their tests
    #[arg(value_name = "DIR")]
    pub(super) folder: PathBuf,

    /// How many mutants are made, at most
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(super) count: u32,

    /// Start of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) seed: u64,

    /// Where they are written, a new or empty folder
    #[arg(long, value_name = "DIR")]
    pub(super) out: PathBuf,
}

/// Count the methods that can be analysed, and what stands in the way of the others
///
/// Counts, over the files and folders given, the methods that can be analysed, and the constructs
/// and calls that block the others, most frequent first. Without a path: what is modelled, by
/// package. Exit code: 0 nothing is blocked, 1 something is, 2 trouble.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  whydunit support                                the classes that are modelled
  whydunit support .                              how much of the project can be analysed
  whydunit support --missing .                    everything that can't, with its places
  whydunit support --models stubs .               with models of your own")]
pub(super) struct SupportArguments {
    /// Java files, or folders with Java files [default with --missing: .]
    #[arg(value_name = "PATH")]
    pub(super) paths: Vec<PathBuf>,

    /// List everything that is missing, with its places
    #[arg(long)]
    pub(super) missing: bool,

    /// Form of the report
    #[arg(long, value_enum, default_value_t = Format::Human)]
    pub(super) format: Format,

    #[command(flatten)]
    pub(super) workspace: WorkspaceArguments,
}

/// Generate test cases of methods: tables, pictures, JUnit tests
///
/// Looks for inputs that achieve a coverage criterion, runs the method on each, and tells or writes
/// what it does. Exit code: 0 nothing wrong was found, 1 a case breaks a contract or an `assert`, or
/// throws an exception that no precondition excludes, 2 trouble.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  whydunit tests Shipping.java#cost                         its cases as a table
  whydunit tests Shipping.java --format junit5 --out src/test/java
  whydunit tests List.java#reverse --format svg --out pictures
  whydunit tests Rules.java#allows --criterion mcdc --budget 10")]
pub(super) struct TestsArguments {
    /// A file, or a file and a method in it: `sum`, `Calc.sum` or `sum(int,int)`
    #[arg(value_name = "FILE[#METHOD]")]
    pub(super) target: String,

    /// What is to be covered: statement, branch, condition, mcdc, paths:K for all paths that decide at
    /// most K branches, or loops:K for all on which no condition holds more than K times
    #[arg(long, value_name = "CRITERION", default_value = "branch", value_parser = parse_criterion)]
    pub(super) criterion: Criterion,

    /// In which order paths are tried
    #[arg(long, value_enum, default_value_t = Strategy::CoverageFirst)]
    pub(super) strategy: Strategy,

    /// Limit for each method
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = parse_seconds)]
    pub(super) budget: Duration,

    /// For the strategy `random`
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(super) seed: u64,

    /// Form of the result
    #[arg(long, value_enum, default_value_t = TestsFormat::Human)]
    pub(super) format: TestsFormat,

    /// Folder for the files; for JUnit tests the root of the packages
    #[arg(long, value_name = "DIR")]
    pub(super) out: Option<PathBuf>,

    /// Let JUnit tests set and read fields by reflection where nothing else does
    #[arg(long)]
    pub(super) reflection: bool,

    /// Don't count exceptions that no precondition excludes as findings
    #[arg(long)]
    pub(super) allow_exceptions: bool,

    #[command(flatten)]
    pub(super) workspace: WorkspaceArguments,
}

impl TestsArguments {
    pub(super) fn options(&self) -> CaseOptions {
        CaseOptions {
            criterion: self.criterion,
            strategy: match self.strategy {
                Strategy::DepthFirst => StrategyChoice::DepthFirst,
                Strategy::BreadthFirst => StrategyChoice::BreadthFirst,
                Strategy::IterativeDeepening => StrategyChoice::IterativeDeepening,
                Strategy::Random => StrategyChoice::Random,
                Strategy::CoverageFirst => StrategyChoice::CoverageFirst,
                Strategy::SmallestInput => StrategyChoice::SmallestInput,
            },
            seed: self.seed,
            time_limit: self.budget,
            exceptions: !self.allow_exceptions,
        }
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Strategy {
    DepthFirst,
    BreadthFirst,
    IterativeDeepening,
    Random,
    CoverageFirst,
    SmallestInput,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum TestsFormat {
    Human,
    Json,
    #[value(name = "junit4")]
    Junit4,
    #[value(name = "junit5")]
    Junit5,
    Svg,
    Dot,
}

fn parse_criterion(text: &str) -> Result<Criterion, String> {
    match text {
        "statement" => Ok(Criterion::Statement),
        "branch" => Ok(Criterion::Branch),
        "condition" => Ok(Criterion::Condition),
        "mcdc" => Ok(Criterion::McDc),
        _ => {
            let bound = |prefix: &str| {
                let number = text.strip_prefix(prefix)?.parse().ok()?;
                (number > 0).then_some(number)
            };
            let criterion = bound("paths:")
                .map(Criterion::Paths)
                .or_else(|| bound("loops:").map(Criterion::Loops));
            criterion.ok_or_else(|| {
                "has to be statement, branch, condition, mcdc, paths:K or loops:K".to_owned()
            })
        }
    }
}

/// Show only what a value depends on, as a program
///
/// First static slicers remove what can't matter, then every node is removed without which tests show
/// the original's values. Exit code: 0 a slice was made, 1 it could not be made as asked (the reason is
/// told), 2 trouble.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  whydunit slice Main.java:12:16                  the value at line 12, column 16
  whydunit slice Main.java#sum                    what the method returns
  whydunit slice Counter.java#add:total           the field each time the method is left
  whydunit slice --phase static Main.java:12:16   without running anything
  whydunit slice --kind simultaneous Main.java:12:16   on all failing tests
  whydunit slice --kind chop --to 20:9 Main.java:12:16")]
pub(super) struct SliceArguments {
    /// The criterion: a place, or a method (`sum`, `Calc.sum`, `sum(int,int)`), or a method and a field
    #[arg(value_name = "FILE:LINE:COL|FILE#METHOD[:FIELD]")]
    pub(super) criterion: String,

    /// For which inputs, or in which direction
    #[arg(long, value_enum, default_value_t = SliceKind::Static)]
    pub(super) kind: SliceKind,

    /// How far to go
    #[arg(long, value_enum, default_value_t = SlicePhase::Minimal)]
    pub(super) phase: SlicePhase,

    /// Nodes removed at a time, at most
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=4))]
    pub(super) mn: u8,

    /// Tests for the kinds dynamic (one) and simultaneous (several), by name
    #[arg(long, value_name = "NAME")]
    pub(super) test: Vec<String>,

    /// Where a chop ends
    #[arg(long, value_name = "LINE:COL")]
    pub(super) to: Option<String>,

    /// Static slicers, in this order [default: all]
    #[arg(long, value_enum, value_delimiter = ',')]
    pub(super) slicers: Vec<Slicer>,

    /// Make no slice: check whether one made earlier (as Java or JSON) still holds, on the tests of its
    /// kind: for a static one the JUnit tests (or those given by --test) and generated ones
    #[arg(long, value_name = "SLICE", conflicts_with_all = ["phase", "mn", "to", "slicers"])]
    pub(super) recheck: Option<PathBuf>,

    /// Form of the result
    #[arg(long, value_enum, default_value_t = SliceFormat::Human)]
    pub(super) format: SliceFormat,

    /// Limit for the whole
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = parse_seconds)]
    pub(super) time_limit: Duration,

    #[command(flatten)]
    pub(super) workspace: WorkspaceArguments,
}

/// Measure slicers against known minimal slices
///
/// A slicer is a command that is given FILE:LINE:COL and prints the slice as Java or as line numbers,
/// or one of ours: builtin:dependence, builtin:objects, builtin:static, builtin:minimal. Exit code:
/// 0 all criteria were measured, 1 some could not be, 2 trouble.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  whydunit eval-slicer --suite test-fixtures/slicing
  whydunit eval-slicer --slicer 'my-slicer --java' --suite DIR
  whydunit eval-slicer --slicer builtin:dependence --against builtin:objects --suite DIR
  whydunit eval-slicer --slicer 'new/slicer' --against 'old/slicer' --format html --suite DIR > page.html")]
pub(super) struct EvalSlicerArguments {
    /// The command, or `builtin:NAME`
    #[arg(long, value_name = "CMD", default_value = "builtin:minimal")]
    pub(super) slicer: String,

    /// A second slicer: where it is better, where worse, and the two composed
    #[arg(long, value_name = "CMD2")]
    pub(super) against: Option<String>,

    /// Folder with programs, criteria and minimal slices
    #[arg(long, value_name = "DIR", default_value = "test-fixtures/slicing")]
    pub(super) suite: PathBuf,

    /// Form of the report
    #[arg(long, value_enum, default_value_t = EvaluationFormat::Human)]
    pub(super) format: EvaluationFormat,

    /// File that keeps the best result of each slicer; what is better or worse is told
    #[arg(long, value_name = "FILE")]
    pub(super) history: Option<PathBuf>,

    /// Limit for each criterion
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = parse_seconds)]
    pub(super) time_limit: Duration,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum SliceKind {
    /// All inputs
    Static,
    /// One test
    Dynamic,
    /// Several tests: all failing ones, unless --test names some
    Simultaneous,
    /// What the criterion influences
    Forward,
    /// What lies between the criterion and --to
    Chop,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum SlicePhase {
    Static,
    Minimal,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum SliceFormat {
    Human,
    Json,
    Java,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum EvaluationFormat {
    Human,
    Json,
    Html,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum Slicer {
    Dependence,
    Objects,
}

#[derive(Args, Debug)]
pub(super) struct WorkspaceArguments {
    /// Where classes and tests are looked for [default: the build's or repository's root above
    /// the path, else the path's folder]
    #[arg(long, value_name = "DIR")]
    pub(super) workspace: Option<PathBuf>,

    /// Folder with models of classes whose source isn't in the workspace; may be given several
    /// times
    #[arg(long, value_name = "DIR")]
    pub(super) models: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub(super) struct AnalysisArguments {
    /// Limit for each method
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = parse_seconds)]
    pub(super) time_limit: Duration,

    #[command(flatten)]
    pub(super) engine: EngineArguments,
}

impl AnalysisArguments {
    pub(super) fn options(&self) -> Options {
        self.engine.options(self.time_limit)
    }
}

#[derive(Args, Debug)]
pub(super) struct EngineArguments {
    /// Statements that may be wrong at the same time, 1 or 2
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=2))]
    pub(super) max_faults: u32,

    /// Try no small edits: only say which places could give another value
    #[arg(long)]
    pub(super) no_edits: bool,

    /// How loops are modelled: every iteration, or all but the last as one jump
    #[arg(long, value_enum, default_value_t = Loops::Exact)]
    pub(super) loops: Loops,

    /// How called methods are modelled: by running them, or by their contract where they have one
    #[arg(long, value_enum, default_value_t = Callees::Inline)]
    pub(super) callees: Callees,
}

impl EngineArguments {
    pub(super) fn options(&self, time_limit: Duration) -> Options {
        Options {
            loops: match self.loops {
                Loops::Exact => LoopModel::Exact,
                Loops::Beta => LoopModel::Beta,
            },
            callees: match self.callees {
                Callees::Inline => CalleeModel::Inline,
                Callees::Contract => CalleeModel::Contract,
            },
            max_faults: self.max_faults,
            edits: !self.no_edits,
            time_limit,
            right: Vec::new(),
        }
    }
}

/// Of a report on methods.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum ReportFormat {
    Human,
    Json,
    /// SARIF 2.1.0, for code scanning
    Sarif,
}

/// Of figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum Format {
    Human,
    Json,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Loops {
    Exact,
    Beta,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Callees {
    Inline,
    Contract,
}

fn parse_seconds(text: &str) -> Result<Duration, String> {
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= crate::settings::MAX_TIME_LIMIT => {
            Ok(Duration::from_secs_f64(seconds))
        }
        _ => Err("has to be a number of seconds between 0 and 3600".to_owned()),
    }
}

fn parse_case(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(case) if case > 0 => Ok(case),
        _ => Err("has to be a whole number from 1".to_owned()),
    }
}
