#!/usr/bin/python3
"""Goes through the gallery as a screen reader's user does, by AT-SPI alone: no pointer, no keys.

    scripts/atspi-walk.py [PROGRAM] [--picture FILE] [--orca FILE]
    scripts/atspi-walk.py SHOWCASE --screens

PROGRAM is a gallery, .build/debug/gallery if none is named. Starts a display and a session bus of
its own, makes photos in two folders, finds one by its name, opens it by its action, reads its name
and number, turns the page and zooms by values, gives it stars, moves it to the trash and takes that
back by the note's action, shows a folder, searches by typing into the field, and leaves; checks on the way that what is read has a role and a name and lies
where it is drawn. With --orca Orca listens, and what it says goes into the file, a sentence a line.
With --screens PROGRAM is a Showcase, all of whose screens are read. Prints what it reads. Needs
python3-pyatspi, at-spi2-core, xvfb, dbus and ImageMagick.
"""
import argparse, os, re, signal, subprocess, sys, tempfile, time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
NAMES = ["beach", "cat", "dunes", "forest", "harbor", "lake"]
COLORS = ["gold", "tomato", "tan", "seagreen", "steelblue", "navy"]
FOLDERS = ["spring", "summer"]
# Seconds after which something that didn't happen won't.
PATIENCE = 60


def start_again():
    """Starts this script on a display and a session bus of its own."""
    # A server that resets itself when its last client leaves refuses the next one meanwhile.
    command = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24 -noreset", "dbus-run-session", "--",
               "/usr/bin/python3", os.path.abspath(__file__)] + sys.argv[1:]
    environment = os.environ | {"ATSPI_WALK": "1", "GDK_BACKEND": "x11", "LANG": "C.UTF-8"}
    environment.pop("WAYLAND_DISPLAY", None)
    os.execvpe(command[0], command, environment)


class Failure(Exception):
    """What was expected and did not come."""


class Reader:
    """A program that reads another's windows."""

    def __init__(self, name, home, photos=None):
        import pyatspi
        self.home, self.photos = home, photos
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


def names_of(reader, role):
    return [node.name for node in reader.all() if node.getRoleName() == role]


def press(reader, name, role="push button"):
    """Activates a control by its name."""
    act(reader.find(role, name), "click")


def act(node, name):
    """Does an action of a node by its name."""
    if "--orca" in sys.argv:
        time.sleep(2)  # As a person does who listens before going on.
    action = node.queryAction()
    names = [action.getName(index) for index in range(action.nActions)]
    if name not in names:
        raise Failure(f"{node.name} has no action {name}, but {names}")
    if not action.doAction(names.index(name)):
        raise Failure(f"{node.name} did not {name}")


def make_photos(folder):
    for index, (name, color) in enumerate(zip(NAMES, COLORS)):
        place = os.path.join(folder, FOLDERS[index // 3])
        os.makedirs(place, exist_ok=True)
        subprocess.run(["convert", "-size", "800x600", f"xc:{color}",
                        os.path.join(place, name + ".jpg")], check=True)


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
    zoom(reader)
    rate(reader)
    delete_and_undo(reader, chosen, following)
    change_album(reader)
    search(reader)


def zoom(reader):
    """Zooms in by the value."""
    value = reader.find("slider", "Zoom").queryValue()
    before = value_text(reader.look("slider", "Zoom"))
    value.currentValue = value.currentValue + value.minimumIncrement
    reader.wait("a larger photo", lambda: value_text(reader.look("slider", "Zoom")) != before)
    reader.find("slider", "Zoom")
    act(reader.find("slider", "Zoom"), "decrement")
    reader.wait("the fitted photo", lambda: value_text(reader.look("slider", "Zoom")) == before)


def rate(reader):
    """Gives four stars in the panel."""
    selected = reader.pyatspi.STATE_SELECTED
    press(reader, "Info")
    press(reader, "4 stars")
    reader.wait("four stars",
                lambda: reader.look("push button", "4 stars").getState().contains(selected))
    print("reads:", check(reader), "objects of the panel")
    press(reader, "Info")
    reader.is_gone("push button", "4 stars")


def delete_and_undo(reader, photo, following):
    """Moves the open photo to the trash, leaves for the grid, and takes that back by the note."""
    press(reader, "Move to Trash")
    # At once, since the note doesn't stay for ever.
    act(reader.find("slider", following).parent, "escape")
    press(reader, "Undo")
    reader.wait("the photo again", lambda: os.path.exists(photo_file(reader, photo)))
    reader.find("table cell", photo)


def photo_file(reader, photo):
    folder = FOLDERS[NAMES.index(photo.removesuffix(".jpg")) // 3]
    return os.path.join(reader.photos, folder, photo)


def change_album(reader):
    """Shows one folder, and all photos again."""
    press(reader, f"{FOLDERS[1]}, 3 items", "list item")
    reader.wait("the photos of a folder",
                lambda: sorted(names_of(reader, "table cell")) == [n + ".jpg" for n in NAMES[3:]])
    press(reader, "All Photos, 6 items", "list item")
    reader.wait("all photos", lambda: len(names_of(reader, "table cell")) == 6)


def search(reader):
    """Types into the field."""
    press(reader, "Search")
    field = reader.find("entry", "Search")
    field.queryEditableText().setTextContents("dunes")
    # One photo alone is a list.
    reader.wait("what was found", lambda: reader.look("list item", "dunes.jpg"))
    if field.queryText().getText(0, -1) != "dunes":
        raise Failure("the field doesn't say what was typed")
    print("reads:", check(reader), "objects of the search")
    act(reader.look("entry", "Search"), "escape") if "escape" in actions(field) else \
        press(reader, "Cancel")
    reader.wait("all photos", lambda: len(names_of(reader, "table cell")) == 6)


def actions(node):
    action = node.queryAction()
    return [action.getName(index) for index in range(action.nActions)]


def read_screens(program, environment):
    """Reads each screen of the Showcase."""
    names = subprocess.run([program, "--list"], check=True, stdout=subprocess.PIPE, env=environment)
    names = [line.split()[0] for line in names.stdout.decode().splitlines() if line.strip()]
    for name in names:
        showcase = subprocess.Popen([program, "--open", name], env=environment)
        try:
            reader = Reader("showcase", environment["HOME"])
            reader.wait("a screen", lambda: any(
                node.getRoleName() == "label" or node.getRoleName() == "push button"
                for node in reader.all()))
            print(name, check(reader), flush=True)
        finally:
            showcase.terminate()
            showcase.wait()
    print(len(names), "screens are read.")


class Orca:
    """Orca, listening; its lines of speech."""

    def __init__(self, home, environment):
        self.log = os.path.join(home, "orca.log")
        self.process = subprocess.Popen(
            ["orca", "--debug-file", self.log, "--disable", "braille"], env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        Reader.wait("Orca", lambda: "SCRIPT MANAGER" in open(self.log, errors="replace").read())

    def lines(self):
        text = open(self.log, errors="replace").read()
        return [line.strip() for line in re.findall(r"SPEECH OUTPUT: '(.*?)' *\{", text)]

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


def color_of(photo):
    return COLORS[NAMES.index(photo.removesuffix(".jpg"))]


def main():
    if "ATSPI_WALK" not in os.environ:
        start_again()
    arguments = argparse.ArgumentParser()
    arguments.add_argument("program", nargs="?", default=os.path.join(ROOT, ".build/debug/gallery"))
    arguments.add_argument("--picture")
    arguments.add_argument("--orca")
    arguments.add_argument("--screens", action="store_true")
    arguments = arguments.parse_args()
    with tempfile.TemporaryDirectory() as home:
        photos = os.path.join(home, "photos")
        os.mkdir(photos)
        environment = os.environ | {"XDG_" + kind + "_HOME": os.path.join(home, kind.lower())
                                    for kind in ["CACHE", "CONFIG", "DATA", "STATE"]}
        environment["HOME"] = home
        orca = Orca(home, environment) if arguments.orca else None
        try:
            if arguments.screens:
                read_screens(arguments.program, environment)
            else:
                make_photos(photos)
                go(arguments.program, photos, home, environment)
            print("The walk is done.")
        except Failure as failure:
            print("Failed:", failure)
            return 1
        finally:
            if orca:
                with open(arguments.orca, "w") as file:
                    file.write("\n".join(orca.lines()) + "\n")
                orca.end()
    return 0


def go(program, photos, home, environment):
    gallery = subprocess.Popen([program, photos], env=environment)
    try:
        reader = None
        reader = Reader("gallery", home, photos)
        walk(reader)
    except Failure as failure:
        there = [f"{node.getRoleName()} “{node.name}”" for node in (reader.all() if reader else [])]
        raise Failure(f"{failure}; there is {', '.join(there)}")
    finally:
        if "--picture" in sys.argv:
            subprocess.run(["import", "-window", "root", sys.argv[sys.argv.index("--picture") + 1]],
                           check=False)
        gallery.terminate()
        gallery.wait()


sys.exit(main())
