#!/usr/bin/python3
"""What a screen reader costs the gallery: memory, and the main thread while a large library scrolls.

    scripts/reader-figures.py [--program .build/release/gallery] [--count N] [--rounds N]

Makes N photos (100,000 unless told otherwise) and their index. Each start of the gallery is measured after the
library was scrolled twice by keys, and once more after another time of scrolling: while a client reads all of its
window twice a second, or alone, by turns. Prints a line for each start, and how much more it takes when read. At
most 5 MB and 1 ms a frame are meant. Both are differences within one process, as two starts differ by 20 MB; how
many images are held depends on how fast the grid was scrolled, so memory is told without them, too. Needs what
atspi-walk.py and library-figures.py need. `Benchmarks semantics` has the frames of 500 elements alone.
"""
import argparse, json, os, shutil, statistics, subprocess, sys, tempfile, threading, time

from neighbors import neighbor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
walk, figures = neighbor("atspi-walk"), neighbor("library-figures")


def resident_memory(pid):
    """The megabytes that are resident: all, and without the pixels of images.

    What only this process has says less: it grows whenever one that decodes, a copy of this one, ends.
    """
    every, pixels, is_pixels = 0, 0, False
    with open(f"/proc/{pid}/smaps") as file:
        for line in file:
            name, _, value = line.partition(":")
            if name == "Rss":
                every += int(value.split()[0])
                pixels += int(value.split()[0]) if is_pixels else 0
            elif "-" in name.split()[0]:
                # Processes that decode hand over pixels in such files.
                is_pixels = "/memfd:vitrine" in line
    return every / 1024, (every - pixels) / 1024


class Reading:
    """A client that reads the whole window again and again, in a process of its own."""

    def __init__(self, home):
        reading, writing = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(reading)
            try:
                self.read(walk.Reader("gallery", home), writing)
            finally:
                os._exit(1)
        os.close(writing)
        self.counts, self.pipe = [], os.fdopen(reading)
        threading.Thread(target=self.listen, daemon=True).start()

    @staticmethod
    def read(reader, pipe):
        while True:
            nodes = 0
            try:
                for node in reader.all():
                    node.name, node.getRoleName()
                    nodes += 1
            except Exception:
                pass  # Nodes go while they are read.
            os.write(pipe, b"%d\n" % nodes)
            time.sleep(0.5)

    def listen(self):
        for line in self.pipe:
            self.counts.append(int(line))

    def end(self):
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)


def scroll(process):
    """Scrolls through the library by keys; returns the main thread's milliseconds, and when."""
    start, begin = figures.main_thread(process.pid), time.clock_gettime(time.CLOCK_MONOTONIC)
    for key in ["Next"] * 20 + ["End"] + ["Prior"] * 20 + ["Home"]:
        subprocess.run(["xdotool", "key", key], check=True)
        time.sleep(0.25)
    time.sleep(1)
    end = time.clock_gettime(time.CLOCK_MONOTONIC)
    return figures.main_thread(process.pid) - start, begin, end


def frames(log, begin, end):
    """The number of frames in a time, of a program that has ended."""
    with open(log) as file:
        found = [json.loads(line) for line in file if '"frame"' in line and line.endswith("}\n")]
    return max(1, sum(begin <= frame["time"] < end for frame in found))


def measure(process, log):
    """Scrolls, waits until memory went back, and returns what is resident, and the scrolling's figures."""
    scrolled = scroll(process)
    time.sleep(5)
    figures.check(process, log)
    return resident_memory(process.pid), scrolled


def visit(program, library, environment, folder, reads, number):
    """Starts the gallery; returns how its memory, and its time for a frame, differ between two times of scrolling."""
    log = os.path.join(folder, f"{number}.jsonl")
    process = figures.open_window(program, library, environment, log, os.environ["DISPLAY"])
    reading = None
    try:
        figures.wait_for_thumbnails(process, log)
        # The library is scanned once more before it is idle.
        time.sleep(15)
        scroll(process)
        first, alone = measure(process, log)
        reading = Reading(environment["HOME"]) if reads else None
        time.sleep(5)
        second, again = measure(process, log)
        process.terminate()
        process.wait()
        drawn = [frames(log, begin, end) for _, begin, end in [alone, again]]
        costs = [work / count for (work, _, _), count in zip([alone, again], drawn)]
        most = f", {max(reading.counts, default=0)} objects at most" if reading else ""
        print(f"{'read' if reads else 'alone'}: {first[0]:.1f} MB, then {second[0]:.1f}; without images {first[1]:.1f}, then "
              f"{second[1]:.1f}; {costs[0]:.2f} ms of the main thread for each of {drawn[0]} frames, then {costs[1]:.2f} "
              f"for each of {drawn[1]}{most}", flush=True)
        return [second[0] - first[0], second[1] - first[1], costs[1] - costs[0]]
    finally:
        if reading:
            reading.end()
        process.terminate()
        process.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--program", default=os.path.join(ROOT, ".build/release/gallery"))
    options = parser.parse_args()
    if "ATSPI_WALK" not in os.environ:
        walk.start_again(__file__)
    folder = tempfile.mkdtemp(prefix="vitrine-reader-")
    try:
        library = figures.make(folder, options.count, 100)
        environment = os.environ | {"XDG_" + kind + "_HOME": os.path.join(folder, kind.lower())
                                    for kind in ["CACHE", "CONFIG", "DATA", "STATE"]}
        environment["HOME"] = folder
        figures.index(options.program, library, environment, "index")
        found = {False: [], True: []}
        for number in range(2 * options.rounds):
            reads = number % 2 == 1
            found[reads].append(
                visit(options.program, library, environment, folder, reads, number))
        for place, unit in enumerate(["MB", "MB without images", "ms a frame"]):
            alone, read = ([start[place] for start in found[reads]] for reads in [False, True])
            print(f"a reader costs {statistics.median(read) - statistics.median(alone):+.2f} {unit}: read "
                  + ", ".join(f"{change:+.2f}" for change in read) + "; alone "
                  + ", ".join(f"{change:+.2f}" for change in alone))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
