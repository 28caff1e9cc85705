//! The ways to make a value of a type: which constructor, which length, which subclass.
//!
//! What must hold: the recipes of a type are the same in all runs of one exploration and in the same
//! order, the simplest first; a type without a recipe says why.

use crate::capture::instance_fields;
use crate::changing::{has_changing_state, keeps_arrays};
use crate::input::maker_of_constants;
use crate::sharing::is_shared;
use crate::suite::Bounds;
use java::ir::{Expr, ExprKind};
use java::ir_visit::{self, Visitor};
use java::program::{Access, Class, ImplicitMethod, MemberSource, MethodKind, Program};
use java::types::{ClassId, FieldId, MethodId, Primitive, Type};
use std::sync::Arc;
use symbolic::choice::Fresh;

/// One way to make an object.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Recipe {
    /// A wrapper object, by its `valueOf`.
    Boxed(MethodId, Primitive),
    /// A string of so many open characters.
    Text(u32),
    /// This string.
    Literal(Arc<[u16]>),
    /// An array of so many elements of the type.
    Array(Type, u32),
    Enum(FieldId),
    /// An object with open fields, made without a constructor. `is_raw`: nothing says that the
    /// program itself can make all such objects.
    Fields {
        class: ClassId,
        is_raw: bool,
    },
    Constructor(MethodId),
    /// An object made by the constructor, with other values in the fields that aren't final and other
    /// elements in the arrays of those that are. Nothing says that the program itself can make all such
    /// objects.
    Changed(MethodId),
    /// A collection made by a constructor without parameters, or by one that is given the class of its
    /// elements; filled through its methods.
    Collection {
        constructor: MethodId,
        /// The class that it is given.
        of: Option<ClassId>,
        add: MethodId,
        /// Of one element, then another.
        parts: Vec<Type>,
        size: u32,
        /// Elements are keys: equal ones count once.
        is_keyed: bool,
    },
    /// The result of a static method given the parts, `Optional.of` say, or of an instance method
    /// called on the first part: `List.iterator`.
    Factory(MethodId, Vec<Type>),
    /// A functional interface: a table.
    Function {
        interface: ClassId,
        method: MethodId,
        result: Type,
    },
}

impl Recipe {
    /// Whether making the object runs code that open parts may steer.
    pub(crate) fn runs_code(&self, program: &Program) -> bool {
        match self {
            Recipe::Constructor(method) | Recipe::Changed(method) => {
                !crate::origin::types_of_arguments(program, *method).is_empty()
            }
            Recipe::Collection { size, .. } => *size > 0,
            Recipe::Factory(_, parts) => !parts.is_empty(),
            _ => false,
        }
    }
}

/// All ways to make a value of one type.
#[derive(Clone, Debug)]
pub(crate) struct Recipes {
    pub(crate) recipes: Vec<Recipe>,
    pub(crate) fresh: Arc<[Fresh]>,
    /// Other objects may be taken instead if they can stand for this.
    pub(crate) alias: Option<Type>,
    /// Whether a first object is made before `null` is tried, when nothing else decides.
    pub(crate) prefers_object: bool,
    /// What is left out, or why there is none.
    pub(crate) note: Option<String>,
    /// Objects that there are and that aren't tried, for which a run may go another way.
    pub(crate) untried: Option<String>,
}

impl Recipes {
    /// Whether some way to make the object runs code that open parts may steer.
    pub(crate) fn runs_code(&self, program: &Program) -> bool {
        self.recipes.iter().any(|recipe| recipe.runs_code(program))
    }
}

/// Constants of one enum that are tried.
const ENUM_CONSTANTS: usize = 64;
/// Classes tried for one type.
const SUBCLASSES: usize = 12;
/// The size of an object of which nothing says that the program can make it: it is tried late.
const RAW: u32 = 8;
/// What tables are not.
const FUNCTIONS: &str =
    "functions that throw, change something or give several results for the same aren't tried";
/// Constructors tried for one class.
const CONSTRUCTORS: usize = 4;

/// Which objects of the program's classes are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) enum States {
    /// Those that invariants or open fields allow, those that constructors make, and as a last resort
    /// any.
    #[default]
    Any,
    /// Not those of which nothing says that the program can make them.
    Sound,
    /// Those that constructors make, where there are constructors.
    Made,
}

/// What the recipes depend on besides the type.
pub(crate) struct Kitchen<'a> {
    pub(crate) program: &'a Program,
    pub(crate) bounds: &'a Bounds,
    /// The string constants in the code under test.
    pub(crate) texts: &'a [Arc<[u16]>],
    /// Lengths of arrays beyond the bounds that are asked for.
    pub(crate) lengths: &'a [u32],
    /// Lengths of texts and sizes of collections beyond the bounds.
    pub(crate) sizes: &'a [u32],
    /// Types that the code tests values for.
    pub(crate) tested: &'a [Type],
    /// For objects of these types it matters whether they are one.
    pub(crate) shared: &'a [Type],
    /// Enum constants that the code names.
    pub(crate) named: &'a [FieldId],
    /// Texts that strings may be.
    pub(crate) samples: &'a [Arc<[u16]>],
    pub(crate) states: States,
}

impl Kitchen<'_> {
    /// The recipes of a reference type.
    pub(crate) fn recipes(&self, ty: &Type) -> Recipes {
        let program = self.program;
        let mut recipes = Vec::new();
        let mut note = None;
        let mut untried = None;
        let mut prefers_object = true;
        match ty {
            Type::Array(element) => {
                let asked = self.lengths.iter().copied();
                let longer = asked.filter(|length| *length > self.bounds.length);
                for length in (0..=self.bounds.length).chain(longer) {
                    recipes.push(Recipe::Array((**element).clone(), length));
                }
            }
            Type::Class(class, args) => {
                let declared = program.class(*class);
                if declared.is_missing {
                    note = Some(format!(
                        "class `{}` isn't part of the program",
                        declared.display_name
                    ));
                } else if let Some(found) = self.library(*class, args) {
                    recipes = found;
                    let narrowed = self.untried_of_library(declared, &recipes);
                    untried = self.add_tested(*class, &mut recipes).or(narrowed);
                    let is_string = *class == program.well_known().string;
                    if is_string && !self.texts.is_empty() && is_shared(program, self.shared, ty) {
                        untried =
                            Some("strings that are literals of the code aren't tried".to_owned());
                    }
                    if recipes.is_empty() {
                        note = Some(self.why_none(declared));
                    }
                } else if !declared.enum_constants.is_empty() {
                    recipes.extend(self.constants(declared));
                    untried = self.untried_constants(declared);
                    untried = untried.or_else(|| self.untried_states(declared));
                } else if let Some(constants) = self.constants_with_body(declared) {
                    recipes.extend(constants.into_iter().map(Recipe::Enum));
                    untried = self.untried_states(declared);
                } else {
                    prefers_object = false;
                    recipes = self.objects(*class, args);
                    untried = self.untried_objects(declared);
                    if recipes.is_empty() {
                        note = Some(self.why_none(declared));
                    }
                }
            }
            Type::Variable(variable) => {
                let bound = variable.erased_bound;
                let name = &*program.class(bound).display_name;
                let ty = match name {
                    "java.lang.Object" | "java.lang.Comparable" => program.well_known().integer,
                    _ => bound,
                };
                let mut recipes = self.recipes(&Type::class(ty));
                if ty != bound {
                    recipes.untried = Some(format!(
                        "type variables stand for `{}` only",
                        program.class(ty).display_name
                    ));
                }
                return recipes;
            }
            Type::Wildcard { upper, lower } => {
                let ty = upper.as_ref().or(lower.as_ref()).map(|ty| (**ty).clone());
                return self.recipes(&ty.unwrap_or(Type::class(program.well_known().object)));
            }
            _ => note = Some("a type that could not be resolved".to_owned()),
        }
        let fresh = recipes.iter().map(|recipe| self.fresh(recipe, ty));
        let fresh: Arc<[Fresh]> = fresh.collect();
        let has_aliases = fresh.iter().any(|fresh| fresh.object.is_some());
        let alias = has_aliases.then(|| ty.clone());
        Recipes {
            recipes,
            fresh,
            alias,
            prefers_object,
            note,
            untried,
        }
    }

    /// Adds what the code tests values of a class of the library for, and says what then isn't tried.
    fn add_tested(&self, class: ClassId, recipes: &mut Vec<Recipe>) -> Option<String> {
        let program = self.program;
        let name = &*program.class(class).display_name;
        let mut missed = Vec::new();
        for ty in self.tested {
            let ty = match ty {
                Type::Class(tested, _)
                    if *tested != class && program.is_subclass(*tested, class) =>
                {
                    // Elements of any class would nest without end.
                    let parameters = program.class(*tested).type_parameters.len();
                    let integer = Type::class(program.well_known().integer);
                    Type::Class(*tested, vec![integer; parameters].into())
                }
                Type::Array(_) if name == "java.lang.Object" => ty.clone(),
                _ => continue,
            };
            let found = self.recipes(&ty).recipes;
            if found.is_empty() {
                missed.push(format!(
                    "`{}`",
                    crate::describe::simple_type_name(program, &ty)
                ));
            }
            for recipe in found {
                if !recipes.contains(&recipe) {
                    recipes.push(recipe);
                }
            }
        }
        if !missed.is_empty() {
            return Some(format!("objects of {} can't be made", missed.join(", ")));
        }
        let is_open = matches!(
            name,
            "java.lang.Object" | "java.lang.Number" | "java.lang.Comparable"
        );
        is_open.then(|| format!("of `{name}`, objects of few classes are tried"))
    }

    /// The recipes of keys of hashed and sorted collections. Strings are those of the code and some
    /// short ones: open characters would make their hash codes open too.
    pub(crate) fn keys(&self, ty: &Type) -> Recipes {
        if ty.class_id() != Some(self.program.well_known().string) {
            return self.recipes(ty);
        }
        let short = ["a", "b", "c", ""].map(|text| text.encode_utf16().collect::<Vec<_>>());
        let mut texts: Vec<Arc<[u16]>> = self.texts.to_vec();
        for text in short {
            if !texts.iter().any(|known| **known == *text) {
                texts.push(text.into());
            }
        }
        let recipes: Vec<Recipe> = texts.into_iter().map(Recipe::Literal).collect();
        Recipes {
            fresh: recipes
                .iter()
                .map(|recipe| self.fresh(recipe, ty))
                .collect(),
            recipes,
            alias: None,
            prefers_object: true,
            note: None,
            untried: None,
        }
    }

    /// The constants of an enum that have this class of their own.
    fn constants_with_body(&self, class: &Class) -> Option<Vec<FieldId>> {
        let program = self.program;
        let of = program.class(class.superclass.filter(|_| class.is_anonymous)?);
        let constants = of.static_initializers.iter().filter_map(|routine| {
            let MethodKind::FieldInitializer(field) = program.method(*routine).kind else {
                return None;
            };
            let lowered = program.lowered(*routine);
            let mut made = Made {
                class: class.id,
                is_made: false,
            };
            ir_visit::walk_body(lowered.body.as_ref()?, &mut made);
            (made.is_made && of.enum_constants.contains(&field)).then_some(field)
        });
        let constants: Vec<FieldId> = constants.collect();
        (!constants.is_empty()).then_some(constants)
    }

    /// The first constants of an enum, and those that the code names.
    fn constants(&self, class: &Class) -> impl Iterator<Item = Recipe> {
        let (first, rest) = class
            .enum_constants
            .split_at(class.enum_constants.len().min(ENUM_CONSTANTS));
        let named = rest.iter().filter(|field| self.named.contains(field));
        first.iter().chain(named).map(|field| Recipe::Enum(*field))
    }

    fn untried_constants(&self, class: &Class) -> Option<String> {
        let (all, tried) = (class.enum_constants.len(), self.constants(class).count());
        (tried < all).then(|| {
            format!(
                "of the {all} constants of `{}` only {tried} are tried",
                class.display_name
            )
        })
    }

    /// Constants of an enum are as their class made them.
    fn untried_states(&self, class: &Class) -> Option<String> {
        has_changing_state(self.program, class.id).then(|| {
            format!(
                "the constants of `{}` keep what they are initialised with",
                class.display_name
            )
        })
    }

    /// Objects of a class or interface of the program that aren't made.
    fn untried_objects(&self, class: &Class) -> Option<String> {
        let program = self.program;
        if class.is_interface() && program.functional_method(class.id).is_some() {
            return Some(FUNCTIONS.to_owned());
        }
        let below = |candidate: &&Class| {
            candidate.id != class.id
                && !candidate.is_library
                && program.is_subclass(candidate.id, class.id)
        };
        let (hidden, open): (Vec<&Class>, Vec<&Class>) = program
            .classes()
            .filter(below)
            .partition(|candidate| candidate.is_local || candidate.is_anonymous);
        if open.len() > SUBCLASSES {
            return Some(format!(
                "of the {} classes below `{}` only {SUBCLASSES} are tried",
                open.len(),
                class.display_name
            ));
        }
        (!hidden.is_empty()).then(|| {
            format!(
                "objects of local and anonymous classes below `{}` aren't tried",
                class.display_name
            )
        })
    }

    /// Objects of a class of the library that aren't made.
    fn untried_of_library(&self, class: &Class, recipes: &[Recipe]) -> Option<String> {
        let is_whole = |recipe: &Recipe| {
            matches!(
                recipe,
                Recipe::Boxed(..)
                    | Recipe::Text(_)
                    | Recipe::Literal(_)
                    | Recipe::Enum(_)
                    | Recipe::Collection { .. }
            )
        };
        let is_function = |recipe: &Recipe| matches!(recipe, Recipe::Function { .. });
        if recipes.iter().any(is_function) {
            return Some(FUNCTIONS.to_owned());
        }
        let name = &*class.display_name;
        let is_known = name.starts_with("java.util.Optional") || name == "java.util.Random";
        (!is_known && !recipes.iter().all(is_whole))
            .then(|| format!("of `{name}`, only some objects are tried"))
    }

    fn why_none(&self, class: &Class) -> String {
        if class.is_interface() {
            format!(
                "interface `{}` has no implementation {}",
                class.display_name,
                if class.is_library {
                    "that tests can make"
                } else {
                    "in the program"
                }
            )
        } else if class.is_abstract {
            format!(
                "abstract class `{}` has no subclass in the program",
                class.display_name
            )
        } else if class.is_anonymous {
            "objects of an anonymous class are made only by the code around it".to_owned()
        } else if class.is_local {
            format!(
                "objects of the local class `{}` are made only by the code around it",
                class.display_name
            )
        } else {
            format!("objects of `{}` can't be made", class.display_name)
        }
    }

    fn fresh(&self, recipe: &Recipe, ty: &Type) -> Fresh {
        let program = self.program;
        let own = |class: ClassId| {
            let is_library = program.class(class).is_library;
            (!is_library).then(|| made_type(program, class, ty))
        };
        let (size, object) = match recipe {
            Recipe::Boxed(method, _) => (1, Some(Type::class(program.method(*method).class))),
            Recipe::Enum(_) => (1, None),
            Recipe::Text(length) => (1 + length, Some(Type::class(program.well_known().string))),
            Recipe::Array(element, length) => (1 + length, Some(Type::array_of(element.clone()))),
            Recipe::Literal(text) => (1 + text.len() as u32, None),
            Recipe::Fields { class, is_raw } => (if *is_raw { RAW } else { 2 }, own(*class)),
            Recipe::Constructor(method) => (2, own(program.method(*method).class)),
            Recipe::Changed(method) => (RAW, own(program.method(*method).class)),
            Recipe::Collection {
                constructor,
                parts,
                size,
                ..
            } => {
                let class = program.method(*constructor).class;
                (1 + 2 * size, Some(Type::Class(class, parts.clone().into())))
            }
            Recipe::Factory(_, parts) => (1 + parts.len() as u32, None),
            Recipe::Function { .. } => (1, None),
        };
        let is_own = |ty: &Type| {
            let class = ty.class_id();
            class.is_some_and(|class| !program.class(class).is_library)
        };
        let is_counted = object.as_ref().is_some_and(is_own);
        Fresh {
            size,
            object: object.filter(|ty| is_counted || is_shared(program, self.shared, ty)),
            is_counted,
        }
    }

    fn library(&self, class: ClassId, args: &[Type]) -> Option<Vec<Recipe>> {
        let program = self.program;
        let well_known = program.well_known();
        if let Some(primitive) = well_known.unwrapped(class) {
            return Some(self.boxed(primitive).into_iter().collect());
        }
        let declared = program.class(class);
        if class == well_known.string || class == well_known.char_sequence {
            return Some(self.texts());
        }
        if !declared.is_library {
            return None;
        }
        let object = Type::class(well_known.object);
        let arg = |index: usize| args.get(index).cloned().unwrap_or_else(|| object.clone());
        Some(match &*declared.display_name {
            "java.lang.Object" => {
                let mut found: Vec<Recipe> = self.boxed(Primitive::Int).into_iter().collect();
                found.extend(self.texts().into_iter().take(2));
                found
            }
            "java.lang.Number" | "java.lang.Comparable" => {
                self.boxed(Primitive::Int).into_iter().collect()
            }
            "java.lang.Iterable"
            | "java.util.Collection"
            | "java.util.List"
            | "java.util.AbstractList"
            | "java.util.AbstractCollection"
            | "java.util.ArrayList" => self.collections("java.util.ArrayList", vec![arg(0)], false),
            "java.util.LinkedList" => self.collections("java.util.LinkedList", vec![arg(0)], false),
            "java.util.Vector" => self.collections("java.util.Vector", vec![arg(0)], false),
            "java.util.Stack" => self.collections("java.util.Stack", vec![arg(0)], false),
            "java.util.Queue" | "java.util.Deque" | "java.util.ArrayDeque" => {
                let found = self.collections("java.util.ArrayDeque", vec![arg(0)], false);
                if found.is_empty() {
                    self.collections("java.util.LinkedList", vec![arg(0)], false)
                } else {
                    found
                }
            }
            "java.util.PriorityQueue" => {
                self.collections("java.util.PriorityQueue", vec![arg(0)], false)
            }
            "java.util.Set" | "java.util.HashSet" | "java.util.AbstractSet" => {
                self.collections("java.util.HashSet", vec![arg(0)], true)
            }
            "java.util.LinkedHashSet" => {
                self.collections("java.util.LinkedHashSet", vec![arg(0)], true)
            }
            "java.util.SortedSet" | "java.util.NavigableSet" | "java.util.TreeSet" => {
                self.collections("java.util.TreeSet", vec![arg(0)], true)
            }
            "java.util.Map" | "java.util.HashMap" | "java.util.AbstractMap" => {
                self.collections("java.util.HashMap", vec![arg(0), arg(1)], true)
            }
            "java.util.LinkedHashMap" => {
                self.collections("java.util.LinkedHashMap", vec![arg(0), arg(1)], true)
            }
            "java.util.SortedMap" | "java.util.NavigableMap" | "java.util.TreeMap" => {
                self.collections("java.util.TreeMap", vec![arg(0), arg(1)], true)
            }
            "java.util.Iterator" => self.of_list("java.lang.Iterable.iterator()", arg(0)),
            "java.util.ListIterator" => self.of_list("java.util.List.listIterator()", arg(0)),
            "java.util.Enumeration" => {
                self.of_list("java.util.Collections.enumeration(Collection)", arg(0))
            }
            "java.util.stream.Stream" => self.of_list("java.util.Collection.stream()", arg(0)),
            "java.util.stream.IntStream"
            | "java.util.stream.LongStream"
            | "java.util.stream.DoubleStream" => {
                let (part, ty) = match &*declared.display_name {
                    "java.util.stream.IntStream" => ("int[]", Primitive::Int),
                    "java.util.stream.LongStream" => ("long[]", Primitive::Long),
                    _ => ("double[]", Primitive::Double),
                };
                let parts = vec![Type::array_of(Type::Primitive(ty))];
                self.factory(&format!("{}.of({part})", declared.display_name), parts)
            }
            "java.util.BitSet" => {
                let parts = vec![Type::array_of(Type::LONG)];
                self.factory("java.util.BitSet.valueOf(long[])", parts)
            }
            // Without a seed nobody could say what it gives.
            "java.util.Random" => self.constructor("java.util.Random.<init>(long)"),
            "java.util.Scanner" => self.constructor("java.util.Scanner.<init>(String)"),
            "java.io.Reader" => self.constructor("java.io.StringReader.<init>(String)"),
            "java.io.InputStream" => {
                self.constructor("java.io.ByteArrayInputStream.<init>(byte[])")
            }
            "java.io.OutputStream" => self.constructor("java.io.ByteArrayOutputStream.<init>()"),
            "java.io.Writer" => self.constructor("java.io.StringWriter.<init>()"),
            "java.util.EnumSet" => self.of_constants(class, vec![arg(0)]),
            "java.util.EnumMap" => self.of_constants(class, vec![arg(0), arg(1)]),
            "java.util.OptionalInt" => self.optional("java.util.OptionalInt", "int", Type::INT),
            "java.util.OptionalLong" => self.optional("java.util.OptionalLong", "long", Type::LONG),
            "java.util.OptionalDouble" => {
                let double = Type::Primitive(Primitive::Double);
                self.optional("java.util.OptionalDouble", "double", double)
            }
            "java.math.BigInteger" | "java.math.BigDecimal" => {
                let key = format!("{}.valueOf(long)", declared.display_name);
                self.factory(&key, vec![Type::LONG])
            }
            "java.util.Map.Entry" => {
                self.factory("java.util.Map.entry(Object,Object)", vec![arg(0), arg(1)])
            }
            "java.util.Optional" => {
                let method = |key: &str| program.method_by_key(key);
                let empty = method("java.util.Optional.empty()");
                let of = method("java.util.Optional.of(Object)");
                let empty = empty.map(|id| Recipe::Factory(id, Vec::new()));
                let of = of.map(|id| Recipe::Factory(id, vec![arg(0)]));
                empty.into_iter().chain(of).collect()
            }
            _ => self.objects(class, args),
        })
    }

    fn factory(&self, key: &str, parts: Vec<Type>) -> Vec<Recipe> {
        let method = self.program.method_by_key(key);
        let made = method.map(|id| Recipe::Factory(id, parts));
        made.into_iter().collect()
    }

    fn constructor(&self, key: &str) -> Vec<Recipe> {
        let method = self.program.method_by_key(key);
        method.map(Recipe::Constructor).into_iter().collect()
    }

    /// What is made of a list by a method.
    fn of_list(&self, key: &str, element: Type) -> Vec<Recipe> {
        match self.program.class_by_name("java.util.List") {
            Some(list) => self.factory(key, vec![Type::Class(list, Arc::from([element]))]),
            None => Vec::new(),
        }
    }

    /// `OptionalInt` and its like.
    fn optional(&self, class: &str, part: &str, ty: Type) -> Vec<Recipe> {
        let method = |key: String| self.program.method_by_key(&key);
        let empty = method(format!("{class}.empty()"));
        let of = method(format!("{class}.of({part})"));
        let empty = empty.map(|id| Recipe::Factory(id, Vec::new()));
        empty
            .into_iter()
            .chain(of.map(|id| Recipe::Factory(id, vec![ty])))
            .collect()
    }

    fn texts(&self) -> Vec<Recipe> {
        // The first length is what is tried when nothing else decides.
        let mut lengths: Vec<u32> = (0..=self.bounds.text).collect();
        let texts = self.texts.iter().map(|text| text.len() as u32);
        for length in texts.chain(self.sizes.iter().copied()) {
            if !lengths.contains(&length) {
                lengths.push(length);
            }
        }
        let mut recipes: Vec<Recipe> = lengths.into_iter().map(Recipe::Text).collect();
        recipes.extend(self.samples.iter().cloned().map(Recipe::Literal));
        recipes
    }

    fn boxed(&self, primitive: Primitive) -> Option<Recipe> {
        let class = self.program.well_known().wrapper(primitive);
        let methods = &self.program.class(class).methods;
        let value_of = methods.iter().copied().find(|id| {
            let method = self.program.method(*id);
            method.is_static
                && &*method.name == "valueOf"
                && method.params == [Type::Primitive(primitive)]
        })?;
        Some(Recipe::Boxed(value_of, primitive))
    }

    fn collections(&self, name: &str, parts: Vec<Type>, is_keyed: bool) -> Vec<Recipe> {
        let program = self.program;
        let Some(class) = program.class_by_name(name) else {
            return Vec::new();
        };
        let constructor = constructors(program, class)
            .into_iter()
            .find(|id| program.method(*id).params.is_empty());
        match constructor {
            Some(constructor) => self.filled(constructor, None, parts, is_keyed, u32::MAX),
            None => Vec::new(),
        }
    }

    /// `EnumSet` and `EnumMap`.
    fn of_constants(&self, class: ClassId, parts: Vec<Type>) -> Vec<Recipe> {
        let of = parts.first().and_then(Type::class_id);
        match (maker_of_constants(self.program, class), of) {
            (Some(maker), Some(of)) if !self.program.class(of).enum_constants.is_empty() => {
                let constants = self.program.class(of).enum_constants.len() as u32;
                self.filled(maker, Some(of), parts, true, constants)
            }
            _ => Vec::new(),
        }
    }

    fn filled(
        &self,
        constructor: MethodId,
        of: Option<ClassId>,
        parts: Vec<Type>,
        is_keyed: bool,
        most: u32,
    ) -> Vec<Recipe> {
        let add = self.program.method_by_key(match parts.len() {
            1 => "java.util.Collection.add(Object)",
            _ => "java.util.Map.put(Object,Object)",
        });
        let Some(add) = add else {
            return Vec::new();
        };
        let sizes = self.sizes.iter().copied();
        let more = sizes.filter(|size| *size > self.bounds.length && *size <= most);
        (0..=self.bounds.length.min(most))
            .chain(more)
            .map(|size| Recipe::Collection {
                constructor,
                of,
                add,
                parts: parts.clone(),
                size,
                is_keyed,
            })
            .collect()
    }

    /// Objects of a class and of its subclasses in the program.
    fn objects(&self, class: ClassId, args: &[Type]) -> Vec<Recipe> {
        let program = self.program;
        let mut found = Vec::new();
        if program.class(class).is_interface()
            && let Some(method) = program.functional_method(class)
        {
            found.push(Recipe::Function {
                interface: class,
                method,
                result: {
                    let of = Type::Class(class, args.into());
                    let declared = program.method(method);
                    member_type(program, &of, declared.class, &declared.return_type)
                },
            });
        }
        let mut classes: Vec<ClassId> = vec![class];
        let subclasses = program.classes().filter(|candidate| {
            candidate.id != class
                && !candidate.is_library
                && !candidate.is_local
                && !candidate.is_anonymous
                && program.is_subclass(candidate.id, class)
                && can_be(program, candidate, class, args)
        });
        classes.extend(subclasses.map(|candidate| candidate.id).take(SUBCLASSES));
        for class in classes {
            let declared = program.class(class);
            if declared.is_abstract || declared.is_interface() || declared.is_local {
                continue;
            }
            self.instances(declared, &mut found);
        }
        found
    }

    fn instances(&self, class: &Class, found: &mut Vec<Recipe>) {
        let program = self.program;
        if !class.enum_constants.is_empty() {
            found.extend(self.constants(class));
            return;
        }
        let is_made = self.states == States::Made;
        if !class.is_library && !is_made && has_open_state(program, class.id) {
            found.push(Recipe::Fields {
                class: class.id,
                is_raw: false,
            });
            return;
        }
        let all = constructors(program, class.id);
        let mut usable: Vec<MethodId> = all
            .iter()
            .copied()
            .filter(|id| !program.method(*id).is_private())
            .collect();
        usable.sort_by_key(|id| program.method(*id).params.len());
        if class.is_library {
            usable.retain(|_| class.outer_field.is_none());
            // Models have constructors that the JDK's classes don't have.
            usable.retain(|id| {
                let method = program.method(*id);
                method.params.len() <= 1 && method.access == Access::Public
            });
        }
        let raw = Recipe::Fields {
            class: class.id,
            is_raw: true,
        };
        if is_made && usable.is_empty() {
            found.push(raw);
            return;
        }
        usable.truncate(CONSTRUCTORS);
        found.extend(usable.iter().copied().map(Recipe::Constructor));
        if class.is_library || self.states != States::Any {
            return;
        }
        // What the library's superclasses keep is their matter.
        let has_library_state = instance_fields(program, class.id)
            .iter()
            .any(|field| program.class(program.field(*field).class).is_library);
        let keeps_arrays = keeps_arrays(program, class.id) || has_library_state;
        if keeps_arrays {
            found.extend(usable.iter().copied().map(Recipe::Changed));
        }
        // Other constructors make other objects.
        let is_partial = usable.len() < all.len() && (!has_library_state || usable.is_empty());
        if is_partial || (!keeps_arrays && has_changing_state(program, class.id)) {
            found.push(raw);
        }
    }
}

/// Whether code makes an object of a class.
struct Made {
    class: ClassId,
    is_made: bool,
}

impl Visitor for Made {
    fn expression(&mut self, expression: &Expr) {
        if let ExprKind::New { class, .. } = &expression.kind {
            self.is_made |= *class == self.class;
        }
    }
}

/// Constructors written or implied.
pub(crate) fn constructors(program: &Program, class: ClassId) -> Vec<MethodId> {
    let methods = program.class(class).methods.iter().copied();
    methods
        .filter(|id| {
            let method = program.method(*id);
            matches!(
                method.kind,
                MethodKind::Constructor
                    | MethodKind::Implicit(
                        ImplicitMethod::DefaultConstructor | ImplicitMethod::RecordConstructor
                    )
            )
        })
        .collect()
}

/// Whether any values of the fields may be an object of the program: an invariant or `repOk` says
/// which are valid, or the fields are open to others.
pub(crate) fn has_open_state(program: &Program, class: ClassId) -> bool {
    if rep_ok(program, class).is_some() || has_invariant(program, class) {
        return true;
    }
    let fields = instance_fields(program, class);
    let own = fields.iter().map(|field| program.field(*field));
    let mut own = own
        .filter(|field| !program.class(field.class).is_library)
        .peekable();
    if own.peek().is_none() {
        return false;
    }
    let is_private_class = program.class(class).decl.modifiers.is_private;
    own.all(|field| {
        let modifiers = field.ast.as_ref().map(|ast| &ast.modifiers);
        (is_private_class || modifiers.is_some_and(|modifiers| !modifiers.is_private))
            && !field.is_final
    })
}

pub(crate) fn has_invariant(program: &Program, class: ClassId) -> bool {
    let mut current = Some(class);
    while let Some(id) = current {
        if !program.class(id).is_library && !program.invariants(id).0.is_empty() {
            return true;
        }
        current = program.class(id).superclass;
    }
    false
}

/// `boolean repOk()` of a class or its superclasses.
pub(crate) fn rep_ok(program: &Program, class: ClassId) -> Option<MethodId> {
    let mut current = Some(class);
    while let Some(id) = current {
        let declared = program.class(id);
        let found = declared.methods.iter().copied().find(|id| {
            let method = program.method(*id);
            !method.is_static
                && !method.is_abstract
                && &*method.name == "repOk"
                && method.params.is_empty()
                && method.return_type == Type::BOOLEAN
                && matches!(method.source, MemberSource::Method(_))
        });
        if found.is_some() {
            return found;
        }
        current = declared.superclass;
    }
    None
}

/// The type of an object of the class where a `declared` is asked for: with the type arguments that this
/// says.
pub(crate) fn made_type(program: &Program, class: ClassId, declared: &Type) -> Type {
    let parameters = &program.class(class).type_parameters;
    let Type::Class(declared_class, declared_args) = declared else {
        return Type::class(class);
    };
    if *declared_class == class {
        return declared.clone();
    }
    let own = Type::Class(class, parameters.clone().into());
    let seen = program.as_super(&own, *declared_class);
    let Some(Type::Class(_, seen_args)) = seen.filter(|_| !declared_args.is_empty()) else {
        return Type::class(class);
    };
    let args = parameters.iter().map(|parameter| {
        let same = seen_args.iter().position(|arg| arg == parameter);
        let given = same.and_then(|index| declared_args.get(index));
        given.unwrap_or(parameter).clone()
    });
    Type::Class(class, args.collect())
}

/// Whether objects of the class can be of a type with these arguments: `class S extends P<String>` is no
/// `P<Integer>`.
fn can_be(program: &Program, candidate: &Class, class: ClassId, args: &[Type]) -> bool {
    let own = Type::Class(candidate.id, candidate.type_parameters.clone().into());
    let is_open =
        |ty: &Type| ty.mentions(&|part| matches!(part, Type::Variable(_) | Type::Wildcard { .. }));
    match program.as_super(&own, class) {
        Some(Type::Class(_, seen)) if seen.len() == args.len() => {
            let mut pairs = seen.iter().zip(args);
            pairs.all(|(seen, arg)| seen == arg || is_open(seen) || is_open(arg))
        }
        _ => true,
    }
}

/// The type of a member that `class` declares, in an object of the type `of`.
pub(crate) fn member_type(program: &Program, of: &Type, class: ClassId, ty: &Type) -> Type {
    match program.as_super(of, class) {
        Some(Type::Class(class, args)) => substituted(program, class, &args, ty),
        _ => ty.clone(),
    }
}

/// A member's type seen from an instance with these type arguments.
fn substituted(program: &Program, class: ClassId, args: &[Type], ty: &Type) -> Type {
    if args.is_empty() {
        return ty.clone();
    }
    let parameters = &program.class(class).type_parameters;
    match ty {
        Type::Variable(_) => parameters
            .iter()
            .position(|parameter| parameter == ty)
            .and_then(|index| args.get(index).cloned())
            .unwrap_or_else(|| ty.clone()),
        Type::Array(element) => Type::array_of(substituted(program, class, args, element)),
        Type::Class(id, inner) => Type::Class(
            *id,
            inner
                .iter()
                .map(|arg| substituted(program, class, args, arg))
                .collect(),
        ),
        other => other.clone(),
    }
}
