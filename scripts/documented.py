#!/usr/bin/env python3
"""Counts the documented public symbols of each module, from the symbol graphs of a build.

    scripts/documented.py [--missing [TEXT]] [--module NAME] [--skip-build]

    --missing [TEXT]  also list what lacks documentation, in files whose path contains TEXT
    --module NAME     only this module; may be given several times
    --skip-build      read the modules of the last debug build as they are

Prints a table of documented and public symbols, and fails when a module of Foundations or Features is below 100 %
or System as a whole is below 80 %. Counted is what a person wrote with `public` or `open`. A member that overrides
another or meets a protocol's requirement is documented where that stands, and isn't counted again.
"""
import argparse, glob, json, os, re, subprocess, sys, tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.path.join(ROOT, ".build", "debug")
REQUIRED = {"Foundations": 100, "Features": 100, "System": 80}
PACKAGES = ["gtk4", "vips", "gstreamer-1.0", "gstreamer-app-1.0", "gstreamer-audio-1.0", "gstreamer-video-1.0", "libqrencode", "gexiv2"]


def modules():
    """Each layer's Swift modules that others import: not those of programs, nor a module map alone."""
    for layer in REQUIRED:
        for path in sorted(glob.glob(os.path.join(ROOT, "Sources", layer, "*", ""))):
            program = os.path.exists(path + "main.swift")
            if not program and glob.glob(path + "**/*.swift", recursive=True):
                yield layer, os.path.basename(path[:-1])


def options():
    """What the compiler needs to find the C libraries that our modules name."""
    flags = subprocess.run(
        ["pkg-config", "--cflags-only-I"] + PACKAGES, capture_output=True, text=True, check=True).stdout.split()
    flags += ["-fmodule-map-file=" + path for path in sorted(
        glob.glob(os.path.join(ROOT, "Sources/System/*/module.modulemap"))
        + [os.path.join(BUILD, name + ".build", "module.modulemap")
           for name in ["CGtkShim", "CVipsShim", "CJPEGIndex", "CPixels", "CRawShim", "CGexiv2Shim", "CGstShim", "CSandbox", "CSystemShim"]])]
    database = os.path.join(ROOT, ".build/checkouts/GRDB.swift/Sources/GRDBSQLite")
    target = json.loads(subprocess.run(
        ["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout)["target"]["triple"]
    return ["-I", os.path.join(BUILD, "Modules"), "-I", database, "-target", target] + [
        word for flag in dict.fromkeys(flags) for word in ("-Xcc", flag)]


def extract(module, flags, folder):
    """The paths of a module's graphs: its own and one for each module it extends."""
    done = subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public",
         "-skip-synthesized-members", "-skip-inherited-docs", "-output-dir", folder] + flags,
        capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{module} can't be read:\n{done.stderr[-2000:]}")
    return glob.glob(os.path.join(folder, module + ".symbols.json")) + glob.glob(
        os.path.join(folder, module + "@*.symbols.json"))


def symbols(paths):
    """(name, file, line, is documented) of what is counted, each once."""
    found = {}
    for path in paths:
        with open(path) as file:
            graph = json.load(file)
        elsewhere = {
            link["source"] for link in graph["relationships"]
            if link["kind"] in ("overrides", "defaultImplementationOf") or "sourceOrigin" in link}
        for symbol in graph["symbols"]:
            place = symbol.get("location")  # what the compiler adds has none
            if place is None or symbol["identifier"]["precise"] in elsewhere:
                continue
            if symbol["kind"]["identifier"] == "swift.extension":
                continue
            file = place["uri"].removeprefix("file://").removeprefix(ROOT + "/")
            comment = "".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
            key = symbol["identifier"]["precise"]
            found[key] = (".".join(symbol["pathComponents"]), file, place["position"]["line"] + 1, bool(comment.strip()))
    return sorted(found.values(), key=lambda symbol: symbol[1:3])


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, usage=argparse.SUPPRESS)
    parser.add_argument("--missing", nargs="?", const="", metavar="TEXT")
    parser.add_argument("--module", action="append")
    parser.add_argument("--skip-build", action="store_true")
    given = parser.parse_args()
    if not given.skip_build:
        with open(os.path.join(ROOT, "scripts", "build-options")) as words:
            subprocess.run(["swift", "build", *words.read().split()], cwd=ROOT, check=True)
    chosen = [pair for pair in modules() if not given.module or pair[1] in given.module]
    flags = options()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        graphs = list(pool.map(lambda pair: extract(pair[1], flags, folder), chosen))
        counts = [symbols(paths) for paths in graphs]
    short, totals = [], {}
    for (layer, module), listed in zip(chosen, counts):
        documented = sum(symbol[3] for symbol in listed)
        total = totals.setdefault(layer, [0, 0])
        total[0] += documented
        total[1] += len(listed)
        report(f"{layer}/{module}", documented, len(listed))
        if REQUIRED[layer] == 100 and documented < len(listed):
            short.append(module)
    for layer, (documented, public) in totals.items():
        report(layer, documented, public)
        if documented * 100 < public * REQUIRED[layer] and REQUIRED[layer] < 100:
            short.append(layer)
    if given.missing is not None:
        for listed in counts:
            for name, file, line, documented in listed:
                if not documented and given.missing in file:
                    print(f"{file}:{line}: {name}")
    if not any(count for count in counts):
        sys.exit("No public symbol was found; is there a debug build?")
    sys.exit(f"Too little is documented in {', '.join(short)}." if short else 0)


def report(name, documented, public):
    share = f"{documented * 100 / public:5.1f} %" if public else "      –"
    print(f"{name:30} {documented:5} / {public:5}  {share}")


if __name__ == "__main__":
    main()
