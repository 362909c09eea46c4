#!/usr/bin/python3
"""A screen reader that gets keys only from the programs that have the focus: the gallery tells it.

    scripts/atspi-keys.py [PROGRAM] [--orca] [--wayland]

PROGRAM is a gallery, .build/debug/gallery if none is named. Starts a display and a session bus of its
own, and a client that asks the registry for all keys and takes F1, as a command of its own. Checks
that the gallery doesn't show its list of keys then, that it gets all others in their order, also as
text, and that it has F1 again once the client has left; prints how late keys are. With --orca, Orca
has to say that it begins to explain keys when Insert and H are pressed. With --wayland, it does so on
GNOME's compositor. Needs what atspi-walk.py needs, xdotool and openbox, or what mutter_screen.py needs.
"""
import argparse, os, statistics, subprocess, sys, tempfile, time

from neighbors import neighbor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
walk = neighbor("atspi-walk")
TAKEN = "F1"


class Listener:
    """A client that asks for keys, in a process of its own; what it has heard."""

    def __init__(self):
        self.process = subprocess.Popen([sys.executable, os.path.abspath(__file__), "--listen"],
                                        stdout=subprocess.PIPE, text=True)
        self.pipe = self.process.stdout
        self.pipe.readline()  # It has registered.

    @staticmethod
    def listen():
        import pyatspi

        def heard(event):
            print(event.type == pyatspi.KEY_PRESSED_EVENT, event.event_string, flush=True)
            return event.event_string == TAKEN

        pyatspi.Registry.registerKeystrokeListener(
            heard, mask=list(range(256)),
            kind=(pyatspi.KEY_PRESSED_EVENT, pyatspi.KEY_RELEASED_EVENT), synchronous=True, preemptive=True)
        print("listening", flush=True)
        pyatspi.Registry.start()

    def presses(self, count):
        """The keys that were pressed, once there are so many."""
        names = []
        while len(names) < count:
            isDown, name = self.pipe.readline().split(maxsplit=1)
            if isDown == "True":
                names.append(name.strip())
        return names

    def end(self):
        self.process.terminate()
        self.process.wait()


# GNOME's compositor, if keys go there, and the numbers of keys' symbols other than letters.
compositor = None
SYMBOLS = {"F1": 0xFFBE, "F12": 0xFFC9, "ctrl": 0xFFE3, "Insert": 0xFF63}


def press(*keys):
    for key in keys:
        if compositor:
            compositor.press(*[SYMBOLS.get(part) or ord(part) for part in key.split("+")])
        else:
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)


def lateness(count=200):
    """The milliseconds in which the registry and the client answer for a key."""
    from gi.repository import Gio, GLib
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None)
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    bus = Gio.DBusConnection.new_for_address_sync(address.unpack()[0], flags, None, None)
    times = []
    for _ in range(count):
        event = GLib.Variant("((uinnisb))", ((1, 97, 38, 0, 0, "a", True),))
        start = time.monotonic()
        bus.call_sync("org.a11y.atspi.Registry", "/org/a11y/atspi/registry/deviceeventcontroller",
                      "org.a11y.atspi.DeviceEventController", "NotifyListenersSync", event, None, 0, -1, None)
        times.append(1000 * (time.monotonic() - start))
    return times


def check(reader):
    def keys_are_listed():
        return reader.look("heading", "Keyboard Shortcuts") or reader.look("dialog", "Keyboard Shortcuts")

    reader.find("table cell", walk.NAMES[0] + ".jpg")
    listener = Listener()
    # The gallery learns of the client by a signal.
    reader.wait("a key that is told", lambda: told(listener))
    press(TAKEN, "ctrl+f")
    field = reader.find("entry", "Search")
    if keys_are_listed():
        raise walk.Failure("the gallery has got a key that was taken")
    if compositor:
        press(*"dunes")
    else:
        subprocess.run(["xdotool", "type", "--delay", "1", "dunes"], check=True)
    reader.wait("the text in its order", lambda: field.queryText().getText(0, -1) == "dunes")
    print("heard:", ", ".join(listener.presses(8)))
    times = lateness()
    print(f"A key is late by {statistics.median(times):.1f} ms, at most {max(times):.1f} ms.")
    listener.end()
    walk.act(field, "escape") if "escape" in walk.actions(field) else walk.press(reader, "Cancel")
    reader.is_gone("entry", "Search")
    # The client's leaving is told by a signal, too.
    reader.wait("the list of keys", lambda: press(TAKEN) or comes(keys_are_listed))


def comes(look, patience=3):
    """Whether something that was asked for comes, which takes a moment."""
    end = time.monotonic() + patience
    while not look() and time.monotonic() < end:
        time.sleep(0.1)
    return look()


def told(listener):
    """Presses a key that does nothing, until the client hears of it."""
    import select
    press("F12")
    return select.select([listener.pipe], [], [], 1)[0] and listener.presses(1)


def explain(reader, orca):
    """Orca's command for explaining keys, which Escape ends."""
    if compositor:
        press("Insert+h")
    else:
        subprocess.run(["xdotool", "keydown", "Insert", "key", "h", "keyup", "Insert"], check=True)
    reader.wait("Orca's command", lambda: any("learn mode" in line.lower() for line in orca.lines()))
    print("says:", orca.lines()[-1])


def start_compositor():
    """GNOME's compositor with a bus of its own, on which all that is started from here is."""
    global compositor
    from mutter_screen import MutterScreen
    compositor = MutterScreen(walk.WIDTH, walk.HEIGHT)
    os.environ.update(compositor.environment | {"ATSPI_WALK": "1", "GDK_BACKEND": "wayland", "LANG": "C.UTF-8"})
    os.environ.pop("DISPLAY", None)


def main():
    if "ATSPI_WALK" not in os.environ and "--wayland" not in sys.argv:
        walk.start_again(__file__)
    arguments = argparse.ArgumentParser()
    arguments.add_argument("program", nargs="?", default=os.path.join(ROOT, ".build/debug/gallery"))
    arguments.add_argument("--orca", action="store_true")
    arguments.add_argument("--wayland", action="store_true")
    arguments.add_argument("--listen", action="store_true", help=argparse.SUPPRESS)
    arguments = arguments.parse_args()
    if arguments.listen:
        return Listener.listen()
    if arguments.wayland:
        start_compositor()
    with tempfile.TemporaryDirectory() as home:
        photos = os.path.join(home, "photos")
        os.mkdir(photos)
        walk.make_photos(photos)
        environment = os.environ | {"XDG_" + kind + "_HOME": os.path.join(home, kind.lower())
                                    for kind in ["CACHE", "CONFIG", "DATA", "STATE"]}
        environment["HOME"] = home
        manager = None if compositor else subprocess.Popen(["openbox"], env=environment)
        orca = walk.Orca(home, environment) if arguments.orca else None
        gallery = subprocess.Popen([arguments.program, photos], env=environment)
        try:
            reader = walk.Reader("gallery", home, photos)
            if orca:
                reader.find("table cell", walk.NAMES[0] + ".jpg")
                explain(reader, orca)
            else:
                check(reader)
            print("The keys are told.")
        except walk.Failure as failure:
            print("Failed:", failure, *[f"{node.getRoleName()} “{node.name}”" for node in reader.all()])
            return 1
        finally:
            for process in filter(None, [gallery, manager]):
                process.terminate()
                process.wait()
            if orca:
                orca.end()
            if compositor:
                compositor.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
