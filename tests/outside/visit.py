"""The program in a real window, used from outside: by mouse and keys that xdotool sends. Controls are found as a screen
reader finds them, by the names and roles that the program tells. Needs a display and a session bus of its own:
xvfb-run dbus-run-session -- /usr/bin/python3 SCRIPT."""
import os
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402 (the version comes first)

PATIENCE = 60  # seconds until whatever is waited for must have come


class Missing(Exception):
    """What a person looked for, and did not find."""


def until(what, found):
    """What `found` returns once it is true; Missing(what) if it never is."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = found()
        if answer:
            return answer
        time.sleep(0.1)
    raise Missing(what)


class Control:
    """A control as a screen reader sees it."""

    def __init__(self, accessible):
        self.accessible = accessible

    @property
    def name(self):
        return self.accessible.get_name() or ""

    @property
    def role(self):
        return self.accessible.get_role_name()

    def box(self):
        """Left, top, width and height on the screen."""
        area = self.accessible.get_extents(Atspi.CoordType.SCREEN)
        return area.x, area.y, area.width, area.height

    def middle(self):
        x, y, width, height = self.box()
        return x + width // 2, y + height // 2

    def has(self, state):
        return self.accessible.get_state_set().contains(state)

    def shows(self):
        x, y, width, height = self.box()
        return self.has(Atspi.StateType.SHOWING) and width > 0 and height > 0 and x + width > 0 and y + height > 0

    def value(self):
        """What a field holds."""
        if self.accessible.get_value_iface():
            return self.accessible.get_current_value()
        text = self.accessible.get_text_iface()
        return Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text)) if text else ""

    def children(self):
        for i in range(self.accessible.get_child_count()):
            child = self.accessible.get_child_at_index(i)
            if child:
                yield Control(child)


def all_below(control, most_children=400):
    """The control and all within it that show, the outer ones first. Of long lists the first rows only."""
    yield control
    for number, child in enumerate(control.children()):
        if number >= most_children:
            return
        try:
            if child.shows() or child.role in ("application", "menu", "popup menu"):
                yield from all_below(child, most_children)
        except gi.repository.GLib.Error:
            continue  # gone in the meantime


class Visit:
    """One run of the program under a window manager, with settings of its own; ends as a `with` block ends."""

    def __init__(self, program, words, home, pictures=None, environment=None):
        self.program = program
        self.words = words
        self.home = home
        self.pictures = pictures
        self.environment = environment or {}
        self.running = []
        self.shots = 0

    def __enter__(self):
        try:
            self._start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for process in reversed(self.running):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()

    def _start(self):
        self._begin(["openbox", "--config-file", os.path.join(os.path.dirname(__file__), "openbox.xml")])
        self._announce_reader()
        folders = {"HOME": self.home, "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": "", "XDG_CACHE_HOME": ""}
        words = {"LANGUAGE": "en", "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "xcb", "QT_SCALE_FACTOR": "1"}
        self.started = self._begin([self.program, *self.words], env={**os.environ, **folders, **words, **self.environment})
        until("the program's window", self._application)

    def _begin(self, words, **how):
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **how)
        self.running.append(process)
        return process

    @staticmethod
    def _announce_reader():
        """Programs answer only while the session says that somebody asks."""
        subprocess.run(["gdbus", "call", "--session", "-d", "org.a11y.Bus", "-o", "/org/a11y/bus", "-m",
                        "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", "<true>"],
                       check=True, stdout=subprocess.DEVNULL)

    def _application(self):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child and child.get_name() == "delvewright" and child.get_child_count() > 0:
                return Control(child)
        return None

    # What a person does.

    def windows(self):
        application = self._application()
        return [window for window in application.children() if window.shows()] if application else []

    def controls(self):
        for window in self.windows():
            yield from all_below(window)

    def look_for(self, name, role=None):
        """The control of that name in the newest window that has one, or None."""
        for window in reversed(self.windows()):
            for control in all_below(window):
                if control.name == name and (role is None or control.role == role) and control.shows():
                    return control
        return None

    def find(self, name, role=None):
        return until(f"{role or 'control'} {name!r}", lambda: self.look_for(name, role))

    def described(self, words):
        """The control whose description these words are, or None: its name is what it tells."""
        return next((c for c in self.controls() if c.accessible.get_description() == words), None)

    def gone(self, name, role=None):
        until(f"that {name!r} is gone", lambda: self.look_for(name, role) is None)

    def text(self, contains):
        """The first shown name that contains these words."""
        return until(f"the words {contains!r}", lambda: next((c for c in self.controls() if contains in c.name), None))

    def click(self, name, role=None, button=1):
        self.click_at(*self.find(name, role).middle(), button)

    def choose(self, items, name):
        """A row of a list, by typing how it begins."""
        first = next(until(f"the list {items!r}", lambda: self.look_for(items, "list")).children())
        self.click_at(*first.middle())
        self.type(name)

    def press_button(self, name):
        """A button whose right part opens a menu."""
        left, top, width, height = self.find(name, "push button").box()
        self.click_at(left + width // 3, top + height // 2)

    def choose_cell(self, items, name):
        """A row of a tree that shows."""
        tree = self.find(items)
        self.click_at(*until(f"{name!r} in {items!r}", lambda: next(
            (c for c in all_below(tree) if c.name == name), None)).middle())

    def value(self, name, role):
        return self.find(name, role).value()

    def click_at(self, x, y, button=1):
        """With a pause, so that two clicks are not a double click."""
        self._xdotool("mousemove", x, y, "sleep", 0.1, "click", button, "sleep", 0.6)

    def move(self, x, y):
        self._xdotool("mousemove", x - 1, y, "sleep", 0.05, "mousemove", x, y, "sleep", 0.1)

    def drag(self, begin, end):
        self._xdotool("mousemove", *begin, "sleep", 0.1, "mousedown", 1)
        for step in range(1, 13):
            x = begin[0] + (end[0] - begin[0]) * step // 12
            y = begin[1] + (end[1] - begin[1]) * step // 12
            self._xdotool("mousemove", x, y, "sleep", 0.02)
        self._xdotool("mouseup", 1, "sleep", 0.3)

    def press(self, *keys):
        self._xdotool("key", "--delay", 60, *keys, "sleep", 0.2)

    def type(self, text):
        self._xdotool("type", "--delay", 30, "--", text)
        time.sleep(0.2)

    def replace(self, name, text, role=None):
        """Another text in a field."""
        self.click(name, role)
        self.press("ctrl+a")
        self.type(text)
        self.press("Tab")

    def shot(self, name):
        """A picture of the whole screen, numbered in the order of the visit."""
        self.shots += 1
        if self.pictures:
            os.makedirs(self.pictures, exist_ok=True)
            path = os.path.join(self.pictures, f"{self.shots:02}-{name}.png")
            subprocess.run(["import", "-window", "root", path], check=True)

    @staticmethod
    def _xdotool(*words):
        subprocess.run(["xdotool", *map(str, words)], check=True)
