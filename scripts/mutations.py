#!/usr/bin/env python3
"""Applies one mutation of Tests/mutations.md at a time and checks that its test fails.

    scripts/mutations.py [--by COUNT] [--sample COUNT [--seed SEED]] [TEXT]
                                                 only the lines that contain TEXT, or a section of that title

Works in a copy of the last commit under .build/mutations with just the tests it needs. Prints a line for
each mutant, and fails when one lived or could not be made. With --by, that many mutants of different files
and tests share a build: faster, but a test may then fail because of another mutant. With --sample, so
many lines are drawn at random, the same ones for a seed.
"""
import argparse, glob, os, random, re, signal, subprocess, sys, time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
COPY = os.path.join(ROOT, ".build", "mutations")
# Where each module is.
FOLDERS = {os.path.basename(path): os.path.relpath(path, ROOT) for path in glob.glob(os.path.join(ROOT, "Sources/*/*"))}


def rows():
    section = ""
    for line in open(os.path.join(ROOT, "Tests", "mutations.md"), encoding="utf-8"):
        if line.startswith("## "):
            section = line[3:].strip()
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if len(cells) == 5 and cells[2].startswith("`"):
            rule, path, old, new, test = cells
            module, rest = path.split("/", 1)
            yield section, rule, os.path.join(FOLDERS[module], rest), old.strip("`"), new.strip("`"), test


def pattern(old):
    return re.compile(r"\s*\n\s*".join(re.escape(part.strip("⏎")) for part in old.split("⏎")))


# What is appended to the manifest: only some targets and what they depend on.
REDUCTION = """
var reached: Set<String> = [%s]
var waiting = package.targets.filter { reached.contains($0.name) }
while let target = waiting.popLast() {
  for dependency in target.dependencies {
    let name: String
    switch dependency {
    case .targetItem(let target, _): name = target
    case .byNameItem(let target, _): name = target
    default: continue
    }
    if reached.insert(name).inserted { waiting += package.targets.filter { $0.name == name } }
  }
}
package.targets.removeAll { !reached.contains($0.name) }
package.products = []
"""


def prepare(names):
    if not os.path.exists(COPY):
        subprocess.run(["git", "clone", "-q", ROOT, COPY], check=True)
    subprocess.run(["git", "fetch", "-q", "origin"], cwd=COPY, check=True)
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    subprocess.run(["git", "checkout", "-qf", head.stdout.strip()], cwd=COPY, check=True)
    with open(os.path.join(COPY, "Package.swift"), "a") as manifest:
        manifest.write(REDUCTION % ", ".join('"%s"' % name for name in sorted(needed(names))))


def needed(names):
    """The modules of tests that have suites of these names, and the programs that they start."""
    suites = {name.split("/")[0] for name in names}
    programs = os.listdir(os.path.join(COPY, "Tests", "Fixtures"))
    found = set()
    for module in os.listdir(os.path.join(COPY, "Tests")):
        sources = ""
        for folder, _, files in os.walk(os.path.join(COPY, "Tests", module)):
            for file in files:
                if file.endswith(".swift"):
                    sources += open(os.path.join(folder, file), encoding="utf-8").read()
        if module.endswith("Tests") and suites & set(re.findall(r"(?:struct|class|actor|enum) (\w+)", sources)):
            found |= {module} | {program for program in programs if re.search(r"\b%s\b" % program, sources)}
    return found


def run(command, limit):
    started = time.time()
    try:
        # Tests wait for what a mutant never does.
        process = subprocess.Popen(command, cwd=COPY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                   start_new_session=True, env=os.environ | {"VITRINE_PATIENCE": "20"})
        output, _ = process.communicate(timeout=limit)
        return process.returncode, output, time.time() - started
    except subprocess.TimeoutExpired:
        # A test program outlives the command that started it.
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return 124, "it ran for more than %d s" % limit, limit


def build():
    with open(os.path.join(COPY, "scripts", "build-options")) as options:
        return run(["swift", "build", "--build-tests", *options.read().split()], 1800)


def test(name):
    return run(["swift", "test", "--enable-swift-testing", "--disable-xctest", "--skip-build", "--no-parallel",
                "--filter", name], 300)


def batches(todo, size):
    """Mutants that can share a build: each changes a file of its own, and has a test of its own."""
    result = []
    for row in todo:
        files = lambda batch: {other[2] for other in batch} | {other[5] for other in batch}
        free = (batch for batch in result if len(batch) < size and not files(batch) & {row[2], row[5]})
        batch = next(free, None)
        if batch is None:
            result.append([row])
        else:
            batch.append(row)
    return result


def mutate(row):
    """Makes a mutant; returns why that isn't possible."""
    _, _, path, old, new, _ = row
    file = os.path.join(COPY, path)
    text = open(file, encoding="utf-8").read()
    count = len(pattern(old).findall(text))
    if count != 1:
        return "found %d times in %s" % (count, path)
    open(file, "w", encoding="utf-8").write(pattern(old).sub(lambda _: new.replace("⏎", "\n"), text))


def verdict(name):
    code, output, _ = test(name)
    ran = re.search(r"Test run with (\d+) test", output)
    if code != 0 and (ran is None or int(ran[1]) > 0):
        return "killed"
    return "LIVED" if ran and int(ran[1]) else "NO TEST"


def judge(batch):
    """Builds mutants, runs their tests, and returns what became of each."""
    reasons = [mutate(row) for row in batch]
    made = [row for row, reason in zip(batch, reasons) if reason is None]
    code = build()[0] if made else 0
    results = []
    for row, reason in zip(batch, reasons):
        if reason is None and code and len(made) > 1:
            results = None
            break
        results.append("NOT MADE" if reason else "NO BUILD" if code else verdict(row[5]))
    subprocess.run(["git", "checkout", "-q", "--", "Sources"], cwd=COPY, check=True)
    if results is None:
        middle = len(batch) // 2
        return judge(batch[:middle]) + judge(batch[middle:])
    for row, reason, result in zip(batch, reasons, results):
        print("%-9s %s (%s)" % (result, row[1], reason or row[5]), flush=True)
    return results


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("text", nargs="?", default="")
    parser.add_argument("--by", type=int, default=1)
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    todo = [row for row in rows() if options.text in " | ".join(row)]
    if options.sample is not None:
        todo = random.Random(options.seed).sample(todo, min(options.sample, len(todo)))
    prepare({row[5] for row in todo})
    code, output, _ = build()
    if code:
        sys.exit(output[-4000:] + "\nIt does not build as it is.")
    results = [result for batch in batches(todo, options.by) for result in judge(batch)]
    print("%d of %d killed" % (results.count("killed"), len(results)))
    sys.exit(0 if all(result == "killed" for result in results) else 1)


if __name__ == "__main__":
    main()
