#!/usr/bin/env python3
"""Photos with known copies, to measure what the gallery finds of them.

    scripts/duplicates.py FOLDER [COUNT [SEED]]

writes photos (2,000) and FOLDER/truth.tsv: a file a line, with what it shows and what was done to it. Then

    VITRINE_DUPLICATES=FOLDER ./test --filter DuplicateFiguresTests

prints the table of docs/metadata.md. Needs numpy and Pillow (python3-numpy, python3-pil).
"""
import io, os, random, sys

import numpy
from PIL import Image, ImageDraw, ImageFont

FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
WORDS = ("milk bread butter tea coffee sugar salt apples pears soap towel paper pencil cheese rice beans oil juice water "
         "tax total cash card change thanks store street number date time").split()


class Maker:
    def __init__(self, folder, count, seed):
        self.folder, self.count = folder, count
        self.random, self.numbers = random.Random(seed), numpy.random.default_rng(seed)
        self.truth, self.shown = [], 0
        os.makedirs(folder, exist_ok=True)

    # Pictures

    def waves(self, width, height, octaves):
        """Noise of several sizes, -1 to 1."""
        result, weight = numpy.zeros((height, width), numpy.float32), 1.0
        for octave in range(octaves):
            cells = 3 * 2 ** octave
            grid = self.numbers.random((cells, cells), numpy.float32) * 2 - 1
            field = Image.fromarray(grid).resize((width, height), Image.BICUBIC)
            result += weight * numpy.asarray(field)
            weight *= 0.62
        return result / 2

    def landscape(self):
        width, height = self.random.choice([(1200, 900), (1200, 800), (900, 1200), (1280, 720)])
        light, tint = self.waves(width, height, 7), self.waves(width, height, 3)
        base = self.numbers.uniform(70, 180, 3)
        swing = self.numbers.uniform(40, 90, 3)
        colors = self.numbers.uniform(-40, 40, 3)
        picture = base + swing * light[..., None] + colors * tint[..., None]
        image = Image.fromarray(numpy.clip(picture, 0, 255).astype(numpy.uint8))
        draw = ImageDraw.Draw(image)
        for _ in range(self.random.randint(0, 6)):
            x, y = self.random.randint(0, width), self.random.randint(0, height)
            size = self.random.randint(30, 260)
            color = tuple(self.random.randint(0, 255) for _ in range(3))
            draw.ellipse((x, y, x + size, y + size * self.random.uniform(0.4, 1.4)), fill=color)
        return self.noisy(image, 3)

    def noisy(self, image, amount):
        pixels = numpy.asarray(image).astype(numpy.float32)
        pixels = pixels + self.numbers.normal(0, amount, pixels.shape)
        return Image.fromarray(numpy.clip(pixels, 0, 255).astype(numpy.uint8))

    def receipt(self, lines=None):
        """A page with the layout of all others."""
        image = Image.new("RGB", (900, 1200), (246, 245, 240))
        draw, font = ImageDraw.Draw(image), ImageFont.truetype(FONT, 30)
        draw.text((250, 40), "CORNER STORE", (30, 30, 30), ImageFont.truetype(FONT, 44))
        for row, (words, price) in enumerate(lines or self.lines()):
            draw.text((70, 150 + 48 * row), words, (40, 40, 40), font)
            draw.text((720, 150 + 48 * row), price, (40, 40, 40), font)
        return self.noisy(image, 2)

    def lines(self):
        return [(" ".join(self.random.choices(WORDS, k=self.random.randint(2, 4))),
                 f"{self.random.randint(0, 99)}.{self.random.randint(0, 99):02}") for _ in range(20)]

    def gradient(self):
        width, height = 1200, 800
        top, bottom = (self.numbers.uniform(low, high, 3) for low, high in ((90, 150), (150, 230)))
        y = numpy.linspace(0, 1, height)[:, None, None]
        sky = numpy.broadcast_to(top * (1 - y) + bottom * y, (height, width, 3))
        image = Image.fromarray(sky.astype(numpy.uint8))
        if self.random.random() < 0.5:
            x, size = self.random.randint(200, 900), self.random.randint(60, 140)
            ImageDraw.Draw(image).ellipse((x, 420, x + size, 420 + size), fill=(250, 220, 140))
        return self.noisy(image, 1)

    def polygons(self):
        image = Image.new("RGB", (1000, 800), (235, 235, 235))
        draw = ImageDraw.Draw(image)
        for _ in range(3):
            points = [(self.random.randint(0, 1000), self.random.randint(0, 800)) for _ in range(4)]
            draw.polygon(points, fill=tuple(self.random.randint(0, 255) for _ in range(3)))
        return image

    # Files

    def keep(self, data, kind, ending="jpg"):
        name = f"{len(self.truth):05}.{ending}"
        with open(os.path.join(self.folder, name), "wb") as file:
            file.write(data)
        self.truth.append((name, self.shown, kind))

    @staticmethod
    def data(image, quality=92, kind="JPEG"):
        file = io.BytesIO()
        image.save(file, kind, quality=quality)
        return file.getvalue()

    def copies(self, image, data):
        """Of half of the photos."""
        way = self.random.randrange(8)
        scale = self.random.uniform(0.22, 0.8)
        small = image.resize((round(image.width * scale), round(image.height * scale)), Image.LANCZOS)
        if way == 0:
            self.keep(data, "bytes")
        elif way == 1:
            comment = b"\xff\xfe\x00\x0ba comment"
            self.keep(data[:2] + comment + data[2:], "pixels")
        elif way == 2:
            self.keep(self.data(Image.open(io.BytesIO(data)), kind="PNG"), "pixels", "png")
        elif way == 3:
            self.keep(self.data(small, 90), "resized")
        elif way == 4:
            self.keep(self.data(image, self.random.randint(25, 80)), "recompressed")
        elif way == 5:
            self.keep(self.data(small, self.random.randint(30, 80)), "both")
        elif way == 6:
            part = self.random.uniform(0.03, 0.25)
            x, y = int(image.width * part), int(image.height * part)
            self.keep(self.data(image.crop((x // 2, y // 2, image.width - x, image.height - y))), "crop")
        else:
            for _ in range(2):
                shift = (self.random.randint(-9, 9), self.random.randint(-9, 9))
                moved = image.transform(image.size, Image.AFFINE, (1, 0, shift[0], 0, 1, shift[1]), Image.BICUBIC)
                draw, x = ImageDraw.Draw(moved), self.random.randint(100, 700)
                draw.ellipse((x, 300, x + 120, 520), fill=(200, 60, 40))
                self.keep(self.data(self.noisy(moved, 3)), "burst")

    def make(self):
        pages = None
        while len(self.truth) < self.count:
            self.shown += 1
            roll = self.random.random()
            if roll < 0.6:
                image = self.landscape()
                data = self.data(image)
                self.keep(data, "photo")
                if self.random.random() < 0.75:
                    self.copies(image, data)
            elif roll < 0.72:
                self.keep(self.data(self.receipt()), "receipt")
            elif roll < 0.76:
                # One word of an earlier page is another.
                pages = pages or self.lines()
                lines = list(pages)
                lines[self.random.randrange(20)] = self.lines()[0]
                self.keep(self.data(self.receipt(lines)), "receipt")
            elif roll < 0.8:
                image = self.receipt()
                self.keep(self.data(image), "receipt")
                self.keep(self.data(image.resize((600, 800), Image.LANCZOS), 75), "both")
            elif roll < 0.93:
                self.keep(self.data(self.gradient()), "gradient")
            elif roll < 0.97:
                self.keep(self.data(self.polygons()), "polygons")
            else:
                color = tuple(self.random.randint(0, 255) for _ in range(3))
                self.keep(self.data(self.noisy(Image.new("RGB", (800, 600), color), 1)), "plain")
        with open(os.path.join(self.folder, "truth.tsv"), "w") as file:
            file.writelines("\t".join(map(str, line)) + "\n" for line in self.truth)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if not 1 <= len(arguments) <= 3:
        sys.exit(__doc__)
    Maker(arguments[0], *(int(text) for text in arguments[1:] + ["2000", "1"][len(arguments) - 1:])).make()
