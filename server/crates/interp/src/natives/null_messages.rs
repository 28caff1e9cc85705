//! What the JDK's own code says of a `null` that a method written natively here was given.
//!
//! Source: observed on JDK 17, whose code tells its own variables and fields.

/// The message of the `NullPointerException`, by the method's key; `None` if there is none, or none
/// that is known.
pub(crate) fn null_message(key: &str) -> Option<&'static str> {
    Some(match key {
        "java.lang.String.compareTo(String)" => {
            "Cannot read field \"value\" because \"anotherString\" is null"
        }
        "java.lang.String.compareToIgnoreCase(String)" => {
            "Cannot read field \"value\" because \"s2\" is null"
        }
        "java.lang.String.concat(String)" => {
            "Cannot invoke \"String.isEmpty()\" because \"str\" is null"
        }
        "java.lang.String.startsWith(String,int)" => {
            "Cannot invoke \"String.length()\" because \"prefix\" is null"
        }
        "java.lang.String.indexOf(String,int)" => {
            "Cannot invoke \"String.coder()\" because \"str\" is null"
        }
        "java.lang.String.lastIndexOf(String,int)" => {
            "Cannot read field \"value\" because \"tgtStr\" is null"
        }
        "java.lang.String.become(String)" => {
            "Cannot read field \"value\" because \"original\" is null"
        }
        _ => return None,
    })
}
