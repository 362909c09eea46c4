#!/usr/bin/env python3
"""Compares LayoutSolver with kiwisolver, another implementation of Cassowary, on random systems.

    scripts/check_solver.py [--count 1000] [--seed 1]   solve them with both, by a run of KiwiTests
    scripts/check_solver.py --renew                     write the sample that ./test compares with

Each system has a solution of all its required constraints, and others of three priorities that can't all hold. Both
solvers must hold what is required and miss each priority by as much (0.001 pt); values that nothing else could be are
compared as well. kiwisolver weighs priorities instead of comparing them one by one; its weights, a thousand apart,
come to the same for systems as small as these.

Needs kiwisolver: python3 -m venv DIR && DIR/bin/pip install kiwisolver, then DIR/bin/python scripts/check_solver.py.
The sample is Tests/Fixtures/LayoutSolver/kiwi.json; renew it when the kinds of systems below change.
"""
import argparse, json, os, random, subprocess, sys, tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SAMPLE = os.path.join(ROOT, "Tests/Fixtures/LayoutSolver/kiwi.json")
SAMPLE_COUNT, SAMPLE_SEED = 100, 20260101


def system(dice):
    """Variables are numbers; a constraint is [[variable, coefficient], …] + constant, compared with zero."""
    count = dice.randint(2, 12)
    goal = [dice.randrange(0, 400) for _ in range(count)]
    entries = []

    def add(terms, relation, priority, miss=0):
        constant = miss - sum(factor * goal[variable] for variable, factor in terms)
        entries.append({"terms": terms, "constant": constant, "relation": relation, "priority": priority})

    for _ in range(dice.randint(count // 2, 2 * count)):
        variables = dice.sample(range(count), min(count, dice.randint(1, 3)))
        terms = [[variable, dice.choice([1, 1, 1, -1, -1, -1, 2, -0.5, 0.25])] for variable in variables]
        relation = dice.choice([-1, 0, 0, 1])
        priority = dice.choice([1000, 1000, 750, 500, 250])
        add(terms, relation, priority, relation * dice.randrange(60) if priority == 1000 else dice.randrange(-200, 200))
    if dice.random() < 0.7:
        for variable in range(count):
            add([[variable, 1]], 0, 250, dice.randrange(-100, 100))
    return {"variableCount": count, "entries": entries}


def solved(system):
    import kiwisolver
    strengths = {1000: "required", 750: "strong", 500: "medium", 250: "weak"}
    solver = kiwisolver.Solver()
    variables = [kiwisolver.Variable(str(index)) for index in range(system["variableCount"])]
    for entry in system["entries"]:
        total = kiwisolver.Expression([factor * variables[variable] for variable, factor in entry["terms"]],
                                      entry["constant"])
        relation = {-1: "<=", 0: "==", 1: ">="}[entry["relation"]]
        solver.addConstraint(kiwisolver.Constraint(total, relation, strengths[entry["priority"]]))
    solver.updateVariables()
    return system | {"kiwi": [variable.value() for variable in variables]}


def write(path, count, seed):
    dice = random.Random(seed)
    with open(path, "w") as file:
        file.write("[\n" + ",\n".join(json.dumps(solved(system(dice)), separators=(",", ":"))
                                      for _ in range(count)) + "\n]\n")


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--count", type=int, default=1000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--renew", action="store_true")
    options.add_argument("--only-write", metavar="FILE", help="write the systems and kiwisolver's answers, run nothing")
    options = options.parse_args()
    try:
        import kiwisolver  # noqa: F401
    except ImportError:
        sys.exit("kiwisolver is missing: python3 -m venv DIR && DIR/bin/pip install kiwisolver")
    if options.renew:
        return write(SAMPLE, SAMPLE_COUNT, SAMPLE_SEED)
    if options.only_write:
        return write(options.only_write, options.count, options.seed)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "systems.json")
        write(path, options.count, options.seed)
        run = subprocess.run(["swift", "test", "--filter", "KiwiTests"], cwd=ROOT,
                             env=os.environ | {"VITRINE_SOLVER_SYSTEMS": path})
        sys.exit(run.returncode)


if __name__ == "__main__":
    main()
