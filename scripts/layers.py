#!/usr/bin/env python3
"""Prints which groups of UIKit's own modules name types of which: scripts/layers.py [COMMIT] [--upward]

A group is a module, or a folder of UIKitCore that holds folders; below they stand from the lowest to the highest, and a
type should be named only in its own group and in those above. A reference is one type that one file names. The
table counts those from each group (row) to each other one (column); it is followed by the references upwards and by the
circles of folders, of which each reaches each other one. Only types are seen, not members that extensions add.

COMMIT is what to read instead of the files as they are. --upward prints only the references upwards, a line each."""
import collections
import io
import os
import re
import subprocess
import sys
import tarfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SYSTEM = "Sources/System"
# From the lowest, with the folders that each had before there were groups, for commits of that time.
GROUPS = {
    "TextEditing": ["TextInput/Editing"],
    "Values": ["Geometry", "Colors", "Traits", "Drawing", "Images", "Assets", "UniformTypes", "Localization", "Text"],
    "Views": ["View", "AutoLayout", "Animation", "Effects", "Responder", "Window", "Scene", "Frame", "Application", "Device",
              "Events", "Gestures", "Pointer", "Accessibility", "Undo", "Scroll"],
    "Interaction": ["Menus", "Commands", "DragAndDrop", "Pasteboard"],
    "Controls": ["Controls"],
    "TextInput": ["TextInput"],
    "Controllers": ["ViewControllers", "Navigation", "TabBar", "SplitView", "PageView", "Presentations", "Alerts", "Bars",
                    "TextInput/Search"],
    "UIKitLists": ["Table", "Collection", "Compositional", "Diffable", "ListContent", "ListFocus", "Swipe",
                   "DragAndDrop/Lists"],
    "UIKitPickers": ["Pickers", "SystemPickers", "Printing", "Presentations/Sharing"],
}
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)\n]*\))?\s+)*((?:\w+(?:\([^)\n]*\))? )*)(?:class|struct|enum|protocol|typealias|actor) (\w+)", re.M)
NESTED = re.compile(r"\b(?:class|struct|enum|protocol|typealias|actor) ([A-Z]\w+)")
NOT_CODE = re.compile(r'"""(?s:.*?)"""|#"[^\n]*?"#|"(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*(?s:.*?)\*/')


def texts(commit):
    """The code of each Swift file of UIKit's modules, by its path below Sources/System."""
    modules = ["UIKitCore", "TextEditing", "UIKitLists", "UIKitPickers"]
    found = {}
    if commit is None:
        for module in modules:
            for folder, _, names in os.walk(os.path.join(ROOT, SYSTEM, module)):
                for name in names:
                    path = os.path.join(folder, name)
                    with open(path, encoding="utf-8") as file:
                        found[os.path.relpath(path, os.path.join(ROOT, SYSTEM))] = file.read()
    else:
        archive = subprocess.run(
            ["git", "archive", commit, SYSTEM], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            for member in files:
                path = os.path.relpath(member.name, SYSTEM)
                if member.isfile() and path.split("/")[0] in modules:
                    found[path] = files.extractfile(member).read().decode()
    return {path: text for path, text in found.items() if path.endswith(".swift")}


def references(code):
    """Each file's (type, file that declares it) that it names, without those that it declares itself."""
    homes, own = {}, {}
    for path, text in sorted(code.items()):
        own[path] = set(NESTED.findall(text))
        for modifiers, name in DECLARATION.findall(text):
            if "private" not in modifiers:
                homes.setdefault(name, path)
    return {
        path: {(name, homes[name]) for name in re.findall(r"(?<![\w.])[A-Z]\w+", text)
               if name in homes and name not in own[path]}
        for path, text in code.items()}


def folder(path):
    """A file's folder below its module and group."""
    parts = os.path.dirname(path).split("/")
    if parts[0] == "UIKitCore":
        parts = parts[2:] if len(parts) > 2 and parts[1] in GROUPS else parts[1:]
    return "/".join(parts) or path


def group(path):
    """The group that a file is in, or was at a time of other folders."""
    parts = path.split("/")
    place = os.path.dirname(path).removeprefix("UIKitCore/")
    while place:
        for name, folders in GROUPS.items():
            if place in folders:
                return name
        place = os.path.dirname(place)
    return next((name for name in parts[:2] if name in GROUPS), None)


def circles(graph):
    """The sets of more than one folder that reach each other, the largest first."""
    places, lowest, stack, result = {}, {}, [], []

    def visit(node):
        places[node] = lowest[node] = len(places)
        stack.append(node)
        for other in graph.get(node, ()):
            if other not in places:
                visit(other)
            if other in stack:
                lowest[node] = min(lowest[node], lowest[other])
        if lowest[node] == places[node]:
            start = stack.index(node)
            result.append(stack[start:])
            del stack[start:]

    for node in sorted(graph):
        if node not in places:
            visit(node)
    return sorted((found for found in result if len(found) > 1), key=len, reverse=True)


def main():
    words = sys.argv[1:]
    upward_only = "--upward" in words
    commits = [word for word in words if not word.startswith("--")]
    whole = texts(commits[0] if commits else None)
    code = {path: NOT_CODE.sub('""', text) for path, text in whole.items()}
    found = references(code)
    order = {name: place for place, name in enumerate(GROUPS)}
    counts, upward, graph = collections.Counter(), [], collections.defaultdict(set)
    for path, named in sorted(found.items()):
        for name, home in sorted(named):
            counts[group(path), group(home)] += 1
            if folder(path) != folder(home):
                graph[folder(path)].add(folder(home))
            if order.get(group(home), -1) > order.get(group(path), -1):
                upward.append((path, name, home))
    if upward_only:
        for path, name, _ in upward:
            print(path, name)
        return
    held = collections.Counter(group(path) for path in code)
    lines = collections.Counter()
    for path, text in whole.items():
        lines[group(path)] += text.count("\n")
    names = [name for name in GROUPS if held[name]]
    print("| group | files | lines |", " | ".join(f"to {name}" for name in names), "|")
    print("| --- |" + " ---: |" * (len(names) + 2))
    for name in names:
        cells = [str(counts[name, other] or "") for other in names]
        print(f"| {name} | {held[name]} | {lines[name]} |", " | ".join(cells), "|")
    pairs = sorted({(group(path), group(home)) for path, _, home in upward}, key=str)
    print(f"\n{len(upward)} references upwards in {len({path for path, _, _ in upward})} files:")
    for pair in pairs:
        print(f"- {pair[0]} to {pair[1]}: " + ", ".join(
            f"{os.path.basename(path)[:-6]} names {name}" for path, name, home in upward
            if (group(path), group(home)) == pair))
    print(f"\n{len({folder(path) for path in code})} folders; circles:")
    for circle in circles(graph):
        print(f"- {len(circle)}: {', '.join(sorted(circle))}")


if __name__ == "__main__":
    main()
