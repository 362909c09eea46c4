#!/usr/bin/env python3
"""Prints the modules of tests that files changed since a commit concern, one a line: scripts/concerned.py [COMMIT]

A module's tests are concerned when the module, or one that it depends on, has a changed file. Files outside of all
modules concern ArchitectureTests alone, but Package.swift and the fixtures concern all."""
import json
import subprocess
import sys


def output(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def main():
    commit = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    files = set(output("git", "diff", "--name-only", commit).split("\n"))
    files |= set(output("git", "ls-files", "--others", "--exclude-standard").split("\n"))
    files.discard("")
    package = output("swift", "package", "describe", "--type", "json")
    targets = json.loads(package[package.index("{\n"):])["targets"]
    tests = [target for target in targets if target["type"] == "test"]

    changed = {"ArchitectureTests"} if files else set()
    for file in files:
        owners = {target["name"] for target in targets if file.startswith(target["path"] + "/")}
        everything = file == "Package.swift" or (file.startswith("Tests/Fixtures/") and not owners)
        changed |= {target["name"] for target in tests} if everything else owners
    for target in sorted(tests, key=lambda target: target["name"]):
        if changed & {target["name"], *target.get("target_dependencies", [])}:
            print(target["name"])


main()
