#!/usr/bin/env python3
"""Tells what a translation lacks, or begins one. See docs/translating.md.

    scripts/translations.py            all languages
    scripts/translations.py fr         one
    scripts/translations.py --new fr   makes its files, with English words
"""
import pathlib
import plistlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PLURALS = (ROOT / "Tests/LocalizationTests/Plurals.txt").read_text().splitlines()
ORDER = ["zero", "one", "two", "few", "many", "other"]
LINE = re.compile(r'^"((?:[^"\\]|\\.)*)" = "((?:[^"\\]|\\.)*)";$')


def catalogs():
    return sorted(path.parent for path in ROOT.glob("Sources/*/*/Resources/en.lproj"))


def strings(folder):
    file = folder / "Localizable.strings"
    lines = file.read_text().splitlines() if file.exists() else []
    return {match[1]: match[2] for match in map(LINE.match, lines) if match}


def plurals(folder):
    """The texts by category of each key."""
    file = folder / "Localizable.stringsdict"
    found = {}
    for key, entry in (plistlib.loads(file.read_bytes()) if file.exists() else {}).items():
        variable = next(value for value in entry.values() if isinstance(value, dict))
        found[key] = {name: text for name, text in variable.items() if name in ORDER}
    return found


def categories(language):
    for line in PLURALS:
        name, *runs = line.split()
        if name in (language + ":", language.split("-")[0] + ":"):
            found = {run.split("*")[0] for run in runs}
            return [each for each in ORDER if each in found]
    return ["other"]


def places(text):
    """The kinds of the values in the order of the arguments."""
    found = re.findall(r"%(?:(\d+)\$)?(@|lld|lf)", text.replace("%%", ""))
    return [kind for _, kind in sorted(
        (int(number or index), kind) for index, (number, kind) in enumerate(found, 1))]


def problems(catalog, language):
    folder, english = catalog / f"{language}.lproj", catalog / "en.lproj"
    own, keys = strings(folder), strings(english)
    own_plurals, plural_keys = plurals(folder), plurals(english)
    for key in (keys.keys() | plural_keys.keys()) - own.keys() - own_plurals.keys():
        yield "missing", key
    for key in (own.keys() | own_plurals.keys()) - keys.keys() - plural_keys.keys():
        yield "superfluous", key
    for key, text in own.items():
        if places(text) != places(key):
            yield "other placeholders", key
        elif text == keys.get(key) and len(key) > 18 and " " in key:
            yield "still English", key
    for key, texts in own_plurals.items():
        if sorted(texts) != sorted(categories(language)):
            yield f"has other plurals than {', '.join(categories(language))}", key


def check(language):
    count = 0
    for catalog in catalogs():
        for problem, key in problems(catalog, language):
            print(f"{language}  {catalog.parent.relative_to(ROOT)}  {problem}: {key}")
            count += 1
    return count


def begin(language):
    wanted = categories(language)
    for catalog in catalogs():
        folder, english = catalog / f"{language}.lproj", catalog / "en.lproj"
        folder.mkdir(exist_ok=True)
        for file in english.iterdir():
            target = folder / file.name
            if target.exists():
                continue
            if file.suffix != ".stringsdict":
                target.write_bytes(file.read_bytes())
                continue
            table = plistlib.loads(file.read_bytes())
            for entry in table.values():
                for variable in entry.values():
                    if isinstance(variable, dict):
                        other = variable["other"]
                        kept = {name: variable.get(name, other) for name in wanted}
                        for name in ORDER:
                            variable.pop(name, None)
                        variable.update(kept)
            target.write_bytes(plistlib.dumps(table, sort_keys=False))


def main():
    arguments = sys.argv[1:]
    if arguments[:1] == ["--new"] and len(arguments) == 2:
        begin(arguments[1])
        return 0
    names = {path.stem for catalog in catalogs() for path in catalog.glob("*.lproj")}
    return 1 if sum([check(name) for name in arguments or sorted(names - {"en"})]) else 0


sys.exit(main())
