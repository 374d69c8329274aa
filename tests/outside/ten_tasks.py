"""Does the ten tasks of docs/first-level.md from an empty settings folder, by mouse and keys, and looks at what comes of
each: at what the window tells, and at the files, by the command line. Takes a picture after each step.
ten_tasks.py PROGRAM PICTURES"""
import json
import os
import subprocess
import sys
import tempfile

from map import Map
from visit import Missing, Visit, until

VOID, FLOOR = "void", "floor"


class Tasks:
    def __init__(self, visit, program, folder):
        self.visit = visit
        self.program = program
        self.folder = folder
        self.map = None

    # What the files say.

    def run(self, *words):
        done = subprocess.run([self.program, *words], capture_output=True, text=True, check=False, cwd=self.folder,
                              env={**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8"})
        must(done.returncode == 0, f"{' '.join(words)}: {done.stderr}")
        return done.stdout

    def saved(self, name="Sunken garden.delve"):
        """The first level of a saved map."""
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            return json.load(file)["levels"][0]

    def save(self):
        """Ctrl+S, until the file holds all that the window shows."""
        self.visit.press("ctrl+s")
        until("that the map is saved", lambda: not self.visit.windows()[0].name.startswith("*"))
        return self.saved()

    def settled(self):
        """Until the map is made and its proof is known."""
        until("that the map is proven", lambda: told(self.visit.described("Whether the map can be won"), "Winnable"))

    # The tasks.

    def make_a_dungeon(self):
        visit = self.visit
        visit.press("ctrl+n")
        visit.choose("Recipes", "Grown rooms")
        visit.replace("Seed", "7", "text")
        visit.shot("new-map")
        visit.click("Create")
        visit.gone("Create")
        self.settled()
        self.map = Map(visit)
        self.map.click(0, 0)  # void: painted with floor
        visit.press("ctrl+z")
        visit.shot("made")
        before = visit.value("Chance to stop", "spin button")
        left, top, width, height = visit.find("Chance to stop, slider").box()
        visit.drag((left + width // 4, top + height // 2), (left + width * 3 // 4, top + height // 2))
        must(visit.value("Chance to stop", "spin button") != before, "The slider did not move.")
        visit.press("ctrl+z")
        must(visit.value("Chance to stop", "spin button") == before, "One Ctrl+Z did not undo the drag.")
        visit.shot("undone")

    def save_it(self):
        visit = self.visit
        visit.press("ctrl+s")
        visit.find("Save map")
        visit.press("ctrl+a")
        visit.type(os.path.join(self.folder, "Sunken garden.delve"))
        visit.press("Return")
        until("the saved map", lambda: os.path.exists(os.path.join(self.folder, "Sunken garden.delve")))
        visit.text("Sunken garden")
        visit.shot("saved")
        made = json.loads(self.run("generate", "grown-rooms", "--seed", "7", "-o", "-", "--format", "delve"))["levels"][0]
        must(self.saved()["rows"] == made["rows"], "Seed 7 made another map than on the command line.")

    def keep_half(self):
        visit, before = self.visit, self.save()
        width, height, half = before["width"], before["height"], before["width"] // 2
        visit.press("r")
        self.map.drag((half, 0), (width - 1, height - 1))
        visit.press("alt+shift+g")
        self.settled()
        after = self.save()
        margin = 8  # regenerating a selection leaves all outside as it was
        must([row[:half - margin] for row in rows(after)] == [row[:half - margin] for row in rows(before)],
             "The left half is another one.")
        must(rows(after) != rows(before), "The right half is the same.")
        visit.press("ctrl+i", "ctrl+k", "ctrl+shift+a")
        visit.shot("kept-half")
        pinned = self.save()
        visit.press("shift+g")
        self.settled()
        again = self.save()
        must([row[:half] for row in rows(again)] == [row[:half] for row in rows(pinned)], "A pinned cell changed.")
        must(rows(again) != rows(pinned), "Shift+G changed nothing.")
        visit.press("ctrl+z")
        visit.shot("pinned")

    def paint_by_hand(self):
        visit, before = self.visit, self.save()
        x, y = empty_square(before, 9)
        visit.press("o")
        self.map.drag((x + 1, y + 1), (x + 7, y + 7))
        visit.press("h")
        self.map.drag((x + 4, y + 4), nearest_floor(before, (x + 4, y + 4)))
        visit.press("t")
        for dx in (3, 4, 5):
            self.map.click(x + dx, y + 4)
        visit.press("b")
        visit.choose_cell("Tiles and things", "Water")
        self.map.drag((x + 3, y + 5), (x + 5, y + 5))
        visit.shot("painted")
        after = self.save()
        must(len(after["rooms"]) == len(before["rooms"]) + 1, "The room is not there.")
        must(len(after["halls"]) > len(before["halls"]), "The hall is not there.")
        flowers = [thing for thing in after["things"] if thing["kind"] == "flower" and thing["y"] == y + 4]
        must({flower["x"] for flower in flowers} >= {x + 3, x + 4, x + 5}, "The flowers are not there.")
        must(names(after)[y + 5][x + 3:x + 6] == ["water"] * 3, "The pond is not there.")
        self.settled()

    def play(self):
        visit = self.visit
        visit.press("F5")
        visit.find("Game map")
        visit.find("Turn 0", "label")
        for key in "wasdwasd":
            visit.press(key)
        visit.gone("Turn 0", "label")
        visit.shot("played")
        visit.press("f")
        visit.find("First-person view")
        visit.shot("first-person")
        visit.press("f", "Escape")
        visit.find("Map", "canvas")
        visit.shot("back")

    def export(self):
        visit = self.visit
        visit.press("ctrl+shift+e")
        visit.find("Export map")
        visit.press("ctrl+a")
        visit.type(os.path.join(self.folder, "Sunken garden.png"))
        visit.press("Return")
        visit.click("Export", "push button")
        path = os.path.join(self.folder, "Sunken garden.png")
        until("the picture", lambda: os.path.exists(path) and os.path.getsize(path) > 1000)
        visit.shot("exported")

    def mend_a_problem(self):
        visit, before = self.visit, self.save()
        x, y = empty_square(before, 5)
        visit.press("b")
        visit.choose_cell("Tiles and things", "Floor")
        self.map.click(x + 2, y + 2)
        until("an error", lambda: visit.look_for("0 errors") is None)
        visit.shot("problem")
        visit.click_at(*visit.text("is open to the void").middle())
        visit.press_button("Fix")
        until("that no error is left", lambda: visit.look_for("0 errors"))
        must(names(self.save())[y + 1][x + 2] == "wall", "The hole is not walled in.")
        visit.click_at(*visit.text("1 cell of ground").middle())
        visit.press_button("Fix")
        self.settled()
        until("that no warning is left", lambda: visit.look_for("0 warnings"))
        visit.shot("mended")

    def make_room(self):
        visit, before = self.visit, self.save()
        visit.press("ctrl+alt+r")
        visit.replace("Width", "100", "spin button")
        visit.click("Left", "check box")
        visit.shot("resize")
        visit.click("Resize", "push button")
        visit.gone("Resize", "push button")
        visit.press("ctrl+slash")
        after = self.save()
        must((after["width"], after["height"]) == (100, before["height"]), "The map has another size than asked.")
        must([row[:before["width"]] for row in names(after)] == names(before), "Resizing moved cells.")
        self.map = Map(visit)
        visit.shot("resized")

    def stamp(self):
        visit, before = self.visit, self.save()
        room = max(before["rooms"], key=lambda room: room["width"] * room["height"])
        x, y = empty_square(before, 3)
        visit.press("r")
        self.map.drag((room["x"], room["y"]), (room["x"] + 1, room["y"] + 1))
        visit.press("ctrl+1", "ctrl+shift+a", "1")
        self.map.click(x + 1, y + 1)
        visit.press("Return")
        visit.shot("stamp")
        must(names(self.save()) != names(before), "The stamp left nothing.")
        visit.press("ctrl+z")

    def share_the_recipe(self):
        visit = self.visit
        visit.press("ctrl+alt+s")
        visit.find("File name:", "text")
        visit.press("ctrl+a")
        visit.type(os.path.join(self.folder, "garden.recipe"))
        visit.press("Return")
        until("the recipe", lambda: os.path.exists(os.path.join(self.folder, "garden.recipe")))
        visit.shot("recipe")
        self.run("generate", "garden.recipe", "--seed", "8", "-o", "eight.delve")
        must(self.saved("eight.delve")["recipe"]["seed"] == 8, "The saved recipe made no map.")


def must(holds, otherwise):
    if not holds:
        raise Missing(otherwise)


def told(control, words):
    return control is not None and words in control.name


def rows(level):
    return level["rows"]


def names(level):
    """The tile of each cell by name."""
    return [[level["legend"].get(glyph, glyph) for glyph in row] for row in level["rows"]]


def empty_square(level, side):
    """Left and top of a square of void inside the map."""
    tiles = names(level)
    for y in range(1, level["height"] - side):
        for x in range(1, level["width"] - side):
            if all(tile == VOID for row in tiles[y:y + side] for tile in row[x:x + side]):
                return x, y
    raise Missing(f"The map has no empty square of {side} cells.")


def nearest_floor(level, to):
    cells = [(x, y) for y, row in enumerate(names(level)) for x, tile in enumerate(row) if tile == FLOOR]
    return min(cells, key=lambda cell: abs(cell[0] - to[0]) + abs(cell[1] - to[1]))


TASKS = [Tasks.make_a_dungeon, Tasks.save_it, Tasks.keep_half, Tasks.make_room, Tasks.paint_by_hand, Tasks.play,
         Tasks.mend_a_problem, Tasks.stamp, Tasks.export, Tasks.share_the_recipe]


def main(words):
    if len(words) != 3:
        sys.exit("Say the program and a folder for the pictures.")
    program, pictures = map(os.path.abspath, words[1:])
    with tempfile.TemporaryDirectory() as home, Visit(program, [], home, pictures) as visit:
        tasks = Tasks(visit, program, home)
        for number, task in enumerate(TASKS, 1):
            name = task.__name__.replace("_", " ")
            try:
                task(tasks)
            except Missing as missing:
                visit.shot("failed")
                sys.exit(f"Task {number}, {name}: FAILED: {missing}")
            print(f"Task {number}, {name}: done", flush=True)
    print(f"{len(TASKS)} tasks done, {visit.shots} pictures in {pictures}")


if __name__ == "__main__":
    main(sys.argv)
