"""The gallery in a real window on its own display, for scripts that drive it by keys.

Needs Xvfb, matchbox-window-manager, xdotool, ImageMagick and numpy.
"""
import os, subprocess, sys, time

import numpy

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "Benchmarks/viewers"))
from screen import Screen  # noqa: E402

PROGRAM = os.path.join(ROOT, ".build/release/gallery")
CELLS = 8


def means(pixels):
    """Of CELLS × CELLS fields; three channels each."""
    rows = numpy.array_split(pixels.astype(numpy.float32), CELLS, axis=0)
    return numpy.array([
        [cell.mean(axis=(0, 1)) for cell in numpy.array_split(row, CELLS, axis=1)] for row in rows])


def looks(path):
    """A photo's size and appearance: blue, green and red of its fields."""
    if isinstance(path, str):
        path = os.fsencode(path)
    size = subprocess.run(["identify", "-format", "%w %h", b"jpeg:" + path], check=True,
                          stdout=subprocess.PIPE).stdout.split()
    width, height = int(size[0]), int(size[1])
    data = subprocess.run(["convert", b"jpeg:" + path, "-depth", "8", "rgb:-"], check=True,
                          stdout=subprocess.PIPE).stdout
    pixels = numpy.frombuffer(data, numpy.uint8).reshape(height, width, 3)[:, :, ::-1]
    return (width, height), means(pixels)


class Gallery:
    """A running gallery. Leave it with close()."""

    def __init__(self, path, home, program=PROGRAM):
        self.screen = Screen()
        self.errors = os.path.join(home, "errors")
        environment = os.environ | {
            "DISPLAY": self.screen.name, "GDK_BACKEND": "x11", "LANG": "C.UTF-8",
            "XDG_CACHE_HOME": os.path.join(home, "cache"), "XDG_DATA_HOME": os.path.join(home, "data"),
            # Nobody answers there: without an address GIO would start a bus where dbus-launch is installed.
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/tmp/dbus-nobody"}
        environment.pop("WAYLAND_DISPLAY", None)
        self.environment = environment
        with open(self.errors, "wb") as errors:
            self.process = subprocess.Popen([program, path], env=environment, stderr=errors)

    def press(self, *names):
        return self.screen.press(*names)

    @property
    def title(self):
        found = subprocess.run(
            ["xdotool", "getactivewindow", "getwindowname"], env=self.environment,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
        return found.decode(errors="replace").strip()

    def shows(self, photo, tolerance=6):
        """Whether the photo, as looks() gave it, fills the window."""
        (width, height), expected = photo
        rows, columns, _ = self.screen.pixels.shape
        scale = min(columns / width, rows / height, 1)
        width, height = int(width * scale), int(height * scale)
        left, top = (columns - width) // 2, (rows - height) // 2
        seen = means(self.screen.pixels[top:top + height, left:left + width])
        return abs(seen - expected).mean() <= tolerance

    @property
    def middle(self):
        """The window without the overlays at its upper and lower edge."""
        return self.screen.pixels[100:-130]

    @property
    def is_black(self):
        """Whether the window is empty: no image and no text."""
        return (self.middle.max(axis=2) > 60).sum() < 40

    def differs(self, before):
        """Whether the middle differs by more than a few words of text."""
        change = abs(self.middle.astype(numpy.int16) - before).max(axis=2)
        return (change > 24).sum() > 60

    def wait(self, condition, seconds=20):
        """The seconds it took; None if it never happened."""
        begin = time.monotonic()
        while time.monotonic() < begin + seconds:
            if condition():
                return time.monotonic() - begin
            self.check()
            time.sleep(0.005)
        return None

    def rest(self, seconds=60):
        """Waits until the program has been idle for a second."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            before = self.work
            time.sleep(1)
            if self.work - before <= 1:
                return
            self.check()

    @property
    def work(self):
        """The processor time it has used, in hundredths of a second."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])

    def check(self):
        if self.process.poll() is not None:
            sys.exit(f"the gallery ended by itself, status {self.process.returncode}: {self.said}")

    @property
    def said(self):
        with open(self.errors, errors="replace") as file:
            return file.read()

    def peak(self):
        """Its anonymous memory in MB."""
        with open(f"/proc/{self.process.pid}/status") as file:
            lines = [line for line in file if line.startswith("VmHWM")]
        return int(lines[0].split()[1]) >> 10

    def picture(self, path):
        rows, columns, _ = self.screen.pixels.shape
        data = numpy.ascontiguousarray(self.screen.pixels[:, :, ::-1]).tobytes()
        subprocess.run(["convert", "-size", f"{columns}x{rows}", "-depth", "8", "rgb:-", path],
                       input=data, check=True)

    def close(self):
        self.press("Control_L", "q")
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.screen.close()
