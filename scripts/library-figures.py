#!/usr/bin/env python3
"""Figures of a large library: makes 50,000 photos in 100 folders, measures, and removes them.

scripts/library-figures.py [--count N] [--folders N] [--changes N] [--rounds N] [--program .build/release/gallery]
Needs vipsthumbnail, Xvfb, xdotool and ImageMagick's import. Prints one line a figure; machines differ, so compare within one run.
"""
import argparse, json, os, shutil, signal, struct, subprocess, sys, tempfile, time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def exif(taken):
    """An EXIF segment with the capture date."""
    words = taken.encode() + b"\0"
    body = b"MM\0*" + struct.pack(">IHHHII", 8, 1, 0x8769, 4, 1, 26) + struct.pack(">I", 0)
    body += struct.pack(">HHHIII", 1, 0x9003, 2, len(words), 44, 0) + words
    segment = b"Exif\0\0" + body
    return b"\xff\xe1" + struct.pack(">H", len(segment) + 2) + segment


def encodings(folder):
    samples = os.path.join(ROOT, "samples")
    names = sorted(n for n in os.listdir(samples) if n.endswith(".jpg"))[:12]
    out = os.path.join(folder, "encodings")
    os.makedirs(out)
    subprocess.run(
        ["vipsthumbnail", "--size", "640x480", "-o", out + "/%s.jpg[Q=75,strip]"]
        + [os.path.join(samples, n) for n in names], check=True)
    return [open(os.path.join(out, n), "rb").read() for n in sorted(os.listdir(out))]


def make(folder, count, folders):
    """Photos an hour apart, with unrelated modification dates."""
    pictures = encodings(folder)
    library = os.path.join(folder, "library")
    start = time.time() - 10 * 365 * 86400
    for number in range(folders):
        os.makedirs(os.path.join(library, f"folder {number:03}"))
    size = 0
    for number in range(count):
        taken = time.strftime("%Y:%m:%d %H:%M:%S", time.gmtime(start + number * 3600))
        data = pictures[number % len(pictures)]
        data = data[:2] + exif(taken) + data[2:]
        path = os.path.join(library, f"folder {number % folders:03}", f"IMG_{number:05}.jpg")
        with open(path, "wb") as file:
            file.write(data)
        os.utime(path, (start, start - number))
        size += len(data)
    print(f"{count} photos in {folders} folders, {size >> 20} MB; {os.cpu_count()} processors, "
          f"{os.getloadavg()[0]:.1f} busy", flush=True)
    return library


def index(program, library, environment, title):
    begin = time.time()
    process = subprocess.Popen(
        [program, "--index", library], env=environment, stdout=subprocess.PIPE, text=True)
    lines = process.stdout.read().splitlines()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.time() - begin
    if status != 0:
        sys.exit(f"--index failed: {lines[-3:]}")
    read = int(lines[-1].split()[0])
    rate = f", {read / seconds:.0f} files/s" if read else ""
    work = usage.ru_utime + usage.ru_stime
    print(f"{title}: {lines[-1]}; {seconds:.2f} s in all{rate}, {work:.2f} s of processors, "
          f"{usage.ru_maxrss >> 10} MB at most", flush=True)


def memory(pid):
    with open(f"/proc/{pid}/status") as file:
        found = dict(line.split(":", 1) for line in file if line.startswith(("VmRSS", "VmHWM")))
    return [int(found[name].split()[0]) >> 10 for name in ("VmRSS", "VmHWM")]


def open_window(program, library, environment, log, display):
    """Starts the program, with its standard error beside its frame log."""
    with open(log + ".errors", "wb") as errors:
        return subprocess.Popen(
            [program, "--frame-log", log, library], env=environment | {"DISPLAY": display},
            stderr=errors)


def check(process, log):
    """Exits with the program's output if it has ended."""
    status = process.poll()
    if status is not None:
        with open(log + ".errors", errors="replace") as errors:
            sys.exit(f"the program ended by itself, status {status}:\n{errors.read()}")


def wait_for_thumbnails(process, log):
    """Milliseconds from the program's start until each visible cell has its image."""
    end = time.time() + 120
    while time.time() < end:
        check(process, log)
        time.sleep(0.02)
        if os.path.exists(log):
            for line in open(log):
                if '"first thumbnails"' in line and line.endswith("\n"):
                    return json.loads(line)["sinceStart"]
    sys.exit("no thumbnails were seen")


def first_screen(program, library, environment, title, folder, display, stay=3):
    """Waits until each visible cell has its image, and a while longer."""
    log = os.path.join(folder, title.replace(" ", "-") + ".jsonl")
    process = open_window(program, library, environment, log, display)
    mark = wait_for_thumbnails(process, log)
    time.sleep(stay)
    check(process, log)
    now, most = memory(process.pid)
    process.send_signal(signal.SIGTERM)
    process.wait()
    frames = [json.loads(line) for line in open(log) if '"frame"' in line and line.endswith("}\n")]
    work = sorted(f["total"] - f["draw"] for f in frames)
    p95 = work[int(len(work) * 0.95)] if work else float("nan")
    print(f"{title}: first screen of thumbnails after {mark} ms; {now} MB now, {most} MB at most; "
          f"{len(work)} frames, main thread p95 {p95:.1f} ms, max {work[-1] if work else 0:.1f} ms",
          flush=True)


def main_thread(pid):
    """Milliseconds that the main thread has run."""
    with open(f"/proc/{pid}/task/{pid}/schedstat") as file:
        return int(file.read().split()[0]) / 1e6


def screen(display):
    return subprocess.run(
        ["import", "-display", display, "-window", "root", "rgb:-"], check=True,
        stdout=subprocess.PIPE).stdout


def quantiles(values):
    values = sorted(values)
    return (f"median {values[len(values) // 2]:.2f} ms, p95 {values[int(len(values) * 0.95)]:.2f} ms, "
            f"max {values[-1]:.2f} ms")


def changes(program, library, environment, folder, display, count, pause=2.5):
    """Adds photos one by one, then deletes them one by one, while others are visible."""
    log = os.path.join(folder, "changes.jsonl")
    process = open_window(program, library, environment, log, display)
    wait_for_thumbnails(process, log)
    # The library is scanned once more before it is idle.
    time.sleep(15)
    for key in ["End", "Prior", "Prior", "Prior"]:
        subprocess.run(["xdotool", "key", key], check=True, env=os.environ | {"DISPLAY": display})
        time.sleep(1)
    time.sleep(3)
    before = screen(display)
    source = os.path.join(library, "folder 000", "IMG_00000.jpg")
    with open(source, "rb") as file:
        data = file.read()
    added = [os.path.join(library, f"folder {n % 10:03}", f"new {n:03}.jpg") for n in range(count)]
    data = data.replace(data[data.index(b"Exif\0\0") + 50:][:19], b"2035:01:01 00:00:00", 1)

    def step(body):
        clock, work = time.clock_gettime(time.CLOCK_MONOTONIC), main_thread(process.pid)
        body()
        time.sleep(pause)
        return clock, time.clock_gettime(time.CLOCK_MONOTONIC), main_thread(process.pid) - work

    def add(path):
        with open(path + ".part", "wb") as file:
            file.write(data)
        os.rename(path + ".part", path)

    kinds = {"at rest": [step(lambda: None) for _ in range(3)]}
    kinds["one photo added"] = [step(lambda: add(path)) for path in added]
    middle = screen(display)
    kinds["one photo deleted"] = [step(lambda: os.remove(path)) for path in added]
    after = screen(display)
    check(process, log)
    # The log is complete when the program has ended.
    subprocess.run(["xdotool", "key", "ctrl+q"], check=True, env=os.environ | {"DISPLAY": display})
    process.wait(30)
    frames = [json.loads(line) for line in open(log) if '"frame"' in line and line.endswith("}\n")]
    for kind, steps in kinds.items():
        beyond, inside = [], []
        for begin, end, work in steps:
            drawn = [f["total"] for f in frames if begin <= f["time"] < end]
            inside += drawn
            beyond.append(max(0, work - sum(drawn)))
        print(f"{kind}, {len(steps)} times: main thread beyond frames {quantiles(beyond)}; "
              f"{len(inside)} frames{', ' + quantiles(inside) if inside else ''}", flush=True)
    kept = "kept" if before == middle == after else "CHANGED"
    print(f"what was looked at, the selection and the scroll position were {kept}", flush=True)


def collect(library, count, folders):
    """An album of each fifth photo, and a saved search that finds as many as one of the folders has."""
    albums = os.path.join(library, "Albums")
    os.makedirs(albums)
    with open(os.path.join(albums, "Fifth.m3u8"), "w") as file:
        file.write("#EXTM3U\n")
        for number in range(0, count, 5):
            file.write(f"../folder {number % folders:03}/IMG_{number:05}.jpg\n")
    with open(os.path.join(albums, "One.search"), "w") as file:
        file.write('in:"folder 001"\n')


# Rows of the sidebar in a new window, in points from its corner.
ALL_PHOTOS, ALBUM, SEARCH, FOLDER = (78, 63), (78, 325), (78, 361), (78, 478)


def choices(program, library, environment, folder, display, rounds, pause=2.5):
    """Shows parts of the library in turn: what is new beside a folder, which is a filter."""
    log = os.path.join(folder, "choices.jsonl")
    process = open_window(program, library, environment, log, display)
    wait_for_thumbnails(process, log)
    # The library is scanned once more before it is idle.
    time.sleep(15)
    own = os.environ | {"DISPLAY": display}

    def press(key):
        subprocess.run(["xdotool", "key", key], check=True, env=own)

    def choose(row):
        subprocess.run(["xdotool", "mousemove", *map(str, row), "click", "1"], check=True, env=own)

    kinds = {
        "a folder": lambda: choose(FOLDER), "the album": lambda: choose(ALBUM),
        "the saved search": lambda: choose(SEARCH), "the years": lambda: press("ctrl+4"),
        "the months": lambda: press("ctrl+3"),
    }
    steps = {kind: [] for kind in kinds}
    for number in range(rounds + 1):
        for kind, act in kinds.items():
            press("ctrl+1")
            choose(ALL_PHOTOS)
            time.sleep(pause)
            before = screen(display)
            clock, work = time.clock_gettime(time.CLOCK_MONOTONIC), main_thread(process.pid)
            act()
            time.sleep(pause)
            # The first round loads thumbnails.
            if number:
                steps[kind].append((clock, main_thread(process.pid) - work))
            if screen(display) == before:
                print(f"{kind}: NOTHING ELSE IS SHOWN", flush=True)
    check(process, log)
    now, most = memory(process.pid)
    press("ctrl+q")
    process.wait(30)
    frames = [json.loads(line) for line in open(log) if '"frame"' in line and line.endswith("}\n")]
    for kind, found in steps.items():
        if not found:
            continue
        drawn = [[f for f in frames if clock <= f["time"] < clock + pause] for clock, _ in found]
        longest = [max((f["total"] for f in each), default=0) for each in drawn]
        last = [max((f["time"] for f in each), default=clock) - clock
                for each, (clock, _) in zip(drawn, found)]
        print(f"{kind}, {len(found)} times: main thread {quantiles([work for _, work in found])}; "
              f"longest frame {quantiles(longest)}; at rest after {quantiles([1e3 * t for t in last])}",
              flush=True)
    print(f"after all that {now} MB now, {most} MB at most", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=50_000)
    parser.add_argument("--folders", type=int, default=100)
    parser.add_argument("--changes", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--program", default=os.path.join(ROOT, ".build/release/gallery"))
    options = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="vitrine-figures-")
    server = None
    try:
        reading, writing = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
            pass_fds=[writing], stderr=subprocess.DEVNULL)
        display = ":" + os.read(reading, 32).decode().strip()
        library = make(folder, options.count, options.folders)
        def environment(name):
            return os.environ | {"XDG_CACHE_HOME": os.path.join(folder, name), "GDK_BACKEND": "x11"}
        program = options.program
        first_screen(program, library, environment("cold"), "nothing known", folder, display)
        index(program, library, environment("warm"), "index, first")
        index(program, library, environment("warm"), "index, again")
        first_screen(program, library, environment("warm"), "indexed", folder, display, stay=8)
        first_screen(program, library, environment("warm"), "indexed, thumbnails kept", folder, display)
        if options.changes:
            changes(program, library, environment("warm"), folder, display, options.changes)
        if options.rounds:
            collect(library, options.count, options.folders)
            choices(program, library, environment("warm"), folder, display, options.rounds)
        size = os.path.getsize(os.path.join(folder, "warm/vitrine/gallery/index.sqlite"))
        print(f"the index has {size / (1 << 20):.1f} MB")
    finally:
        if server:
            server.kill()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
