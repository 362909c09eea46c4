#!/usr/bin/python3
"""Each file that ended, hung or misused the program, alone with a harmless photo: nothing happens any more.

    scripts/hostile-files.py FOLDER [--pictures DIR] [--only TEXT] [--program .build/release/gallery]

FOLDER holds such files; what its make_overflow.py and reference_movies.py make is tried as well, where they are
there, and so are lists of HLS and DASH that are called videos. A file X is tried with X.xmp where that is there,
and a video also with another one. Each is indexed, made a thumbnail of, shown in the grid of a real window,
opened, looked at in the panel and in the list of all metadata, played or exported, and opened as an argument.
All that runs under strace, in a home folder with files that are nobody's business.

Prints the seconds until the window answered each key, and what is wrong: a program that has ended, an answer
after more than a second, a socket that isn't the display's, the session's, the journal's or the sound's, an
address that is bound, or an opened file that wasn't given. Ends with 1 if anything is. Needs what
gallery_window.py does, and strace.
"""
import argparse, glob, json, os, re, shutil, sqlite3, subprocess, sys, tempfile, time

import numpy

from gallery_window import Gallery, PROGRAM, ROOT

LIMIT, PATIENCE = 1, 15
GOOD = "good.jpg"
VIDEOS = (".mp4", ".mov", ".mkv", ".webm")
WORDS = ('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
         '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="3"/></rdf:RDF>'
         "</x:xmpmeta>")
LISTS = {"hls.mp4": "#EXTM3U\n#EXTINF:9,\nhttp://127.0.0.1:8099/a.ts\n#EXT-X-ENDLIST\n",
         "dash.mp4": '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period>'
                     "<BaseURL>http://127.0.0.1:8099/a.mp4</BaseURL></Period></MPD>"}
# What a program of a desktop speaks to: its display, buses, the journal, what plays sound, libc's cache of names.
SPOKEN_TO = re.compile(
    r'@?"(/tmp/\.X11-unix/|.*/broadway\d+\.socket|/run/systemd/journal/|/run/user/|/tmp/(dbus|pulse)-'
    r'|(/var)?/run/(nscd|dbus|pulse)/)')
# GStreamer's scanner of plugins asks the kernel for devices, once in each home.
DEVICES = re.compile("NETLINK_KOBJECT_UEVENT|AF_NETLINK, nl_pid=0, nl_groups=0x000002")


def gather(source, work):
    """Paths of all files to try."""
    made = os.path.join(work, "made")
    os.mkdir(made)
    overflow, movies = (os.path.join(source, name) for name in ("make_overflow.py", "reference_movies.py"))
    if os.path.exists(overflow):
        profile = glob.glob("/usr/share/color/icc/**/*gray*.icc", recursive=True)[:1]
        for kind in ["gray", "cmyk"] + ["grayicc"] * len(profile):
            subprocess.run([sys.executable, overflow, os.path.join(made, f"overflow-{kind}.jpg"), "2400", "1600", kind,
                            "7", *profile], check=True)
    if os.path.exists(movies):
        secret = os.path.join(work, "home/film.mov")
        subprocess.run([sys.executable, movies, made, "http://127.0.0.1:8099/q.mov", "rtsp://127.0.0.1:8099/a",
                        "udp://127.0.0.1:8097", "file:///dev/zero", "file://" + secret,
                        "file://" + os.path.join(work, "home/pipe")], check=True)
    for name, text in LISTS.items():
        with open(os.path.join(made, name), "w") as file:
            file.write(text)
    found = sorted(glob.glob(os.path.join(source, "*.*"))) + sorted(glob.glob(os.path.join(made, "*.*")))
    return [path for path in found if not path.endswith((".py", ".xmp", ".md"))]


class Attempt:
    """One file in a home of its own; collects seconds and problems."""

    def __init__(self, path, sidecar, options, work):
        self.name, self.sidecar, self.options, self.work = os.path.basename(path), sidecar, options, work
        self.title = self.name + (" + xmp" if sidecar else "")
        self.home = os.path.join(work, "home")
        self.folder = os.path.join(self.home, "Pictures/trip")
        self.seconds, self.problems, self.traces = {}, [], []
        shutil.rmtree(self.home, ignore_errors=True)
        self.out = os.path.join(self.home, "state/out")
        for folder in (self.folder, self.out, os.path.join(self.home, "state/vitrine/gallery")):
            os.makedirs(folder)
        shutil.copyfile(path, os.path.join(self.folder, self.name))
        os.utime(os.path.join(self.folder, self.name), (1_700_000_000,) * 2)
        shutil.copy2(os.path.join(work, GOOD), self.folder)
        if sidecar:
            with open(os.path.join(self.folder, self.name + ".xmp"), "wb") as file:
                file.write(sidecar)
        for name in ("secret.txt", "Pictures/secret.txt", "Pictures/trip/secret.txt"):
            with open(os.path.join(self.home, name), "w") as file:
                file.write("nobody's business")
        for name in ("film.mov", "Pictures/film.mov"):
            shutil.copyfile(os.path.join(ROOT, "samples/19-dandelion.mp4"), os.path.join(self.home, name))
        os.mkfifo(os.path.join(self.home, "pipe"))
        with open(os.path.join(self.home, "state/vitrine/gallery/export.json"), "w") as file:
            json.dump({"folder": f"file://{self.out}/"}, file)
        os.environ.update({
            "HOME": self.home, "GST_REGISTRY": os.path.join(work, "gst-registry"),
            "XDG_CACHE_HOME": self.home + "/cache", "XDG_DATA_HOME": self.home + "/data",
            "XDG_STATE_HOME": self.home + "/state", "XDG_CONFIG_HOME": self.home + "/config"})

    @property
    def is_video(self):
        return self.name.endswith(VIDEOS)

    def wrong(self, step, text):
        self.problems.append(f"{step}: {text}")

    def traced(self, step):
        """A script that runs the program as itself, with a tracer beside it."""
        self.traces.append(os.path.join(self.work, f"trace {step}"))
        script = os.path.join(self.work, "traced")
        with open(script, "w") as file:
            file.write(f'#!/bin/sh\nexec strace -D -f -y -s 200 --seccomp-bpf -q -o "{self.traces[-1]}" '
                       f'-e trace=socket,connect,bind,listen,sendto,sendmsg,open,openat,openat2,creat '
                       f'"{self.options.program}" "$@"\n')
        os.chmod(script, 0o755)
        return script

    # Without a window

    def command(self, step, *arguments, allowed):
        begin = time.monotonic()
        process = subprocess.Popen([self.traced(step), *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        try:
            said = process.communicate(timeout=PATIENCE)[0].decode(errors="replace")
        except subprocess.TimeoutExpired:
            process.kill()
            return self.wrong(step, f"still busy after {PATIENCE} s")
        self.seconds[step] = time.monotonic() - begin
        if process.returncode not in allowed:
            self.wrong(step, f"status {process.returncode}: {said.strip()[-200:]}")
        return said

    def index(self):
        self.command("index", "--index", self.folder, allowed=(0,))
        try:
            database = sqlite3.connect(os.path.join(self.home, "cache/vitrine/gallery/index.sqlite"))
            names = {os.path.basename(path) for (path,) in database.execute("SELECT path FROM file")}
            database.close()
        except sqlite3.Error as error:
            return self.wrong("index", str(error))
        if os.fsencode(GOOD) not in {os.fsencode(n) if isinstance(n, str) else n for n in names}:
            self.wrong("index", "the harmless photo isn't in it")

    def thumbnail(self):
        said = self.command("thumbnail", "--thumbnail", os.path.join(self.work, "thumbnail.png"),
                            os.path.join(self.folder, self.name), allowed=(0, 1, 64))
        if said == "" and not os.path.exists(os.path.join(self.work, "thumbnail.png")):
            self.wrong("thumbnail", "neither a picture nor a sentence")

    # In a window

    def answer(self, step, keys, condition):
        """Presses keys together; how long it took until the window showed so."""
        self.at.press(*keys)
        took = self.at.wait(condition, PATIENCE)
        self.seconds[step] = max(self.seconds.get(step, 0), PATIENCE if took is None else took)
        if took is None:
            self.wrong(step, f"no answer after {PATIENCE} s, title {self.at.title!r}")
        elif took > LIMIT:
            self.wrong(step, f"answered after {took:.1f} s")

    def changes(self, columns):
        before = self.at.screen.pixels[:, columns].astype(numpy.int16)
        return lambda: (abs(self.at.screen.pixels[:, columns] - before).max(axis=2) > 24).sum() > 400

    def picture(self, place):
        if self.options.pictures:
            self.at.picture(os.path.join(self.options.pictures, f"{self.title} {place}.png"))

    def turn(self, step):
        """To the harmless photo and back, from wherever it stands."""
        forth, back = ("Right", "Left") if self.is_first else ("Left", "Right")
        self.answer(step, [forth], lambda: self.at.title == GOOD)
        self.answer(step, [back], lambda: self.at.title == self.name)

    def window(self, step, argument, visit):
        self.at = Gallery(argument, self.home, self.traced(step))
        try:
            if self.at.wait(lambda: not self.at.is_black, PATIENCE) is None:
                return self.wrong(step, "no window")
            visit()
            # What goes on in the background is waited for.
            time.sleep(1)
            self.at.check()
        except SystemExit as end:
            self.wrong(step, str(end)[:300])
        finally:
            self.at.close()
        if self.at.process.returncode:
            self.wrong(step, f"ended with {self.at.process.returncode}")
        if "atal error" in self.at.said:
            self.wrong(step, self.at.said[-300:])

    def visit(self):
        at, side, right = self.at, slice(0, 200), slice(900, 1280)
        time.sleep(1)
        self.picture("0 grid")
        self.answer("grid", ["F9"], self.changes(side))
        time.sleep(0.5)
        self.answer("grid", ["F9"], self.changes(side))
        time.sleep(0.5)
        at.press("Home")
        self.answer("page", ["Return"], lambda: at.title in (self.name, GOOD))
        self.is_first = at.title == self.name
        if not self.is_first:
            self.answer("page", ["Right"], lambda: at.title == self.name)
        time.sleep(1.2)
        self.picture("1 page")
        self.turn("turning")
        time.sleep(0.5)
        self.answer("panel", ["i"], self.changes(right))
        time.sleep(1)
        self.picture("2 panel")
        self.turn("panel")
        time.sleep(0.7)
        self.answer("list", ["Alt_L", "Return"], self.changes(slice(300, 900)))
        time.sleep(1)
        self.picture("3 all metadata")
        self.answer("list", ["Escape"], self.changes(slice(300, 900)))
        time.sleep(0.5)
        at.press("i")
        time.sleep(0.5)
        if self.is_video:
            at.press("space")
        else:
            self.answer("export", ["Control_L", "e"], self.changes(slice(300, 900)))
            time.sleep(0.5)
            at.press("Return")
        time.sleep(2.5)
        self.picture("4 playing" if self.is_video else "4 exported")
        self.turn("play" if self.is_video else "export")
        if not self.is_video:
            self.exported = [name for name in os.listdir(self.out)]
        at.press("Escape")
        time.sleep(1)
        self.answer("back", ["F9"], self.changes(side))

    def visit_argument(self):
        if self.at.wait(lambda: self.at.title == self.name, PATIENCE) is None:
            return self.wrong("argument", f"the window is called {self.at.title!r}")
        # The neighbors are read after the photo; which side they come to depends on the dates.
        begin, keys = time.monotonic(), ["Right", "Left"] * 40
        while keys and not self.reaches(keys.pop()):
            pass
        self.seconds["argument"] = time.monotonic() - begin
        if self.seconds["argument"] > LIMIT:
            self.wrong("argument", f"no page beside it for {self.seconds['argument']:.1f} s")
        self.picture("6 beside it")
        for key in "Left", "Right":
            self.at.press(key)
            if self.at.wait(lambda: self.at.title == self.name, 1):
                break
        time.sleep(1.5)
        self.picture("5 argument")

    def reaches(self, key):
        self.at.press(key)
        return self.at.wait(lambda: self.at.title == GOOD, 0.2) is not None

    # What it spoke to and opened

    def check_traces(self):
        own = {os.path.join(self.folder, n) for n in (self.name, self.name + ".xmp", GOOD, GOOD + ".xmp", "")}
        own |= {self.folder, os.path.splitext(os.path.join(self.folder, self.name))[0] + ".xmp"}
        for path in self.traces:
            step, seen = os.path.basename(path)[6:], set()
            time.sleep(0.2)
            with open(path, errors="replace") as lines:
                for line in lines:
                    seen.add(self.fault(line, own))
            for fault in sorted(filter(None, seen)):
                self.wrong(step, fault)
            os.unlink(path)

    def fault(self, line, own):
        call = re.search(r"(\w+)\(", line)
        if not call:
            return None
        kind = call[1]
        if kind == "socket":
            return None if "AF_UNIX" in line or DEVICES.search(line) else "socket " + line.split("(", 1)[1][:60].strip()
        if kind in ("bind", "listen"):
            return None if DEVICES.search(line) else f"{kind} " + line.split("(", 1)[1][:90].strip()
        if kind in ("connect", "sendto", "sendmsg"):
            address = re.search(r"sa_family=AF_(\w+)(?:, sun_path=([^}]*))?", line)
            if not address or address[1] == "UNIX" and SPOKEN_TO.match(address[2] or ""):
                return None
            return f"{kind} " + line.split("(", 1)[1][:90].strip()
        opened = re.search(r"= \d+<([^>]*)>", line)
        if not opened or "O_PATH" in line or "O_DIRECTORY" in line:
            return None
        place = opened[1]
        if place == "/dev/zero":
            return "opened " + place
        kept = [os.path.join(self.home, name) for name in ("cache", "data", "state", "config", "errors", ".config")]
        if not place.startswith(self.home + "/") or place in own or any(place.startswith(k) for k in kept):
            return None
        return None if os.path.isdir(place) else "opened " + place[len(self.home):]

    def run(self):
        self.index()
        self.thumbnail()
        self.window("window", self.folder, self.visit)
        self.window("argument", os.path.join(self.folder, self.name), self.visit_argument)
        self.check_traces()


STEPS = ["index", "thumbnail", "grid", "page", "turning", "panel", "list", "export", "play", "back", "argument"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--pictures")
    parser.add_argument("--only", default="")
    parser.add_argument("--program", default=PROGRAM)
    options = parser.parse_args()
    options.program = os.path.realpath(options.program)
    if options.pictures:
        os.makedirs(options.pictures, exist_ok=True)
    work = os.path.realpath(tempfile.mkdtemp(prefix="vitrine-files-"))
    isFine = True
    try:
        subprocess.run(["convert", os.path.join(ROOT, "samples/07-coffee.jpg"), "-resize", "900x600!", "-strip",
                        os.path.join(work, GOOD)], check=True)
        os.utime(os.path.join(work, GOOD), (1_600_000_000,) * 2)
        print(f"{'file':30}" + "".join(f"{step:>10}" for step in STEPS), flush=True)
        for path in gather(options.folder, work):
            beside = open(path + ".xmp", "rb").read() if os.path.exists(path + ".xmp") else None
            for sidecar in [beside] + ([WORDS.encode()] if path.endswith(VIDEOS) and not beside else []):
                attempt = Attempt(path, sidecar, options, work)
                if options.only not in attempt.title:
                    continue
                attempt.run()
                print(f"{attempt.title:30}" + "".join(
                    f"{attempt.seconds[step]:10.2f}" if step in attempt.seconds else f"{'':10}" for step in STEPS)
                    + ("" if attempt.is_video else f"  exported {getattr(attempt, 'exported', None)}"), flush=True)
                for problem in attempt.problems:
                    print("    " + problem.replace("\n", " "), flush=True)
                isFine = isFine and not attempt.problems
    finally:
        shutil.rmtree(work, ignore_errors=True)
    sys.exit(0 if isFine else 1)


if __name__ == "__main__":
    main()
