"""A separate display: Xvfb whose pixels are read from memory, and keys pressed through XTEST."""

import ctypes
import ctypes.util
import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time

import numpy

WIDTH, HEIGHT = 1280, 800


def _library(name):
    path = ctypes.util.find_library(name)
    if path is None:
        raise SystemExit(f"lib{name} is missing: run this with --install.")
    return ctypes.CDLL(path)


class Screen:
    """An X server, a window manager that fills the screen with each window, and its pixels.

    Pixels are read where the server writes them, which costs neither the server nor the viewer
    anything: no request is sent.
    """

    def __init__(self, width=WIDTH, height=HEIGHT):
        self.folder = tempfile.mkdtemp(prefix="viewers-screen-")
        reading, writing = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24",
             "-fbdir", self.folder, "-nolisten", "tcp"],
            pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as lines:
            self.name = ":" + lines.readline().strip()
        self.pixels = self._map(width, height)
        self.manager = subprocess.Popen(
            ["matchbox-window-manager", "-display", self.name, "-use_titlebar", "no",
             "-use_cursor", "no"], stderr=subprocess.DEVNULL)
        self._connect()

    @property
    def environment(self):
        """For programs that are to appear here, and to know nothing of another desktop."""
        environment = {key: value for key, value in os.environ.items() if not key.startswith("XDG_")}
        for name in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"):
            environment.pop(name, None)
        return environment | {"DISPLAY": self.name, "GDK_BACKEND": "x11"}

    def _map(self, width, height):
        with open(os.path.join(self.folder, "Xvfb_screen0"), "r+b") as file:
            memory = mmap.mmap(file.fileno(), 0)
        # The header of an X window dump: its own size, then the layout.
        fields = struct.unpack(">25I", memory[:100])
        start = fields[0] + fields[19] * 12
        rows = numpy.frombuffer(memory, numpy.uint8, height * fields[12], start)
        return rows.reshape(height, fields[12] // 4, 4)[:, :width, :3]

    def _connect(self):
        self._x11, self._test = _library("X11"), _library("Xtst")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XStringToKeysym.restype = ctypes.c_ulong
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(self.name.encode()))
        if not self._display:
            raise SystemExit(f"The X server {self.name} cannot be reached.")

    def _key(self, name, is_down):
        symbol = ctypes.c_ulong(self._x11.XStringToKeysym(name.encode()))
        code = self._x11.XKeysymToKeycode(self._display, symbol)
        self._test.XTestFakeKeyEvent(self._display, code, int(is_down), ctypes.c_ulong(0))
        self._x11.XFlush(self._display)

    def press(self, *names):
        """Presses and releases keys together; returns when that began."""
        moment = time.monotonic()
        for name in names:
            self._key(name, True)
        for name in reversed(names):
            self._key(name, False)
        return moment

    def hold(self, name):
        self._key(name, True)

    def release(self, name):
        self._key(name, False)

    def move_pointer(self, x, y):
        self._test.XTestFakeMotionEvent(self._display, 0, int(x), int(y), ctypes.c_ulong(0))
        self._x11.XFlush(self._display)

    def button(self, number, is_down):
        self._test.XTestFakeButtonEvent(self._display, number, int(is_down), ctypes.c_ulong(0))
        self._x11.XFlush(self._display)

    def close(self):
        self._x11.XCloseDisplay(self._display)
        for process in (self.manager, self.server):
            process.terminate()
            process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
