#!/usr/bin/env python3
"""Picks Java files of a repository by no other rule than their place in the list of all, and copies them.

usage: pick.py --from FOLDER --to DIR [--number 20] [--every 37]

Every n-th file of the sorted list is taken if javac compiles it alone and it has a branch; the list is gone
through again from the second file on, and so forth, until there are enough.
"""

import argparse
import os
import re
import shutil
import subprocess
import tempfile


def compiles(path):
    with tempfile.TemporaryDirectory() as classes:
        command = ["javac", "-nowarn", "-d", classes, path]
        return subprocess.run(command, capture_output=True).returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--from", dest="source", required=True)
    parser.add_argument("--to", required=True)
    parser.add_argument("--number", type=int, default=20)
    parser.add_argument("--every", type=int, default=37)
    arguments = parser.parse_args()
    files = sorted(
        os.path.join(folder, name)
        for folder, _, names in os.walk(arguments.source)
        for name in names
        if name.endswith(".java") and "-info" not in name and "Test" not in name)
    order = [path for start in range(arguments.every) for path in files[start::arguments.every]]
    picked = 0
    for path in order:
        text = open(path, encoding="utf-8").read()
        if not re.search(r"\b(if|while|for|switch)\s*\(", text) or not compiles(path):
            continue
        package = re.search(r"^package ([\w.]+);", text, re.M)
        folder = os.path.join(arguments.to, *(package.group(1).split(".") if package else []))
        os.makedirs(folder, exist_ok=True)
        shutil.copy(path, folder)
        print(os.path.relpath(path, arguments.source))
        picked += 1
        if picked == arguments.number:
            break


if __name__ == "__main__":
    main()
