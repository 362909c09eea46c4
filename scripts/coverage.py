#!/usr/bin/env python3
"""Writes what of Apple's UIKit there is, from symbol graphs and lists of Apple's signatures.

    scripts/coverage.py table LISTS GRAPHS Tests/AppleProfile/coverage.md
    scripts/coverage.py names LISTS GRAPHS      public names that the list of signatures confirms

LISTS is a folder with signatures.tsv, missing.tsv, missing_types.tsv, overlay.txt and check_signatures.py; GRAPHS one
with symbol graphs. scripts/check-uikit.sh calls it.
"""
import collections, csv, glob, json, os, re, subprocess, sys, tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DEVIATIONS = os.path.join(ROOT, "Tests/ArchitectureTests/uikit-deviations.allow")
TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.protocol"}
# What the compiler makes, or Swift's protocols demand.
MADE = {"hash(into:)", "hashValue", "rawValue", "init(rawValue:)", "encode(to:)", "init(from:)", "RawValue", "Element",
        "ArrayLiteralElement", "AllCases", "allCases", "description", "debugDescription"}


def public(graphs):
    """(path, kind) of each public symbol, without what the compiler makes."""
    seen = set()
    for path in sorted(glob.glob(os.path.join(graphs, "*.symbols.json"))):
        with open(path) as file:
            for symbol in json.load(file)["symbols"]:
                parts = tuple(symbol["pathComponents"])
                if "::SYNTHESIZED::" in symbol["identifier"]["precise"] or parts[-1] in MADE or "==" in parts[-1]:
                    continue
                seen.add((parts, symbol["kind"]["identifier"]))
    return seen


def rows(lists, name):
    with open(os.path.join(lists, name)) as file:
        return list(csv.DictReader((line for line in file if not line.startswith("#")), delimiter="\t", quoting=csv.QUOTE_NONE))


def overlay(lists):
    """Apple's Swift-only types, and the members of each, as Swift names them."""
    names, owner = set(), ""
    with open(os.path.join(lists, "overlay.txt")) as file:
        for line in file:
            text = line.split("//")[0].rstrip()
            if not text or text.startswith("#"):
                continue
            if not text.startswith(" "):
                owner = text.split()[0]
                names.add(owner)
                continue
            for name in re.findall(r"(?:func|var|let|case|typealias) (\w+)|(init)\(", text):
                names.add(owner + "." + "".join(name))
    return names


def confirmed(lists, graphs):
    known = set()
    for row in rows(lists, "signatures.tsv"):
        known |= {row["swift_owner"], row["name"], row["swift_owner"] + "." + row["name"]}
    swift = overlay(lists)
    for parts, _ in sorted(public(graphs)):
        name = ".".join(parts)
        if name in known or name in swift or name.split("(")[0] in swift:
            print(name)


def lacking(lists, graphs):
    with tempfile.NamedTemporaryFile(suffix=".tsv") as file:
        subprocess.run(
            [sys.executable, os.path.join(lists, "check_signatures.py"), "--missing", file.name]
            + glob.glob(os.path.join(graphs, "*.symbols.json")), stdout=subprocess.DEVNULL)
        with open(file.name) as text:
            return list(csv.DictReader(text, delimiter="\t", quoting=csv.QUOTE_NONE))


def deviations():
    found = []
    with open(DEVIATIONS) as file:
        for line in file:
            symbol, _, reason = line.partition("#")
            if symbol.strip():
                found.append((symbol.strip(), reason.strip()))
    return found


def owner_of(name, types):
    """The innermost of our types that a symbol's name begins with."""
    parts = name.split("(")[0].split(".")
    for count in range(len(parts), 0, -1):
        if ".".join(parts[:count]) in types:
            return ".".join(parts[:count])
    return parts[0]


def versioned(name, since):
    return f"`{name}`" + (f" ({since})" if since else "")


def folded(title, lines):
    return ["", f"<details><summary>{title}</summary>", "", *lines, "", "</details>", ""] if lines else []


def table(lists, graphs, path):
    signatures = rows(lists, "signatures.tsv")
    of_type = {row["swift_owner"]: row for row in signatures if row["swift_owner"] == row["name"]}
    frameworks = {row["swift_owner"]: row["framework"] or "UIKit" for row in signatures}
    symbols = public(graphs)
    types = {".".join(parts) for parts, kind in symbols if kind in TYPES}
    have = collections.defaultdict(set)
    for parts, kind in symbols:
        if kind not in TYPES and ".".join(parts[:-1]) in types:
            have[".".join(parts[:-1])].add(parts[-1])
    selector = {row["class"] + "." + row["member"] for row in rows(lists, "missing.tsv") if row["needs"] == "Selector"}
    lack = collections.defaultdict(list)
    for row in lacking(lists, graphs):
        lack[row["class"]].append(row)
    differ = collections.defaultdict(list)
    for name, reason in deviations():
        differ[owner_of(name, types)].append((name, reason))

    known = sorted(name for name in types if name in frameworks)
    count = sum(len(have[name]) for name in known)
    out = [
        "# Coverage of UIKit", "",
        "Generated by `scripts/check-uikit.sh --coverage` from what the modules declare and from lists of Apple's names.",
        f"{len(known)} of Apple's types with {count} members are here, {sum(len(lack[name]) for name in known)} members of them are",
        f"not, and {sum(map(len, differ.values()))} symbols differ. What is absent is a compile error, never a stub. A number in",
        "brackets is the version of iOS that brought a member; without one it is 12 or older. *Selector*: can't exist without",
        "the Objective-C runtime; [porting.md](../../docs/porting.md) has the closure form. Deprecated members aren't counted.", "",
    ]
    for framework in sorted({frameworks[name] for name in known}):
        out += [f"## {framework}", "", "| Type | iOS | Here | Absent | Different |", "| --- | --- | --- | --- | --- |"]
        inside = [name for name in known if frameworks[name] == framework]
        for name in inside:
            since = of_type.get(name, {}).get("since", "")
            out.append(f"| `{name}` | {since} | {len(have[name])} | {len(lack[name]) or ''} | {len(differ[name]) or ''} |")
        for name in inside:
            lines = []
            if lack[name]:
                absent = [
                    versioned(row["member"], row["since"])
                    + (" *Selector*" if f"{name}.{row['member']}" in selector or "Selector" in row["type"] else "")
                    for row in sorted(lack[name], key=lambda row: row["member"])]
                lines += ["Absent: " + ", ".join(absent) + "."]
            for symbol, reason in differ[name]:
                lines += ["", f"Different: `{symbol}`: {reason}."]
            out += folded(f"{name}: {len(lack[name])} absent, {len(differ[name])} different", lines)
    gone = [row for row in rows(lists, "missing_types.tsv") if row["type"] not in types and not row["deprecated"]]
    out += ["## Types that are absent", "", "The most used first, with the number of files of 3,466 of open-source apps that name each."]
    out += folded(f"{len(gone)} types", [", ".join(
        versioned(row["type"], row["since"]) + f" {row['uses']}" for row in gone) + "."])
    with open(path, "w") as file:
        file.write(re.sub(r"\n{3,}", "\n\n", "\n".join(out)).rstrip() + "\n")


if __name__ == "__main__":
    if len(sys.argv) == 4 and sys.argv[1] == "names":
        confirmed(sys.argv[2], sys.argv[3])
    elif len(sys.argv) == 5 and sys.argv[1] == "table":
        table(*sys.argv[2:])
    else:
        sys.exit(__doc__)
