#!/usr/bin/python3
"""Videos and lists that name other files and addresses: nothing is opened but the file that was given.

    scripts/hostile-videos.py [--seed N] [--also FOLDER] [--echo .build/debug/VideoEcho]

Makes more than a hundred by `VideoEcho --make`, and plays each, and makes a still of each, in one program under
strace, with a listener on this machine that many of them name, other videos and subtitles beside them, and a pipe.
FOLDER holds more videos to try. Prints what came of each, and then what is wrong: a socket that isn't the sound's or
a device's, an address that is bound or connected to, a call to the listener, an opened file below the folder that
isn't the one that is played, or a program that has ended. Ends with 1 if anything is.
"""
import argparse, collections, os, re, shutil, socket, subprocess, sys, tempfile, threading

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# What plays sound, and libc's cache of names.
SPOKEN_TO = re.compile(r'"(/run/user/|/tmp/pulse-|(/var)?/run/(nscd|pulse|pipewire)[/-])')
# GStreamer asks the kernel for devices, as for cards that decode.
DEVICES = re.compile("NETLINK_KOBJECT_UEVENT|AF_NETLINK, nl_pid=0, nl_groups=0x000002")
CALL = re.compile(r'^\d+ +(\w+)\((.*)')


class Listener:
    """A port that nobody should call, by TCP or UDP."""

    def __init__(self):
        self.calls = []
        self.stream, self.packets = socket.socket(), socket.socket(type=socket.SOCK_DGRAM)
        self.stream.bind(("127.0.0.1", 0))
        self.port = self.stream.getsockname()[1]
        self.packets.bind(("127.0.0.1", self.port))
        self.stream.listen(16)
        for serve in (lambda: self.stream.accept(), lambda: self.packets.recv(100)):
            threading.Thread(target=self.watch, args=(serve,), daemon=True).start()

    def watch(self, serve):
        while True:
            self.calls.append(serve())


def judge(trace, folder):
    """What is wrong in a trace: (file, text) pairs; and the kinds of sockets that were seen.

    A video that shows nothing is opened once more, which may be when the next one has begun."""
    current, before, wrong, seen = None, None, [], collections.Counter()
    with open(trace, errors="replace") as file:
        for line in file:
            match = CALL.match(line)
            if not match:
                continue
            call, rest = match.groups()
            begun = re.match(r'"/begin(/[^"]*)"', rest)
            if begun:
                before, current = current, begun.group(1)
            elif call in ("open", "openat", "openat2", "creat"):
                path = re.search(r'"([^"]*)"', rest)
                if path and path.group(1).startswith(folder) and path.group(1) not in (current, before):
                    wrong.append((current, f"opened {path.group(1)}"))
                elif path and not path.group(1).startswith("/") and "AT_FDCWD" in rest:
                    wrong.append((current, f"opened {path.group(1)} beside the program"))
            elif call in ("connect", "bind", "sendto", "sendmsg", "listen", "socket"):
                if SPOKEN_TO.search(rest) or DEVICES.search(rest):
                    seen["device or sound"] += 1
                elif call == "socket" and not re.search("AF_INET", rest):
                    seen["local socket"] += 1
                elif call in ("sendto", "sendmsg") and "sa_family" not in rest:
                    seen["data between parts of the program"] += 1
                else:
                    wrong.append((current, f"{call}({rest[:120].strip()}"))
    return wrong, seen


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--also")
    parser.add_argument("--echo", default=os.path.join(ROOT, ".build/debug/VideoEcho"))
    options = parser.parse_args()
    listener = Listener()
    work = tempfile.mkdtemp(prefix="vitrine-hostile-videos-")
    folder = os.path.join(work, "videos")
    os.mkdir(folder)
    samples = [os.path.join(ROOT, "samples", name) for name in ("19-dandelion.mp4", "20-deep-field.webm")]
    other, pipe = os.path.join(folder, "other.mp4"), os.path.join(folder, "pipe.mov")
    addresses = [f"http://127.0.0.1:{listener.port}/a.mov", f"file://{other}", f"rtsp://127.0.0.1:{listener.port}/a",
                 f"udp://127.0.0.1:{listener.port}", "other.mp4", "/dev/zero", f"file://{pipe}"]
    subprocess.run([options.echo, "--make", folder, *samples, options.seed, *addresses], check=True)
    for path in (os.listdir(options.also) if options.also else []):
        if path.endswith((".mp4", ".mov", ".webm", ".mkv", ".m4v")):
            shutil.copy(os.path.join(options.also, path), folder)
    files = sorted(os.path.join(folder, name) for name in os.listdir(folder))
    for file in files:
        for ending in ("srt", "vtt", "ass", "sub", "idx"):
            with open(os.path.splitext(file)[0] + "." + ending, "w") as subtitles:
                subtitles.write("1\n00:00:00,000 --> 00:00:09,000\nHi\n")
    shutil.copy(samples[0], other)
    os.mkfifo(pipe)
    trace = os.path.join(work, "trace")
    played = subprocess.run(
        ["strace", "-f", "-s", "300", "-q", "-o", trace, "-e", "trace=network,open,openat,openat2,creat,access,faccessat",
         options.echo, *samples, *files], stdout=subprocess.PIPE, text=True, errors="replace")
    print(played.stdout, end="")
    wrong, seen = judge(trace, folder)
    lines = played.stdout.strip().split("\n")
    if played.returncode or len(lines) != len(files) + len(samples):
        wrong.append((lines[-1].split("\t")[0], f"the program ended with status {played.returncode}"))
    if any("plays" not in line for line in lines[:len(samples)]):
        wrong.append((samples[0], "a harmless video doesn't play"))
    wrong += [(None, f"the listener was called: {call}") for call in listener.calls]
    print(f"\n{len(files)} hostile files; sockets besides: {dict(seen)}")
    for file, text in wrong:
        print(f"{os.path.basename(file or '-')}: {text}")
    shutil.rmtree(work, ignore_errors=True)
    print("nothing wrong" if not wrong else f"{len(wrong)} things wrong")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
