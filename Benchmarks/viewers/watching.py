"""What is visible, and when: the screen's pixels over time."""

import time

import numpy

import photos

# Sampling every nth pixel suffices to recognise a photo.
STRIDE = 4
# Pixels of the screen; the mark of a photo that fills the window is twice that.
SMALLEST_MARK = 100
# Seconds between two samples.
PAUSE = 0.002


class Moment:
    """Pixels as they were at a time."""

    def __init__(self, when, coarse, middle):
        self.when, self.coarse, self.middle = when, coarse, middle
        self._numbers = None

    @property
    def numbers(self):
        """The photos that can be recognised."""
        if self._numbers is None:
            seen = photos.numbers_seen(self.coarse, SMALLEST_MARK // STRIDE)
            self._numbers = [number for number, _ in seen]
        return self._numbers

    def difference(self, other):
        """Mean and ninety-ninth percentile of the difference of the middles, 0…255."""
        change = numpy.abs(self.middle.astype(numpy.int16) - other.middle.astype(numpy.int16))
        return change.mean(), numpy.percentile(change, 99)


class Watch:
    """Samples a screen and records each change."""

    def __init__(self, screen):
        self.screen = screen
        self.moments = []
        height, width = screen.pixels.shape[:2]
        self._rows = slice(height // 2 - 120, height // 2 + 120)
        self._columns = slice(width // 2 - 160, width // 2 + 160)
        self.looks = 0

    def look(self):
        """True if something changed."""
        self.looks += 1
        when = time.monotonic()
        coarse = self.screen.pixels[::STRIDE, ::STRIDE]
        middle = self.screen.pixels[self._rows, self._columns]
        last = self.moments[-1] if self.moments else None
        if last is not None and numpy.array_equal(last.coarse, coarse) \
                and numpy.array_equal(last.middle, middle):
            return False
        self.moments.append(Moment(when, coarse.copy(), middle.copy()))
        return True

    def until_rest(self, rest, timeout, is_there=lambda moment: True):
        """Waits until the screen was unchanged for `rest` seconds and shows the expected photo."""
        begin = time.monotonic()
        self.look()
        while True:
            now = time.monotonic()
            last = self.moments[-1]
            if now - max(last.when, begin) > rest and is_there(last):
                return True
            if now - begin > timeout:
                return False
            time.sleep(PAUSE)
            self.look()

    def until_change(self, timeout):
        """True when the screen changed."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            if self.look():
                return True
            time.sleep(PAUSE)
        return False

    def first(self, number, since=0):
        """The time when a photo was recognised; None if it never was."""
        for moment in self.moments:
            if moment.when >= since and number in moment.numbers:
                return moment.when
        return None

    def sharp(self, number, since=0):
        """The time when a photo had its final appearance."""
        return self.settled(since) if number in self.moments[-1].numbers else None

    def settled(self, since=0):
        """The time when the middle of the screen had its final appearance; controls at its edges may
        still appear and disappear."""
        last = self.moments[-1]
        when = last.when
        for moment in reversed(self.moments):
            if moment.when < since:
                break
            mean, most = moment.difference(last)
            if mean > 1.5 or most > 24:
                break
            when = moment.when
        return when
