#!/usr/bin/env python3
"""Applies one mutation of docs/mutations.md at a time and checks that its test fails.

    scripts/mutations.py [TEXT]     only the lines that contain TEXT

Works in a copy of the last commit under .build/mutations with just the tests it needs. Prints a line for
each mutant, and fails when one lived or could not be made.
"""
import os, re, subprocess, sys, time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
COPY = os.path.join(ROOT, ".build", "mutations")
TESTS = [
    "PhotoBrowsingTests", "PagingTests", "MotionTests", "ToastsTests", "QuartzCoreTests", "UIKitCoreTests",
    "ImageLoadingTests", "PhotoIndexingTests", "GalleryTests", "RoutingTests",
    "RouteMatchingTests", "VipsCodecTests", "GtkHostTests", "SeedUsageTests", "PresentationsTests",
    "ArchitectureTests",
]
FOLDERS = {
    "PhotoBrowsing": "Sources/Features/PhotoBrowsing", "Paging": "Sources/Foundations/Paging",
    "Motion": "Sources/Foundations/Motion", "Transitions": "Sources/Foundations/Transitions",
    "Toasts": "Sources/Features/Toasts", "ImageLoading": "Sources/Features/ImageLoading",
    "PhotoIndexing": "Sources/Foundations/PhotoIndexing",
    "FileOperations": "Sources/Foundations/FileOperations", "Gallery": "Sources/Apps/Gallery",
    "QuartzCore": "Sources/System/QuartzCore", "UIKitCore": "Sources/System/UIKitCore",
    "Routing": "Sources/Features/Routing", "CVipsShim": "Sources/System/CVipsShim",
    "VipsCodec": "Sources/System/VipsCodec", "LayoutSolver": "Sources/System/LayoutSolver",
    "RouteMatching": "Sources/Features/RouteMatching",
    "PhotoMetadata": "Sources/Foundations/PhotoMetadata",
    "PhotoEditing": "Sources/Foundations/PhotoEditing", "CRawShim": "Sources/System/CRawShim",
    "GtkHost": "Sources/System/GtkHost", "Presentations": "Sources/Features/Presentations",
}


def rows():
    for line in open(os.path.join(ROOT, "docs", "mutations.md"), encoding="utf-8"):
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if len(cells) == 5 and cells[2].startswith("`"):
            rule, path, old, new, test = cells
            module, rest = path.split("/", 1)
            yield rule, os.path.join(FOLDERS[module], rest), old.strip("`"), new.strip("`"), test


def pattern(old):
    return re.compile(r"\s*\n\s*".join(re.escape(part.strip("⏎")) for part in old.split("⏎")))


def prepare():
    if not os.path.exists(COPY):
        subprocess.run(["git", "clone", "-q", ROOT, COPY], check=True)
    subprocess.run(["git", "fetch", "-q", "origin"], cwd=COPY, check=True)
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    subprocess.run(["git", "checkout", "-qf", head.stdout.strip()], cwd=COPY, check=True)
    manifest = os.path.join(COPY, "Package.swift")
    text = open(manifest).read()
    # Only these tests, and only the gallery of the apps.
    text = re.sub(r'    "\w+Tests",\n', lambda m: m[0] if m[0].strip(' ",\n') in TESTS else "", text)
    text = re.sub(r'\[\s*"UIKitStage", "UIKitCompat", "Imaging", "Motion", "Transitions", "Paging".*?\]',
                  '["UIKitStage", "UIKitCompat", "Imaging", "Motion", "Transitions", "Paging", "PhotoBrowsing", "Toasts", '
                  '"AVFoundation", "ImageLoading", "Albums", "Carousels", "HeroTransitions", "Presentations", '
                  '"UIKitExtras", "Routing", "PhotoIndexing", "FileOperations", "FileWorker", "LoopbackServer", "gallery"]',
                  text, flags=re.S)
    open(manifest, "w").write(text)


def run(command, limit):
    started = time.time()
    try:
        done = subprocess.run(command, cwd=COPY, capture_output=True, text=True, timeout=limit)
        return done.returncode, done.stdout + done.stderr, time.time() - started
    except subprocess.TimeoutExpired:
        return 124, "it ran for more than %d s" % limit, limit


def build():
    return run(["swift", "build", "--build-tests"], 1800)


def test(name):
    return run(["swift", "test", "--skip-build", "--no-parallel", "--filter", name], 300)


def main():
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    prepare()
    code, output, _ = build()
    if code:
        sys.exit(output[-4000:] + "\nIt does not build as it is.")
    bad = []
    todo = [row for row in rows() if wanted in " | ".join(row)]
    for rule, path, old, new, name in todo:
        file = os.path.join(COPY, path)
        text = open(file, encoding="utf-8").read()
        count = len(pattern(old).findall(text))
        if count != 1:
            bad.append(rule)
            print("NOT MADE  %s: found %d times in %s" % (rule, count, path), flush=True)
            continue
        open(file, "w", encoding="utf-8").write(pattern(old).sub(lambda _: new, text))
        code, output, _ = build()
        verdict = "NO BUILD"
        if code == 0:
            code, output, _ = test(name)
            ran = re.search(r"Test run with (\d+) test", output)
            killed = code != 0 and (ran is None or int(ran[1]) > 0)
            verdict = "killed" if killed else "LIVED" if ran and int(ran[1]) else "NO TEST"
        if verdict != "killed":
            bad.append(rule)
        print("%-9s %s (%s)" % (verdict, rule, name), flush=True)
        open(file, "w", encoding="utf-8").write(text)
    print("%d of %d killed" % (len(todo) - len(bad), len(todo)))
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
