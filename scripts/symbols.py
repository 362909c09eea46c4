#!/usr/bin/env python3
"""Writes the drawings of symbols from SVG files: scripts/symbols.py [ICONS]

ICONS is a folder with the folders `outline` and `filled` of Tabler's icons (MIT licence). It reads
scripts/symbols.tsv, and writes Sources/System/UIKitCore/Resources/Symbols.txt and scripts/symbols.md.
Without ICONS it writes scripts/symbols.md only. A drawing that is missing is an error.
"""
import math
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "scripts/symbols.tsv"
RESOURCE = ROOT / "Sources/System/UIKitCore/Resources/Symbols.txt"
DOCUMENT = ROOT / "scripts/symbols.md"
COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
FLAG = re.compile(r"[\s,]*([01])")
NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)")
# Half of the widest stroke, and what the heaviest weight adds to filled shapes.
STROKE_ROOM, FILL_ROOM = 1.75, 0.75


def tokens(data):
    """Yields (command, numbers) of SVG path data; flags of arcs may stand without separators."""
    for letter, text in re.findall(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)", data):
        count = COUNTS[letter.upper()]
        if count == 0:
            yield letter, []
            continue
        numbers, place = [], 0
        while True:
            isFlag = letter in "Aa" and len(numbers) % 7 in (3, 4)
            found = (FLAG if isFlag else NUMBER).match(text, place)
            if not found:
                break
            numbers.append(float(found.group(1)))
            place = found.end()
        for start in range(0, len(numbers), count):
            yield letter, numbers[start:start + count]
            letter = {"M": "L", "m": "l"}.get(letter, letter)


def arc(x0, y0, rx, ry, turn, large, sweep, x, y):
    """The cubic curves of an arc, after the implementation notes of SVG."""
    if rx == 0 or ry == 0 or (x0, y0) == (x, y):
        return [("L", [x, y])]
    phi = math.radians(turn)
    c, s = math.cos(phi), math.sin(phi)
    px, py = c * (x0 - x) / 2 + s * (y0 - y) / 2, -s * (x0 - x) / 2 + c * (y0 - y) / 2
    rx, ry = abs(rx), abs(ry)
    size = (px / rx) ** 2 + (py / ry) ** 2
    if size > 1:
        rx, ry = rx * math.sqrt(size), ry * math.sqrt(size)
    below = (rx * py) ** 2 + (ry * px) ** 2
    factor = math.sqrt(max(0, (rx * ry) ** 2 - below) / below) * (-1 if large == sweep else 1)
    cx0, cy0 = factor * rx * py / ry, -factor * ry * px / rx
    cx, cy = c * cx0 - s * cy0 + (x0 + x) / 2, s * cx0 + c * cy0 + (y0 + y) / 2
    first = math.atan2((py - cy0) / ry, (px - cx0) / rx)
    last = math.atan2((-py - cy0) / ry, (-px - cx0) / rx)
    span = last - first
    if sweep and span < 0:
        span += 2 * math.pi
    if not sweep and span > 0:
        span -= 2 * math.pi
    pieces = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-6))
    step = span / pieces
    k = 4 / 3 * math.tan(step / 4)

    def place(u, v):
        return [c * rx * u - s * ry * v + cx, s * rx * u + c * ry * v + cy]

    result = []
    for index in range(pieces):
        a, b = first + index * step, first + (index + 1) * step
        result.append(("C", place(math.cos(a) - k * math.sin(a), math.sin(a) + k * math.cos(a))
                       + place(math.cos(b) + k * math.sin(b), math.sin(b) - k * math.cos(b))
                       + place(math.cos(b), math.sin(b))))
    result[-1] = ("C", result[-1][1][:4] + [x, y])
    return result


def path(data):
    """Path data as absolute M, L, C and Z."""
    result, x, y, sx, sy, control, previous = [], 0.0, 0.0, 0.0, 0.0, None, ""
    for letter, n in tokens(data):
        kind, isRelative = letter.upper(), letter.islower()
        if isRelative and kind == "A":
            n = n[:5] + [n[5] + x, n[6] + y]
        elif isRelative and kind == "H":
            n = [n[0] + x]
        elif isRelative and kind == "V":
            n = [n[0] + y]
        elif isRelative:
            n = [value + (y if index % 2 else x) for index, value in enumerate(n)]
        if kind == "Z":
            result.append(("Z", []))
            x, y = sx, sy
        elif kind == "M":
            x, y = sx, sy = n
            result.append(("M", n))
        else:
            if result and result[-1][0] == "Z":
                result.append(("M", [x, y]))
            if kind in "LHV":
                n = n if kind == "L" else [n[0], y] if kind == "H" else [x, n[0]]
                result.append(("L", n))
            elif kind == "A":
                result += arc(x, y, *n)
            elif kind in "CS":
                if kind == "S":
                    n = (reflected(x, y, control) if previous in "CS" else [x, y]) + n
                control = n[2:4]
                result.append(("C", n))
            else:
                if kind == "T":
                    n = (reflected(x, y, control) if previous in "QT" else [x, y]) + n
                control = n[0:2]
                qx, qy, ex, ey = n
                result.append(("C", [x + (qx - x) * 2 / 3, y + (qy - y) * 2 / 3, ex + (qx - ex) * 2 / 3,
                                     ey + (qy - ey) * 2 / 3, ex, ey]))
            x, y = n[-2:]
        previous = kind
    return result


def reflected(x, y, control):
    return [2 * x - control[0], 2 * y - control[1]]


def circle(cx, cy, r):
    return path(f"M{cx + r} {cy}A{r} {r} 0 1 0 {cx - r} {cy}A{r} {r} 0 1 0 {cx + r} {cy}Z")


def paths(file):
    """The paths of an SVG file."""
    if not file.exists():
        sys.exit(f"symbols: {file} is missing")
    result = []
    for node in ElementTree.parse(file).iter():
        tag = node.tag.split("}")[-1]
        if node.get("stroke") == "none":
            continue
        if tag == "path":
            result.append(path(node.get("d")))
        elif tag == "circle":
            result.append(circle(*(float(node.get(name)) for name in ("cx", "cy", "r"))))
        elif tag not in ("svg", "g"):
            sys.exit(f"symbols: {file}: {tag} is not read")
    return result


def outline(points, half=1.0):
    """The outline of a line of some width with round ends and corners, clockwise on the screen."""
    if len(points) == 1:
        points = [points[0], (points[0][0] + 0.01, points[0][1])]
        half *= 1.3
    result = []

    def turn(center, first, last):
        while last < first:
            last += 2 * math.pi
        for index in range(9):
            angle = first + (last - first) * index / 8
            result.append((center[0] + half * math.cos(angle), center[1] + half * math.sin(angle)))

    walk = points + points[-2:0:-1]
    for index, point in enumerate(walk):
        before, after = walk[index - 1], walk[(index + 1) % len(walk)]
        a = math.atan2(point[1] - before[1], point[0] - before[0])
        b = math.atan2(after[1] - point[1], after[0] - point[0])
        bend = (b - a + math.pi) % (2 * math.pi) - math.pi
        if abs(abs(bend) - math.pi) < 1e-6 or bend > 0:
            turn(point, a - math.pi / 2, a - math.pi / 2 + (abs(bend) or 0))
        else:
            reach = half / math.cos(bend / 2)
            middle = a - math.pi / 2 + bend / 2
            result.append((point[0] + reach * math.cos(middle), point[1] + reach * math.sin(middle)))
    return [("M" if index == 0 else "L", list(point)) for index, point in enumerate(result)] + [("Z", [])]


def contours(commands):
    result = []
    for command in commands:
        if command[0] == "M":
            result.append([])
        result[-1].append(command)
    return result


def box(commands):
    xs = [value for _, n in commands for value in n[0::2]]
    ys = [value for _, n in commands for value in n[1::2]]
    return min(xs), min(ys), max(xs), max(ys)


def area(commands):
    left, top, right, bottom = box(commands)
    return (right - left) * (bottom - top)


def drawing(icons, source, how):
    """The parts of a symbol: a letter and commands each."""
    if source == "own":
        return [(part.split()[0], path(part.strip()[1:])) for part in how.split(";")]
    if source == "disc":
        cuts = []
        for line in how.split("+"):
            numbers = [float(value) for value in line.split()]
            cuts += outline(list(zip(numbers[0::2], numbers[1::2])))
        return [("d", circle(12, 12, 10) + cuts)]
    if how in ("fill", "disc"):
        found = paths(icons / "filled" / f"{source}.svg")
        if how == "fill":
            return [("f", commands) for commands in found]
        return [("d", sum(sorted(contours(commands), key=area, reverse=True), [])) for commands in found]
    found = paths(icons / "outline" / f"{source}.svg")
    letters = "s" * len(found) if how == "line" else how
    if len(letters) != len(found):
        sys.exit(f"symbols: {source} has {len(found)} paths, not {len(letters)}: {how}")
    return [part for part in zip(letters, found) if part[0] != "x"]


def fitted(parts, isMirrored):
    """The parts inside the square at all weights."""
    scale = 1.0
    for letter, commands in parts:
        room = STROKE_ROOM if letter in "sb" else FILL_ROOM
        scale = min(scale, (12 - room) / max(0.01, *(abs(value - 12) for value in box(commands))))

    def point(n):
        return [12 + (value - 12) * scale * (-1 if isMirrored and index % 2 == 0 else 1)
                for index, value in enumerate(n)]

    return [(letter, [(kind, point(n)) for kind, n in commands]) for letter, commands in parts]


def text(commands):
    return " ".join(" ".join([kind] + [f"{value:.2f}".rstrip("0").rstrip(".") for value in n])
                    for kind, n in commands)


def rows():
    for line in TABLE.read_text().splitlines():
        if line and not line.startswith("#"):
            yield (line.split("\t") + [""])[:4]


def described(source, how):
    if source in ("own", "disc"):
        return "our own"
    isFilled = how in ("fill", "disc") or (how != "line" and set(how) & set("bf"))
    return f"Tabler `{source}`" + (", filled" if isFilled else "")


def document():
    names = list(rows())
    lines = ["# Symbols", "",
             f"`UIImage(systemName:)` knows {len(names)} of the names of SF Symbols; it returns nil for others.",
             "The names are Apple's, the shapes are not: they come from",
             "[Tabler Icons](https://tabler.io/icons) (MIT license, see [THIRD-PARTY.md](../THIRD-PARTY.md)) or are",
             "our own. A symbol is a square of 24 points at the size of body text, 17 points;",
             "`UIImage.SymbolConfiguration` sets the size of the text that it goes with, its weight and its scale.",
             "A weight is the width of the strokes; filled shapes get an outline at weights above regular.",
             "Those marked with ↔ are mirrored where views are laid out from right to left.", "",
             "This table is written by `scripts/symbols.py` from `scripts/symbols.tsv`.", "",
             "| Name | Drawing |", "|---|---|"]
    for name, source, how, flags in names:
        lines.append(f"| `{name}`{' ↔' if 'r' in flags else ''} | {described(source, how)} |")
    DOCUMENT.write_text("\n".join(lines) + "\n")


def main():
    if len(sys.argv) > 1:
        icons, lines = pathlib.Path(sys.argv[1]), []
        for name, source, how, flags in rows():
            parts = fitted(drawing(icons, source, how), "h" in flags)
            fields = [name, "r" if "r" in flags else "-"]
            lines.append("\t".join(fields + [letter + " " + text(commands) for letter, commands in parts]))
        RESOURCE.write_text("\n".join(lines) + "\n")
    document()


main()
