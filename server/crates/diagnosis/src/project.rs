//! A program together with its tests: what an analysis works on. Never changes.

use crate::call_graph::CallGraph;
use crate::options::{Options, RightPlace};
use crate::report::Anchor;
use java::discovery::TestIndex;
use java::program::{MemberSource, Method, MethodKind, Program};
use java::types::{ClassId, MethodId};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::sync::{Arc, OnceLock};

/// Changes whenever the engine may answer differently for the same input.
const ENGINE_VERSION: u32 = 1;

#[derive(Clone)]
pub struct Project {
    pub program: Arc<Program>,
    /// Source text by path, for showing what stands there.
    texts: Arc<FxHashMap<Arc<str>, Arc<str>>>,
    /// Of the texts of the user's models, which every report may depend on.
    models_hash: u64,
    index: Arc<OnceLock<Index>>,
    earlier: Option<Earlier>,
}

/// Computed on first use, for it lowers the whole program.
struct Index {
    tests: Arc<TestIndex>,
    test_classes: Arc<FxHashSet<ClassId>>,
    calls: CallGraph,
    tests_of: Arc<TestsOf>,
    shapes: Arc<FxHashMap<ClassId, Shape>>,
}

/// For each method, the tests (numbers in the index) whose runs may reach it.
#[derive(Default)]
struct TestsOf {
    all: FxHashMap<MethodId, Vec<usize>>,
    /// Those that reach it only before or behind the test's own code.
    only_around: FxHashMap<MethodId, Vec<usize>>,
    /// Those that call it only by way of other methods that aren't test code.
    only_through: FxHashMap<MethodId, Vec<usize>>,
}

/// What a class looks like from outside.
struct Shape {
    /// Of its name, the names of its supertypes, its fields and the keys of its methods.
    hash: u64,
    supertypes: Vec<ClassId>,
}

/// An earlier state of the project, whose index may be taken over.
#[derive(Clone)]
struct Earlier {
    program: Arc<Program>,
    index: Arc<OnceLock<Index>>,
}

impl Index {
    fn new(project: &Project) -> Self {
        let program = &project.program;
        let tests = Arc::new(TestIndex::new(program));
        let calls = CallGraph::new(program);
        let test_classes = tests.tests.iter().map(|test| test.class).collect();
        Index {
            tests_of: Arc::new(project.tests_of_methods(&tests, &test_classes, &calls)),
            test_classes: Arc::new(test_classes),
            shapes: Arc::new(shapes(program)),
            tests,
            calls,
        }
    }

    /// The index after an edit that left all declarations as they were: only what depends on the
    /// code of the methods that changed is made anew.
    fn after(earlier: &Earlier, project: &Project) -> Option<Self> {
        let program = &project.program;
        let index = earlier.index.get()?;
        if !program.shares_declarations(&earlier.program) {
            return None;
        }
        let changed: Vec<MethodId> = program
            .classes()
            .filter(|class| !class.is_library)
            .flat_map(|class| class.methods.iter().copied())
            .filter(|id| !Arc::ptr_eq(program.lowered_arc(*id), earlier.program.lowered_arc(*id)))
            .collect();
        // Whether a test can be run depends on its source, and what a broken one calls on its text.
        let is_test = |id: &MethodId| index.tests.tests.iter().any(|test| test.method == *id);
        let (calls, calls_differ) = index.calls.after(program, &changed);
        if !changed.iter().any(is_test) && !calls_differ {
            return Some(Index {
                tests: index.tests.clone(),
                test_classes: index.test_classes.clone(),
                calls,
                tests_of: index.tests_of.clone(),
                shapes: index.shapes.clone(),
            });
        }
        let tests = Arc::new(TestIndex::new(program));
        Some(Index {
            tests_of: Arc::new(project.tests_of_methods(&tests, &index.test_classes, &calls)),
            tests,
            test_classes: index.test_classes.clone(),
            calls,
            shapes: index.shapes.clone(),
        })
    }
}

/// Whether a class is one of these or lies inside one.
fn lies_in(program: &Program, class: ClassId, classes: &FxHashSet<ClassId>) -> bool {
    let mut current = Some(class);
    while let Some(id) = current {
        if classes.contains(&id) {
            return true;
        }
        current = program.class(id).outer;
    }
    false
}

/// The shapes of all classes of the user's.
fn shapes(program: &Program) -> FxHashMap<ClassId, Shape> {
    let classes = program.classes().filter(|class| !class.is_library);
    let shape = |class: &java::program::Class| {
        let mut hasher = FxHasher::default();
        class.name.hash(&mut hasher);
        let mut supertypes = Vec::new();
        for supertype in class.supertype.iter().chain(&class.interfaces) {
            if let java::types::Type::Class(id, _) = supertype {
                supertypes.push(*id);
                program.class(*id).name.hash(&mut hasher);
            }
        }
        for field in &class.fields {
            let field = program.field(*field);
            (&field.name, field.is_static).hash(&mut hasher);
        }
        for method in &class.methods {
            program.method(*method).key.hash(&mut hasher);
        }
        let hash = hasher.finish();
        (class.id, Shape { hash, supertypes })
    };
    classes.map(shape).collect()
}

impl Project {
    /// `texts` are the sources of the user's files by path.
    pub fn new(program: Arc<Program>, texts: FxHashMap<Arc<str>, Arc<str>>) -> Self {
        Project {
            program,
            texts: Arc::new(texts),
            models_hash: 0,
            index: Arc::default(),
            earlier: None,
        }
    }

    /// The state after an edit: what the edit left as it was is taken over from before.
    pub fn after(mut self, before: &Project) -> Self {
        self.earlier = Some(Earlier {
            program: before.program.clone(),
            index: before.index.clone(),
        });
        self
    }

    /// With models of classes besides the class library's own, of these texts.
    pub fn with_models<'a>(mut self, texts: impl Iterator<Item = &'a Arc<str>>) -> Self {
        let mut hasher = FxHasher::default();
        for text in texts {
            text.hash(&mut hasher);
        }
        self.models_hash = hasher.finish();
        self
    }

    fn index(&self) -> &Index {
        self.index.get_or_init(|| {
            let earlier = self.earlier.as_ref();
            earlier
                .and_then(|earlier| Index::after(earlier, self))
                .unwrap_or_else(|| Index::new(self))
        })
    }

    fn tests_of_methods(
        &self,
        tests: &TestIndex,
        test_classes: &FxHashSet<ClassId>,
        calls: &CallGraph,
    ) -> TestsOf {
        let mut tests_of = TestsOf::default();
        for (number, test) in tests.tests.iter().enumerate() {
            let mut roots: Vec<MethodId> = Vec::new();
            roots.extend(&test.lifecycle.before_all);
            roots.extend(&test.lifecycle.before_each);
            roots.extend(&test.lifecycle.after_each);
            roots.extend(&test.lifecycle.after_all);
            for class in test.lifecycle.outer_classes.iter().chain([&test.class]) {
                let class = self.program.class(*class);
                roots.extend(&class.instance_initializers);
                roots.extend(&class.static_initializers);
                roots.extend(
                    class
                        .methods
                        .iter()
                        .filter(|method| self.program.method(**method).name.as_ref() == "<init>"),
                );
            }
            let mut by_itself = calls.reachable(&[test.method]);
            by_itself.extend(self.mentioned_by_broken_test(test.method));
            let by_itself: FxHashSet<MethodId> = by_itself.into_iter().collect();
            roots.push(test.method);
            let is_test_code = |method: MethodId| {
                lies_in(
                    &self.program,
                    self.program.method(method).class,
                    test_classes,
                )
            };
            let direct = calls.called_from(&roots, is_test_code);
            let mut reached = calls.reachable(&roots);
            reached.extend(&by_itself);
            reached.sort();
            reached.dedup();
            for method in reached {
                tests_of.all.entry(method).or_default().push(number);
                if !by_itself.contains(&method) {
                    tests_of.only_around.entry(method).or_default().push(number);
                }
                if !direct.contains(&method) {
                    tests_of
                        .only_through
                        .entry(method)
                        .or_default()
                        .push(number);
                }
            }
        }
        tests_of
    }

    /// What a test calls can't be known when it has errors or unsupported parts: every method is taken whose name it
    /// mentions, so that the test is never dropped silently.
    fn mentioned_by_broken_test(&self, test: MethodId) -> Vec<MethodId> {
        let MemberSource::Method(source) = &self.program.method(test).source else {
            return Vec::new();
        };
        let body = &self.program.lowered(test).body;
        let is_broken =
            |body: &Arc<java::ir::Body>| !body.errors.is_empty() || !body.unsupported.is_empty();
        let has_errors = body.as_ref().is_none_or(is_broken);
        if source.errors.is_empty() && !has_errors {
            return Vec::new();
        }
        let Some((file, range)) = self.program.span_location(test, source.span) else {
            return Vec::new();
        };
        let Some(text) = self
            .text(&self.program.file(file).path)
            .and_then(|text| text.get(range))
        else {
            return Vec::new();
        };
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
        let words: FxHashSet<&str> = text.split(|c| !is_word(c)).collect();
        self.program
            .methods()
            .filter(|method| {
                method.kind == MethodKind::Method
                    && method.id != test
                    && words.contains(&*method.name)
                    && !self.program.class(method.class).is_library
            })
            .map(|method| method.id)
            .collect()
    }

    pub fn tests(&self) -> &TestIndex {
        &self.index().tests
    }

    pub fn calls(&self) -> &CallGraph {
        &self.index().calls
    }

    /// Tests whose runs may reach the method, by number in [`Project::tests`].
    pub fn tests_of(&self, method: MethodId) -> &[usize] {
        let tests = self.index().tests_of.all.get(&method);
        tests.map_or(&[], Vec::as_slice)
    }

    /// Whether a test may reach the method by its own code rather than by what is run around it.
    pub fn is_run_by_test_itself(&self, method: MethodId, test: usize) -> bool {
        let around = self.index().tests_of.only_around.get(&method);
        !around.is_some_and(|tests| tests.contains(&test))
    }

    /// Whether a test calls the method only by way of other methods that are analysed: what is to
    /// say of the failure is said of those, too.
    pub fn is_called_only_by_others(&self, method: MethodId, test: usize) -> bool {
        let through = self.index().tests_of.only_through.get(&method);
        through.is_some_and(|tests| tests.contains(&test))
    }

    /// Whether the class is a test class or lies inside one.
    pub fn is_test_code(&self, class: ClassId) -> bool {
        lies_in(&self.program, class, &self.index().test_classes)
    }

    /// The user's methods in a file that are analysed (not tests), in source order; also those whose
    /// body can't be found, so that the mistake is told.
    pub fn methods_in_file(&self, path: &str) -> Vec<MethodId> {
        let Some(file) = self.program.file_by_path(path) else {
            return Vec::new();
        };
        if self.program.file(file).is_library {
            return Vec::new();
        }
        let mut methods: Vec<MethodId> = self
            .program
            .methods_in_file(file)
            .into_iter()
            .filter(|id| {
                let method = self.program.method(*id);
                matches!(method.kind, MethodKind::Method | MethodKind::Constructor)
                    && has_or_needs_body(method)
                    && !self.is_test_code(method.class)
            })
            .collect();
        methods.sort_by_key(|id| self.program.member_start(*id));
        methods
    }

    /// Methods whose statements are sites when the method is analysed: itself first, then the
    /// user's code it may reach.
    pub fn reachable_code(&self, method: MethodId) -> Vec<MethodId> {
        let mut methods = self.calls().reachable(&[method]);
        methods.retain(|id| *id == method || !self.is_test_code(self.program.method(*id).class));
        methods
    }

    /// Changes exactly when something changes that the method's report depends on: its lowered
    /// body and contract (not spans), all it reaches, the tests that reach it, the options.
    pub fn input_hash(&self, method: MethodId, options: &Options) -> u64 {
        let mut roots = vec![method];
        for number in self.tests_of(method) {
            let test = &self.tests().tests[*number];
            roots.push(test.method);
            roots.extend(&test.lifecycle.before_all);
            roots.extend(&test.lifecycle.before_each);
            roots.extend(&test.lifecycle.after_each);
            roots.extend(&test.lifecycle.after_all);
        }
        let reachable = self.calls().reachable(&roots);
        let mut parts: Vec<u64> = reachable
            .iter()
            .map(|id| {
                let mut hasher = FxHasher::default();
                self.program.method(*id).key.hash(&mut hasher);
                self.program.content_hash(*id).hash(&mut hasher);
                hasher.finish()
            })
            .collect();
        parts.sort_unstable();
        let mut hasher = FxHasher::default();
        ENGINE_VERSION.hash(&mut hasher);
        self.models_hash.hash(&mut hasher);
        // Of what is taken for right, only what this method may reach.
        let is_reached = |place: &RightPlace| {
            reachable.iter().any(|id| {
                let method = self.program.method(*id);
                method.key == place.anchor.member
                    && self
                        .program
                        .file(self.program.class(method.class).file)
                        .path
                        == place.anchor.file
            })
        };
        let options = Options {
            right: options
                .right
                .iter()
                .filter(|place| is_reached(place))
                .cloned()
                .collect(),
            ..options.clone()
        };
        options.hash(&mut hasher);
        self.program.method(method).key.hash(&mut hasher);
        for number in self.tests_of(method) {
            let test = &self.tests().tests[*number];
            test.name.hash(&mut hasher);
            test.skip.hash(&mut hasher);
            format!("{:?}{:?}", test.invocations, test.expected.is_some()).hash(&mut hasher);
        }
        parts.hash(&mut hasher);
        let classes: FxHashSet<ClassId> = reachable
            .iter()
            .map(|id| self.program.method(*id).class)
            .collect();
        self.hash_shapes(classes, &mut hasher);
        hasher.finish()
    }

    /// What classes and their supertypes look like from outside.
    fn hash_shapes(&self, classes: FxHashSet<ClassId>, hasher: &mut FxHasher) {
        let shapes = &self.index().shapes;
        let mut waiting: Vec<ClassId> = classes.into_iter().collect();
        let mut seen: FxHashSet<ClassId> = FxHashSet::default();
        let mut hashes: Vec<u64> = Vec::new();
        while let Some(id) = waiting.pop() {
            if let Some(shape) = shapes.get(&id)
                && seen.insert(id)
            {
                waiting.extend(&shape.supertypes);
                hashes.push(shape.hash);
            }
        }
        hashes.sort_unstable();
        hashes.hash(hasher);
    }

    /// A method by its key; two files may have methods of the same key.
    pub fn method_in_file(&self, path: &str, key: &str) -> Option<MethodId> {
        let file = self.program.file_by_path(path)?;
        let methods = self.program.methods_in_file(file);
        methods
            .into_iter()
            .find(|id| self.program.method(*id).key.as_ref() == key)
    }

    /// The anchor of a node of a method's member.
    pub fn anchor(&self, method: MethodId, node: java::ir::NodeId) -> Anchor {
        let declared = self.program.method(method);
        Anchor {
            member: declared.key.clone(),
            file: self
                .program
                .file(self.program.class(declared.class).file)
                .path
                .clone(),
            node,
            span: None,
        }
    }

    /// Where an anchor stands now: path and absolute byte range.
    pub fn locate(&self, anchor: &Anchor) -> Option<(Arc<str>, Range<usize>)> {
        let method = self.method_in_file(&anchor.file, &anchor.member)?;
        let (file, range) = match anchor.span {
            Some(span) => self.program.span_location(method, span)?,
            None => self.program.location(method, anchor.node)?,
        };
        Some((self.program.file(file).path.clone(), range))
    }

    /// The member in which an anchor lies: a hash of its content without layout, and its bytes.
    pub fn member_of(&self, anchor: &Anchor) -> Option<(u64, Range<usize>)> {
        let method = self.method_in_file(&anchor.file, &anchor.member)?;
        let root = self.program.enclosing_method(method);
        let hash = match &self.program.method(root).source {
            MemberSource::Method(source) => source.content_hash,
            MemberSource::Field(source) => source.content_hash,
            MemberSource::Initializer(source) => source.content_hash,
            MemberSource::EnumConstant(source) => source.content_hash,
            MemberSource::None => return None,
        };
        Some((hash, crate::edits::member_range(&self.program, root)?))
    }

    /// The anchor of exactly these bytes in the same member, a statement rather than a part of one.
    pub fn anchor_at(&self, anchor: &Anchor, range: &Range<usize>) -> Option<Anchor> {
        let method = self.method_in_file(&anchor.file, &anchor.member)?;
        let units = crate::units::units_of(&self.program, method);
        let stands_there = |node: &&java::ir::NodeId| {
            let place = self.program.location(method, **node);
            place.is_some_and(|(_, bytes)| bytes == *range)
        };
        let node = *units
            .keys()
            .filter(stands_there)
            .min_by_key(|node| (units.get(node) != Some(node), node.0))?;
        Some(Anchor {
            node,
            span: None,
            ..anchor.clone()
        })
    }

    pub fn text(&self, path: &str) -> Option<&Arc<str>> {
        self.texts.get(path)
    }

    /// The sources of the user's files by path.
    pub fn texts(&self) -> &Arc<FxHashMap<Arc<str>, Arc<str>>> {
        &self.texts
    }

    /// The source text at an anchor, white space folded.
    pub fn source_at(&self, anchor: &Anchor) -> String {
        let Some((path, range)) = self.locate(anchor) else {
            return String::new();
        };
        let Some(text) = self.text(&path).and_then(|text| text.get(range)) else {
            return String::new();
        };
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

/// Methods with a body, and those that lack one by mistake.
fn has_or_needs_body(method: &Method) -> bool {
    matches!(&method.source, MemberSource::Method(source)
        if source.body.is_some()
            || !source.errors.is_empty()
            || !(method.is_abstract || method.is_native))
}
