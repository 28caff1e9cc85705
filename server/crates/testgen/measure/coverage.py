#!/usr/bin/env python3
"""How much the generated tests cover, by Whydunit's own count and by JaCoCo's, and whether they pass.

usage: coverage.py --server whydunit --jars DIR --out DIR [--budget SECONDS] SOURCES...

SOURCES are Java files that compile together without anything else. DIR of --jars holds
junit-platform-console-standalone-*.jar, org.jacoco.agent-*-runtime.jar and org.jacoco.cli-*-nodeps.jar,
all from Maven Central. A JDK is on the PATH. The table is printed as Markdown; everything that was made
stays in --out.
"""

import argparse
import csv
import glob
import json
import os
import re
import subprocess
import sys
import time


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


def jar(folder, pattern):
    found = sorted(glob.glob(os.path.join(folder, pattern)))
    if not found:
        sys.exit(f"no {pattern} in {folder}")
    return found[-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--server", required=True)
    parser.add_argument("--jars", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--budget", default="1")
    parser.add_argument("sources", nargs="+")
    arguments = parser.parse_args()
    junit = jar(arguments.jars, "junit-platform-console-standalone-*.jar")
    agent = jar(arguments.jars, "org.jacoco.agent-*-runtime.jar")
    reporter = jar(arguments.jars, "org.jacoco.cli-*-nodeps.jar")
    classes = os.path.join(arguments.out, "classes")
    tests = os.path.join(arguments.out, "tests")
    os.makedirs(classes, exist_ok=True)
    compiled = run(["javac", "-nowarn", "-g", "-d", classes, *arguments.sources])
    if compiled.returncode != 0:
        sys.exit(compiled.stderr)

    rows = []
    for source in arguments.sources:
        command = [arguments.server, "tests", source, "--budget", arguments.budget]
        started = time.monotonic()
        answer = run([*command, "--format", "json"])
        elapsed = time.monotonic() - started
        if not answer.stdout:
            sys.exit(f"{source}: {answer.stderr}")
        methods = json.loads(answer.stdout)["methods"]
        written = run([*command, "--format", "junit5", "--out", tests])
        if written.returncode == 2:
            print(f"{source}: {written.stderr.strip()}", file=sys.stderr)
        rows.append((source, methods, elapsed))

    files = glob.glob(os.path.join(tests, "**", "*.java"), recursive=True)
    text = "".join(open(file, encoding="utf-8").read() for file in files)
    test_classes = os.path.join(arguments.out, "test-classes")
    os.makedirs(test_classes, exist_ok=True)
    path = os.pathsep.join([classes, junit])
    compiled = run(["javac", "-nowarn", "-d", test_classes, "-cp", path, *files])
    print(f"tests compile: {compiled.returncode == 0}")
    if compiled.returncode != 0:
        print(compiled.stderr, file=sys.stderr)
        sys.exit(1)
    data = os.path.join(arguments.out, "jacoco.exec")
    ran = run([
        "java", "-ea", f"-javaagent:{agent}=destfile={data}", "-jar", junit, "execute",
        "-cp", os.pathsep.join([classes, test_classes]), "--scan-classpath", test_classes,
        "--details=summary", "--disable-banner",
    ])
    open(os.path.join(arguments.out, "junit.txt"), "w").write(ran.stdout + ran.stderr)
    for what in ("successful", "failed"):
        number = re.search(rf"\[\s*(\d+) tests {what}", ran.stdout)
        print(f"tests {what}: {number.group(1) if number else '?'}")
    print(f"cases left out: {text.count('// Left out: ')}")
    table = os.path.join(arguments.out, "jacoco.csv")
    run(["java", "-jar", reporter, "report", data, "--classfiles", classes, "--csv", table])
    jacoco = {}
    for row in csv.DictReader(open(table)):
        # Nested classes count for the file's class.
        key = (row["PACKAGE"], row["CLASS"].split(".")[0])
        covered, missed = jacoco.get(key, (0, 0))
        jacoco[key] = (covered + int(row["BRANCH_COVERED"]), missed + int(row["BRANCH_MISSED"]))

    print("\n| class | methods | cases | our branches (infeasible, unknown) | JaCoCo's branches | search in s |")
    print("|---|---|---|---|---|---|")
    sums = [0] * 8
    for source, methods, elapsed in rows:
        name = os.path.splitext(os.path.basename(source))[0]
        package = re.search(r"^package ([\w.]+);", open(source, encoding="utf-8").read(), re.M)
        counts = [method["coverage"] for method in methods if method["coverage"]]
        achieved, goals, infeasible, unknown = (
            sum(count[what] for count in counts) for what in ("achieved", "goals", "infeasible", "unknown"))
        cases = sum(len(method["cases"]) for method in methods)
        covered, missed = jacoco.get((package.group(1) if package else "", name), (0, 0))
        print(f"| {name} | {len(methods)} | {cases} | {achieved}/{goals} ({infeasible}, {unknown}) "
              f"| {covered}/{covered + missed} | {elapsed:.1f} |")
        for index, value in enumerate(
                (len(methods), cases, achieved, goals, infeasible, unknown, covered, covered + missed)):
            sums[index] += value
    methods, cases, achieved, goals, infeasible, unknown, covered, branches = sums
    print(f"| all | {methods} | {cases} | {achieved}/{goals} ({infeasible}, {unknown}) | {covered}/{branches} "
          f"| {sum(elapsed for _, _, elapsed in rows):.1f} |")


if __name__ == "__main__":
    main()
