"""The measurements of one viewer in one round."""

import os
import subprocess
import time

from viewers import Process
from watching import PAUSE, Watch

# The photo named as an argument: in the middle, so that it has neighbors on both sides.
FIRST = 23
KEYS = 20
# Seconds between a visible photo and the next key: the time to look at it.
LOOKING = 0.6
TIMEOUT = 15


class Failed(Exception):
    pass


def _start(viewer, arguments, screen, home, **names):
    words = [argument.format(**names) for argument in arguments]
    watch = Watch(screen)
    watch.look()
    begin = time.monotonic()
    return Process(viewer, words, screen, home), watch, begin


def cold(viewer, files, screen, home):
    """One photo by name, when nothing of program, libraries and photo is in memory. Needs root."""
    os.sync()
    try:
        with open("/proc/sys/vm/drop_caches", "w") as kernel:
            kernel.write("3")
    except OSError as error:
        raise Failed(f"Caches can't be dropped: {error.strerror}.")
    process, watch, begin = _start(
        viewer, viewer.photo, screen, home, photo=files[FIRST], folder=files[0].parent,
        number=FIRST)
    try:
        if not watch.until_rest(0.4, TIMEOUT, lambda moment: FIRST in moment.numbers):
            raise Failed(f"{viewer.name} did not show the photo. {process.errors()}")
        return {"cold": watch.first(FIRST) - begin}
    finally:
        process.close()


def paging(viewer, files, screen, home):
    """One photo by name, then its neighbors by key."""
    process, watch, begin = _start(
        viewer, viewer.photo, screen, home, photo=files[FIRST], folder=files[0].parent,
        number=FIRST)
    try:
        return _paging(viewer, process, watch, begin, screen, len(files))
    finally:
        process.close()


def _paging(viewer, process, watch, begin, screen, count):
    row = {}
    if not watch.until_rest(0.4, TIMEOUT, lambda moment: FIRST in moment.numbers):
        raise Failed(f"{viewer.name} did not show the photo. {process.errors()}")
    row["start"] = watch.first(FIRST) - begin
    row["start sharp"] = watch.sharp(FIRST) - begin
    row["start cpu"] = process.cpu_seconds()
    number = FIRST
    recognised, sharp = [], []
    time.sleep(LOOKING)
    for _ in range(KEYS):
        number += 1
        _turn(viewer, screen, watch, number, recognised, sharp)
        time.sleep(LOOKING)
    row["next"], row["next sharp"] = recognised, sharp
    row["cpu"] = process.cpu_seconds()
    # Not before, so that looking costs no key a frame.
    process.watch_memory()
    number = _burst(viewer, screen, watch, number, row)
    _held(viewer, screen, watch, number, count, row)
    time.sleep(1)
    idle = process.cpu_seconds()
    time.sleep(3)
    row["idle"] = (process.cpu_seconds() - idle) / 3
    row["memory"] = process.peak_megabytes()
    return row


def _turn(viewer, screen, watch, number, recognised, sharp):
    watch.moments = watch.moments[-1:]
    pressed = screen.press(viewer.next_key)
    if not watch.until_rest(0.3, 5, lambda moment: number in moment.numbers):
        raise Failed(f"{viewer.name} did not go on to photo {number}.")
    recognised.append(watch.first(number, pressed) - pressed)
    sharp.append(watch.sharp(number, pressed) - pressed)


def _burst(viewer, screen, watch, number, row):
    """Twenty keys, twenty a second."""
    watch.moments = watch.moments[-1:]
    begin = time.monotonic()
    for place in range(KEYS):
        while time.monotonic() < begin + place / 20:
            time.sleep(PAUSE)
            watch.look()
        pressed = screen.press(viewer.next_key)
    watch.until_rest(0.8, 8, lambda moment: bool(moment.numbers))
    last = watch.moments[-1]
    if not last.numbers:
        raise Failed(f"{viewer.name} showed no photo after twenty keys.")
    reached = last.numbers[0]
    row["burst"] = max(0, watch.sharp(reached, pressed) - pressed)
    row["burst reached"] = reached - number
    return reached


def _held(viewer, screen, watch, number, count, row):
    """The previous key is held for two seconds: how long no photo can be recognised."""
    back = {"Right": "Left", "n": "p", "Page_Down": "Page_Up"}[viewer.next_key]
    watch.moments = watch.moments[-1:]
    begin = time.monotonic()
    screen.hold(back)
    while time.monotonic() < begin + 2:
        time.sleep(PAUSE)
        watch.look()
    screen.release(back)
    watch.until_rest(0.8, 5)
    blank, last = 0, watch.moments[0]
    for moment in watch.moments[1:]:
        if not last.numbers:
            blank += moment.when - max(last.when, begin)
        last = moment
    row["held blank"] = blank
    row["held photos"] = len({n for moment in watch.moments for n in moment.numbers}) - 1


def grid(viewer, folder, screen, home):
    """A folder's thumbnails: until the first is visible, and until the screen is full and at rest."""
    process, watch, begin = _start(viewer, viewer.grid, screen, home, folder=folder)
    process.watch_memory()
    try:
        if not watch.until_rest(1.5, TIMEOUT, lambda moment: _magenta(moment) > 0.002):
            raise Failed(f"{viewer.name} did not show thumbnails. {process.errors()}")
        most = max(_magenta(moment) for moment in watch.moments)
        row = {}
        for moment in watch.moments:
            if _magenta(moment) > 0.05 * most:
                row.setdefault("first thumbnails", moment.when - begin)
            if _magenta(moment) > 0.95 * most:
                row.setdefault("full screen", moment.when - begin)
        time.sleep(4)
        idle = process.cpu_seconds()
        time.sleep(3)
        row["grid idle"] = (process.cpu_seconds() - idle) / 3
        row["grid memory"] = process.peak_megabytes()
        return row
    finally:
        process.close()


def scrolling(viewer, folder, screen, home, count):
    """Thumbnails a second, pressing Page Down whenever the screen is full. Motion is reduced,
    otherwise page animations would be measured."""
    process, watch, begin = _start(viewer, viewer.grid, screen, home, folder=folder)
    try:
        if not watch.until_rest(1.5, TIMEOUT, lambda moment: _magenta(moment) > 0.002):
            raise Failed(f"{viewer.name} did not show thumbnails. {process.errors()}")
        full = max(_magenta(moment) for moment in watch.moments)
        first = next(m.when for m in watch.moments if _magenta(m) > 0.95 * full) - begin
        start = time.monotonic()
        while True:
            watch.moments = watch.moments[-1:]
            pressed = screen.press("Page_Down")
            # The last page is reached when a key changes nothing.
            if not watch.until_change(1.5):
                break
            watch.until_rest(0.05, TIMEOUT, lambda moment: _magenta(moment) > 0.75 * full)
        spent = first + pressed - start
        return {"thumbnails a second": count / spent}
    finally:
        process.close()


def huge(viewer, file, screen, home):
    """A photo of 400 megapixels: until it is visible, sharp at actual size, and moved."""
    process, watch, begin = _start(
        viewer, viewer.photo, screen, home, photo=file, folder=file.parent, number=0)
    process.watch_memory()
    try:
        if not watch.until_rest(0.6, TIMEOUT, lambda moment: FIRST in moment.numbers):
            raise Failed(f"{viewer.name} did not show the photo. {process.errors()}")
        row = {"huge": watch.first(FIRST) - begin}
        if viewer.actual_size_key:
            time.sleep(1)
            watch.moments = watch.moments[-1:]
            pressed = screen.press(viewer.actual_size_key)
            watch.until_rest(2, TIMEOUT)
            row["huge sharp"] = watch.settled(pressed) - pressed
            row["huge moved"], row["huge rest"] = _dragged(watch, screen)
        row["huge memory"] = process.peak_megabytes()
        return row
    finally:
        process.close()


def _dragged(watch, screen):
    """The longest time between two changes of the screen while a photo is dragged, and how long it
    goes on to change after the pointer has stopped."""
    watch.moments = watch.moments[-1:]
    screen.move_pointer(900, 600)
    screen.button(1, True)
    for step in range(60):
        screen.move_pointer(900 - step * 10, 600 - step * 6)
        end = time.monotonic() + 1 / 60
        while time.monotonic() < end:
            time.sleep(PAUSE)
            watch.look()
    stopped = time.monotonic()
    watch.until_rest(0.5, 5)
    screen.button(1, False)
    # The first steps distinguish a drag from a click.
    times = [m.when for m in watch.moments if m.when < stopped][5:]
    gaps = [b - a for a, b in zip(times, times[1:])]
    return max(gaps, default=0), max(0, watch.moments[-1].when - stopped)


def vips_thumbnails(folder, home):
    """How many thumbnails two processes of libvips' own program make in a second."""
    files = sorted(str(path) for path in folder.glob("*.jpg"))
    begin = time.monotonic()
    running = [
        subprocess.Popen(["vipsthumbnail", "--size", "256", "-o", f"{home}/%s.png", *half],
                         env={**os.environ, "VIPS_CONCURRENCY": "1"})
        for half in (files[::2], files[1::2])]
    for process in running:
        process.wait()
    return len(files) / (time.monotonic() - begin)


def _magenta(moment):
    """The fraction of the screen that shows marks of photos."""
    blue, green, red = (moment.coarse[:, :, band] for band in range(3))
    return float(((red > 170) & (blue > 170) & (green < 100)).mean())
