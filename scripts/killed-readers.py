#!/usr/bin/python3
"""Kills every process that reads files, ten times a second, while somebody pages through photos.

    scripts/killed-readers.py FOLDER [--seconds 60] [--program FILE]

FOLDER gets sixty marked photos, as Benchmarks/viewers makes them. Then the right arrow key is pressed four times a
second in a real window, to the end and from there back by the left one, while each process that the program started
is killed as soon as it is seen. Once nobody kills any more, each photo has to show itself: its mark is looked for on
the screen. Ends with 1 if one doesn't, or if the program ended. Needs what gallery_window.py and Benchmarks/viewers
need.
"""
import argparse, os, pathlib, signal, subprocess, sys, tempfile, threading, time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "Benchmarks/viewers"))
from photos import make_photos  # noqa: E402
from screen import Screen  # noqa: E402
from watching import Watch  # noqa: E402

PHOTOS = 60


def children(process):
    found = subprocess.run(["pgrep", "-P", str(process)], stdout=subprocess.PIPE, text=True).stdout
    return [int(word) for word in found.split()]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--program", default=os.path.join(ROOT, ".build/release/gallery"))
    options = parser.parse_args()
    files = make_photos(options.folder, PHOTOS)
    screen, home = Screen(), tempfile.mkdtemp()
    gallery = subprocess.Popen([options.program, str(files[0])], env=screen.environment | {"HOME": home},
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    watch = Watch(screen)
    if not watch.until_rest(0.3, 20, lambda moment: 0 in moment.numbers):
        sys.exit("the first photo doesn't show")
    end, killed, place, step = time.monotonic() + options.seconds, [], 0, 1

    def kill():
        while time.monotonic() < end:
            for process in children(gallery.pid):
                try:
                    os.kill(process, signal.SIGKILL)
                except ProcessLookupError:
                    continue
                killed.append(process)
            time.sleep(0.1)

    killer = threading.Thread(target=kill)
    killer.start()
    while time.monotonic() < end:
        if not 0 <= place + step < PHOTOS:
            step = -step
        place += step
        screen.press("Right" if step > 0 else "Left")
        time.sleep(0.25)
    killer.join()
    print(f"{len(set(killed))} processes killed while {options.seconds:.0f} s of photos were paged through")
    screen.press("Home")
    missing = []
    for number in range(PHOTOS):
        watch.moments = watch.moments[-1:]
        watch.look()
        if not watch.until_rest(0.2, 10, lambda moment: number in moment.numbers):
            missing.append(number)
        screen.press("Right")
    ended = gallery.poll()
    gallery.kill()
    screen.close()
    print(f"{PHOTOS - len(missing)} of {PHOTOS} photos show; the program " + ("runs" if ended is None else f"ended: {ended}"))
    for number in missing:
        print(f"photo {number} doesn't show")
    sys.exit(bool(missing) or ended is not None)


if __name__ == "__main__":
    main()
