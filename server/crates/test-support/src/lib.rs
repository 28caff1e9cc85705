//! Fixture and marker parsing and the JVM as judge, for tests only.
