"""Pixel art by rule: pieces of 16 x 16 pixels, and the sheets they make up, with nothing but Python itself.

A piece is a list of 256 colours (red, green, blue) or None where it is transparent, row by row.
"""
import math

SIDE = 16
NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST = (1 << bit for bit in range(8))


def blob_masks():
    """The 47 masks of the sides that are the same: a corner only between two sides that are."""
    corners = {NORTH_EAST: NORTH | EAST, SOUTH_EAST: SOUTH | EAST, SOUTH_WEST: SOUTH | WEST, NORTH_WEST: NORTH | WEST}
    return [mask for mask in range(256)
            if all(not mask & corner or mask & both == both for corner, both in corners.items())]


def colour(text):
    return tuple(int(text[i : i + 2], 16) for i in (0, 2, 4))


def noise(x, y, salt=0):
    """The same number between 0 and 1 for the same place."""
    mixed = (x * 0x9E3779B1 + y * 0x85EBCA77 + salt * 0xC2B2AE3D) & 0xFFFFFFFF
    mixed = ((mixed ^ mixed >> 15) * 0x2C1B3C6D) & 0xFFFFFFFF
    mixed = ((mixed ^ mixed >> 12) * 0x297A2D39) & 0xFFFFFFFF
    return ((mixed ^ mixed >> 15) & 0xFFFF) / 65536


def wave(t, salt=0):
    """A rough line that meets itself at both ends of a piece."""
    turn = 2 * math.pi * t / SIDE
    return 0.6 * math.sin(turn * 2 + salt) + 0.4 * math.sin(turn * 3 + 2 * salt + 1)


class Piece:
    def __init__(self, fill=None):
        self.pixels = [fill] * (SIDE * SIDE)

    def put(self, x, y, value):
        if 0 <= x < SIDE and 0 <= y < SIDE:
            self.pixels[y * SIDE + x] = value

    def at(self, x, y):
        return self.pixels[y * SIDE + x]

    def box(self, x, y, width, height, value):
        for row in range(y, y + height):
            for column in range(x, x + width):
                self.put(column, row, value)

    def paint(self, rule):
        """A colour for each place by a rule; None keeps what is there."""
        for y in range(SIDE):
            for x in range(SIDE):
                value = rule(x, y)
                if value is not None:
                    self.put(x, y, value)
        return self

    def over(self, other):
        for i, value in enumerate(other.pixels):
            if value is not None:
                self.pixels[i] = value
        return self

    def copy(self):
        piece = Piece()
        piece.pixels = list(self.pixels)
        return piece


def to_edge(x, y, same, corner=5.0):
    """How far it is from a pixel to the nearest side that is another tile; such corners are rounded."""
    x, y = x + 0.5, y + 0.5
    n, e, s, w = y, SIDE - x, SIDE - y, x
    sides = [(n, NORTH), (e, EAST), (s, SOUTH), (w, WEST)]
    away = min([d for d, side in sides if not same & side], default=99.0)
    for a, b, both, diagonal in ((n, w, (NORTH, WEST), NORTH_WEST), (n, e, (NORTH, EAST), NORTH_EAST),
                                 (s, w, (SOUTH, WEST), SOUTH_WEST), (s, e, (SOUTH, EAST), SOUTH_EAST)):
        open_sides = [side for side in both if not same & side]
        if len(open_sides) == 2 and a < corner and b < corner:
            away = min(away, corner - math.hypot(corner - a, corner - b))
        if not open_sides and not same & diagonal:
            away = min(away, math.hypot(a, b))
    return away


class Sheet:
    """Pieces beside one another, each once."""

    COLUMNS = 16

    def __init__(self):
        self.pieces = []
        self.numbers = {}

    def add(self, piece):
        key = tuple(piece.pixels)
        if key not in self.numbers:
            self.numbers[key] = len(self.pieces)
            self.pieces.append(piece)
        return self.numbers[key]

    def colours(self):
        return {value for piece in self.pieces for value in piece.pixels if value is not None}

    def rows(self):
        """As packaging/lib/png.py takes them."""
        lines = -(-len(self.pieces) // self.COLUMNS)
        rows = []
        for y in range(lines * SIDE):
            row = bytearray()
            for column in range(self.COLUMNS):
                number = y // SIDE * self.COLUMNS + column
                for x in range(SIDE):
                    value = self.pieces[number].at(x, y % SIDE) if number < len(self.pieces) else None
                    row += bytes((*value, 255)) if value else bytes(4)
            rows.append(bytes(row))
        return rows
