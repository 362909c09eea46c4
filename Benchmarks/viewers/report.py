"""The tables: medians over the rounds, and their ratios to the floor."""

import datetime
import os
import platform
import statistics
import subprocess

from viewers import FLOOR, ROOT

COLUMNS = [
    ("start", "exec → photo, ms", 1000, "median"),
    ("start sharp", "… sharp", 1000, "median"),
    ("cold", "… after dropped caches, ms", 1000, "median"),
    ("next", "key → next p50", 1000, "p50"),
    ("next", "p95", 1000, "p95"),
    ("next sharp", "… sharp p50", 1000, "p50"),
    ("next sharp", "p95", 1000, "p95"),
    ("burst", "20 keys → rest, ms", 1000, "median"),
    ("burst reached", "of 20", 1, "median"),
    ("held blank", "held: blank, ms", 1000, "median"),
    ("held photos", "held: photos", 1, "median"),
    ("cpu", "CPU of start and 20 photos, s", 1, "median"),
    ("idle", "idle, %", 100, "median"),
    ("memory", "peak MB", 1, "median"),
    ("first thumbnails, unseen", "first thumbnails, unseen, ms", 1000, "median"),
    ("full screen, unseen", "full screen, unseen", 1000, "median"),
    ("first thumbnails, seen", "first thumbnails, seen", 1000, "median"),
    ("full screen, seen", "full screen, seen", 1000, "median"),
    ("grid idle, unseen", "idle grid, %", 100, "median"),
    ("grid memory, unseen", "grid MB", 1, "median"),
    ("thumbnails a second", "thumbnails a second", 1, "median"),
    ("vipsthumbnail a second", "vipsthumbnail ×2", 1, "median"),
    ("huge", "400 megapixels: exec → photo, ms", 1000, "median"),
    ("huge sharp", "1:1 → sharp, ms", 1000, "median"),
    ("huge moved", "dragged: longest pause, ms", 1000, "median"),
    ("huge rest", "stopped → sharp, ms", 1000, "median"),
    ("huge memory", "MB", 1, "median"),
]
# The values of one table are consecutive.
TABLES = [COLUMNS[:14], COLUMNS[14:22], COLUMNS[22:]]


def percentile(values, part):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def value(rows, key, kind):
    found = [row[key] for row in rows if key in row]
    if not found:
        return None
    if kind == "median":
        return statistics.median(found)
    # Keys of all rounds are one sample.
    return percentile([one for values in found for one in values], 0.5 if kind == "p50" else 0.95)


def _number(value, factor):
    if value is None:
        return "–"
    value *= factor
    return f"{value:.0f}" if value >= 20 or value == int(value) else f"{value:.1f}"


def _table(rows, columns):
    columns = [c for c in columns if any(value(r, c[0], c[3]) is not None for r in rows.values())]
    if not columns:
        return ""
    lines = ["| | " + " | ".join(title for _, title, _, _ in columns) + " |",
             "| --- |" + " --- |" * len(columns)]
    for name, own in rows.items():
        cells = [_number(value(own, key, kind), factor) for key, _, factor, kind in columns]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
        if name == FLOOR or FLOOR not in rows or not name.startswith("ours"):
            continue
        ratios = []
        for key, _, _, kind in columns:
            one, floor = value(own, key, kind), value(rows[FLOOR], key, kind)
            ratios.append(f"×{one / floor:.2f}" if one is not None and floor else "")
        lines.append(f"| … to the floor | " + " | ".join(ratios) + " |")
    return "\n".join(lines) + "\n"


def _commit():
    result = subprocess.run(["git", "-C", str(ROOT), "describe", "--always", "--dirty"],
                            capture_output=True, text=True)
    return result.stdout.strip() or "unknown"


def text(rows, rounds):
    loads = [row["load"] for own in rows.values() for row in own]
    head = (f"{datetime.date.today()}, commit {_commit()}; {rounds} interleaved rounds, "
            f"{os.cpu_count()} cores, {platform.machine()}, Xvfb 1280×800, load before each "
            f"{min(loads):.1f}–{max(loads):.1f}.\n")
    return "\n".join([head] + [table for table in (_table(rows, c) for c in TABLES) if table])


def print_row(number, name, row):
    short = {}
    for key, one in row.items():
        short[key] = round(percentile(one, 0.5), 3) if isinstance(one, list) else round(one, 3)
    print(f"round {number}, {name}: {short}", flush=True)


BEGIN, END = "<!-- viewers: begin -->", "<!-- viewers: end -->"


def put(text, into):
    """Replaces the text between the two markers of a document."""
    document = into.read_text()
    before, rest = document.split(BEGIN)
    into.write_text(before + BEGIN + "\n\n" + text + "\n" + END + rest.split(END)[1])
