#!/usr/bin/env python3
"""Whether the same question has the same answer: makes the cases of each file twice and compares, the times
aside.

usage: same_again.py --server whydunit [--budget SECONDS] SOURCES...
"""

import argparse
import re
import subprocess
import sys


def answer(command):
    told = subprocess.run(command, capture_output=True, text=True)
    return re.sub(r'"elapsed_ms":\d+', "", told.stdout), "time limit" in told.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--server", required=True)
    parser.add_argument("--budget", default="10")
    parser.add_argument("sources", nargs="+")
    arguments = parser.parse_args()
    differing, timed_out = [], []
    for source in arguments.sources:
        command = [arguments.server, "tests", source, "--budget", arguments.budget, "--format", "json"]
        (first, was_late), (second, is_late) = answer(command), answer(command)
        if was_late or is_late:
            timed_out.append(source)
        if first != second:
            differing.append(source)
            for one, other in zip(first.split("},{"), second.split("},{")):
                if one != other:
                    print(f"{source}:\n  {one[:600]}\n  {other[:600]}")
                    break
    print(f"{len(arguments.sources)} files, {len(differing)} differ, {len(timed_out)} met the limit of time")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
