#!/bin/sh
# Records the results of the programs below pass/ from the JVM of this machine (JDK 17):
# all of them, or those whose name contains one of the arguments, such as `record.sh strings/ Escapes`.
set -eu
cd "$(dirname "$0")/../.."
exec cargo run --quiet --package test-support --example record -- "$@"
