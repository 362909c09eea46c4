"""GNOME's compositor without a monitor: its own desktop, fingers, pointer, keys, and its pixels.

Needs mutter, pipewire, wireplumber, gstreamer1.0-pipewire, python3-gi and gir1.2-gst-plugins-base-1.0.
"""
import os, shutil, subprocess, tempfile, time

import gi
gi.require_version("Gst", "1.0")
from gi.repository import Gio, GLib, Gst  # noqa: E402

import numpy

MUTTER = "org.gnome.Mutter."
LEFT = 0x110  # BTN_LEFT of Linux' input events; the others follow: right, middle.


class MutterScreen:
    """A session bus, PipeWire and Mutter, driven as a remote desktop."""

    def __init__(self, width, height):
        self.size = width, height
        self.folder = tempfile.mkdtemp(prefix="mutter-screen-")
        self.environment = {key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "GSK_"))} | {
            "XDG_RUNTIME_DIR": self.folder, "HOME": self.folder, "GSETTINGS_BACKEND": "memory"}
        for name in ("DISPLAY", "WAYLAND_DISPLAY"):
            self.environment.pop(name, None)
        self.log = open(os.path.join(self.folder, "messages"), "w")
        bus = self._start("dbus-daemon", "--session", "--nofork", "--print-address=1", stdout=subprocess.PIPE)
        address = bus.stdout.readline().decode().strip()
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address
        self.others = [bus, self._start("pipewire"), self._start("wireplumber")]
        time.sleep(1)
        self.others.append(self._start(
            "mutter", "--headless", "--wayland", "--no-x11", "--virtual-monitor", f"{width}x{height}"))
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
            None, None)
        self._record()
        self.environment["WAYLAND_DISPLAY"] = next(
            name for name in sorted(os.listdir(self.folder)) if name.startswith("wayland-") and "." not in name)
        self.down(0, 0)  # The touchscreen comes with its first touch.
        self.up()
        for _ in range(100):
            if self.pixels.any(): return
            time.sleep(0.1)
        raise SystemExit("Mutter shows nothing.")

    def _start(self, *words, **options):
        return subprocess.Popen(words, env=self.environment, stderr=self.log, **({"stdout": self.log} | options))

    def _call(self, service, path, interface, method, signature="()", *values):
        """Repeats what fails, since the compositor takes a moment to appear."""
        for attempt in range(40):
            try:
                return self.bus.call_sync(
                    MUTTER + service, path, MUTTER + interface, method, GLib.Variant(signature, values), None, 0,
                    5000, None).unpack()
            except GLib.Error as error:
                if attempt == 39 or "UnknownObject" not in str(error) and "ServiceUnknown" not in str(error): raise
                time.sleep(0.25)

    def _record(self):
        Gst.init(None)
        self.session, = self._call("RemoteDesktop", "/org/gnome/Mutter/RemoteDesktop", "RemoteDesktop", "CreateSession")
        name = self.bus.call_sync(
            MUTTER + "RemoteDesktop", self.session, "org.freedesktop.DBus.Properties", "Get",
            GLib.Variant("(ss)", (MUTTER + "RemoteDesktop.Session", "SessionId")), None, 0, -1, None).unpack()[0]
        cast, = self._call("ScreenCast", "/org/gnome/Mutter/ScreenCast", "ScreenCast", "CreateSession", "(a{sv})",
                           {"remote-desktop-session-id": GLib.Variant("s", name)})
        self.stream, = self._call("ScreenCast", cast, "ScreenCast.Session", "RecordMonitor", "(sa{sv})", "",
                                  {"cursor-mode": GLib.Variant("u", 1)})
        nodes = []
        self.bus.signal_subscribe(
            None, MUTTER + "ScreenCast.Stream", "PipeWireStreamAdded", self.stream, None, 0,
            lambda *signal: nodes.append(signal[5].unpack()[0]))
        self._call("RemoteDesktop", self.session, "RemoteDesktop.Session", "Start")
        context = GLib.MainContext.default()
        while not nodes: context.iteration(True)
        os.environ["XDG_RUNTIME_DIR"] = self.folder  # Where the plug-in looks for PipeWire.
        self.pipeline = Gst.parse_launch(
            f"pipewiresrc path={nodes[0]} always-copy=true ! videoconvert ! video/x-raw,format=BGRx ! "
            "appsink name=sink max-buffers=1 drop=true sync=false")
        self.sink = self.pipeline.get_by_name("sink")
        self.pipeline.set_state(Gst.State.PLAYING)
        self._pixels = numpy.zeros((self.size[1], self.size[0], 4), numpy.uint8)

    @property
    def pixels(self):
        """What is on screen. Mutter sends pictures only when something has changed."""
        sample = self.sink.emit("try-pull-sample", 20 * Gst.MSECOND)
        if sample:
            structure = sample.get_caps().get_structure(0)
            width, height = structure.get_value("width"), structure.get_value("height")
            data = sample.get_buffer().extract_dup(0, sample.get_buffer().get_size())
            self._pixels = numpy.frombuffer(data, numpy.uint8).reshape(height, -1, 4)[:, :width]
        return self._pixels[:, :, :3]

    def _notify(self, method, signature, *values):
        self._call("RemoteDesktop", self.session, "RemoteDesktop.Session", "Notify" + method, signature, *values)

    # Fingers

    def down(self, x, y, finger=0):
        self._notify("TouchDown", "(sudd)", self.stream, finger, x, y)

    def move(self, x, y, finger=0):
        self._notify("TouchMotion", "(sudd)", self.stream, finger, x, y)

    def up(self, finger=0):
        self._notify("TouchUp", "(u)", finger)

    # Pointer and keys

    def move_pointer(self, x, y):
        self._notify("PointerMotionAbsolute", "(sdd)", self.stream, x, y)

    def button(self, number, is_down):
        self._notify("PointerButton", "(ib)", LEFT + {1: 0, 2: 2, 3: 1}[number], is_down)

    def press(self, *names):
        """Presses and releases keys together, given as the numbers of their symbols."""
        for is_down, order in ((True, names), (False, reversed(names))):
            for name in order:
                self._notify("KeyboardKeysym", "(ub)", name, is_down)

    def close(self):
        self.pipeline.set_state(Gst.State.NULL)
        for process in reversed(self.others):
            process.terminate()
            try: process.wait(2)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)
