#!/usr/bin/env python3
"""Prints which types of the programs hold the most: scripts/hubs.py [FOLDER] [--over NUMBER]

A line each has the number of stored properties that aren't views, the type, and those properties. Views are what inherits
from UIView, UIViewController or CALayer; constants of types aren't counted. The last line is the number of
closures named on… that are assigned to a property of another object. FOLDER is Sources/Apps by default. --over prints
only the types with more properties than NUMBER, 0 by default, and no closures."""
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
NOT_CODE = re.compile(r'"""(?s:.*?)"""|#"[^\n]*?"#|"(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*(?s:.*?)\*/')
TYPE = re.compile(r"\b(class|struct|enum|actor|extension|protocol) +([A-Z][\w.]*)(?:<[^{>]*>)?(?:\s*:\s*([^{]*))?[^{:]*\{")
PROPERTY = re.compile(
    r"(?:^|(?<=[;{]))[ \t]*((?:@\w+(?:\([^)\n]*\))?\s+|[a-z]\w*(?:\([a-z]+\))?\s+)*?)(let|var) +(\([^)]*\)|`?\w+`?)", re.M)
BRACKET = re.compile(r"[][(){}]")
ASSIGNED = re.compile(r"\.on[A-Z][A-Za-z]* = ")
VIEWS = {"UIView", "UIViewController", "CALayer"}


def swift_files(folder):
    for path, folders, names in os.walk(os.path.join(ROOT, folder)):
        folders.sort()
        for name in sorted(names):
            if name.endswith(".swift"):
                yield os.path.join(path, name)


def code(path):
    """A file's text with its comments and strings blanked."""
    with open(path, encoding="utf-8") as file:
        return NOT_CODE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), file.read())


def end(text, start):
    """Where the bracket that opens at a place is closed."""
    depth = 0
    for found in BRACKET.finditer(text, start):
        depth += 1 if found[0] in "{([" else -1
        if depth == 0:
            return found.start()
    return len(text)


def bodies(text):
    """Each type's (kind, name, what it inherits from, body), with what is nested in it."""
    for found in TYPE.finditer(text):
        yield found[1], found[2], (found[3] or "").split(","), text[found.end():end(text, found.end() - 1)]


def outermost(body):
    """The body with what is in braces below it blanked, but for the accessors and values at the beginnings of lines."""
    parts, place = [], 0
    while (start := body.find("{", place)) >= 0:
        stop = end(body, start)
        parts += [body[place:start + 1], re.sub(r"[^\n]", " ", body[start + 1:stop])]
        place = stop
    return "".join(parts) + body[place:]


def stored(body):
    """The stored properties of a type, each with the text of its type and value."""
    outer = outermost(body)
    for found in PROPERTY.finditer(outer):
        if {"static", "override"} & set(found[1].split()):
            continue
        place = found.end()
        rest = re.match(r"[^\n{=]*(?:\n\s+(?=[=.]))?", outer[place:])[0]
        after = outer[place + len(rest):].lstrip()
        if after.startswith("{") and not re.match(r"\{\s*(didSet|willSet)\b", body[body.find("{", place):]):
            continue
        value = body[place:]
        if after.startswith("="):
            equals = body.find("=", place)
            brace = re.match(r"=\s*\{", body[equals:])
            stop = end(body, equals + len(brace[0]) - 1) if brace else body.find("\n", equals)
            value = body[place:stop]
        else:
            value = rest
        names = re.findall(r"\w+", found[3])
        yield from ((name, value) for name in names)


def view_types():
    parents = {}
    for folder in ["Sources/System", "Sources/Foundations", "Sources/Features", "Sources/Apps"]:
        for path in swift_files(folder):
            for kind, name, inherited, _ in bodies(code(path)):
                if kind == "class" and inherited and inherited[0].strip():
                    parents.setdefault(name.split(".")[-1], re.split(r"[<\s]", inherited[0].strip())[0])
    def is_view(name):
        seen = set()
        while name not in seen:
            if name in VIEWS:
                return True
            seen.add(name)
            name = parents.get(name, "")
        return False
    return {name for name in list(parents) + list(VIEWS) if is_view(name)}


def is_view(value, views):
    """Whether a property holds views: by its type, otherwise by the first type that its value names."""
    declared = re.match(r"\s*:\s*(.*?)\s*(?:[?={]|$)", value)
    if declared:
        return declared[1] in views
    made = re.search(r"\b(?<!\.)([A-Z]\w*)\s*(?:<[^=\n]*?>)?\s*[({]", value)
    return bool(made) and made[1] in views


def main(arguments):
    limit = 0
    only = "--over" in arguments
    if only:
        place = arguments.index("--over")
        if len(arguments) <= place + 1 or not arguments[place + 1].isdigit():
            sys.exit("--over needs a number")
        limit = int(arguments[place + 1])
        del arguments[place:place + 2]
    if len(arguments) > 1 or any(argument.startswith("-") for argument in arguments):
        sys.exit(__doc__)
    folder = arguments[0] if arguments else "Sources/Apps"
    files = [(path, code(path)) for path in swift_files(folder)]
    if not files:
        sys.exit(f"There is no Swift file in {folder}.")
    views = view_types()
    hubs = []
    for path, text in files:
        for kind, name, _, body in bodies(text):
            if kind in ("extension", "protocol"):
                continue
            held = [name for name, value in stored(body) if not is_view(value, views)]
            if len(held) > limit:
                hubs.append((len(held), name, os.path.relpath(path, ROOT), held))
    for count, name, path, held in sorted(hubs, key=lambda hub: (-hub[0], hub[1])):
        print(f"{count:3} {name} ({path}): {', '.join(held)}")
    if not only:
        print(sum(len(ASSIGNED.findall(text)) for _, text in files), "closures are assigned to properties of other objects")


main(sys.argv[1:])
