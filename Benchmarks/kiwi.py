#!/usr/bin/env python3
"""Measures the constraints of the `layout-solver` benchmark with kiwisolver, whose core is C++.

    swift run -c release --package-path Benchmarks layout-solver --write tree.json
    python3 Benchmarks/kiwi.py tree.json

Prints milliseconds, in the same words as `layout-solver`. The time that Python takes to make constraints isn't counted.
kiwisolver has no way to change a constant: a constraint is removed and added, as its users do. Needs kiwisolver (PyPI).
"""
import itertools, json, sys, time

try:
    import kiwisolver as kiwi
except ImportError:
    sys.exit("kiwisolver is missing: python3 -m venv DIR && DIR/bin/pip install kiwisolver")

STRENGTHS = {1000: "required", 750: "strong", 250: "weak"}
RELATIONS = {-1: "<=", 0: "==", 1: ">="}


class Page:
    def __init__(self, tree):
        self.tree = tree
        self.variables = [kiwi.Variable(str(index)) for index in range(tree["variableCount"])]
        self.constraints = [self.made(entry) for entry in tree["entries"]]
        self.solver = kiwi.Solver()

    def made(self, entry, constant=None):
        terms = [factor * self.variables[int(variable)] for variable, factor in entry["terms"]]
        total = kiwi.Expression(terms, entry["constant"] if constant is None else constant)
        return kiwi.Constraint(total, RELATIONS[entry["relation"]], STRENGTHS[entry["priority"]])

    def timed(self, removed, added):
        start = time.perf_counter()
        for constraint in removed:
            self.solver.removeConstraint(constraint)
        for constraint in added:
            self.solver.addConstraint(constraint)
        self.solver.updateVariables()
        return (time.perf_counter() - start) * 1000

    def change(self, places, constant):
        old = [self.constraints[place] for place in places]
        for place in places:
            self.constraints[place] = self.made(self.tree["entries"][place], constant)
        return self.timed(old, [self.constraints[place] for place in places])


def report(name, times, patience=5):
    """The times of as many steps as fit into a number of seconds."""
    end = time.monotonic() + patience
    times = sorted(itertools.takewhile(lambda _: time.monotonic() < end, times))
    print(f"  {name:20}{times[len(times) // 2]:9.4f} ms,{times[-1]:9.4f} at most")


def measure(origin, tree):
    print(f"{tree['variableCount'] // 4} views, {len(tree['entries'])} constraints, from the {origin}'s corner")
    page = Page(tree)
    report("first solve", [page.timed([], page.constraints)])
    distances, lengths = tree["distances"], tree["lengths"]
    report("one distance", (page.change([distances[turn * 37 % len(distances)]], -8 - (1 + turn % 7))
                            for turn in range(500)))
    report("one text", (page.change(lengths[turn * 29 % (len(lengths) // 2) * 2:][:2], -30 - turn * 31 % 160)
                        for turn in range(500)))
    report("the window's width", (page.change([tree["width"]], -390 - (1 + turn * 40 % 400)) for turn in range(100)))
    extra = page.constraints[tree["extra"]:]
    rounds = [(page.timed(extra, []), page.timed([], extra)) for _ in range(20)]
    report("a view removed", [removed for removed, _ in rounds])
    report("a view added", [added for _, added in rounds])


for origin, tree in json.load(open(sys.argv[1])).items():
    measure(origin, tree)
