"""Interleaved rounds of what is measured: each viewer in turn, so that a machine that slows down does so for all."""

import collections
import dataclasses
import os
import pathlib
import shutil
import tempfile

import measures
import photos
import report
import viewers
from screen import Screen


def chosen(options):
    all_ = viewers.own(options.program, options.before) + viewers.peers(viewers.build_floor(options.work))
    if options.only:
        names = options.only.split(",")
        return [viewer for viewer in all_ if viewer.name in names]
    return [v for v in all_ if not v.package or shutil.which(v.photo[0] if v.photo[0] != "sh" else v.name)]


def run(options):
    options.work.mkdir(parents=True, exist_ok=True)
    what = options.what.split(",")
    files = photos.make_photos(options.work / "photos", 80) if {"paging", "cold"} & set(what) else []
    album = options.work / "album"
    huge = photos.make_huge(options.work / "large", measures.FIRST, 20_000) if "huge" in what else None
    if "grid" in what or "scrolling" in what:
        photos.make_album(album, 400)
    rows = collections.defaultdict(list)
    homes = {}
    for number in range(options.rounds):
        for viewer in chosen(options):
            home = homes.setdefault(
                viewer.name, pathlib.Path(tempfile.mkdtemp(prefix="viewers-home-")))
            row = {"load": os.getloadavg()[0]}
            if "cold" in what:
                row |= attempt(viewer, lambda s: measures.cold(viewer, files, s, home))
            if "paging" in what:
                row |= attempt(viewer, lambda s: measures.paging(viewer, files, s, home))
            if "grid" in what and viewer.grid:
                row |= grids(viewer, album, options.work / "thumbnails")
            if "scrolling" in what and viewer.name in (viewers.OWN, viewers.BEFORE):
                row |= scrolling(viewer, album)
            if "huge" in what and viewer.name in (viewers.OWN, viewers.BEFORE, viewers.FLOOR, "feh", "nsxiv", "qimgv"):
                row |= attempt(viewer, lambda s: measures.huge(viewer, huge, s, home))
            rows[viewer.name].append(row)
            report.print_row(number + 1, viewer.name, row)
    for home in homes.values():
        shutil.rmtree(home, ignore_errors=True)
    return rows


def grids(viewer, album, thumbnails):
    """A home folder without thumbnails, then the same with them. The floor writes none and gets ours."""
    home = pathlib.Path(tempfile.mkdtemp(prefix="viewers-home-"))
    row = {}
    own = home / ".cache/thumbnails"
    for name in ("unseen", "seen"):
        if name == "seen" and viewer.name == viewers.OWN and own.exists():
            shutil.copytree(own, thumbnails, dirs_exist_ok=True)
        if name == "seen" and viewer.name == viewers.FLOOR and thumbnails.exists():
            shutil.copytree(thumbnails, own, dirs_exist_ok=True)
        found = attempt(viewer, lambda s: measures.grid(viewer, album, s, home))
        row |= {f"{key}, {name}": value for key, value in found.items()}
    shutil.rmtree(home, ignore_errors=True)
    return row


def scrolling(viewer, album):
    """With an empty thumbnail cache, compared with libvips' own program on the same files."""
    home = pathlib.Path(tempfile.mkdtemp(prefix="viewers-home-"))
    count = len(list(album.glob("*.jpg")))
    still = dataclasses.replace(viewer, settings=viewers.STILL)
    row = attempt(viewer, lambda s: measures.scrolling(still, album, s, home, count))
    row["vipsthumbnail a second"] = measures.vips_thumbnails(album, home)
    shutil.rmtree(home, ignore_errors=True)
    return row


def attempt(viewer, measure):
    screen = Screen()
    try:
        return measure(screen)
    except measures.Failed as failure:
        print(f"  {failure}", flush=True)
        return {}
    finally:
        screen.close()
