#!/usr/bin/python3
"""Goes through the gallery as a screen reader's user does, by AT-SPI alone: no pointer, no keys.

    scripts/atspi-walk.py [PROGRAM] [--picture FILE]

PROGRAM is a gallery, .build/debug/gallery if none is named. Starts a display and a session bus of
its own, makes photos, finds one by its name, opens it by its action, reads its name and number,
turns the page by the value, and leaves; checks on the way that what is read has a role and a name
and lies where it is drawn. Prints what it reads. Needs python3-pyatspi, at-spi2-core, xvfb, dbus and
ImageMagick.
"""
import os, subprocess, sys, tempfile, time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
NAMES = ["beach", "cat", "dunes", "forest", "harbor", "lake"]
COLORS = ["gold", "tomato", "tan", "seagreen", "steelblue", "navy"]
# Seconds after which something that didn't happen won't.
PATIENCE = 60


def start_again():
    """Starts this script on a display and a session bus of its own."""
    command = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "dbus-run-session", "--",
               "/usr/bin/python3", os.path.abspath(__file__)] + sys.argv[1:]
    environment = os.environ | {"ATSPI_WALK": "1", "GDK_BACKEND": "x11", "LANG": "C.UTF-8"}
    environment.pop("WAYLAND_DISPLAY", None)
    os.execvpe(command[0], command, environment)


class Failure(Exception):
    """What was expected and did not come."""


class Reader:
    """A program that reads another's windows."""

    def __init__(self, name):
        import pyatspi
        self.pyatspi = pyatspi
        self.app = self.wait("the app " + name, lambda: self.find_app(name))
        # Nobody serves events here, so nothing may be remembered.
        self.app.setCacheMask(0)

    def find_app(self, name):
        desktop = self.pyatspi.Registry.getDesktop(0)
        desktop.clearCache()
        for app in desktop:
            if app and app.name == name:
                return app

    @staticmethod
    def wait(what, look):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                found = look()
            except Exception as error:  # Objects may go away while they are asked.
                found, last = None, error
            if found:
                return found
            time.sleep(0.05)
        raise Failure(f"{what} did not come within {PATIENCE} s")

    def all(self, node=None):
        """The node and all below it, in reading order."""
        node = node or self.app
        yield node
        for child in node:
            if child:
                yield from self.all(child)

    def look(self, role, name=None, value=None):
        for node in self.all():
            if node.getRoleName() == role and (name is None or node.name == name) \
                    and (value is None or value_text(node) == value):
                return node

    def find(self, role, name=None, value=None):
        what = f"{role} {name or ''} {value or ''}"
        node = self.wait(what, lambda: self.look(role, name, value))
        print("reads:", ", ".join(filter(None, [node.name, role, value_text(node)])))
        return node

    def is_gone(self, role, name=None):
        self.wait(f"the end of {role} {name or ''}", lambda: self.look(role, name) is None)


def value_text(node):
    return dict(part.split(":", 1) for part in node.getAttributes()).get("valuetext")


def act(node, name):
    """Does an action of a node by its name."""
    action = node.queryAction()
    names = [action.getName(index) for index in range(action.nActions)]
    if name not in names:
        raise Failure(f"{node.name} has no action {name}, but {names}")
    if not action.doAction(names.index(name)):
        raise Failure(f"{node.name} did not {name}")


def make_photos(folder):
    for name, color in zip(NAMES, COLORS):
        subprocess.run(["convert", "-size", "800x600", f"xc:{color}",
                        os.path.join(folder, name + ".jpg")], check=True)


def color_at(frame):
    """The color in the middle of a place on the screen."""
    x, y = frame.x + frame.width // 2, frame.y + frame.height // 2
    text = subprocess.run(["import", "-window", "root", "-crop", f"1x1+{x}+{y}", "txt:-"],
                          check=True, stdout=subprocess.PIPE).stdout.decode()
    return text.strip().splitlines()[-1].split("#")[1][:6].upper()


def expected_color(name):
    text = subprocess.run(["convert", "-size", "1x1", f"xc:{name}", "txt:-"], check=True,
                          stdout=subprocess.PIPE).stdout.decode()
    return text.strip().splitlines()[-1].split("#")[1][:6].upper()


def check(reader):
    """Everything that is read has a name, but for what only holds others."""
    held = {"application", "frame", "panel", "list", "table", "dialog", "scroll pane", "page tab list"}
    nodes = list(reader.all())
    for node in nodes:
        if not node.name and node.getRoleName() not in held:
            raise Failure(f"a {node.getRoleName()} without a name: {node.path}")
    return len(nodes)


def near(one, other):
    pairs = zip(bytes.fromhex(one), bytes.fromhex(other))
    return all(abs(a - b) < 12 for a, b in pairs)


def walk(reader):
    """The way through the gallery."""
    pyatspi = reader.pyatspi
    reader.find("table cell", NAMES[0] + ".jpg")
    names = [node.name for node in reader.all() if node.getRoleName() == "table cell"]
    if sorted(names) != [name + ".jpg" for name in NAMES]:
        raise Failure(f"the grid shows {names}")
    chosen, following = names[2], names[3]
    cell = reader.find("table cell", chosen)
    print("reads:", check(reader), "objects; the photo at", list(cell.queryTableCell().position)[1:])
    place = cell.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    reader.wait("the photo where it is said to be",
                lambda: near(color_at(place), expected_color(color_of(chosen))))
    act(cell, "click")
    page = reader.find("slider", chosen, "3 of 6")
    value = page.queryValue()
    value.currentValue = value.currentValue + value.minimumIncrement
    page = reader.find("slider", following, "4 of 6")
    place = page.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    reader.wait("the next photo",
                lambda: near(color_at(place), expected_color(color_of(following))))
    act(page, "decrement")
    page = reader.find("slider", chosen, "3 of 6")
    print("reads:", check(reader), "objects")
    act(page.parent, "escape")
    reader.is_gone("slider", chosen)
    reader.find("table cell", chosen)


def color_of(photo):
    return COLORS[NAMES.index(photo.removesuffix(".jpg"))]


def main():
    if "ATSPI_WALK" not in os.environ:
        start_again()
    arguments = sys.argv[1:]
    picture = None
    if "--picture" in arguments:
        index = arguments.index("--picture")
        picture = arguments[index + 1]
        del arguments[index:index + 2]
    program = arguments[0] if arguments else os.path.join(ROOT, ".build/debug/gallery")
    with tempfile.TemporaryDirectory() as home:
        photos = os.path.join(home, "photos")
        os.mkdir(photos)
        make_photos(photos)
        environment = os.environ | {"XDG_" + kind + "_HOME": os.path.join(home, kind.lower())
                                    for kind in ["CACHE", "CONFIG", "DATA", "STATE"]}
        gallery = subprocess.Popen([program, photos], env=environment)
        try:
            walk(Reader("gallery"))
            print("The walk is done.")
        except Failure as failure:
            print("Failed:", failure)
            return 1
        finally:
            if picture:
                subprocess.run(["import", "-window", "root", picture], check=False)
            gallery.terminate()
            gallery.wait()
    return 0


sys.exit(main())
