//! Node ids and spans: preorder, unique, and where the source says.

use expect_test::{Expect, expect};
use syntax::SourceFile;
use syntax::ast::{ExprKind, MemberKind, NodeId, StmtKind};
use syntax::visit::{NodeRef, spans_of, walk};

const SOURCE: &str = "class A extends B {
    /*@ requires p ==> q; ensures \\result <== \\old(r);
      @ also signals (E e) e != null; assignable x, y; @*/
    int f(final int a, String... s) throws E {
        int b = a + 1 * 2, c[] = {1, 2};
        //@ maintaining (\\forall int i; 0 <= i; c[i] > 0);
        for (int i = 0; i < a; i++) { g(i)[0] = -b++; }
        for (String t : s) do { continue; } while (t.length() > 0);
        Runnable r = () -> { class L { int z = 1; L() { super(); } enum M { N(1) { } } } };
        if (o instanceof P(int u, Q v) && u > 0) return (int) x; else l: break l;
        switch (a) { case 1, 2: yield(1); default: }
        int w = switch (o) { case String k when k != null -> 1; default -> throw new E(); };
        try (var q = h(); r) { } catch (E | F e) { } finally { synchronized (this) { } }
        Function<A, B> n = new Function<>() { public B m(A a) { return a == null ? null : A.super.m(a); } };
        assert a > 0 : \"m\"; while (true) throw new int[3][] == null ? this.x : A::new;
    }
    int x = 1 + 2, y;
    { x = 2; }
}
enum E { A(1, 2) { int k() { return 1; } } }
";

fn for_each_member(source: &str, mut visit: impl FnMut(&str, &MemberKind)) {
    let unit = SourceFile::new(source).unit();
    assert_eq!(unit.errors, []);
    for member in unit.types.iter().flat_map(|decl| &decl.members) {
        if let MemberKind::Method(method) = &member.kind {
            assert_eq!(method.errors, []);
            assert!(
                method
                    .contract
                    .iter()
                    .all(|contract| contract.errors.is_empty())
            );
        }
        visit(&source[member.start as usize..], &member.kind);
    }
}

#[test]
fn ids_are_given_in_preorder() {
    let mut total = 0;
    for_each_member(SOURCE, |_, member| {
        let mut next = 0;
        walk(member, |node| {
            assert_eq!(node.id(), NodeId(next), "{node:?}");
            next += 1;
            true
        });
        total += next;
    });
    assert!(total > 150, "{total}");
}

#[test]
fn children_lie_in_their_parents_and_in_order() {
    for_each_member(SOURCE, |_, member| {
        walk(member, |node| {
            let (outer, mut last) = (node.span(), node.span().start);
            node.for_each_child(&mut |child| {
                let inner = child.span();
                assert!(inner.start <= inner.end);
                // The clauses of a loop stand before it, outside its span.
                let is_loop = matches!(node, NodeRef::Stmt(_));
                if is_loop && matches!(child, NodeRef::SpecClause(_)) {
                    return;
                }
                assert!(
                    inner.start >= outer.start && inner.end <= outer.end,
                    "{child:?}"
                );
                assert!(inner.start >= last, "{child:?}");
                last = inner.start;
            });
            true
        });
    });
}

#[test]
fn spans_hold_the_source_of_their_node() {
    for_each_member(SOURCE, |text, member| {
        let spans = spans_of(member);
        walk(member, |node| {
            let source = &text[node.span().start as usize..node.span().end as usize];
            assert_eq!(spans[node.id().0 as usize], node.span());
            match node {
                NodeRef::Expr(expr) => match &expr.kind {
                    ExprKind::Name(name) => assert_eq!(source, &**name),
                    ExprKind::Binary { .. } => assert!(source.contains(' ')),
                    ExprKind::Paren(_) => assert!(source.starts_with('(') && source.ends_with(')')),
                    ExprKind::Call { .. } => assert!(source.ends_with(')')),
                    ExprKind::JmlOld(_) => assert!(source.starts_with("\\old(")),
                    _ => assert_eq!(source.trim(), source),
                },
                NodeRef::Stmt(stmt) => match stmt.kind {
                    StmtKind::Block(_) => assert!(source.starts_with('{') && source.ends_with('}')),
                    StmtKind::Return(_) => {
                        assert!(source.starts_with("return") && source.ends_with(';'))
                    }
                    _ => assert!(
                        source.ends_with([';', '}', ')']) || !source.contains(';'),
                        "{source}"
                    ),
                },
                NodeRef::Block(_) => assert!(source.starts_with('{') && source.ends_with('}')),
                NodeRef::SpecClause(_) => assert!(source.ends_with(';')),
                _ => assert_eq!(source.trim(), source),
            }
            true
        });
    });
}

#[test]
fn a_node_is_found_by_its_id() {
    for_each_member(SOURCE, |_, member| {
        let MemberKind::Method(method) = member else {
            return;
        };
        let spans = spans_of(member);
        for (id, span) in spans.iter().enumerate() {
            assert_eq!(method.node_span(NodeId(id as u32)), Some(*span));
        }
        assert_eq!(method.node_span(NodeId(spans.len() as u32)), None);
    });
}

fn check(source: &str, expected: Expect) {
    let mut lines = Vec::new();
    for_each_member(source, |text, member| {
        walk(member, |node| {
            let source = &text[node.span().start as usize..node.span().end as usize];
            lines.push(format!("{} {source}", node.id().0));
            true
        });
    });
    expected.assert_eq(&lines.join("\n"));
}

#[test]
fn operands_come_after_their_operators() {
    check(
        "class A { int f = a + b * c.d(e)[0]; }",
        expect![[r#"
        0 int f = a + b * c.d(e)[0];
        1 a + b * c.d(e)[0]
        2 a
        3 b * c.d(e)[0]
        4 b
        5 c.d(e)[0]
        6 c.d(e)
        7 c
        8 e
        9 0"#]],
    );
    check(
        "class A { void f(int a) { b(); if (c) d(); } }",
        expect![[r#"
            0 void f(int a) { b(); if (c) d(); }
            1 int a
            2 { b(); if (c) d(); }
            3 b();
            4 b()
            5 if (c) d();
            6 c
            7 d();
            8 d()"#]],
    );
    check(
        "class A {\n//@ requires a <== b;\nint f(int a); }",
        expect![[r#"
            0 //@ requires a <== b;
            int f(int a);
            1 requires a <== b;
            2 a <== b
            3 a
            4 b
            5 int a"#]],
    );
    check(
        "class A { int a, b = 1; }",
        expect![[r#"
        0 a
        0 b = 1
        1 1"#]],
    );
}

#[test]
fn a_walk_can_leave_out_what_lies_below() {
    let mut seen = 0;
    for_each_member("class A { int f = a + (b + c); }", |_, member| {
        walk(member, |node| {
            seen += 1;
            !matches!(node, NodeRef::Expr(expr) if matches!(expr.kind, ExprKind::Paren(_)))
        });
    });
    assert_eq!(seen, 4);
}
