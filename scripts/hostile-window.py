#!/usr/bin/python3
"""Pages through a hostile folder in a real window, both ways, then looks at its thumbnails.

    scripts/hostile-window.py [--count 300] [--pictures DIR] [--program .build/release/gallery]

Each page has to show a picture or words, each good photo within a second of its key, and the program may
take 300 MB. Pictures that are black have only to come: on black nothing of them is to be seen. Prints what
did not, and ends with 1. Needs what gallery_window.py does.
"""
import argparse, os, shutil, subprocess, sys, tempfile, time

import numpy

from gallery_window import Gallery, PROGRAM, ROOT, looks

LIMIT = 300
# The time limit of a page, longer than that of decoders.
PATIENCE = 40


def page(gallery, names, key, good, pictures, rows):
    """Presses a key for each page; records those that appeared late or were empty."""
    for name in names:
        before = gallery.middle.astype(numpy.int16)
        pressed = gallery.press(key)
        arrived = gallery.wait(lambda: gallery.title == name, PATIENCE)
        if arrived is None:
            rows.append((name, key, "never came", None))
            return
        if " black " in name:
            gone = gallery.wait(lambda: gallery.is_black, PATIENCE)
            rows.append((name, key, "black picture",
                         None if gone is None else time.monotonic() - pressed))
            continue
        photo = good.get(name)
        # A long image fills the width and is scrolled: only a part of it is visible.
        if photo and photo[0][1] > 2 * photo[0][0]:
            photo = None
        seen = gallery.wait(
            (lambda: gallery.shows(photo)) if photo
            # Neighbors may look the same; without a change for a second the page is shown.
            else (lambda: not gallery.is_black
                  and (gallery.differs(before) or time.monotonic() > pressed + 1)), PATIENCE)
        took = time.monotonic() - pressed
        rows.append((name, key, "photo" if photo else "page", None if seen is None else took))
        if pictures and (seen is None or not photo and len(rows) % 7 == 0):
            gallery.picture(os.path.join(pictures, f"{len(rows):04} {key}.png"))


def order(gallery, count):
    """The names in the order that the grid has them, by going through all pages once."""
    names = [gallery.title]
    for _ in range(count - 1):
        gallery.press("Right")
        if gallery.wait(lambda: gallery.title != names[-1], 3) is None:
            break
        names.append(gallery.title)
    return names


def squares(gallery):
    """The number of fields of 150 × 150 pixels, beside the sidebar, without an image or text."""
    # Blue, green and red of a cell without an image.
    empty = (gallery.screen.pixels[60:, 290:] == (247, 242, 242)).all(axis=2)
    sums = numpy.pad(empty.astype(numpy.int32), ((1, 0), (1, 0))).cumsum(axis=0).cumsum(axis=1)
    side = 150
    inside = sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side] + sums[:-side, :-side]
    return int((inside == side * side).sum())


def thumbnails(gallery, pictures):
    gallery.press("Home")
    time.sleep(1)
    worst = 0
    for step in range(60):
        before = gallery.screen.pixels.copy()
        begin = time.monotonic()
        done = gallery.wait(lambda: squares(gallery) == 0, PATIENCE)
        worst = max(worst, PATIENCE if done is None else time.monotonic() - begin)
        if pictures and (step % 4 == 0 or done is None):
            gallery.picture(os.path.join(pictures, f"grid {step:02}.png"))
        gallery.press("Next")
        time.sleep(0.6)
        if (gallery.screen.pixels == before).all():
            break
    return worst


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--pictures")
    parser.add_argument("--program", default=PROGRAM)
    options = parser.parse_args()
    work = tempfile.mkdtemp(prefix="vitrine-hostile-")
    if options.pictures:
        os.makedirs(options.pictures, exist_ok=True)
    gallery = None
    try:
        folder = os.path.join(work, "photos")
        subprocess.run([sys.executable, os.path.join(ROOT, "scripts/hostile-folder.py"), folder,
                        "--count", str(options.count)], check=True)
        good = {n: looks(os.path.join(folder, n)) for n in os.listdir(folder) if " good." in n}
        gallery = Gallery(folder, work, options.program)
        gallery.wait(lambda: squares(gallery) == 0 and not gallery.is_black)
        # Once all files were read, their order doesn't change any more.
        gallery.rest()
        gallery.press("Home")
        gallery.press("Return")
        gallery.wait(lambda: gallery.title in os.listdir(folder))
        names = order(gallery, options.count)
        # Again from the beginning, with only the last ones in memory.
        gallery.press("Escape")
        time.sleep(1)
        gallery.press("Home")
        gallery.press("Return")
        if gallery.wait(lambda: gallery.title == names[0]) is None:
            sys.exit(f"{gallery.title} is the first now, not {names[0]}")
        rows = []
        page(gallery, names[1:], "Right", good, options.pictures, rows)
        page(gallery, names[-2::-1], "Left", good, options.pictures, rows)
        report(rows, names)
        paged = gallery.peak()
        gallery.press("Escape")
        time.sleep(1)
        worst = thumbnails(gallery, options.pictures)
        print(f"thumbnails: each screen full after {worst:.1f} s at most; "
              f"{paged} MB after paging, {gallery.peak()} MB at most", flush=True)
        said = gallery.said
        if said:
            print("it said:\n" + said)
        isFine = all(is_fine(row) for row in rows) and gallery.peak() <= LIMIT and not said
    finally:
        if gallery:
            gallery.close()
        shutil.rmtree(work, ignore_errors=True)
    sys.exit(0 if isFine else 1)


def is_fine(row):
    _, _, kind, seconds = row
    return seconds is not None and (kind != "photo" or seconds <= 1)


def report(rows, names):
    for name, key, kind, seconds in rows:
        if not is_fine((name, key, kind, seconds)):
            print(f"  {name} by {key}: {kind}, "
                  + ("nothing was seen" if seconds is None else f"after {seconds:.2f} s"))
    for kind in ("photo", "page", "black picture"):
        times = sorted(s for _, _, k, s in rows if k == kind and s is not None)
        if times:
            print(f"{len(times)} × {kind} of {len(names)} files: median {times[len(times) // 2] * 1000:.0f} ms,"
                  f" p95 {times[int(len(times) * 0.95)] * 1000:.0f} ms, max {times[-1] * 1000:.0f} ms",
                  flush=True)


if __name__ == "__main__":
    main()
