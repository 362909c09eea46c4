"""Compares photo viewers by what is seen on a screen: `/usr/bin/python3 Benchmarks/viewers --help`.

Each viewer runs in a real window under Xvfb, is driven by real keys and judged by the pixels. Rounds
are interleaved, so that a machine that gets slower does so for all.
"""

import argparse
import pathlib

import viewers


def arguments():
    parser = argparse.ArgumentParser(prog="viewers", description=__doc__)
    parser.add_argument("--install", action="store_true", help="install the viewers (Debian)")
    parser.add_argument("--program", default=str(viewers.ROOT / ".build/release/gallery"))
    parser.add_argument("--before", help="an earlier build of the gallery, measured beside it")
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path("/tmp/vitrine-viewers"),
                        help="where the photos lie; kept for the next time, about 2 GB; 15 GB while they are made")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", help="names of viewers, separated by commas")
    parser.add_argument("--what", default="paging,grid,scrolling,huge", help="measures, separated by commas; cold drops the caches of the machine and needs root")
    parser.add_argument("--write", type=pathlib.Path, help="put the tables into this document")
    return parser.parse_args()


def main():
    options = arguments()
    if options.install:
        viewers.install()
    # These need packages that may have been installed only now.
    import report
    import rounds
    rows = rounds.run(options)
    text = report.text(rows, options.rounds)
    print(text)
    if options.write:
        report.put(text, into=options.write)


main()
