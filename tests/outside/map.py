"""The map of a visit: where a cell lies on the screen, as the status line tells it of the cell under the mouse."""
import re

from visit import until


class Map:
    def __init__(self, visit):
        self.visit = visit
        left, top, width, height = visit.find("Map", "canvas").box()
        first, second = (left + width // 5, top + height // 4), (left + width * 4 // 5, top + height * 3 // 4)
        a, b = self.cell_at(*first), self.cell_at(*second)
        begins = [self._begin(first, a, axis) for axis in (0, 1)]
        ends = [self._begin(second, b, axis) for axis in (0, 1)]
        self.side = (ends[0] - begins[0]) / (b[0] - a[0])
        self.left, self.top = begins[0] - a[0] * self.side, begins[1] - a[1] * self.side

    def _begin(self, point, cell, axis):
        """Where the cell begins on the screen: walks until the number changes."""
        at = list(point)
        while self.cell_at(*at)[axis] == cell[axis]:
            at[axis] -= 1
        return at[axis] + 1

    def cell_at(self, x, y):
        self.visit.move(x, y)

        def told():
            line = self.visit.described("Cell under the mouse")
            found = line and re.match(r"\((-?\d+), (-?\d+)\)", line.name)
            return found and (int(found[1]), int(found[2]))

        return until(f"the cell at {x}, {y}", told)

    def point(self, cell):
        """The middle of a cell on the screen."""
        return round(self.left + (cell[0] + 0.5) * self.side), round(self.top + (cell[1] + 0.5) * self.side)

    def click(self, *cell):
        self.visit.click_at(*self.point(cell))

    def drag(self, begin, end):
        self.visit.drag(self.point(begin), self.point(end))
