"""The photos: real images with grain, and a mark in the middle that identifies them at any size and
position."""

import os
import pathlib
import subprocess

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Megapixels of phones and cameras.
SIZES = [(3000, 2000), (4000, 3000), (4896, 3264), (6000, 4000), (3000, 4000)]
# The mark's side as a fraction of the photo's shorter side.
MARK = 0.3


def _run(*arguments):
    subprocess.run([str(a) for a in arguments], check=True, stdout=subprocess.DEVNULL)


def bits(number):
    """Seven of the number and two that check them."""
    ones = bin(number).count("1")
    return [number >> place & 1 for place in range(7)] + [ones & 1, ones >> 1 & 1]


def mark(number, side):
    """A magenta frame around nine fields, black or white."""
    unit = side // 8
    pixels = numpy.zeros((unit * 8, unit * 8, 3), numpy.uint8)
    pixels[:, :] = (255, 0, 255)
    for place, bit in enumerate(bits(number)):
        row, column = divmod(place, 3)
        y, x = unit + row * unit * 2, unit + column * unit * 2
        pixels[y:y + unit * 2, x:x + unit * 2] = 255 if bit else 0
    return pixels


def _write_ppm(path, pixels):
    with open(path, "wb") as file:
        file.write(b"P6 %d %d 255\n" % (pixels.shape[1], pixels.shape[0]))
        file.write(pixels.tobytes())


def make_photo(path, number, width, height, work, quality=88):
    """One JPEG file; the grain makes it as large as a camera's."""
    samples = sorted((ROOT / "samples").glob("*.jpg"))
    base, noise, sum_, marked = (work / f"{name}.v" for name in ("base", "noise", "sum", "marked"))
    _run("vips", "thumbnail", samples[number % 10], base, width, "--height", height, "--crop",
         "centre", "--size", "force")
    if not noise.exists() or getattr(make_photo, "noise_size", None) != (width, height):
        _run("vips", "gaussnoise", noise, width, height, "--sigma", 6, "--mean", 0)
        make_photo.noise_size = (width, height)
    _run("vips", "add", base, noise, sum_)
    picture = mark(number, int(min(width, height) * MARK))
    _write_ppm(work / "mark.ppm", picture)
    _run("vips", "insert", sum_, work / "mark.ppm", marked, (width - picture.shape[1]) // 2,
         (height - picture.shape[0]) // 2)
    _run("vips", "cast", marked, f"{path}[Q={quality}]", "uchar")


def make_photos(folder, count):
    """Photos of 6 to 24 megapixels, in the order of their names, which is that of their numbers."""
    folder.mkdir(parents=True, exist_ok=True)
    work = folder.parent / f"{folder.name}-work"
    work.mkdir(exist_ok=True)
    # By size, so that the grain of one size is made once.
    for number in sorted(range(count), key=lambda n: n % len(SIZES)):
        path = folder / f"photo-{number:03}.jpg"
        if not path.exists():
            make_photo(path, number, *SIZES[number % len(SIZES)], work)
            os.utime(path, (1_600_000_000 + number * 60,) * 2)
    _run("rm", "-rf", work)
    return sorted(folder.glob("*.jpg"))


def make_album(folder, count):
    """Photos of 12 megapixels; twenty different ones, linked as often as is needed."""
    originals = folder.parent / f"{folder.name}-originals"
    for path in (folder, originals):
        path.mkdir(parents=True, exist_ok=True)
    work = originals / "work"
    work.mkdir(exist_ok=True)
    for number in range(count):
        original = originals / f"{number % 20:03}.jpg"
        if not original.exists():
            make_photo(original, number % 20, 4000, 3000, work)
        path = folder / f"photo-{number:04}.jpg"
        if not path.exists():
            os.link(original, path)
    _run("rm", "-rf", work)
    return sorted(folder.glob("*.jpg"))


def make_huge(folder, number, side):
    """One photo of many megapixels, alone in its folder."""
    path = folder / "huge.jpg"
    if not path.exists():
        work = folder / "work"
        work.mkdir(parents=True, exist_ok=True)
        make_photo(path, number, side, side, work)
        _run("rm", "-rf", work)
    return path


# MARK: Reading the mark


def _runs(flags):
    """The ranges of consecutive flags, ignoring small gaps."""
    places = numpy.flatnonzero(flags)
    if not places.size:
        return []
    cuts = numpy.flatnonzero(numpy.diff(places) > 2)
    starts = numpy.concatenate(([0], cuts + 1))
    ends = numpy.concatenate((cuts, [places.size - 1]))
    return [(places[s], places[e] + 1) for s, e in zip(starts, ends)]


def numbers_seen(pixels, smallest):
    """The photos that can be recognised in some pixels (BGR), and where their marks are.

    `smallest` is the mark's least side: thumbnails do not count.
    """
    blue, green, red = (pixels[:, :, band].astype(int) for band in range(3))
    magenta = (red > 190) & (blue > 190) & (green < 80)
    found = []
    for left, right in _runs(magenta.any(axis=0)):
        for top, bottom in _runs(magenta[:, left:right].any(axis=1)):
            side = right - left
            if side < smallest or abs(bottom - top - side) > side * 0.15:
                continue
            number = _decode(green[top:bottom, left:right])
            if number is not None:
                found.append((number, (left, top, right, bottom)))
    return found


def _decode(green):
    height, width = green.shape
    fields = []
    for place in range(9):
        row, column = divmod(place, 3)
        y, x = height * (2 + 2 * row) / 8, width * (2 + 2 * column) / 8
        reach_y, reach_x = max(1, height // 16), max(1, width // 16)
        part = green[int(y - reach_y):int(y + reach_y), int(x - reach_x):int(x + reach_x)]
        mean = part.mean() if part.size else 128
        # Halves of two photos are neither.
        if 60 < mean < 195:
            return None
        fields.append(1 if mean >= 195 else 0)
    number = sum(bit << place for place, bit in enumerate(fields[:7]))
    return number if bits(number) == fields else None
