//! Values of literals, exact to the bit.

use expect_test::{Expect, expect};
use syntax::SourceFile;
use syntax::ast::{ExprKind, Literal, MemberKind};

fn value(literal: &str) -> Option<Literal> {
    let file = SourceFile::new(format!("class A {{ Object f = {literal}; }}"));
    let unit = file.unit();
    match &unit.types.first()?.members.first()?.kind {
        MemberKind::Field(field) => match &field.init.as_ref()?.kind {
            ExprKind::Literal(value) => Some(value.clone()),
            _ => None,
        },
        _ => None,
    }
}

fn check(literals: &[&str], expected: Expect) {
    let mut lines = Vec::new();
    for literal in literals {
        let text = match value(literal) {
            Some(Literal::Str(units)) => format!("{:?}", String::from_utf16_lossy(&units)),
            Some(Literal::Float(value)) => format!("float {value:?} {:#010x}", value.to_bits()),
            Some(Literal::Double(value)) => format!("double {value:?} {:#018x}", value.to_bits()),
            Some(Literal::Invalid(message)) => format!("invalid: {message}"),
            other => format!("{other:?}"),
        };
        let shown = literal
            .replace('\n', "⏎")
            .replace('\r', "␍")
            .replace('\t', "⇥");
        lines.push(format!("{shown}  =>  {text}"));
    }
    expected.assert_eq(&lines.join("\n"));
}

#[test]
fn integers() {
    check(
        &[
            "0",
            "00",
            "07_7",
            "0_7",
            "1_000__0",
            "2147483647",
            "2147483648",
            "2147483649",
            "0x7fff_ffff",
            "0xFFFFFFFF",
            "0x1_0000_0000",
            "0b1010",
            "0B1111_1111_1111_1111_1111_1111_1111_1111",
            "037777777777",
            "040000000000",
            "9223372036854775807L",
            "9223372036854775808L",
            "9223372036854775809L",
            "0xFFFFFFFFFFFFFFFFL",
            "0777l",
            "1_",
            "0x",
            "08",
            "0b2",
            "1a",
            "0o7",
            "99999999999999999999999999999999999999999999999999",
        ],
        expect![[r#"
            0  =>  Some(Int(0))
            00  =>  Some(Int(0))
            07_7  =>  Some(Int(63))
            0_7  =>  Some(Int(7))
            1_000__0  =>  Some(Int(10000))
            2147483647  =>  Some(Int(2147483647))
            2147483648  =>  Some(Int(2147483648))
            2147483649  =>  invalid: integer number too large
            0x7fff_ffff  =>  Some(Int(2147483647))
            0xFFFFFFFF  =>  Some(Int(-1))
            0x1_0000_0000  =>  invalid: integer number too large
            0b1010  =>  Some(Int(10))
            0B1111_1111_1111_1111_1111_1111_1111_1111  =>  Some(Int(-1))
            037777777777  =>  Some(Int(-1))
            040000000000  =>  invalid: integer number too large
            9223372036854775807L  =>  Some(Long(9223372036854775807))
            9223372036854775808L  =>  Some(Long(9223372036854775808))
            9223372036854775809L  =>  invalid: integer number too large
            0xFFFFFFFFFFFFFFFFL  =>  Some(Long(18446744073709551615))
            0777l  =>  Some(Long(511))
            1_  =>  invalid: an underscore must stand between digits
            0x  =>  invalid: malformed number
            08  =>  invalid: octal numbers have the digits 0 to 7 only
            0b2  =>  invalid: binary numbers have the digits 0 and 1 only
            1a  =>  invalid: malformed number
            0o7  =>  invalid: malformed number
            99999999999999999999999999999999999999999999999999  =>  invalid: integer number too large"#]],
    );
}

#[test]
fn floating_point() {
    check(
        &[
            "1.0",
            "1.",
            ".5",
            "1e3",
            "1E-3",
            "1e+3",
            "1f",
            "1d",
            "1_0.2_5e1_0",
            "0.1",
            "0.1f",
            "3.4028235e38f",
            "3.4028236e38f",
            "1e39f",
            "1.4e-45f",
            "0.7e-45f",
            "1e-50f",
            "1.7976931348623157e308",
            "1e309",
            "4.9e-324",
            "2.4e-324",
            "0e-400",
            "0f",
            "16777217f",
            "9007199254740993.0",
            "1.00000017881393421514957253748434595763683319091796875001f",
            "1e",
            "1.e1",
            "09.5",
            "1_.0",
        ],
        expect![[r#"
            1.0  =>  double 1.0 0x3ff0000000000000
            1.  =>  double 1.0 0x3ff0000000000000
            .5  =>  double 0.5 0x3fe0000000000000
            1e3  =>  double 1000.0 0x408f400000000000
            1E-3  =>  double 0.001 0x3f50624dd2f1a9fc
            1e+3  =>  double 1000.0 0x408f400000000000
            1f  =>  float 1.0 0x3f800000
            1d  =>  double 1.0 0x3ff0000000000000
            1_0.2_5e1_0  =>  double 102500000000.0 0x4237dd79e1000000
            0.1  =>  double 0.1 0x3fb999999999999a
            0.1f  =>  float 0.1 0x3dcccccd
            3.4028235e38f  =>  float 3.4028235e38 0x7f7fffff
            3.4028236e38f  =>  invalid: floating-point number too large
            1e39f  =>  invalid: floating-point number too large
            1.4e-45f  =>  float 1e-45 0x00000001
            0.7e-45f  =>  invalid: floating-point number too small
            1e-50f  =>  invalid: floating-point number too small
            1.7976931348623157e308  =>  double 1.7976931348623157e308 0x7fefffffffffffff
            1e309  =>  invalid: floating-point number too large
            4.9e-324  =>  double 5e-324 0x0000000000000001
            2.4e-324  =>  invalid: floating-point number too small
            0e-400  =>  double 0.0 0x0000000000000000
            0f  =>  float 0.0 0x00000000
            16777217f  =>  float 16777216.0 0x4b800000
            9007199254740993.0  =>  double 9007199254740992.0 0x4340000000000000
            1.00000017881393421514957253748434595763683319091796875001f  =>  float 1.0000001 0x3f800001
            1e  =>  invalid: malformed number
            1.e1  =>  double 10.0 0x4024000000000000
            09.5  =>  double 9.5 0x4023000000000000
            1_.0  =>  invalid: an underscore must stand between digits"#]],
    );
}

#[test]
fn hexadecimal_floating_point() {
    check(
        &[
            "0x1p0",
            "0x1.8p1",
            "0x.8p1",
            "0x1.p-1",
            "0x1.fffffffffffffp1023",
            "0x1.fffffffffffff8p1023",
            "0x0.0000000000001p-1022",
            "0x1p-1074",
            "0x1p-1075",
            "0x1.8p-1075",
            "0x1.0000000000000800p0",
            "0x1.0000000000000801p0",
            "0x1.0000000000001800p0",
            "0x123456789abcdef01p0",
            "0x1p-149f",
            "0x1.8p-150f",
            "0x1p-150f",
            "0x1.fffffep127f",
            "0x1.ffffffp127f",
            "0x1.000001p0f",
            "0x0p0",
            "0x1.8",
            "0x1p",
            "0x1p99999999999999999999",
            "0x1p-99999999999999999999",
            "0x_1p0",
        ],
        expect![[r#"
            0x1p0  =>  double 1.0 0x3ff0000000000000
            0x1.8p1  =>  double 3.0 0x4008000000000000
            0x.8p1  =>  double 1.0 0x3ff0000000000000
            0x1.p-1  =>  double 0.5 0x3fe0000000000000
            0x1.fffffffffffffp1023  =>  double 1.7976931348623157e308 0x7fefffffffffffff
            0x1.fffffffffffff8p1023  =>  invalid: floating-point number too large
            0x0.0000000000001p-1022  =>  double 5e-324 0x0000000000000001
            0x1p-1074  =>  double 5e-324 0x0000000000000001
            0x1p-1075  =>  invalid: floating-point number too small
            0x1.8p-1075  =>  double 5e-324 0x0000000000000001
            0x1.0000000000000800p0  =>  double 1.0 0x3ff0000000000000
            0x1.0000000000000801p0  =>  double 1.0000000000000002 0x3ff0000000000001
            0x1.0000000000001800p0  =>  double 1.0000000000000004 0x3ff0000000000002
            0x123456789abcdef01p0  =>  double 2.0988295479420645e19 0x43f23456789abcdf
            0x1p-149f  =>  float 1e-45 0x00000001
            0x1.8p-150f  =>  float 1e-45 0x00000001
            0x1p-150f  =>  invalid: floating-point number too small
            0x1.fffffep127f  =>  float 3.4028235e38 0x7f7fffff
            0x1.ffffffp127f  =>  invalid: floating-point number too large
            0x1.000001p0f  =>  float 1.0 0x3f800000
            0x0p0  =>  double 0.0 0x0000000000000000
            0x1.8  =>  invalid: a hexadecimal floating-point number needs an exponent such as `p0`
            0x1p  =>  invalid: malformed number
            0x1p99999999999999999999  =>  invalid: floating-point number too large
            0x1p-99999999999999999999  =>  invalid: floating-point number too small
            0x_1p0  =>  invalid: an underscore must stand between digits"#]],
    );
}

#[test]
fn characters() {
    check(
        &[
            "'a'",
            "'\\n'",
            "'\\''",
            "'\"'",
            "'\\\\'",
            "'\\0'",
            "'\\377'",
            "'\\47'",
            "'\\u0041'",
            "'\\uuu00e9'",
            "'\\ud83e'",
            "'é'",
            "'🧪'",
            "''",
            "'ab'",
            "'\\q'",
            "'\\u005c''",
            "'\\u0027'",
            "'\\s'",
            "'\\400'",
            "'\\u12'",
        ],
        expect![[r#"
            'a'  =>  Some(Char(97))
            '\n'  =>  Some(Char(10))
            '\''  =>  Some(Char(39))
            '"'  =>  Some(Char(34))
            '\\'  =>  Some(Char(92))
            '\0'  =>  Some(Char(0))
            '\377'  =>  Some(Char(255))
            '\47'  =>  Some(Char(39))
            '\u0041'  =>  Some(Char(65))
            '\uuu00e9'  =>  Some(Char(233))
            '\ud83e'  =>  Some(Char(55358))
            'é'  =>  Some(Char(233))
            '🧪'  =>  invalid: a character literal holds one UTF-16 code unit
            ''  =>  invalid: empty character literal
            'ab'  =>  invalid: a character literal holds one UTF-16 code unit
            '\q'  =>  invalid: illegal escape sequence
            '\u005c''  =>  Some(Char(39))
            '\u0027'  =>  invalid: empty character literal
            '\s'  =>  Some(Char(32))
            '\400'  =>  invalid: a character literal holds one UTF-16 code unit
            '\u12'  =>  invalid: a Unicode escape needs four hexadecimal digits"#]],
    );
}

#[test]
fn strings() {
    check(
        &[
            r#""""#,
            r#""a\tb\"c\\d\s""#,
            r#""\7\78\1234\0""#,
            r#""é🧪\ud83e\uddea""#,
            r#""\\u0041\u0041""#,
            r#""\u005cn\u005c\u005c""#,
            r#""\u0022""#,
            r#""\u000a""#,
            r#""\u005c"\u005c\u0022""#,
            r#""\u005cu0041""#,
            r#""\u005c\u0075""#,
            r#""\u005c\ud83e""#,
            r#""\1\u0030\\u0041""#,
            r#""\x""#,
            r#""//@ not a comment /*""#,
        ],
        expect![[r#"
            ""  =>  ""
            "a\tb\"c\\d\s"  =>  "a\tb\"c\\d "
            "\7\78\1234\0"  =>  "\u{7}\u{7}8S4\0"
            "é🧪\ud83e\uddea"  =>  "é🧪🧪"
            "\\u0041\u0041"  =>  "\\u0041A"
            "\u005cn\u005c\u005c"  =>  "\n\\"
            "\u0022"  =>  None
            "\u000a"  =>  None
            "\u005c"\u005c\u0022"  =>  "\"\""
            "\u005cu0041"  =>  invalid: illegal escape sequence
            "\u005c\u0075"  =>  invalid: illegal escape sequence
            "\u005c\ud83e"  =>  invalid: illegal escape sequence
            "\1\u0030\\u0041"  =>  "\u{8}\\u0041"
            "\x"  =>  invalid: illegal escape sequence
            "//@ not a comment /*"  =>  "//@ not a comment /*""#]],
    );
}

#[test]
fn lone_surrogates_are_kept() {
    assert_eq!(
        value(r#""\ud83e""#),
        Some(Literal::Str([0xd83e].as_slice().into()))
    );
}

#[test]
fn text_blocks() {
    check(
        &[
            "\"\"\"\n    a\n      b\n    \"\"\"",
            "\"\"\"\n    a\n  b\"\"\"",
            "\"\"\"\r\n  a  \r\n\r\n  b\\s \r\n  \"\"\"",
            "\"\"\"\n  a\\\n  b \\\"\"\" \" \"\" \\u0041\\n\n  \"\"\"",
            "\"\"\"   \n\t\ta\n\t b\n\"\"\"",
            "\"\"\"\n\"\"\"",
            "\"\"\"\n   \n  a\n    \"\"\"",
            "\"\"\" a\"\"\"",
            "\"\"\"\n \\q\"\"\"",
            "\"\"\"\n a",
        ],
        expect![[r#"
            """⏎    a⏎      b⏎    """  =>  "a\n  b\n"
            """⏎    a⏎  b"""  =>  "  a\nb"
            """␍⏎  a  ␍⏎␍⏎  b\s ␍⏎  """  =>  "a\n\nb \n"
            """⏎  a\⏎  b \""" " "" \u0041\n⏎  """  =>  "ab \"\"\" \" \"\" A\n\n"
            """   ⏎⇥⇥a⏎⇥ b⏎"""  =>  "\t\ta\n\t b\n"
            """⏎"""  =>  ""
            """⏎   ⏎  a⏎    """  =>  "\na\n"
            """ a"""  =>  invalid: a text block starts on the line after its opening `"""`
            """⏎ \q"""  =>  invalid: illegal escape sequence
            """⏎ a  =>  None"#]],
    );
}

#[test]
fn others() {
    check(
        &["true", "false", "null"],
        expect![[r#"
        true  =>  Some(Boolean(true))
        false  =>  Some(Boolean(false))
        null  =>  Some(Null)"#]],
    );
}
