#!/usr/bin/python3
"""Changes good files at random and has the gallery read them, with and without a window.

    scripts/mutated-files.py FOLDER [--count 10000] [--seed 1] [--thumbnails 2000] [--window 1000]
                             [--samples DIR] [--parts make,index,thumbnails,window] [--program FILE]

FOLDER/seeds gets good files of every format, FOLDER/files the changed ones, a hundred in each folder, some with a
changed sidecar. Bytes are flipped, put in, taken out, repeated and overwritten by numbers that parsers stumble over,
half of them in the first kilobyte; some files end early, and half of the PNG files get right checksums again. The same
seed and the same tools change the same files in the same way. DIR has further good files, such as t/images of
exiftool's source, where short raw files of real cameras are; those of Canon and Nikon and the DNG that are decoded to
the end are written here.

  index       the whole folder at once. What a thread or a helper was busy with for more than two seconds is read again
              by itself, five times at most: the shortest counts, as other programs may have had the processors.
  thumbnails  a process a file, for some of the files
  window      links to some files in one folder: pages through all with the information open

Says who ended by a signal and over which file, the program or a helper process, what took longer than two seconds and
how much memory the program had, and ends with 1 if the program ended or waited, or had more than 300 MB. Helpers' ends
are only told: they are there for that. FOLDER/log keeps what strace saw. Needs strace, exiftool, ffmpeg, ImageMagick,
avifenc, cjxl and heif-enc beside what gallery_window.py needs.
"""
import argparse, collections, gzip, os, random, re, resource, shutil, signal, struct, subprocess, sys, time, zlib

import numpy

from gallery_window import Gallery, PROGRAM, ROOT

SECONDS, MEGABYTES = 2, 300
ANIMATION = "samples/17-pendulums.gif"
DRAWING = """<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:l="http://www.w3.org/1999/xlink"
viewBox="0 0 90 60"><defs><linearGradient id="g"><stop offset="0.2" stop-color="red"/></linearGradient>
<filter id="f"><feGaussianBlur stdDeviation="2"/><feOffset dx="3"/></filter><pattern id="p" width="9" height="9">
<circle r="4"/></pattern><clipPath id="c"><path d="M0 0h50v50z"/></clipPath></defs><style>text{font-size:9px}</style>
<rect width="50" height="40" fill="url(#g)" filter="url(#f)"/><g clip-path="url(#c)"><use l:href="#r" x="3"/></g>
<rect id="r" rx="3" width="30" height="20" fill="url(#p)" transform="rotate(9) scale(1.2)"/><text x="5" y="20">words
</text><path d="M0 0 C10 20 30 40 50 60 S3 4 5 6 A9 9 0 1 1 7 8 Z" stroke-dasharray="3 1" opacity="0.5"/></svg>"""
PACKET = """<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmp:Rating="4"
xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/"
xmlns:lr="http://ns.adobe.com/lightroom/1.0/" photoshop:DateCreated="2023-05-06T07:08:09.12+02:00"
exif:GPSLatitude="47,30.5N" exif:GPSLongitude="8,15.25E" exif:GPSAltitude="412/1"%s><dc:subject><rdf:Bag><rdf:li>lake
</rdf:li><rdf:li>a &amp; b</rdf:li></rdf:Bag></dc:subject><lr:hierarchicalSubject><rdf:Bag><rdf:li>places|lake</rdf:li>
</rdf:Bag></lr:hierarchicalSubject><dc:title><rdf:Alt><rdf:li xml:lang="x-default">A title</rdf:li><rdf:li
xml:lang="de">Ein Titel</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>"""


# --- Seeds -----------------------------------------------------------------------------------------------------------

class TIFF:
    """A little-endian file of directories. Values: bytes, text, numbers, fractions (pairs), lists of directories."""

    def __init__(self, header=b"II*\0\0\0\0\0"):
        self.data = bytearray(header)

    def put(self, content):
        self.data += bytes(len(self.data) & 1)
        self.data += content
        return len(self.data) - len(content)

    def directory(self, entries):
        """Entries are tag, type and value; a value of (bytes,) is stored elsewhere and its place is the value."""
        rows = []
        for tag, kind, value in sorted(entries, key=lambda entry: entry[0]):
            if isinstance(value, tuple):
                value = [self.put(value[0])]
            elif isinstance(value, list) and value and isinstance(value[0], list) and kind == 4:
                value = [self.directory(entries) for entries in value]
            if isinstance(value, str):
                value = value.encode() + b"\0"
            if not isinstance(value, bytes):
                value = [value] if isinstance(value, int) else value
                packed = b"".join(struct.pack("<" + {1: "B", 3: "H", 4: "I", 5: "II", 10: "ii"}[kind],
                                              *(v if isinstance(v, list) else [v])) for v in value)
            else:
                packed = value
            rows.append((tag, kind, len(value), packed))
        rows = [struct.pack("<HHI", tag, kind, count) + (packed.ljust(4, b"\0") if len(packed) <= 4
                else struct.pack("<I", self.put(packed))) for tag, kind, count, packed in rows]
        return self.put(struct.pack("<H", len(rows)) + b"".join(rows) + bytes(4))

    def link(self, place, target):
        """Where the number of a directory's successor is, if place is a directory."""
        count, = struct.unpack_from("<H", self.data, place)
        struct.pack_into("<I", self.data, place + 2 + 12 * count, target)


def mosaic(width, height, high):
    return [high * (x + 8) // (width + 16) if (x | y) & 1 == 0 else high // 3 + (x * y) % 97
            for y in range(height) for x in range(width)]


def lossless(width, height, values, bits):
    """Lossless JPEG of two interleaved components, as Canon writes it."""
    table = bytes([0, 0, 0, 0, 15]) + bytes(11) + bytes(range(15))

    def segment(marker, body):
        return struct.pack(">HH", 0xFF00 | marker, len(body) + 2) + body
    file = b"\xff\xd8" + segment(0xC4, b"\0" + table) + segment(
        0xC3, struct.pack(">BHHB", bits, height, width // 2, 2) + bytes([1, 0x11, 0, 2, 0x11, 0]))
    file += segment(0xDA, bytes([2, 1, 0, 2, 0, 1, 0, 0]))
    text = []
    for y in range(height):
        for x in range(width):
            at = y * width + x
            before = values[at - 2] if x > 1 else values[at - width] if y else 1 << bits - 1
            change = values[at] - before
            size = abs(change).bit_length()
            text.append(f"{size:05b}")
            if size:
                text.append(f"{change if change > 0 else change + (1 << size) - 1:0{size}b}")
    text = "".join(text)
    text += "1" * (-len(text) % 8)
    return file + int(text, 2).to_bytes(len(text) // 8, "big").replace(b"\xff", b"\xff\0") + b"\xff\xd9"


def exif(maker):
    return [(33434, 5, [[1, 125]]), (33437, 5, [[28, 10]]), (34855, 3, 200), (36867, 2, "2023:05:06 07:08:09"),
            (37386, 5, [[500, 10]]), (37500, 7, maker), (37521, 2, "42"), (40962, 4, 320), (40963, 4, 240)]


def camera(make, model, extra=()):
    return [(271, 2, make), (272, 2, model), (274, 3, 6), (306, 2, "2023:05:06 07:08:09"), *extra]


def dng(preview, width=320, height=240):
    file = TIFF()
    values = struct.pack(f"<{width * height}H", *mosaic(width, height, 65000))
    matrix = [[v, 10000] for v in (32404, -15371, -4985, -9692, 18760, 415, 556, -2040, 10572)]
    sensor = [(254, 4, 0), (256, 4, width), (257, 4, height), (258, 3, 16), (259, 3, 1), (262, 3, 32803),
              (273, 4, (values,)), (277, 3, 1), (278, 4, height), (279, 4, len(values)), (33421, 3, [2, 2]),
              (33422, 1, bytes([0, 1, 1, 2])), (50717, 4, 65535)]
    first = file.directory(camera("Vitrine", "Vitrine Test", [
        (254, 4, 1), (256, 4, 320), (257, 4, 240), (258, 3, [8, 8, 8]), (259, 3, 7), (262, 3, 6),
        (273, 4, (preview,)), (277, 3, 3), (278, 4, 240), (279, 4, len(preview)), (330, 4, [sensor]),
        (34665, 4, [exif(b"maker")]), (50706, 1, bytes([1, 4, 0, 0])), (50708, 2, "Vitrine Test"),
        (50721, 10, matrix), (50728, 5, [[1, 2], [1, 1], [2, 3]])]))
    struct.pack_into("<I", file.data, 4, first)
    return bytes(file.data)


def cr2(preview, width=320, height=240):
    file = TIFF(b"II*\0\x10\0\0\0CR\2\0" + bytes(4))
    raw = lossless(width, height, mosaic(width, height, 16000), 14)
    notes = TIFF(b"")
    notes.directory([(1, 3, list(range(49))), (6, 2, "Canon EOS 40D"), (7, 2, "Firmware 1.0"), (16, 4, 0x80000190),
                     (224, 3, [34, width, height, 1, 1, 0, 0, width - 1, height - 1] + [0] * 8)])
    parts = [
        camera("Canon", "Canon EOS 40D", [(256, 3, 320), (257, 3, 240), (258, 3, [8, 8, 8]), (259, 3, 6),
               (273, 4, (preview,)), (279, 4, len(preview)), (34665, 4, [exif(bytes(notes.data))])]),
        [(513, 4, (preview,)), (514, 4, len(preview))],
        [(256, 3, 8), (257, 3, 8), (258, 3, [8, 8, 8]), (259, 3, 1), (262, 3, 2), (273, 4, (bytes(192),)),
         (277, 3, 3), (278, 3, 8), (279, 4, 192)],
        [(259, 3, 6), (273, 4, (raw,)), (279, 4, len(raw)), (50752, 3, [1, width // 2, width // 2])]]
    places = [file.directory(part) for part in parts]
    for place, after in zip(places, places[1:]):
        file.link(place, after)
    # The first directory is said to be behind the header.
    struct.pack_into("<I", file.data, 4, places[0])
    struct.pack_into("<I", file.data, 12, places[-1])
    return bytes(file.data)


def nef(preview, width=320, height=240):
    file = TIFF()
    values = mosaic(width, height, 4000)
    packed = b"".join((values[i] << 12 | values[i + 1]).to_bytes(3, "big") for i in range(0, len(values), 2))
    notes = TIFF(b"")
    notes.directory([(1, 7, b"0210"), (2, 3, [0, 200]), (4, 2, "RAW"), (12, 5, [[2, 1], [3, 2], [1, 1], [1, 1]])])
    sensor = [(254, 4, 0), (256, 4, width), (257, 4, height), (258, 3, 12), (259, 3, 1), (262, 3, 32803),
              (273, 4, (packed,)), (277, 3, 1), (278, 4, height), (279, 4, len(packed)), (33421, 3, [2, 2]),
              (33422, 1, bytes([0, 1, 1, 2]))]
    small = [(254, 4, 1), (259, 3, 6), (513, 4, (preview,)), (514, 4, len(preview))]
    first = file.directory(camera("NIKON CORPORATION", "NIKON D100", [
        (254, 4, 1), (256, 4, 8), (257, 4, 8), (258, 3, [8, 8, 8]), (259, 3, 1), (262, 3, 2), (273, 4, (bytes(192),)),
        (277, 3, 3), (278, 4, 8), (279, 4, 192), (330, 4, [small, sensor]),
        (34665, 4, [exif(b"Nikon\0\2\x10\0\0II*\0\x08\0\0\0" + bytes(notes.data))])]))
    struct.pack_into("<I", file.data, 4, first)
    return bytes(file.data)


def several(photo, other):
    """A JPEG that says in an MPF segment that another one follows."""
    entry = struct.pack("<IIIHH", 0x030000, 0, 0, 0, 0)
    body = bytearray(b"MPF\0II*\0\x08\0\0\0\3\0" + struct.pack("<HHI4sHHIIHHIII", 0xB000, 7, 4, b"0100",
                     0xB001, 4, 1, 2,
                     0xB002, 7, 32, 50, 0) + entry + struct.pack("<IIIHH", 0, len(other), 0, 0, 0))
    size = len(photo) + len(body) + 4
    struct.pack_into("<I", body, 4 + 50 + 4, size)
    struct.pack_into("<I", body, 4 + 50 + 16 + 8, size - 2 - 4 - 4)
    return photo[:2] + struct.pack(">HH", 0xFFE2, len(body) + 2) + bytes(body) + photo[2:] + other


def samsung(photo, video):
    block = struct.pack("<II", 0xA300000, 16) + b"MotionPhoto_Data" + video
    table = b"SEFH" + struct.pack("<IIIII", 106, 1, 0xA300000, len(block), len(block))
    return photo + block + table + struct.pack("<I", len(table)) + b"SEFT"


def seeds(folder, samples):
    """Writes good files, many of them by other programs."""
    os.makedirs(folder)

    def path(name):
        return os.path.join(folder, name)

    def read(name):
        with open(path(name), "rb") as file:
            return file.read()

    def write(name, content):
        with open(path(name), "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())

    def run(*command):
        # Programs that only warn say that they failed; what counts is that the last named file is there.
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if not os.path.exists([word for word in command if word.startswith(folder)][-1]):
            sys.exit("failed: " + " ".join(command))
    album = os.path.join(ROOT, "samples")
    photo = os.path.join(album, "02-cat.jpg")
    for name, *options in [
            ("plain.jpg",), ("progressive.jpg", "-interlace", "JPEG"), ("ink.jpg", "-colorspace", "CMYK"),
            ("gray.jpg", "-colorspace", "Gray"), ("plain.png",), ("interlaced.png", "-interlace", "PNG"),
            ("palette.png", "-colors", "16"), ("deep.png", "-depth", "16"), ("plain.gif",),
            ("lzw.tif", "-compress", "lzw"),
            ("tiles.tif", "-compress", "zip", "-define", "tiff:tile-geometry=64x64"), ("jpeg.tif", "-compress", "jpeg"),
            ("group4.tif", "-monochrome", "-compress", "group4"),
            ("float.tif", "-define", "quantum:format=floating-point", "-depth", "32", "-resize", "96x72!"),
            ("plain.webp",), ("lossless.webp", "-define", "webp:lossless=true"), ("plain.bmp",),
            ("palette.bmp", "-colors", "200", "-compress", "RLE"), ("plain.tga",), ("runs.tga", "-compress", "RLE"),
            ("plain.ico", "-resize", "48x48!"), ("plain.jp2",), ("plain.ppm",)]:
        run("convert", photo, "-strip", "-resize", "240x180!", *options, path(name))
    run("convert", path("plain.png"), path("plain.gif"), path("gray.jpg"), path("pages.tif"))
    run("avifenc", "-s", "8", path("plain.png"), path("plain.avif"))
    run("heif-enc", "-q", "50", path("plain.png"), "-o", path("plain.heic"))
    run("cjxl", "-d", "2", path("plain.png"), path("plain.jxl"))
    run("cjxl", path("plain.jpg"), path("jpeg.jxl"))
    run("ffmpeg", "-i", path("plain.png"), path("plain.qoi"))
    run("convert", os.path.join(ROOT, ANIMATION), "-resize", "96x96!", path("moving.gif"))
    run("convert", path("moving.gif"), path("moving.webp"))
    run("ffmpeg", "-i", path("moving.gif"), "-f", "apng", path("moving.png"))
    for name, codec, sound in [
            ("plain.mp4", "libx264", "aac"), ("hevc.mp4", "libx265", "aac"), ("plain.mov", "mjpeg", "pcm_s16le"),
            ("h264.mov", "libx264", "aac"), ("plain.mkv", "libx264", "libvorbis"),
            ("plain.webm", "libvpx-vp9", "libopus"), ("vp8.webm", "libvpx", "libvorbis")]:
        run("ffmpeg", "-nostdin", "-f", "lavfi", "-i", "testsrc2=size=160x120:rate=10:duration=1",
            "-f", "lavfi", "-i", "sine=duration=1", "-c:v", codec, "-c:a", sound,
            "-pix_fmt", "yuvj420p" if codec == "mjpeg" else "yuv420p",
            "-metadata", "creation_time=2023-05-06T07:08:09Z", "-metadata", "title=A title", path(name))
    tags = ["-EXIF:Make=Canon", "-EXIF:Model=Canon EOS 40D", "-EXIF:DateTimeOriginal=2023:05:06 07:08:09",
            "-EXIF:OffsetTimeOriginal=+02:00", "-EXIF:SubSecTimeOriginal=12", "-EXIF:ExposureTime=1/125",
            "-EXIF:FNumber=2.8", "-EXIF:ISO=200", "-EXIF:GPSLatitude=47.5", "-EXIF:GPSLatitudeRef=N",
            "-EXIF:GPSLongitude=8.25",
            "-EXIF:GPSLongitudeRef=E", "-EXIF:GPSAltitude=412", "-EXIF:UserComment=words", "-EXIF:Orientation#=6",
            "-XMP:Rating=4", "-XMP:Subject=lake", "-XMP:Subject=boat", "-XMP:Title=A title", "-XMP:RegionName=Ann",
            "-XMP:RegionType=Face", "-XMP:RegionAreaX=0.5", "-XMP:RegionAreaY=0.5", "-XMP:RegionAreaW=0.1",
            "-XMP:RegionAreaH=0.1", "-XMP:RegionAreaUnit=normalized"]
    for name in ["plain.jpg", "plain.png", "lzw.tif", "plain.webp", "plain.avif", "plain.heic", "jpeg.jxl", "plain.mp4",
                 "plain.mov"]:
        known = name.endswith(("jpg", "tif"))
        shutil.copy(path(name), path("tags-" + name))
        run("exiftool", "-q", "-m", "-overwrite_original", *tags,
            *(["-IPTC:Keywords=lake", "-IPTC:DateCreated=20230506"] if known else []), path("tags-" + name))
    run("convert", photo, "-strip", "-resize", "160x120!", path("small.jpg"))
    run("exiftool", "-q", "-ThumbnailImage<=" + path("small.jpg"), path("tags-plain.jpg"), "-o", path("thumbnail.jpg"))
    write("several.jpg", several(read("tags-plain.jpg"), read("gray.jpg")))
    write("samsung.jpg", samsung(read("plain.jpg"), read("plain.mp4")))
    motion = PACKET % (' xmlns:G="http://ns.google.com/photos/1.0/camera/" G:MotionPhoto="1" G:MicroVideo="1" '
                       f'G:MicroVideoOffset="{len(read("plain.mp4"))}"')
    segment = b"http://ns.adobe.com/xap/1.0/\0" + motion.encode()
    write("motion.jpg", read("plain.jpg")[:2] + struct.pack(">HH", 0xFFE1, len(segment) + 2) + segment
          + read("plain.jpg")[2:] + read("plain.mp4"))
    write("plain.svg", DRAWING)
    write("packed.svgz", gzip.compress(DRAWING.encode(), mtime=0))
    write("sidecar.xmp", PACKET % "")
    run("convert", photo, "-strip", "-resize", "240x180!", "-quality", "60", path("preview.jpg"))
    for name, make in (("made.dng", dng), ("made.cr2", cr2), ("made.nef", nef)):
        write(name, make(read("preview.jpg")))
    for name in sorted(os.listdir(samples)) if samples else []:
        if not name.endswith((".mrw", ".crw")):  # They aren't listed.
            shutil.copy(os.path.join(samples, name), path("real-" + name))


# --- Changes ---------------------------------------------------------------------------------------------------------

NUMBERS = [b"\0", b"\x7f", b"\x80", b"\xff", b"\0\0", b"\xff\xff", b"\x7f\xff", b"\xff\x7f", b"\0\0\0\0", b"\xff" * 4,
           b"\x7f\xff\xff\xff", b"\xff\xff\xff\x7f", b"\x80\0\0\0", b"\0\0\0\x80", b"\xff\xff\xff\xfe", b"\0\0\0\1",
           b"\1\0\0\0", b"\x40\0\0\0", b"\0\0\0\x40", b"\0\1\0\0", b"\xff" * 8, b"\x7f" + b"\xff" * 7,
           b"\x80" + bytes(7), bytes(8), b"\x7f\xf8" + bytes(6), b"99999999999", b"-1", b"1e-300",
           b"1e999", b"%s%n", b"\xef\xbf\xbe", b"../../../etc/passwd"]


def mutated(data, chance):
    data = bytearray(data)
    for _ in range(chance.choice([1, 1, 2, 3, 5, 8, 13])):
        reach = max(1, min(1024, len(data)) if chance.random() < 0.5 else len(data))
        at = chance.randrange(reach)
        what = chance.randrange(7)
        if what == 0 and data:
            data[min(at, len(data) - 1)] ^= 1 << chance.randrange(8)
        elif what == 1:
            data[at:at + 1] = bytes([chance.randrange(256)])
        elif what == 2:
            data[at:at] = chance.randbytes(chance.choice([1, 2, 4, 60]))
        elif what == 3:
            del data[at:at + chance.choice([1, 2, 4, 16, 500])]
        elif what == 4:
            count = chance.choice([4, 16, 200, 2000])
            begin = chance.randrange(len(data) + 1)
            block = data[begin:begin + count] * chance.choice([1, 1, 1, 2, 20])
            data[at:at + (len(block) if chance.random() < 0.5 else 0)] = block
        else:
            number = chance.choice(NUMBERS)
            # Numbers stand at even places.
            at &= -2 if chance.random() < 0.5 else -1
            data[at:at + len(number)] = number
    if chance.random() < 0.1:
        del data[chance.randrange(len(data) + 1):]
    if data[:4] == b"\x89PNG" and chance.random() < 0.5:
        at = 8
        while at + 12 <= len(data):
            size, = struct.unpack_from(">I", data, at)
            if at + 12 + size > len(data):
                break
            struct.pack_into(">I", data, at + 8 + size, zlib.crc32(data[at + 4:at + 8 + size]))
            at += 12 + size
    return bytes(data)


def change(folder, good, count, seed):
    chance = random.Random(seed)
    names = sorted(n for n in os.listdir(good) if not n.endswith(".xmp"))
    packets = sorted(n for n in os.listdir(good) if n.endswith(".xmp"))
    contents = {}
    for name in names + packets:
        with open(os.path.join(good, name), "rb") as file:
            contents[name] = file.read()
    kinds = collections.defaultdict(list)
    for name in names:
        kinds[name.rsplit(".")[-1].lower()].append(name)
    # Each kind is as frequent as the others, JPEG three times, as it has the most ways to say something.
    order = sorted(kinds) + ["jpg", "jpg"]
    counts = collections.Counter()
    for number in range(count):
        kind = order[number % len(order)]
        name = kinds[kind][number // len(order) % len(kinds[kind])]
        place = os.path.join(folder, f"{number // 100:03}")
        os.makedirs(place, exist_ok=True)
        target = os.path.join(place, f"{number:05} {name}")
        with open(target, "wb") as file:
            file.write(mutated(contents[name], chance))
        if chance.random() < 0.15:
            # Both ways of naming it.
            sidecar = target + ".xmp" if chance.random() < 0.5 else target.rsplit(".")[0] + ".xmp"
            with open(sidecar, "wb") as file:
                file.write(mutated(contents[chance.choice(packets)], chance))
            counts["sidecars"] += 1
        counts[kind] += 1
    print(f"{count} files from {len(names)} seeds: " + ", ".join(f"{n} {k}" for k, n in sorted(counts.items())),
          flush=True)


# --- Running ---------------------------------------------------------------------------------------------------------

SIGNALS = "SIGSEGV,SIGABRT,SIGILL,SIGBUS,SIGFPE,SIGTRAP,SIGSYS,SIGXCPU,SIGPROF,SIGALRM,SIGKILL"
TRACE = ["strace", "-D", "-f", "-q", "-y", "--seccomp-bpf", "-e", "trace=recvmsg,openat", "-e", "signal=" + SIGNALS,
         "-ttt", "-o"]


def ends(log, program):
    """Who ended by a signal, and over which file: the last that it got or opened.

    Only the program opens files by their names. What began as a thread and ends by itself is Swift's runtime, which
    writes down where a process crashed.
    """
    files, found, own = {}, [], "?"
    with open(log, errors="replace") as lines:
        for line in lines:
            process, _, rest = line.partition(" ")
            for path in re.findall(r"<([^<>]*/(?:files|window)/[^<>]*)>", rest):
                files[process] = path
            own = (re.findall(r'"(/[^"]*/(?:files|window)/[^"]*)"', rest) or [own])[-1]
            ended = re.search(r"\+\+\+ killed by (SIG\w+)", rest)
            if ended and process == str(program):
                found.append(("program", ended[1], own))
            # The program ends its helpers when it is done with them.
            elif ended and ended[1] != "SIGKILL" and process in files:
                found.append(("helper", ended[1], files[process]))
    # With the program all its threads end.
    return [entry for entry in found if entry[0] == "program"] or found


def slow(log):
    """The files that something was busy with for long, as far as can be seen from what it opened next."""
    files, since, found = {}, {}, set()
    with open(log, errors="replace") as lines:
        for line in lines:
            process, moment, rest = (line.split(None, 2) + ["", ""])[:3]
            if not re.match(r"[0-9.]+$", moment):
                continue
            if process in files and float(moment) - since[process] > SECONDS and not rest.startswith("<... recvmsg"):
                found.add(files[process])
            since[process] = float(moment)
            for path in re.findall(r'["<]([^"<>]*/(?:files|window)/[^"<>]*)[">]', rest):
                files[process] = path
    return sorted(path for path in found if os.path.isfile(path) and not path.endswith(".xmp"))


def stack(log):
    """Where the first signal came from, without the libraries that everybody calls."""
    frames = []
    with open(log, errors="replace") as lines:
        for line in lines:
            if re.search(r"\+\+\+|---", line):
                if frames:
                    break
                continue
            frame = re.match(r" > (\S*/)?([^/(]+)\((.*)\) \[", line)
            if frame and not re.match(r"libc\.|libstdc|libgcc|libpthread", frame[2]):
                frames.append(f"{frame[2]} {frame[3]}")
    return " < ".join(frames[:3])


class Runs:
    def __init__(self, folder, program):
        self.folder, self.program = folder, program
        self.log = os.path.join(folder, "log")
        self.waits, self.ends, self.peak, self.kinds = [], [], {}, collections.Counter()
        os.makedirs(self.log, exist_ok=True)

    def environment(self, home):
        names = {"XDG_CACHE_HOME": "cache", "XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "config", "HOME": "home",
                 "TMPDIR": "tmp"}
        environment = os.environ | {name: os.path.join(home, part) for name, part in names.items()}
        for name in names:
            os.makedirs(environment[name], exist_ok=True)
        return {name: value for name, value in environment.items()
                if name not in ("DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS")}

    def run(self, part, arguments, name="", traced=False, limit=600):
        """Returns the seconds and the status of the program."""
        home = os.path.join(self.folder, "home")
        shutil.rmtree(home, ignore_errors=True)
        log = os.path.join(self.log, f"{part}.strace")
        begin = time.monotonic()
        with open(os.path.join(self.log, f"{part}.txt"), "ab") as said:
            process = subprocess.Popen([*(TRACE + [log] if traced else []), self.program, *arguments], stdout=said,
                                       stderr=said, env=self.environment(home))
            while True:
                try:
                    with open(f"/proc/{process.pid}/status") as file:
                        text = file.read()
                    if "VmHWM" in text and not text.startswith("Name:\tstrace"):
                        self.peak[part] = max(self.peak.get(part, 0), int(text.split("VmHWM:")[1].split()[0]) >> 10)
                except (OSError, IndexError):
                    pass
                if process.poll() is not None:
                    break
                if time.monotonic() > begin + limit:
                    process.kill()
                time.sleep(0.002 if time.monotonic() < begin + 0.5 else 0.02)
        took = time.monotonic() - begin
        found = []
        if traced:
            time.sleep(0.1)
            found = ends(log, process.pid)
        elif process.returncode < 0:
            found = [("program", signal.Signals(-process.returncode).name, name)]
        for entry in found:
            self.tell(part, *entry)
        return took, process.returncode

    def tell(self, part, who, how, file):
        self.ends.append((part, who, how, file))
        print(f"  {part}: {who} ended by {how}: {os.path.basename(file)}", flush=True)
        kind = (os.path.basename(file).split(" ")[-1], how)
        self.kinds[kind] += 1
        # The files of one seed mostly end it in one place.
        if part in ("index", "thumbnails") and who == "helper" and self.kinds[kind] <= 3:
            log, home = os.path.join(self.log, "stack.strace"), os.path.join(self.folder, "home")
            shutil.rmtree(home, ignore_errors=True)
            options = ["--index", file] if part == "index" else ["--thumbnail", "/dev/null", file]
            subprocess.run(["strace", "-f", "-k", "-q", "-e", "trace=none", "-e", "signal=" + SIGNALS, "-o", log,
                            self.program, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                           env=self.environment(home))
            print(f"    in {stack(log) or '?'}", flush=True)

    def wait(self, part, file, seconds, worked):
        self.waits.append((part, file, seconds))
        print(f"  {part}: {seconds:.1f} s: {os.path.basename(file)}, {worked:.2f} s of them by the program's own work, "
              f"load {os.getloadavg()[0]:.0f}", flush=True)

    def index(self, files):
        took, status = self.run("index", ["--index", os.path.join(self.folder, "files")], traced=True, limit=3600)
        with open(os.path.join(self.log, "index.txt"), errors="replace") as said:
            print(f"index: {len(files)} files in {took:.0f} s under strace, status {status}: "
                  + said.read().splitlines()[-1], flush=True)
        again = slow(os.path.join(self.log, "index.strace"))
        for file in again:
            self.alone("index", ["--index", file], file)
        print(f"index: {len(again)} files read again", flush=True)

    def alone(self, part, arguments, file):
        took, worked = float("inf"), 0
        for _ in range(5):
            if took > SECONDS:
                before = resource.getrusage(resource.RUSAGE_CHILDREN)
                took = min(took, self.run(part + " alone", arguments, file)[0])
                after = resource.getrusage(resource.RUSAGE_CHILDREN)
                worked = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        if took > SECONDS:
            self.wait(part, file, took, worked)

    def thumbnails(self, files):
        image = os.path.join(self.folder, "thumbnail.png")
        shown, times = 0, []
        for file in files:
            took, status = self.run("thumbnails", ["--thumbnail", image, file], file, traced=True)
            if took > SECONDS:
                self.alone("thumbnails", ["--thumbnail", image, file], file)
            times.append(took)
            shown += status == 0
        times.sort()
        print(f"thumbnails: {len(files)} files, {shown} with a picture, median {times[len(times) // 2]:.2f} s, "
              f"max {times[-1]:.2f} s", flush=True)

    def window(self, files):
        left = files
        run = 0
        while left:
            run += 1
            seen = self.page(left, run)
            # Whatever ended the program is left out from then on.
            seen |= {os.path.basename(file) for part, who, _, file in self.ends
                     if part == "window" and who == "program"}
            left = [file for file in left if os.path.basename(file) not in seen]
            if not seen or run > 20:
                break
        print(f"window: {len(files) - len(left)} of {len(files)} pages seen, {run} runs", flush=True)

    def page(self, files, run):
        """Pages through the files until the end or until the program is gone. Returns what was seen."""
        work = os.path.join(self.folder, "window-work")
        photos = os.path.join(work, "window")
        shutil.rmtree(work if run == 1 else photos, ignore_errors=True)
        os.makedirs(photos)
        for file in files:
            for path in {file, file + ".xmp", file.rsplit(".")[0] + ".xmp"}:
                if os.path.exists(path):
                    os.link(path, os.path.join(photos, os.path.basename(path)))
        log, program = os.path.join(self.log, f"window{run}.strace"), os.path.join(work, "program")
        with open(program, "w") as script:
            script.write("#!/bin/sh\nexec " + " ".join(TRACE) + f' "{log}" "{self.program}" "$@"\n')
        os.chmod(program, 0o755)
        os.environ.update({name: value for name, value in self.environment(work).items()
                           if name in ("HOME", "TMPDIR", "XDG_CONFIG_HOME")})
        gallery = Gallery(photos, work, program)
        names = {os.path.basename(file) for file in files}
        seen, times, current = [], [], None
        try:
            gallery.wait(lambda: not gallery.is_black)
            gallery.rest(600)
            self.peak[f"window {run}, grid"] = gallery.peak()
            for _ in range(9):
                gallery.press("Home")
                time.sleep(1)
                gallery.press("Return")
                if gallery.wait(lambda: gallery.title in names, 10) is not None:
                    break
            else:
                raise OSError("no page opened")
            # The information is gray down to the corner.
            for _ in range(9):
                time.sleep(1)
                gallery.press("i")
                if gallery.wait(lambda: gallery.screen.pixels[-5, -5].max() > 20, 3) is not None:
                    break
            else:
                print("  window: without the information", flush=True)
            time.sleep(1)
            seen.append(gallery.title)
            while len(seen) < len(names):
                current = f"after {seen[-1]}"
                before = gallery.screen.pixels.astype(numpy.int16)
                worked = gallery.work
                pressed = gallery.press("Right")
                if gallery.wait(lambda: gallery.title != seen[-1], 60) is None:
                    break
                titled = time.monotonic() - pressed
                current = gallery.title
                # Neighbors that can't be shown may differ in no more than a word.
                gallery.wait(lambda: (abs(gallery.screen.pixels.astype(numpy.int16) - before) > 24).any(), 30)
                took = time.monotonic() - pressed
                times.append((took, titled))
                if took > SECONDS:
                    self.wait("window", current, took, (gallery.work - worked) / 100)
                seen.append(current)
                self.peak["window"] = max(self.peak.get("window", 0), gallery.peak())
                if len(seen) % 100 == 0:
                    gallery.picture(os.path.join(self.log, f"window{run}-{len(seen):04}.png"))
                    print(f"  {len(seen)} pages, {gallery.peak()} MB", flush=True)
            gallery.press("Left")
            if gallery.wait(lambda: gallery.title != seen[-1], 10) is None:
                print(f"  window: answers no key {current}", flush=True)
                self.waits.append(("window", f"no answer {current}", 10))
        except (SystemExit, OSError, IndexError) as problem:
            print(f"  window: over at {current}: {str(problem)[:200]}", flush=True)
            seen += [current] if current in names else []
        said = gallery.said
        with open(os.path.join(self.log, f"window{run}.txt"), "w") as file:
            file.write(said)
        gallery.close()
        time.sleep(1)
        for entry in ends(log, gallery.process.pid):
            self.tell("window", *entry)
        if times:
            times.sort()
            print(f"window: {len(times)} keys: title and first change after {times[len(times) // 2][0] * 1000:.0f} ms "
                  f"(median), {times[-1][0]:.2f} s at most", flush=True)
        return set(seen)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=os.path.abspath)
    for name, value in (("count", 10_000), ("seed", 1), ("thumbnails", 2000), ("window", 1000)):
        parser.add_argument("--" + name, type=int, default=value)
    parser.add_argument("--samples", type=os.path.abspath)
    parser.add_argument("--parts", default="make,index,thumbnails,window")
    parser.add_argument("--program", type=os.path.abspath, default=PROGRAM)
    options = parser.parse_args()
    good, changed = (os.path.join(options.folder, name) for name in ("seeds", "files"))
    parts = options.parts.split(",")
    if "make" in parts:
        seeds(good, options.samples)
        change(changed, good, options.count, options.seed)
    files = sorted(os.path.join(folder, name) for folder, _, names in os.walk(changed) for name in names
                   if not name.endswith(".xmp"))
    chance = random.Random(options.seed)
    runs = Runs(options.folder, options.program)
    for part, some in (("index", files), ("thumbnails", chance.sample(files, min(options.thumbnails, len(files)))),
                       ("window", chance.sample(files, min(options.window, len(files))))):
        if part in parts:
            getattr(runs, part)(some)
    print("most memory of the program: " + ", ".join(f"{part} {size} MB" for part, size in runs.peak.items()))
    count = collections.Counter((who, how) for _, who, how, _ in runs.ends)
    print("ends: " + (", ".join(f"{n} × {who} by {how}" for (who, how), n in count.items()) or "none"))
    print(f"waits over {SECONDS} s: "
          + (", ".join(f"{os.path.basename(file)} {took:.1f} s ({part})" for part, file, took in runs.waits) or "none"))
    isFine = not runs.waits and not any(who == "program" for _, who, _, _ in runs.ends)
    sys.exit(0 if isFine and all(size <= MEGABYTES for size in runs.peak.values()) else 1)


if __name__ == "__main__":
    main()
