#!/usr/bin/env python3
"""Builds a folder of files that real disks contain besides photos, and of malicious ones.

    scripts/hostile-folder.py FOLDER [--count 300] [--seed 14]

Every third file is a good photo; the others are cut off, changed at random places, empty, huge and empty,
of another kind than their name says, drawings that ask for everything, of absurd sizes, pipes, links to
devices and to nowhere, and folders within folders. The same seed builds the same folder. Needs ImageMagick
(convert), as ./test does; prints how many of which kind.

Names begin with a number, so that kinds alternate, then tell the kind: "0007 cut.jpg". What is black where
it is shown as it should be is called so: "0009 black pixel.png".
"""
import argparse, collections, os, random, struct, subprocess, tempfile, zlib

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SVG = '<svg xmlns="http://www.w3.org/2000/svg" %s>%s</svg>'


def convert(*arguments):
    subprocess.run(["convert", *arguments], check=True, stderr=subprocess.DEVNULL)


def seeds(folder):
    """Valid files of every format that ImageMagick writes, by extension."""
    samples = os.path.join(ROOT, "samples")
    photos = sorted(n for n in os.listdir(samples) if n.endswith(".jpg"))
    good = []
    for number, name in enumerate(photos):
        path = os.path.join(folder, f"good{number}.jpg")
        convert(os.path.join(samples, name), "-resize", "1600x1200", "-quality", "85", path)
        good.append(open(path, "rb").read())
    source = os.path.join(samples, photos[0])
    kinds = {}
    for ending, options in {
        "jpg": ["-interlace", "none"], "progressive.jpg": ["-interlace", "JPEG"],
        "ink.jpg": ["-colorspace", "CMYK", "-strip"], "png": [], "interlaced.png": ["-interlace", "PNG"],
        "gif": [], "tif": ["-compress", "lzw"], "webp": [], "ppm": [], "bmp": [], "tga": [], "ico":
        ["-resize", "128x128!"], "heic": [], "avif": [], "jxl": [], "jp2": [], "pcx": [], "xpm": [],
    }.items():
        path = os.path.join(folder, "seed." + ending)
        try:
            convert(source, "-resize", "640x480!", *options, path)
            kinds[ending] = open(path, "rb").read()
        except (subprocess.CalledProcessError, FileNotFoundError):
            pass
    return good, kinds


def png(width, height, rows=b"", depth=8, kind=2):
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows))
            + chunk(b"IEND", b""))


def drawings():
    size = 'width="400" height="300"'
    nested = '<g id="a0"><rect width="9" height="9"/></g>' + "".join(
        f'<g id="a{n}">' + f'<use href="#a{n - 1}"/>' * 10 + "</g>" for n in range(1, 9))
    noise = '<feTurbulence baseFrequency="0.9" numOctaves="99"/>' * 40
    words = "".join(f'<!ENTITY a{n} "{("&a%d;" % (n - 1)) * 10}">' for n in range(1, 9))
    return {
        "black drawing": SVG % ('width="1000000" height="1000000"', '<rect width="100%" height="100%"/>'),
        "absurd size": SVG % ('width="1000000" height="1000000"',
                              '<rect width="100%" height="100%" fill="teal"/>'),
        "nested use": SVG % (size, nested),
        "noise": SVG % ('width="4000" height="4000"', f'<filter id="f" x="0" y="0" width="1" height="1">'
                        f'{noise}</filter><rect width="4000" height="4000" filter="url(#f)"/>'),
        "blur": SVG % ('width="4000" height="4000"', '<filter id="f"><feGaussianBlur stdDeviation="900"/>'
                       '</filter><rect width="4000" height="4000" filter="url(#f)"/>'),
        "layers": SVG % (size, '<g opacity="0.99"><rect width="9" height="9"/>' * 900 + "</g>" * 900),
        "dashes": SVG % (size, '<path d="M0 0H99999999" stroke="red" stroke-dasharray="0.01"/>'),
        "entities": f'<!DOCTYPE svg [<!ENTITY a0 "aaaaaaaaaa">{words}]>'
                    + SVG % (size, "<text>&a8;</text>"),
        "elsewhere": SVG % (size, '<image href="file:///dev/zero" width="9" height="9"/>'),
        "fine": SVG % (size, '<circle cx="200" cy="150" r="90" fill="teal"/>'),
        "no end": "<svg xmlns='http://www.w3.org/2000/svg'><g",
    }


def mutated(data, chance):
    data = bytearray(data)
    for _ in range(chance.randint(1, 12)):
        # Headers matter more than pixels.
        reach = min(200, len(data)) if chance.random() < 0.5 else len(data)
        data[chance.randrange(reach)] = chance.randrange(256)
    return bytes(data)


def absurd():
    gif = b"GIF89a" + struct.pack("<HHBBB", 65535, 65535, 0, 0, 0) + b"\x2c" + struct.pack(
        "<HHHHB", 0, 0, 65535, 65535, 0) + b"\x02\x02\x44\x01\x00\x3b"
    bmp = b"BM" + struct.pack("<IHHIIiiHHIIiiII", 54, 0, 0, 54, 40, 2**30, -2**30, 1, 24, 0, 0, 0, 0, 0, 0)
    return {
        "gigapixels.png": png(50_000, 50_000, bytes(100), 1, 0),
        "all bits.png": png(2**31 - 1, 2**31 - 1), "no rows.png": png(640, 480),
        "65535.gif": gif, "gigapixels.bmp": bmp,
        "gigapixels.qoi": b"qoif" + struct.pack(">IIBB", 2**20, 2**20, 4, 0) + bytes(64),
        "gigapixels.tga": struct.pack("<BBBHHBHHHHBB", 0, 0, 2, 0, 0, 0, 0, 0, 65535, 65535, 32, 0),
        "no end.ico": struct.pack("<HHH", 0, 1, 65535) + bytes(16),
        "gigapixels.ppm": b"P6\n99999 99999\n255\n",
        "one pixel.png": png(1, 1, b"\0\xff\xc0\0"), "black pixel.png": png(1, 1, b"\0\1\2\3"),
    }


def odd_files(kinds, chance):
    """Endlessly yields a kind, an extension and the content; a function makes special files."""
    drawn, sized = drawings(), absurd()
    wrong = ["jpg", "png", "gif", "webp", "bmp", "svg", "tga", "heic"]
    others = {"exr": b"\x76\x2f\x31\x01\2\0\0\0", "pcx": kinds.get("pcx", b"\x0a\5\1\x08" + bytes(124)),
              "xpm": b"/* XPM */\nstatic char *a[] = {", "hdr": b"#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 9 +X 9\n"}

    def sparse(beginning):
        def make(path):
            with open(path, "wb") as file:
                file.write(beginning)
                file.truncate(4 << 30)
        return make

    while True:
        for ending in sorted(kinds):
            yield "cut", ending, kinds[ending][: int(len(kinds[ending]) * chance.uniform(0.02, 0.99))]
            for _ in range(3):
                yield "mutated", ending, mutated(kinds[ending], chance)
            yield "wrong ending", chance.choice(wrong), kinds[ending]
            yield "fine", ending, kinds[ending]
        for name in sorted(drawn):
            yield name, "svg", drawn[name].encode()
        for name in sorted(sized):
            yield name.rsplit(".")[0], name.rsplit(".")[1], sized[name]
        for ending in sorted(others):
            yield "listed", ending, others[ending]
        yield "text", "jpg", b"Dear diary, today nothing happened.\n" * 20
        yield "empty", "jpg", b""
        yield "sparse", "jpg", sparse(b"")
        yield "sparse jpeg", "jpg", sparse(b"\xff\xd8\xff\xe0\0\4\0\0")
        yield "sparse photo", "jpg", sparse(kinds["jpg"][:9000])
        yield "sparse gif", "gif", sparse(b"GIF89a")
        yield "noise", "jpg", b"\xff\xd8\xff" + chance.randbytes(50_000)
        yield "pipe", "jpg", os.mkfifo
        yield "device", "jpg", lambda path: os.symlink("/dev/zero", path)
        yield "nowhere", "jpg", lambda path: os.symlink("/nowhere/at/all", path)
        yield "itself", "jpg", lambda path: os.symlink(os.path.basename(path), path)
        yield "unreadable", "jpg", lambda path: os.close(os.open(path, os.O_CREAT, 0o000))
        yield "folder", "jpg", lambda path: os.makedirs(os.path.join(path, *["deeper"] * 20))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=14)
    options = parser.parse_args()
    os.makedirs(options.folder)
    chance = random.Random(options.seed)
    counts = collections.Counter()
    with tempfile.TemporaryDirectory() as temporary:
        good, kinds = seeds(temporary)
    odd = list(entry for entry, _ in zip(odd_files(kinds, chance), range(2 * options.count)))
    # Single entries of the list are in the first folder of 300, too.
    chance.shuffle(odd)
    rare = [entry for entry in odd if entry[0] not in ("cut", "mutated", "wrong ending", "fine")]
    common = [entry for entry in odd if entry not in rare]
    seen, first = set(), []
    for entry in rare:
        if (entry[0], entry[1]) not in seen:
            seen.add((entry[0], entry[1]))
            first.append(entry)
    queue = (first + common)[: options.count - (options.count + 2) // 3]
    chance.shuffle(queue)
    for number in range(options.count):
        if number % 3 == 0:
            kind, ending, content = "good", "jpg", good[number // 3 % len(good)]
        else:
            kind, ending, content = queue.pop() if queue else ("empty", "jpg", b"")
        path = os.path.join(options.folder, f"{number:04} {kind}.{ending}")
        if callable(content):
            content(path)
        else:
            with open(path, "wb") as file:
                file.write(content)
        counts[kind] += 1
    print(", ".join(f"{count} {kind}" for kind, count in counts.most_common()))


if __name__ == "__main__":
    main()
