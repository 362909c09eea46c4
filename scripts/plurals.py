#!/usr/bin/python3
"""Writes CLDR's plural rules for the module Localization, and what they give for its test.

Needs Debian's python3-babel, whose rules are those of CLDR:

    scripts/plurals.py

Sources/System/Localization/PluralRules+Languages.swift gets the rules of each language, and
Tests/LocalizationTests/Plurals.txt the categories that babel itself finds for 0 to 200, 1.5 and
1,000,000: a line a language, with runs such as "few*8".
"""
import collections
import itertools
import pathlib
import re
import textwrap

from babel import Locale
from babel.localedata import locale_identifiers

ROOT = pathlib.Path(__file__).resolve().parent.parent
ORDER = ["zero", "one", "two", "few", "many"]
NUMBERS = list(range(201)) + [1.5, 1_000_000]


def written(rule):
    """A rule as CLDR's charts write it: "n % 10 = 2..4" for babel's "n mod 10 in 2..4"."""
    rule = re.sub(r" not in ", " != ", rule)
    return re.sub(r" mod ", " % ", re.sub(r" in ", " = ", rule))


def runs(words):
    for word, group in itertools.groupby(words):
        count = len(list(group))
        yield word if count == 1 else f"{word}*{count}"


def literal(before, text, after):
    """The lines of a string literal, which is cut between words where it is long."""
    parts = textwrap.wrap(text, 97 - len(before) - len(after))
    indent = " " * (len(before) - len(before.lstrip()) + 2)
    texts = [f'"{part} "' for part in parts[:-1]] + [f'"{parts[-1]}"{after}']
    return [before + texts[0]] + [f"{indent}+ {each}" for each in texts[1:]]


def main():
    languages = collections.defaultdict(list)
    table = []
    for name in sorted(locale_identifiers()):
        if "_" in name and name != "pt_PT":
            continue
        plural = Locale.parse(name).plural_form
        rules = tuple((each, written(plural.rules[each])) for each in ORDER if each in plural.rules)
        languages[rules].append(name.replace("_", "-"))
        found = [plural(number) for number in NUMBERS]
        table.append(f"{name.replace('_', '-')}: {' '.join(runs(found))}")
    lines = [
        "// swift-format-ignore-file\n// Written by scripts/plurals.py from CLDR's rules.",
        "",
        "extension PluralRules {",
        "  /// The conditions of the categories but \"other\", by the languages that have them. A language",
        "  /// that isn’t here has only \"other\".",
        "  static let table: [(languages: String, conditions: [(String, String)])] = [",
    ]
    for rules, names in sorted(languages.items(), key=lambda item: item[1]):
        if not rules:
            continue
        lines.append("    (")
        lines += literal("      ", " ".join(names), ",")
        lines.append("      [")
        for category, rule in rules:
            lines += literal(f'        ("{category}", ', rule, ")," if len(rules) > 1 else ")")
        lines += ["      ]", "    ),"]
    lines[-1] = "    ),"
    lines += ["  ]", "}", ""]
    (ROOT / "Sources/System/Localization/PluralRules+Languages.swift").write_text("\n".join(lines))
    (ROOT / "Tests/LocalizationTests/Plurals.txt").write_text("\n".join(table) + "\n")


main()
