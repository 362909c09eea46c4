"""The compared viewers: how each is installed, started and controlled."""

import dataclasses
import os
import pathlib
import subprocess
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
OWN = "ours"
BEFORE = "before"
FLOOR = "floor"


@dataclasses.dataclass
class Viewer:
    name: str
    # Debian's package; None is built here.
    package: str | None
    # Arguments that show one photo among those of its folder; {photo}, {folder}, {number}.
    photo: list[str]
    next_key: str = "Right"
    # Arguments that show a folder as thumbnails; None when the viewer has no such view.
    grid: list[str] | None = None
    # Shows the photo at actual size.
    actual_size_key: str | None = None
    # Configuration files in the home folder that disable questions and animations.
    settings: dict[str, str] = dataclasses.field(default_factory=dict)


STILL = {".config/gtk-4.0/settings.ini": "[Settings]\ngtk-enable-animations=false\n"}


# In a strip of thumbnails other photos than the shown one would be recognized.
ALONE = {".config/glib-2.0/settings/keyfile": "[org/gnome/gthumb/browser]\nthumbnail-list-visible=false\n"}


def own(program, before=None):
    found = [
        gallery(OWN, program),
        Viewer(f"{OWN}, reduced motion", None, [program, "{photo}"], settings=STILL),
    ]
    return found + ([gallery(BEFORE, before)] if before else [])


def gallery(name, program):
    return Viewer(name, None, [program, "{photo}"], grid=[program, "{folder}"], actual_size_key="1")


def peers(floor):
    return [
        Viewer(FLOOR, None, [floor, "{photo}"], grid=[floor, "{folder}"]),
        Viewer("feh", "feh", ["feh", "--scale-down", "--geometry", "1280x800", "--start-at",
                              "{photo}", "{folder}"],
               grid=None),
        Viewer("nsxiv", "nsxiv", ["sh", "-c", "exec nsxiv -n $(({number}+1)) {folder}/*.jpg"],
               next_key="n", grid=["sh", "-c", "exec nsxiv -t {folder}/*.jpg"]),
        Viewer("viewnior", "viewnior", ["viewnior", "{photo}"]),
        Viewer("qimgv", "qimgv", ["qimgv", "{photo}"]),
        Viewer("geeqie", "geeqie", ["geeqie", "-t", "--disable-clutter", "{photo}"],
               next_key="Page_Down"),
        Viewer("gThumb", "gthumb", ["gthumb", "{photo}"], next_key="Page_Down",
               grid=["gthumb", "{folder}"], settings=ALONE),
        Viewer("eog", "eog", ["eog", "{photo}"]),
    ]


def install():
    """What the script itself needs, and the viewers."""
    packages = ["xvfb", "matchbox-window-manager", "libxtst6", "libx11-6", "libvips-tools", "gcc",
                "libgtk-4-dev", "libvips-dev", "python3-numpy"]
    packages += [viewer.package for viewer in peers("") if viewer.package]
    subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", *packages], check=True,
                   env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})


def build_floor(folder):
    """Our libraries with the least code, compiled once."""
    program = folder / "floor"
    source = pathlib.Path(__file__).with_name("floor.c")
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", "gtk4", "vips"], check=True,
                               capture_output=True, text=True).stdout.split()
        subprocess.run(["gcc", "-O2", str(source), "-o", str(program), *flags], check=True)
    return str(program)


class Process:
    """A viewer that runs on a screen, with a home folder of its own."""

    def __init__(self, viewer, arguments, screen, home):
        for path, text in viewer.settings.items():
            file = home / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        environment = {
            "PATH": os.environ["PATH"], "HOME": str(home), "DISPLAY": screen.name,
            "LANG": "C.UTF-8", "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1",
            "GSETTINGS_BACKEND": "keyfile", "XDG_RUNTIME_DIR": str(home), "QT_QPA_PLATFORM": "xcb",
        }
        self._ends, self._most_megabytes = threading.Event(), 0
        self._errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            arguments, env=environment, cwd=home, stdout=subprocess.DEVNULL, stderr=self._errors)

    def _tree(self):
        children = {}
        for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = path.read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            children.setdefault(int(fields[1]), []).append((int(path.parent.name), fields))
        found, queue = [], [self.process.pid]
        own = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        found.append((self.process.pid, own))
        while queue:
            for pid, fields in children.get(queue.pop(), []):
                found.append((pid, fields))
                queue.append(pid)
        return found

    def cpu_seconds(self):
        """Of the program and its child processes."""
        ticks = 0
        for _, fields in self._tree():
            ticks += sum(int(value) for value in fields[11:15])
        return ticks / os.sysconf("SC_CLK_TCK")

    def watch_memory(self):
        """Looks ten times a second from now on how much memory the program and its children have."""
        def look():
            while not self._ends.wait(0.1):
                self._most_megabytes = max(self._most_megabytes, self._megabytes())
        self._watching = threading.Thread(target=look, daemon=True)
        self._watching.start()

    def peak_megabytes(self):
        """The most since `watch_memory()`."""
        self._ends.set()
        self._watching.join()
        return max(self._most_megabytes, self._megabytes())

    def _megabytes(self):
        """What several processes share counts once."""
        kilobytes = 0
        try:
            for pid, _ in self._tree():
                for line in pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                    if line.startswith("Pss:"):
                        kilobytes += int(line.split()[1])
        except OSError:
            # A process ended meanwhile.
            return 0
        return kilobytes / 1024

    @property
    def has_ended(self):
        return self.process.poll() is not None

    def errors(self):
        self._errors.seek(0)
        return self._errors.read().decode(errors="replace")[-2000:]

    def close(self):
        self._ends.set()
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._errors.close()
