#!/usr/bin/python3
"""Files of every kind of name in a real window: each is shown, opened, trashed and restored by keys.

    scripts/file-names-window.py [--program .build/release/gallery]

Two spellings of a letter, ten names that are no UTF-8, three of 255 bytes, in a folder of another disk that a
link leads to (a tmpfs, where that may be mounted; else another folder). Prints a verdict for each file, and
ends with 1 when one failed. Needs what gallery_window.py does.
"""
import argparse, os, shutil, subprocess, sys, tempfile, time, unicodedata

from gallery_window import Gallery, PROGRAM, looks


def all_names():
    names = ["e\u0301".encode(), "\u00e9".encode()]
    names += [b"caf" + bytes([0xE0 + number]) for number in range(10)]
    names += [b"x" * 251, "\u00e9".encode() * 125 + b"a", b"\xe9" * 251]
    return [name + b".jpg" for name in names]


def make(folder, names):
    """Photos that all differ, oldest first."""
    files = {}
    for number, name in enumerate(names):
        path = os.path.join(folder, name)
        colors = [f"hsb({(number * 67 + turn * 90) % 360},{60 + 10 * (number % 4)}%,"
                  f"{40 + 12 * (number % 5)}%)" for turn in range(2)]
        subprocess.run(["convert", "-size", f"{900 + 10 * number}x600",
                        f"gradient:{colors[0]}-{colors[1]}", b"jpeg:" + path], check=True)
        os.utime(path, (1_600_000_000 + number,) * 2)
        files[name] = (looks(path), open(path, "rb").read())
    return files


def trashed(disk, home):
    """Names of the files in the trash folder that exists."""
    found = []
    for place in (os.path.join(disk, f".Trash-{os.getuid()}"), os.path.join(home, "data/Trash")):
        try:
            found += os.listdir(os.fsencode(os.path.join(place, "files")))
        except OSError:
            pass
    return found


def verdict(gallery, folder, disk, home, name, files):
    """The problems of the open file; none if it is correct."""
    photo, data = files[name]
    path = os.path.join(folder, name)
    faults = []
    if gallery.wait(lambda: gallery.shows(photo), 5) is None:
        faults.append("not shown")
    # Canonically equal names have the same title.
    shown = unicodedata.normalize("NFC", name.decode("utf-8", "replace"))
    if gallery.wait(lambda: unicodedata.normalize("NFC", gallery.title) == shown, 2) is None:
        faults.append(f"the window is called {gallery.title!r}")
    gallery.press("Delete")
    if gallery.wait(lambda: not os.path.lexists(path), 5) is None:
        return faults + ["not thrown away"]
    others = [other for other in files if other != name and not os.path.lexists(os.path.join(folder, other))]
    if others:
        faults.append(f"took {others} as well")
    if gallery.wait(lambda: len(trashed(disk, home)) == 1, 5) is None:
        faults.append(f"in the trash lie {trashed(disk, home)}")
    if gallery.wait(lambda: not gallery.shows(photo), 5) is None:
        faults.append("still shown")
    # The toast offers undo as soon as the file is trashed.
    time.sleep(0.5)
    gallery.press("Control_L", "z")
    if gallery.wait(lambda: os.path.lexists(path), 5) is None:
        return faults + ["not brought back"]
    if open(path, "rb").read() != data:
        faults.append("came back as another")
    if gallery.wait(lambda: gallery.shows(photo), 5) is None:
        faults.append("not shown again")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=PROGRAM)
    options = parser.parse_args()
    work = tempfile.mkdtemp(prefix="vitrine-names-")
    disk, link = os.path.join(work, "disk"), os.path.join(work, "Pictures")
    os.makedirs(disk)
    isMounted = subprocess.run(["mount", "-t", "tmpfs", "tmpfs", disk],
                               stderr=subprocess.DEVNULL).returncode == 0
    gallery, failed = None, 0
    try:
        photos = os.path.join(disk, "photos")
        os.makedirs(photos)
        os.symlink(photos, link)
        folder = os.fsencode(photos)
        # The newest comes first.
        names = all_names()[::-1]
        files = make(folder, names[::-1])
        gallery = Gallery(link, work, options.program)
        gallery.wait(lambda: gallery.title == "Pictures" and not gallery.is_black)
        time.sleep(3)
        gallery.press("Home")
        gallery.press("Return")
        for number, name in enumerate(names):
            if number:
                gallery.press("Right")
            faults = verdict(gallery, folder, disk, work, name, files)
            failed += bool(faults)
            short = repr(name if len(name) < 30 else name[:12] + b"..." + name[-8:])[2:-1]
            print(f"{short} ({len(name)} bytes): {'; '.join(faults) or 'fine'}", flush=True)
        if gallery.said:
            failed += 1
            print("it said:\n" + gallery.said)
    finally:
        if gallery:
            gallery.close()
        if isMounted:
            subprocess.run(["umount", "-l", disk], check=True)
        shutil.rmtree(work, ignore_errors=True)
    print(f"{len(names) - failed} of {len(names)} fine, on {'a disk of their own' if isMounted else 'one disk'}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
