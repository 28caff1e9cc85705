#!/usr/bin/env python3
"""How much the generated tests cover, by Whydunit's own count and by JaCoCo's, and whether they pass.

usage: coverage.py --server whydunit --jars DIR --out DIR [--budget SECONDS] [--junit 4|5] SOURCES...

SOURCES are Java files that compile together without anything else. DIR of --jars holds
junit-platform-console-standalone-*.jar (with the vintage engine in it), junit-4.*.jar, hamcrest-core-*.jar,
org.jacoco.agent-*-runtime.jar and org.jacoco.cli-*-nodeps.jar, all from Maven Central. A JDK is on the PATH.
The tables are printed as Markdown: the goals by our count and by JaCoCo's, then why a branch that JaCoCo
misses is missed. Everything that was made stays in --out.
"""

import argparse
import collections
import glob
import json
import os
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as xml


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


def jar(folder, pattern):
    found = sorted(glob.glob(os.path.join(folder, pattern)))
    if not found:
        sys.exit(f"no {pattern} in {folder}")
    return found[-1]


def compile_java(files, classes, path=""):
    os.makedirs(classes, exist_ok=True)
    compiled = run(["javac", "-nowarn", "-g", "-d", classes, "-cp", path, *files])
    if compiled.returncode != 0:
        print(compiled.stderr, file=sys.stderr)
    return compiled.returncode == 0


def left_out(files):
    """The cases that are no tests, by method and name, with the reason."""
    found = {}
    for file in files:
        title = None
        for line in open(file, encoding="utf-8"):
            if match := re.match(r"\s*// Cases of (.*)", line):
                title = match.group(1)
            elif match := re.match(r"\s*// Left out: (\w+): (.*)", line):
                found[(title, match.group(1))] = match.group(2)
    return found


class Method:
    def __init__(self, told, package):
        self.line = told["line"]
        self.title = told["method"].removeprefix(package + ".") if package else told["method"]
        self.name = re.match(r"[^(]*", self.title).group(0).split(".")[-1]
        self.told = told


def reason(method, line, text, lost):
    """Why JaCoCo misses a branch in this line."""
    if method is None:
        return "no method of ours: a lambda, an initialiser or what javac adds"
    told = method.told
    if told["status"] in ("unsupported", "failed"):
        return "the method is not supported"
    cases = {case["name"] for case in told["cases"]}
    kept = {name for name in cases if (method.title, name) not in lost}
    goals = [goal for goal in told["goals"] if goal["line"] == line]
    if any(goal["status"] == "infeasible" for goal in goals):
        return "proven infeasible"
    if any(goal["status"] in ("unknown", "feasible") for goal in goals):
        return "not found"
    if not kept and cases:
        reasons = {lost[(method.title, name)] for name in cases}
        if all("can't be called" in why for why in reasons):
            return "the method is private"
    for goal in goals:
        if not set(goal["cases"]) & kept:
            return "the only cases that reach it can't be tests"
    if re.search(r"\bassert\b", text):
        return "assert: javac's own branch on whether assertions are on"
    if re.search(r"\bswitch\b|\bcase\b", text):
        return "switch: javac's own branches"
    if re.search(r"\bsynchronized\b|\btry\b", text):
        return "try: javac's own branches"
    if not goals:
        return "no goal of ours: javac's own branches"
    return "other"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--server", required=True)
    parser.add_argument("--jars", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--budget", default="1")
    parser.add_argument("--junit", default="5", choices=["4", "5"])
    parser.add_argument("--verbose", action="store_true", help="list every missed branch")
    parser.add_argument("sources", nargs="+")
    arguments = parser.parse_args()
    console = jar(arguments.jars, "junit-platform-console-standalone-*.jar")
    agent = jar(arguments.jars, "org.jacoco.agent-*-runtime.jar")
    reporter = jar(arguments.jars, "org.jacoco.cli-*-nodeps.jar")
    junit = [console]
    if arguments.junit == "4":
        junit = [jar(arguments.jars, "junit-4.*.jar"), jar(arguments.jars, "hamcrest-core-*.jar")]
    classes = os.path.join(arguments.out, "classes")
    tests = os.path.join(arguments.out, "tests")
    if not compile_java(arguments.sources, classes):
        sys.exit(1)

    rows = []
    times = []
    for source in arguments.sources:
        command = [arguments.server, "tests", source, "--budget", arguments.budget]
        started = time.monotonic()
        answer = run([*command, "--format", "json"])
        elapsed = time.monotonic() - started
        if not answer.stdout:
            sys.exit(f"{source}: {answer.stderr}")
        methods = json.loads(answer.stdout)["methods"]
        times.extend(method["elapsed_ms"] for method in methods)
        written = run([*command, "--format", f"junit{arguments.junit}", "--out", tests])
        if written.returncode == 2:
            print(f"{source}: {written.stderr.strip()}", file=sys.stderr)
        rows.append((source, methods, elapsed))

    files = glob.glob(os.path.join(tests, "**", "*.java"), recursive=True)
    text = "".join(open(file, encoding="utf-8").read() for file in files)
    test_classes = os.path.join(arguments.out, "test-classes")
    is_compiled = compile_java(files, test_classes, os.pathsep.join([classes, *junit]))
    print(f"tests compile: {is_compiled}")
    if not is_compiled:
        sys.exit(1)
    data = os.path.join(arguments.out, "jacoco.exec")
    ran = run([
        "java", "-ea", f"-javaagent:{agent}=destfile={data}", "-jar", console, "execute",
        "-cp", os.pathsep.join([classes, test_classes, *junit]), "--scan-classpath", test_classes,
        "--details=tree", "--disable-banner",
    ])
    open(os.path.join(arguments.out, "junit.txt"), "w").write(ran.stdout + ran.stderr)
    for what in ("successful", "failed"):
        number = re.search(rf"\[\s*(\d+) tests {what}", ran.stdout)
        print(f"tests {what}: {number.group(1) if number else '?'}")
    lost = left_out(files)
    print(f"cases left out: {len(lost)}")
    for why, number in collections.Counter(lost.values()).most_common():
        print(f"  {number} × {why}")
    table = os.path.join(arguments.out, "jacoco.xml")
    run(["java", "-jar", reporter, "report", data, "--classfiles", classes, "--xml", table])
    document = re.sub(r"<!DOCTYPE[^>]*>", "", open(table, encoding="utf-8").read())
    lines = {}
    for package in xml.fromstring(document).iter("package"):
        for file in package.iter("sourcefile"):
            for line in file.iter("line"):
                key = (package.get("name"), file.get("name"), int(line.get("nr")))
                lines[key] = (int(line.get("cb")), int(line.get("mb")))

    print("\n| file | methods | cases | our branches (infeasible, unknown) | JaCoCo's branches | search in s |")
    print("|---|---|---|---|---|---|")
    sums = [0] * 8
    reasons = collections.Counter()
    for source, methods, elapsed in rows:
        base = os.path.basename(source)
        written = open(source, encoding="utf-8").read()
        package = re.search(r"^package ([\w.]+);", written, re.M)
        package = package.group(1) if package else ""
        counts = [method["coverage"] for method in methods if method["coverage"]]
        achieved, goals, infeasible, unknown = (
            sum(count[what] for count in counts) for what in ("achieved", "goals", "infeasible", "unknown"))
        cases = sum(len(method["cases"]) for method in methods)
        known = sorted((Method(told, package) for told in methods), key=lambda method: method.line)
        covered = missed = 0
        for (of, name, number), (here, not_here) in sorted(lines.items()):
            if (of, name) != (package.replace(".", "/"), base):
                continue
            covered += here
            missed += not_here
            if not_here == 0:
                continue
            around = [method for method in known if method.line <= number]
            line = written.split("\n")[number - 1]
            why = reason(around[-1] if around else None, number, line, lost)
            reasons[why] += not_here
            if arguments.verbose:
                print(f"    {base}:{number}: {not_here} missed: {why}: {line.strip()}", file=sys.stderr)
        print(f"| {base.removesuffix('.java')} | {len(methods)} | {cases} "
              f"| {achieved}/{goals} ({infeasible}, {unknown}) | {covered}/{covered + missed} | {elapsed:.1f} |")
        for index, value in enumerate(
                (len(methods), cases, achieved, goals, infeasible, unknown, covered, covered + missed)):
            sums[index] += value
    methods, cases, achieved, goals, infeasible, unknown, covered, branches = sums
    print(f"| all | {methods} | {cases} | {achieved}/{goals} ({infeasible}, {unknown}) | {covered}/{branches} "
          f"| {sum(elapsed for _, _, elapsed in rows):.1f} |")
    slow = sum(elapsed > 50 for elapsed in times)
    print(f"\n{slow} of {len(times)} methods took more than 50 ms, the slowest {max(times)} ms")
    print("\n| why JaCoCo misses a branch | branches |")
    print("|---|---|")
    for why, number in reasons.most_common():
        print(f"| {why} | {number} |")


if __name__ == "__main__":
    main()
