#!/usr/bin/env python3
"""Walks through the gallery in a real window by keys and pointer, and takes a picture of each place.

scripts/gallery-walk.py FOLDER [--program PROGRAM] [NAME ...]

Writes FOLDER/NAME/00-place.png for each of the named looks (such as light, narrow or arabic; all without
a name), and prints what should have happened to files and didn't. Needs xprop and the same as
gallery_window.py, and a release build of the gallery.
"""
import argparse, glob, hashlib, os, shutil, subprocess, sys, tempfile, time

from gallery_window import PROGRAM, ROOT, Screen

import numpy

LOOKS = {
    "light": dict(size=(1280, 800)),
    "dark": dict(size=(1280, 800), dark=True),
    "narrow": dict(size=(400, 800)),
    "large": dict(size=(3840, 2160), scale=2),
    "german": dict(size=(1280, 800), language="de_DE.UTF-8"),
    "arabic": dict(size=(1280, 800), language="ar_EG.UTF-8", mirrored=True),
    "arabic-large-text": dict(size=(1280, 800), language="ar_EG.UTF-8", mirrored=True, text=2),
    "large-text": dict(size=(400, 800), dark=True, language="de_DE.UTF-8", text=2),
    "touch": dict(size=(400, 800), touch=True),
    "touch-dark": dict(size=(400, 800), touch=True, dark=True),
}
PHOTOS = {
    "Animals": ["02-cat", "04-raccoon"],
    "Space": ["03-earth", "05-launch", "06-astronaut", "08-deep-field", "20-deep-field"],
    "Things": ["01-dandelion", "07-coffee", "11-gravel", "12-grass", "13-bricks", "16-turning-earth", "19-dandelion"],
    "People": ["09-grace-hopper", "10-staircase"],
}


def library(folder):
    """Samples in folders, with dates of three years, copies, several pages and a damaged file."""
    day = 0
    for name, photos in PHOTOS.items():
        os.makedirs(os.path.join(folder, name))
        for photo in photos:
            source, = glob.glob(os.path.join(ROOT, "samples", photo + ".*"))
            target = shutil.copy(source, os.path.join(folder, name))
            day += 47
            os.utime(target, (1_700_000_000 + day * 86_400,) * 2)
    sample = lambda name: os.path.join(ROOT, "samples", name)
    convert = lambda *words: subprocess.run(["convert", *words], check=True)
    copy = os.path.join(folder, "Animals/raccoon small.jpg")
    convert(sample("04-raccoon.jpg"), "-resize", "50%", "-quality", "70", copy)
    pages = os.path.join(folder, "Things/three pages.tif")
    convert(*[sample(name) for name in ("11-gravel.jpg", "12-grass.jpg", "13-bricks.jpg")], "-resize", "600x", pages)
    for path in copy, pages:
        os.utime(path, (1_690_000_000,) * 2)
    with open(sample("12-grass.jpg"), "rb") as whole, open(os.path.join(folder, "Things/damaged.jpg"), "wb") as part:
        part.write(whole.read()[:900])


class Walk:
    def __init__(self, folder, program, size, scale=1, dark=False, language="C.UTF-8", touch=False,
                 text=1, mirrored=False):
        self.folder, self.scale, self.count, self.problems = folder, scale, 0, []
        self.home = tempfile.mkdtemp(prefix="gallery-walk-")
        self.library = os.path.join(self.home, "Photos")
        library(self.library)
        if touch:
            from mutter_screen import MutterScreen
            self.screen = MutterScreen(*size)
        else:
            self.screen = Screen(*size)
        self.width, self.mirrored = size[0] / scale, mirrored
        os.makedirs(os.path.join(self.home, ".config/gtk-4.0"))
        with open(os.path.join(self.home, ".config/gtk-4.0/settings.ini"), "w") as file:
            file.write(f"[Settings]\ngtk-application-prefer-dark-theme={str(dark).lower()}\n")
        if text != 1:
            subprocess.run(["xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", f"Xft.dpi: {96 * text}"],
                           env=os.environ | self.screen.environment, check=True)
        environment = self.screen.environment | {
            "GSK_RENDERER": "cairo", "LANG": language, "LC_ALL": language, "GDK_SCALE": str(scale), "HOME": self.home,
            "XDG_DATA_HOME": os.path.join(self.home, "data")}
        environment.setdefault("XDG_RUNTIME_DIR", self.home)
        environment.pop("LANGUAGE", None)
        desktop = numpy.array(self.screen.pixels)
        self.log = open(os.path.join(folder, "messages"), "w")
        self.gallery = subprocess.Popen([program, self.library], env=environment, stdout=self.log, stderr=self.log)
        # A busy machine takes long to show a window.
        for _ in range(60):
            time.sleep(4)
            rows = numpy.abs(self.screen.pixels.astype(int) - desktop).max(axis=(1, 2))
            if (rows > 60).any(): break
        # A desktop may leave a window a part of the screen.
        self.height = (numpy.flatnonzero(rows > 60)[-1] + 1) / scale

    def close(self):
        self.gallery.terminate()
        self.gallery.wait(10)
        self.screen.close()
        shutil.rmtree(self.home)

    # What a person does

    def press(self, *keys, times=1):
        if self.mirrored: keys = [{"Left": "Right", "Right": "Left"}.get(key, key) for key in keys]
        for _ in range(times):
            self.screen.press(*keys)
            time.sleep(0.06)

    def type(self, text):
        names = {" ": ["space"], ",": ["comma"], "/": ["slash"], "-": ["minus"], ".": ["period"],
                 "_": ["Shift_L", "underscore"]}
        for letter in text:
            self.press(*names.get(letter, ["Shift_L", letter] if letter.isupper() else [letter]))

    def choose(self, *words):
        """Chooses a command of the context menu by what it begins with, and of its submenus."""
        self.press("Menu"); self.wait()
        for word in words:
            self.type(word); self.press("Return"); self.wait()

    def point(self, x, y):
        if self.mirrored: x = self.width - x
        self.screen.move_pointer(x * self.scale, y * self.scale)
        time.sleep(0.05)

    def click(self, x, y, button=1):
        self.point(x, y)
        self.screen.button(button, True)
        time.sleep(0.05)
        self.screen.button(button, False)

    def wheel(self, x, y, button, modifier, times):
        self.point(x, y)
        self.screen.hold(modifier)
        for _ in range(times):
            self.screen.button(button, True)
            self.screen.button(button, False)
            time.sleep(0.05)
        self.screen.release(modifier)

    def drag(self, start, end):
        """Presses the pointer and moves it; letting go is the caller's."""
        self.point(*start)
        self.screen.button(1, True)
        for part in range(1, 21):
            self.point(*[a + (b - a) * part / 20 for a, b in zip(start, end)])

    # What fingers do

    def tap(self, x, y, seconds=0.06):
        self.screen.down(x, y)
        time.sleep(seconds)
        self.screen.up()

    def swipe(self, *fingers, seconds=0.25, rests=False):
        """Moves each finger from its start to its end, and lifts them unless they are to rest there."""
        for number, (start, _) in enumerate(fingers): self.screen.down(*start, number)
        for part in range(1, 16):
            time.sleep(seconds / 15)
            for number, (start, end) in enumerate(fingers):
                self.screen.move(*[a + (b - a) * part / 15 for a, b in zip(start, end)], number)
        if not rests: self.lift(len(fingers))

    def lift(self, fingers=1):
        for number in range(fingers): self.screen.up(number)

    # What is seen

    def wait(self, limit=6):
        """Until nothing has moved for a third of a second."""
        end, former, since = time.monotonic() + limit, None, 0
        while time.monotonic() < end:
            now = hashlib.md5(numpy.ascontiguousarray(self.screen.pixels)).digest()
            since = since + 1 if now == former else 0
            if since >= 3: return
            former = now
            time.sleep(0.12)

    def see(self, name, settled=True, limit=6):
        if settled: self.wait(limit)
        pixels = numpy.ascontiguousarray(self.screen.pixels[:, :, ::-1])
        path = os.path.join(self.folder, f"{self.count:02}-{name}.png")
        height, width, _ = pixels.shape
        subprocess.run(["convert", "-size", f"{width}x{height}", "-depth", "8", "rgb:-", path],
                       input=pixels.tobytes(), check=True)
        self.count += 1
        if self.gallery.poll() is not None: raise SystemExit(f"{name}: the gallery has ended")

    def expect(self, what, condition, limit=10):
        end = time.monotonic() + limit
        while not condition():
            if time.monotonic() > end:
                print(f"{os.path.basename(self.folder)}: {what}")
                self.problems.append(what)
                return
            time.sleep(0.1)

    @property
    def names(self):
        """Photos on disk, without what is kept beside them."""
        found = glob.glob(os.path.join(self.library, "**/*"), recursive=True)
        return sorted(os.path.basename(path) for path in found
                      if os.path.isfile(path) and not path.endswith(".xmp"))

    @property
    def sidecars(self):
        return [open(path).read() for path in glob.glob(os.path.join(self.library, "**/*.xmp"), recursive=True)]


def walk(at):
    at.point(at.width / 2, at.height - 8)
    at.see("grid")
    # Where photos are found.
    at.press("F9"); at.see("sidebar-toggled")
    at.press("F9"); at.see("sidebar-back")
    at.press("Control_L", "2"); at.see("folders")
    at.press("Control_L", "3"); at.see("months")
    at.press("Control_L", "1")
    at.press("Control_L", "minus", times=2); at.see("small")
    at.press("Control_L", "0"); at.see("usual")
    at.press("Control_L", "f"); at.wait(); at.type("earth"); at.see("search")
    at.press("Escape"); at.press("Escape"); at.wait()
    at.press("F10"); at.see("menu"); at.press("Escape"); at.wait()
    # What is done with several.
    names = at.names
    at.press("Home"); at.press("Shift_L", "Right", times=2); at.see("selection")
    at.press("period"); at.see("favorites")
    at.expect("favorites aren't in sidecars", lambda: len(at.sidecars) == 3)
    at.press("Alt_L", "4"); at.wait()
    at.expect("stars aren't in sidecars", lambda: sum("Rating" in text for text in at.sidecars) == 3)
    at.press("Menu"); at.see("context-menu"); at.press("Escape"); at.wait()
    at.press("F2"); at.see("rename"); at.press("Escape"); at.wait()
    at.press("Control_L", "e"); at.see("export"); at.press("Escape"); at.wait()
    at.press("Control_L", "d"); at.see("duplicated")
    at.expect("nothing was duplicated", lambda: len(at.names) == len(names) + 3)
    at.press("Control_L", "z")
    at.expect("duplicates stay after an undo", lambda: at.names == names)
    at.wait()
    at.press("Delete"); at.see("deleted")
    at.expect("nothing was moved to the trash", lambda: len(at.names) == len(names) - 3)
    at.press("Control_L", "z"); at.see("undone")
    at.expect("photos aren't back after an undo", lambda: at.names == names)
    at.press("Escape"); at.wait()
    at.press("Control_L", "f"); at.wait(); at.type("animals"); at.wait(); at.press("Return"); at.wait()
    at.drag((at.width - 40, at.height - 60), (at.width * 0.1 if at.width < 600 else 420, 140)); at.see("rubber-band")
    at.screen.button(1, False); at.wait(); at.press("Escape"); at.press("Escape"); at.press("Escape"); at.wait()
    # Where deleted photos and those that look alike are.
    if at.width >= 600:
        at.press("Home"); at.press("Delete"); at.wait()
        at.click(78, 243); at.see("trash")
        at.click(at.width - 40, 15); at.see("empty"); at.press("Escape"); at.wait()
        at.click(78, 63); at.wait(); at.press("Control_L", "z")
        at.expect("a photo stays in the trash after an undo", lambda: at.names == names)
        at.click(78, 207); at.wait(); time.sleep(2); at.see("duplicates")
        at.click(78, 63); at.wait()
    # A photo.
    at.point(at.width * 0.4, at.height * 0.45)
    at.press("Home"); at.press("Right", times=3); at.wait()
    at.press("Return"); time.sleep(0.12); at.see("opening", settled=False)
    at.see("photo")
    at.press("t"); at.see("filmstrip")
    at.press("Right"); time.sleep(0.1); at.see("turning", settled=False); at.wait()
    at.press("i"); at.see("information")
    at.press("Alt_L", "Return"); at.see("metadata"); at.press("Escape"); at.wait()
    at.press("i"); at.wait()
    at.press("1"); at.press("plus"); at.see("zoomed"); at.press("0"); at.wait()
    at.press("r"); at.see("turned"); at.press("Control_L", "z"); at.wait()
    at.press("e"); at.see("editor")
    at.press("Tab", times=6); at.press("Right", times=30); at.see("edited")
    at.click(at.width - 30, 15); at.see("edit-kept")
    at.press("Control_L", "z"); at.see("edit-undone")
    at.press("c"); at.see("compare"); at.press("Escape"); at.wait()
    at.press("F5"); time.sleep(1); at.see("slideshow", settled=False); at.press("Escape"); at.wait()
    at.press("F11"); at.see("full-screen"); at.press("F11"); at.wait()
    at.press("Menu"); at.see("photo-menu"); at.press("Escape"); at.wait()
    at.click(at.width * 0.4, at.height * 0.45, button=3); at.see("photo-click"); at.press("Escape"); at.wait()
    at.press("t"); at.press("End"); at.see("last-photo")
    at.press("Escape"); time.sleep(0.12); at.see("closing", settled=False); at.see("closed")
    # Videos, pages and damaged files.
    for name, words in (("video", "19 dandelion"), ("pages", "three pages"), ("damaged", "damaged")):
        at.press("Control_L", "f"); at.wait(); at.type(words); at.wait()
        at.press("Return"); at.wait(); at.press("Return"); at.see(name, limit=3)
        at.press("Escape"); at.wait(2); at.press("Escape"); at.press("Escape"); at.wait()
    # The program itself.
    at.press("Control_L", "comma"); at.see("settings"); at.press("Escape"); at.wait()
    at.press("F1"); at.see("keys"); at.press("Escape"); at.wait()


def walk_further(at):
    """What needs words of the menus and places of the window."""
    names, elsewhere = at.names, os.path.join(at.home, "Elsewhere")
    os.mkdir(elsewhere)
    there = lambda: sorted(name for name in os.listdir(elsewhere) if not name.endswith(".xmp"))
    # Files.
    def choose_two():
        at.press("Home"); at.press("Down"); at.wait(); at.press("Shift_L", "Right"); at.wait()

    choose_two()
    for command in "copy to", "move to":
        at.choose("file", command); time.sleep(1); at.type(elsewhere); at.see(command.replace(" ", "-"))
        at.press("Return"); at.wait()
        left = len(names) - (2 if command == "move to" else 0)
        at.expect(f"{command} did nothing", lambda: len(there()) == 2 and len(at.names) == left)
        at.see("done"); at.press("Control_L", "z")
        at.expect(f"{command} isn't undone", lambda: at.names == names and not there())
        at.wait()
    at.press("Escape"); at.wait(); choose_two()
    at.press("Control_L", "c")
    copied = lambda: subprocess.run(["xclip", "-o", "-selection", "clipboard", "-t", "text/uri-list"],
                                    env=at.screen.environment, capture_output=True).stdout
    at.expect("the clipboard has no files", lambda: copied().count(b"file://") == 2)
    at.press("F2"); at.wait(); at.press("Control_L", "a"); at.type("Trip "); at.see("names"); at.press("Escape"); at.wait()
    at.choose("share", "print"); time.sleep(1); at.see("print"); at.press("Escape"); at.wait()
    at.choose("share", "share"); at.see("share"); at.press("Escape"); at.wait()
    at.choose("open with"); at.see("open-with"); at.press("Escape"); at.press("Escape"); at.wait()
    at.choose("rate"); at.see("rate"); at.press("Escape"); at.press("Escape"); at.wait()
    at.press("Escape"); at.wait()
    at.press("Control_L", "o"); time.sleep(1); at.see("open"); at.press("Escape"); at.wait()
    # The pointer.
    at.point(565, 180); time.sleep(1.5); at.see("hover-video", settled=False)
    at.point(365, 430); time.sleep(1); at.see("hover")
    at.wheel(565, 430, 5, "Control_L", 3); at.see("wheel"); at.wheel(565, 430, 4, "Control_L", 3); at.wait()
    at.drag((1152, 22), (1190, 22)); at.see("slider"); at.drag((1190, 22), (1152, 22)); at.screen.button(1, False); at.wait()
    at.press("F10"); at.wait(); at.type("name"); at.press("Return"); at.see("by-name")
    at.press("F10"); at.wait(); at.type("newest"); at.press("Return"); at.wait()
    at.press("F10"); at.wait(); at.type("rated"); at.press("Return"); at.see("rated"); at.press("Escape"); at.press("Escape")
    at.wait(); at.press("Home"); at.wait()
    at.drag((365, 430), (78, 395)); at.see("dragged-to-a-folder"); at.screen.button(1, False); at.see("dropped")
    at.click(160, 498); at.see("moved")
    at.expect("the photo isn't in its new folder", lambda: os.path.exists(os.path.join(at.library, "Space/10-staircase.jpg")))
    at.press("Control_L", "z"); at.wait(); at.press("Home"); at.wait()
    at.press("Shift_L", "Delete"); at.see("delete-for-good"); at.press("Escape"); at.wait()
    # What is said of a photo.
    at.point(500, 430); at.press("Home"); at.press("Down"); at.press("Right"); at.press("Return"); at.wait()
    at.press("i"); at.wait()
    for y, words in (74, "Rear admiral"), (124, "Computer pioneer"), (347, "navy, portrait"):
        at.click(at.width - 160, y); at.type(words); at.press("Return"); at.wait()
    at.see("described")
    for word in "Rear admiral", "Computer pioneer", "navy", "portrait":
        at.expect(f"{word} isn't in a sidecar", lambda: any(word in text for text in at.sidecars))
    at.click(40, 400); at.wait(); at.press("i"); at.wait()
    # An edit that is saved into the photo.
    photo, = glob.glob(os.path.join(at.library, "People/09*.jpg"))
    bytes_of = lambda path: open(path, "rb").read()
    before = bytes_of(photo)
    at.press("e"); at.wait(); at.press("Tab", times=6); at.press("Left", times=20); at.wait(); at.press("Return"); at.wait()
    at.press("Control_L", "s"); at.see("save"); at.press("Return")
    at.expect("the edit wasn't saved", lambda: bytes_of(photo) != before)
    at.see("saved"); at.press("Control_L", "z")
    at.expect("the photo isn't as before", lambda: bytes_of(photo) == before)
    at.see("save-undone"); at.press("Escape"); at.wait()
    at.press("Control_L", "f"); at.wait(); at.type("navy"); at.see("by-tag")
    at.press("Escape"); at.press("Escape"); at.wait()


def walk_by_touch(at):
    names, middle = at.names, at.width / 2
    at.see("grid")
    at.swipe(((middle, 600), (middle, 200))); time.sleep(0.2); at.see("flung", settled=False); at.see("scrolled")
    at.swipe(((middle, 150), (middle, 650))); at.wait()
    at.swipe(((150, 400), (190, 400)), ((250, 400), (210, 400)), seconds=0.5); at.see("more-columns")
    at.swipe(((190, 400), (120, 400)), ((210, 400), (280, 400)), seconds=0.5); at.see("fewer-columns")
    at.tap(28, 28); at.see("sidebar"); at.tap(100, 150); at.see("by-sidebar")
    at.tap(28, 28); at.wait(); at.tap(100, 62); at.wait()
    # A photo.
    at.tap(100, 330); time.sleep(0.15); at.see("opening", settled=False); at.see("photo")
    at.swipe(((350, 400), (100, 400)), rests=True); at.see("between-pages"); at.lift(); at.see("next-photo")
    at.swipe(((190, 400), (100, 400)), ((210, 400), (300, 400)), seconds=0.4); at.see("zoomed")
    at.swipe(((300, 400), (100, 480)), seconds=0.4); at.see("panned")
    at.swipe(((80, 400), (190, 400)), ((320, 400), (210, 400)), seconds=0.4); at.see("zoomed-out")
    at.tap(middle, 400); time.sleep(0.1); at.tap(middle, 400); at.see("double-tap")
    at.tap(middle, 400); time.sleep(0.1); at.tap(middle, 400); at.wait()
    at.tap(middle, 400, seconds=1); at.see("menu"); at.tap(390, at.height - 20); at.wait(); time.sleep(3)
    at.tap(middle, 200); at.see("bars"); at.tap(246, 22); at.see("information")
    at.swipe(((middle, 500), (middle, 60))); at.see("information-whole")
    at.swipe(((middle, 90), (middle, at.height - 10))); at.see("information-away")
    at.swipe(((middle, 350), (middle + 30, 560)), rests=True); at.see("pulled-down")
    at.lift(); time.sleep(0.1); at.see("closing", settled=False); at.see("closed")
    # Several.
    for _ in range(4): at.swipe(((middle, 150), (middle, 650)), seconds=0.1); at.wait()
    at.tap(100, 200, seconds=0.7); at.see("selecting"); at.tap(300, 400); at.tap(300, 200); at.see("selected")
    at.tap(316, at.height - 42); at.see("deleted")
    at.expect("nothing was moved to the trash", lambda: len(at.names) == len(names) - 2)
    at.tap(336, at.height - 42); at.see("undone")
    at.expect("photos aren't back after an undo", lambda: at.names == names)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("names", nargs="*", default=[])
    parser.add_argument("--program", default=PROGRAM)
    options = parser.parse_args()
    names = options.names or list(LOOKS)
    if len(names) > 1:
        # GStreamer and PipeWire keep the first desktop of a process.
        command = [sys.executable, __file__, "--program", options.program, options.folder]
        sys.exit(any([subprocess.run(command + [name]).returncode for name in names]))
    name, = names
    folder = os.path.join(options.folder, name)
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    at = Walk(folder, os.path.realpath(options.program), **LOOKS[name])
    try:
        if LOOKS[name].get("touch"): walk_by_touch(at)
        else: walk(at)
        if name in ("light", "dark"): walk_further(at)
    finally: at.close()
    sys.exit(bool(at.problems))


if __name__ == "__main__":
    main()
