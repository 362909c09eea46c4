#!/usr/bin/python3
"""Goes through the gallery as a screen reader's user does, by AT-SPI alone: no pointer, no keys.

    scripts/atspi-walk.py [PROGRAM] [--picture FILE] [--orca FILE] [--wayland]
    scripts/atspi-walk.py SHOWCASE --screens

PROGRAM is a gallery, .build/debug/gallery if none is named. Starts a display and a session bus of
its own, makes photos in two folders, finds one by its name, opens it by its action, reads its name
and number, turns the page and zooms by values, gives it stars, moves it to the trash and takes that
back by the note's action, shows a folder, searches by typing into the field, changes a setting,
exports a photo, and leaves; checks on the way that what is read has a role and a name and lies
where it is drawn, to one pixel. With --orca Orca listens, and what it says goes into the file, a
sentence a line. With --screens PROGRAM is a Showcase, all of whose screens are read. Prints what it
reads. With --wayland it does so in a window that fills Weston's screen. Needs python3-pyatspi,
at-spi2-core, xvfb, dbus and ImageMagick, and weston for --wayland.
"""
import argparse, glob, json, os, re, shutil, signal, subprocess, sys, tempfile, time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
NAMES = ["beach", "cat", "dunes", "forest", "harbor", "lake"]
COLORS = ["gold", "tomato", "tan", "seagreen", "steelblue", "navy"]
FOLDERS = ["spring", "summer"]
# The size of the display in pixels.
WIDTH, HEIGHT = 1280, 800
# Seconds after which something that didn't happen won't.
PATIENCE = 30


def start_again(script=__file__):
    """Starts a script on a display and a session bus of its own."""
    # Threads of a test may block the signal that ends the bus, which would keep the test's pipe open.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    if "--wayland" in sys.argv:
        # The display is started once there is a folder for it.
        environment = os.environ | {"ATSPI_WALK": "1", "GDK_BACKEND": "wayland", "LANG": "C.UTF-8",
                                    "XDG_RUNTIME_DIR": tempfile.mkdtemp(prefix="atspi-walk-")}
        environment.pop("DISPLAY", None)
        command = ["dbus-run-session", "--", "/usr/bin/python3", os.path.abspath(script)] + sys.argv[1:]
        os.execvpe(command[0], command, environment)
    # A server that resets itself when its last client leaves refuses the next one meanwhile.
    command = ["xvfb-run", "-a", "-s", f"-screen 0 {WIDTH}x{HEIGHT}x24 -noreset", "dbus-run-session", "--",
               "/usr/bin/python3", os.path.abspath(script)] + sys.argv[1:]
    environment = os.environ | {"ATSPI_WALK": "1", "GDK_BACKEND": "x11", "LANG": "C.UTF-8"}
    environment.pop("WAYLAND_DISPLAY", None)
    os.execvpe(command[0], command, environment)


class Failure(Exception):
    """What was expected and did not come."""


class Reader:
    """A program that reads another's windows."""

    def __init__(self, name, home, photos=None):
        import pyatspi
        from gi.repository import Atspi
        # A busy machine answers late; by default that counts as no answer after 0.8 s.
        Atspi.set_timeout(PATIENCE * 1000, PATIENCE * 1000)
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
    def wait(what, look, patience=PATIENCE):
        end, last = time.monotonic() + patience, ""
        while time.monotonic() < end:
            try:
                found, last = look(), ""
            except Exception as error:  # Objects may go away while they are asked.
                found, last = None, f": {error!r}"
            if found:
                return found
            time.sleep(0.05)
        raise Failure(f"{what} did not come within {patience} s{last}")

    def all(self, node=None):
        """The node and all below it, in reading order."""
        node = node or self.app
        yield node
        for child in node:
            if child:
                yield from self.all(child)

    def look(self, role, name=None, value=None):
        for node in self.all():
            if role_of(node) == role and (name is None or node.name == name) \
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


def role_of(node):
    """The name of an object's role, as at-spi2-core calls it before 2.53."""
    name = node.getRoleName()
    return "push button" if name == "button" else name


def names_of(reader, role):
    return [node.name for node in reader.all() if role_of(node) == role]


def press(reader, name, role="push button"):
    """Activates a control by its name."""
    act(reader.find(role, name), "click")


def act(node, name):
    """Does an action of a node by its name."""
    Orca.listen()
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


class Weston:
    """A Wayland desktop without a screen and without panels, so that places in a window that fills it
    are those in its pictures."""

    running = None

    def __init__(self):
        folder = os.environ["XDG_RUNTIME_DIR"]
        self.folder, Weston.running = folder, self
        os.environ["WAYLAND_DISPLAY"] = "wayland-walk"
        configuration = os.path.join(folder, "weston.ini")
        with open(configuration, "w") as file:
            file.write("[shell]\npanel-position=none\nanimation=none\nstartup-animation=none\n")
        version = subprocess.run(["weston", "--version"], check=True, stdout=subprocess.PIPE).stdout
        drawing = "--use-pixman" if int(version.split()[1].split(b".")[0]) < 12 else "--renderer=pixman"
        self.log = open(os.path.join(folder, "weston.log"), "w")
        self.process = subprocess.Popen(
            ["weston", "--backend=headless-backend.so", drawing, f"--config={configuration}",
             f"--width={WIDTH}", f"--height={HEIGHT}", "--socket=wayland-walk", "--debug"],
            stdout=self.log, stderr=self.log)
        Reader.wait("Weston", lambda: os.path.exists(os.path.join(folder, "wayland-walk")))

    def picture(self):
        """The name of a file that shows the screen."""
        for name in glob.glob(os.path.join(self.folder, "*.png")):
            os.remove(name)
        subprocess.run(["weston-screenshooter"], cwd=self.folder, check=True)
        return glob.glob(os.path.join(self.folder, "*.png"))[0]

    def end(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Picture:
    """What is on the display."""

    def __init__(self):
        command = ["import", "-window", "root", "-depth", "8", "rgb:-"]
        if Weston.running:
            command = ["convert", Weston.running.picture(), "-depth", "8", "rgb:-"]
        self.bytes = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout

    def color(self, x, y):
        start = 3 * (y * WIDTH + x)
        return self.bytes[start:start + 3]

    def middle(self, frame):
        return self.color(frame.x + frame.width // 2, frame.y + frame.height // 2)

    def is_plain(self, frame):
        """Whether a place has one color."""
        left, right = max(0, frame.x), min(WIDTH, frame.x + frame.width)
        top, bottom = max(0, frame.y), min(HEIGHT, frame.y + frame.height)
        if left >= right or top >= bottom:
            return False
        color = self.color(left, top)
        return all(self.bytes[3 * (y * WIDTH + left):3 * (y * WIDTH + right)]
                   == color * (right - left) for y in range(top, bottom))

    def area(self, frame):
        """The area of one color around the middle of a place: left, top, right, bottom."""
        x, y = frame.x + frame.width // 2, frame.y + frame.height // 2
        color = self.color(x, y)
        left, top, right, bottom = x, y, x + 1, y + 1
        while left > 0 and near(self.color(left - 1, y), color):
            left -= 1
        while right < WIDTH and near(self.color(right, y), color):
            right += 1
        while top > 0 and near(self.color(x, top - 1), color):
            top -= 1
        while bottom < HEIGHT and near(self.color(x, bottom), color):
            bottom += 1
        return left, top, right, bottom


def fits(frame, area):
    """Whether a place is where something is drawn, to one pixel."""
    edges = (frame.x, frame.y, frame.x + frame.width, frame.y + frame.height)
    return all(abs(edge - drawn) <= 1 for edge, drawn in zip(edges, area))


def expected_color(name):
    return subprocess.run(["convert", "-size", "1x1", f"xc:{name}", "-depth", "8", "rgb:-"],
                          check=True, stdout=subprocess.PIPE).stdout


def check(reader):
    """Everything that is read has a name, but for what only holds others."""
    from gi.repository import GLib
    for _ in range(10):
        try:
            return count_named(reader)
        except GLib.GError:  # Objects may go away while they are asked.
            time.sleep(0.2)
    raise Failure("objects go again and again")


def count_named(reader):
    held = {"application", "frame", "panel", "list", "table", "dialog", "menu", "scroll pane", "page tab list"}
    nodes = list(reader.all())
    for node in nodes:
        if not node.name and role_of(node) not in held:
            raise Failure(f"a {role_of(node)} without a name: {node.path}")
    return len(nodes)


def near(one, other):
    return all(abs(a - b) < 12 for a, b in zip(one, other))


def walk(reader):
    """The way through the gallery."""
    pyatspi = reader.pyatspi
    reader.find("table cell", NAMES[0] + ".jpg")
    names = [node.name for node in reader.all() if role_of(node) == "table cell"]
    if sorted(names) != [name + ".jpg" for name in NAMES]:
        raise Failure(f"the grid shows {names}")
    chosen, following = names[2], names[3]
    cell = reader.find("table cell", chosen)
    print("reads:", check(reader), "objects; the photo at", list(cell.queryTableCell().position)[1:])
    place = cell.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    reader.wait("the photo where it is said to be", lambda: shows(place, chosen))
    area = Picture().area(place)
    if not fits(place, area):
        raise Failure(f"the thumbnail is drawn at {area}, but said to be at {place}")
    check_window(reader, cell, place)
    act(cell, "click")
    page = reader.find("slider", chosen, "3 of 6")
    value = page.queryValue()
    Orca.listen()
    value.currentValue = value.currentValue + value.minimumIncrement
    page = reader.find("slider", following, "4 of 6")
    place = page.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    reader.wait("the next photo", lambda: shows(place, following))
    act(page, "decrement")
    page = reader.find("slider", chosen, "3 of 6")
    print("reads:", check(reader), "objects")
    zoom(reader)
    rate(reader)
    delete_and_undo(reader, chosen, following)
    change_album(reader)
    search(reader)
    change_setting(reader)
    export(reader, chosen)


def check_window(reader, cell, place):
    """Places in the window are those on the screen but for where the window is, which Wayland doesn't
    tell; and a thumbnail is found where it is."""
    window = reader.pyatspi.WINDOW_COORDS
    frame = reader.look("frame")
    inside = cell.queryComponent().getExtents(window)
    origin = frame.queryComponent().getExtents(reader.pyatspi.DESKTOP_COORDS)
    if (inside.x + origin.x, inside.y + origin.y) != (place.x, place.y):
        raise Failure(f"the photo is at {inside} in the window, and the window at {origin}")
    if Weston.running and inside != place:
        raise Failure(f"the photo is said to be at {place} on a screen that nobody knows")
    found = frame.queryComponent().getAccessibleAtPoint(
        inside.x + inside.width // 2, inside.y + inside.height // 2, window)
    while found and found.name != cell.name and found.parent:
        found = found.parent
    if not found or found.name != cell.name:
        raise Failure(f"{cell.name} isn't found at {inside}")


def shows(place, photo):
    return near(Picture().middle(place), expected_color(color_of(photo)))


def zoom(reader):
    """Zooms in by the value."""
    value = reader.find("slider", "Zoom").queryValue()
    before = value_text(reader.look("slider", "Zoom"))
    Orca.listen()
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
    """Moves the open photo to the trash, takes that back by the note over it, and leaves."""
    press(reader, "Move to Trash")
    reader.find("slider", following)
    press(reader, "Undo")
    reader.wait("the photo again", lambda: os.path.exists(photo_file(reader, photo)))
    page = reader.find("slider", photo)
    act(page.parent, "escape")
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


def change_setting(reader):
    """Switches something in the settings."""
    press(reader, "Menu")
    press(reader, "Settings…", "menu item")
    switch = reader.find("toggle button", "Show Filmstrip")
    checked = reader.pyatspi.STATE_CHECKED
    before = switch.getState().contains(checked)
    act(switch, "click")
    reader.wait("the other state", lambda: reader.look("toggle button", "Show Filmstrip")
                .getState().contains(checked) != before)
    print("reads:", check(reader), "objects of the settings")
    press(reader, "Done")
    reader.is_gone("toggle button", "Show Filmstrip")


def export(reader, photo):
    """Exports the photo that is open into the folder of the last export."""
    act(reader.find("table cell", photo), "click")
    reader.find("slider", photo)
    press(reader, "Menu")
    press(reader, "Share", "menu item")
    press(reader, "Export…", "menu item")
    reader.find("push button", "Export")
    print("reads:", check(reader), "objects of the export")
    press(reader, "Export")
    reader.wait("the exported file",
                lambda: os.path.exists(os.path.join(reader.home, "exported", photo)))
    act(reader.find("slider", photo).parent, "escape")
    reader.is_gone("slider", photo)


def read_screens(program, environment):
    """Reads each screen of the Showcase."""
    listed = subprocess.run([program, "--list"], check=True, stdout=subprocess.PIPE, env=environment)
    names = [line.split()[0] for line in listed.stdout.decode().splitlines()
             if line.startswith("  ")]
    faults = []
    for name in names:
        showcase = subprocess.Popen([program, "--open", name], env=environment)
        reader = None
        try:
            reader = Reader("showcase", environment["HOME"])
            reader.wait("a screen", lambda: any(
                role_of(node) in ["label", "push button"] for node in reader.all()))
            reader.wait("a screen as it is drawn", lambda: not undrawn(reader), patience=10)
            print(name, check(reader), flush=True)
        except Failure as failure:
            rest = undrawn(reader) if reader else [f"it has ended with {showcase.poll()}"]
            faults.append(f"{name}: {failure}: {', '.join(rest)}")
            print(faults[-1], flush=True)
        finally:
            showcase.terminate()
            showcase.wait()
    if faults:
        raise Failure("\n".join(faults))
    print(len(names), "screens are read.")


def undrawn(reader):
    """What is said to be where nothing is."""
    import pyatspi
    places = [(node.name, role_of(node),
               node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS))
              for node in reader.all()
              if node.childCount == 0 and node.getState().contains(pyatspi.STATE_SHOWING)]
    picture = Picture()
    return [f"{role} “{name}” at {place}" for name, role, place in places
            if picture.is_plain(place)]


class Orca:
    """Orca, listening; its lines of speech."""

    running = None

    @classmethod
    def listen(cls):
        """Waits as a person does who listens before going on, and prints what was said."""
        if cls.running:
            time.sleep(3)
            lines = cls.running.lines()
            for line in lines[cls.running.heard:]:
                print("says:", line)
            cls.running.heard = len(lines)

    def __init__(self, home, environment):
        self.heard, Orca.running = 0, self
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
    arguments.add_argument("--wayland", action="store_true")
    arguments = arguments.parse_args()
    weston = Weston() if arguments.wayland else None
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
            if weston:
                weston.end()
    return 0


def remember_export(home, environment):
    """Lets the gallery export where it did last, as if this was not the first time."""
    folder, state = os.path.join(home, "exported"), os.path.join(
        environment["XDG_STATE_HOME"], "vitrine", "gallery")
    for path in [folder, state]:
        os.makedirs(path)
    with open(os.path.join(state, "export.json"), "w") as file:
        json.dump({"folder": "file://" + folder + "/"}, file)
    if Weston.running:
        with open(os.path.join(state, "window.json"), "w") as file:
            json.dump({"width": 1000, "height": 700, "isMaximized": True}, file)


def go(program, photos, home, environment):
    remember_export(home, environment)
    gallery = subprocess.Popen([program, photos], env=environment)
    try:
        reader = None
        reader = Reader("gallery", home, photos)
        walk(reader)
    except Failure as failure:
        there = [f"{role_of(node)} “{node.name}”" for node in (reader.all() if reader else [])]
        raise Failure(f"{failure}; there is {', '.join(there)}")
    finally:
        if gallery.poll() is not None:
            print("The gallery has ended with", gallery.returncode)
        if "--picture" in sys.argv:
            subprocess.run(["import", "-window", "root", sys.argv[sys.argv.index("--picture") + 1]],
                           check=False)
        gallery.terminate()
        gallery.wait()


if __name__ == "__main__":
    sys.exit(main())
