"""What the skins of packaging/skins share: walls, floors, liquids and what grows, each drawn by rule in the colours of a
palette. Light comes from the north-west.
"""
import math

from pixels import (EAST, NORTH, NORTH_EAST, NORTH_WEST, SIDE, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST, Piece, blob_masks,
                    noise, to_edge, wave)

FACE = 8  # how high the face of a wall is


def wall(same, paint, salt=0):
    """A wall seen from above, with a face to the south. `paint` colours its parts."""
    piece = Piece()
    south_open = not same & SOUTH
    face_from = SIDE - FACE if south_open else SIDE

    def rule(x, y):
        if y >= face_from:
            return paint.face(x, y - face_from, same, salt)
        edge = 0
        west, east, north = not same & WEST, not same & EAST, not same & NORTH
        if (west and x == 0) or (east and x == SIDE - 1) or (north and y == 0):
            return paint.line
        if south_open and y == face_from - 1:
            return paint.lip
        if not south_open:
            if not same & SOUTH_WEST and same & WEST and x == 0 and y >= SIDE - FACE:
                return paint.line
            if not same & SOUTH_EAST and same & EAST and x == SIDE - 1 and y >= SIDE - FACE:
                return paint.line
            if not same & SOUTH_WEST and same & WEST and x == 0 and y == SIDE - FACE - 1:
                return paint.lip
            if not same & SOUTH_EAST and same & EAST and x == SIDE - 1 and y == SIDE - FACE - 1:
                return paint.lip
        if not same & NORTH_WEST and same & NORTH and same & WEST and x == 0 and y == 0:
            return paint.line
        if not same & NORTH_EAST and same & NORTH and same & EAST and x == SIDE - 1 and y == 0:
            return paint.line
        if (north and y == 1) or (west and x == 1):
            edge = 1
        if east and x == SIDE - 2:
            edge = -1
        return paint.top(x, y, edge, salt)

    return piece.paint(rule)


def shadows(same):
    """Which shadows walls throw onto a cell: a key, so that equal ones share their pieces."""
    north, west = not same & NORTH, not same & WEST
    corner = not north and not west and not same & NORTH_WEST
    return north, west, corner


def shaded(piece, shadow, darker):
    north, west, corner = shadow
    out = piece.copy()
    for y in range(SIDE):
        for x in range(SIDE):
            dark = (north and y < 3) or (west and x < 2) or (corner and x < 2 and y < 3)
            if dark and out.at(x, y) is not None:
                out.put(x, y, darker(out.at(x, y)))
    return out


def liquid(same, colours, frame, salt=0, bank=None):
    """Water or lava: the ground around reaches in, then a bank, then a line of foam."""
    deep, body, light, foam, line = colours
    piece = Piece()

    def rule(x, y):
        away = to_edge(x, y, same, 6.0) + 0.55 * wave(x + y, 2) + 0.35 * wave(x, 1)
        if away < 1.3:
            return None
        if away < 2.3:
            return line
        if not same & NORTH and y < 5 and away < 4.2:
            return bank or deep
        ring = 3.9 + 0.5 * math.sin(frame * 2.1 + (x - y) * 0.8)
        if away < ring and noise(x, y, salt) < 0.8:
            return foam
        return ripple(x, y, frame, deep, body, light, salt)

    return piece.paint(rule)


def ripple(x, y, frame, deep, body, light, salt):
    """Short lines that wander from frame to frame, the same in every piece."""
    row = y // 4
    shift = int(noise(row, 3, 11) * 16) + (frame * 2 if row % 2 else -frame * 2)
    place = (x + shift) % 16
    if y % 4 == 1 and place < 5:
        return light
    if y % 4 == 2 and 1 <= place < 4:
        return deep
    if y % 4 == 3 and 9 <= place < 12:
        return deep
    return body


def pit(same, colours, salt=0):
    """A chasm: its north side shows the rock that it is cut into."""
    black, dark, rock, rim = colours
    piece = Piece()

    def rule(x, y):
        away = to_edge(x, y, same, 5.0) + 0.5 * wave(x + 2 * y, 3)
        if away < 1.0:
            return None
        if away < 2.1:
            return rim
        if not same & NORTH and y < 9 + int(2 * wave(x, 4)):
            crack = noise(x, y // 3, salt) < 0.25
            return dark if crack or y > 6 else rock
        if not same & WEST and x < 4:
            return dark
        return dark if noise(x // 2, y, salt + 8) < 0.07 else black

    return piece.paint(rule)


def growth(same, colours, salt=0, tufts=0.14):
    """Grass and the like: its border is ragged, and the ground around shows there."""
    base, light, dark, line = colours
    piece = Piece()

    def rule(x, y):
        away = to_edge(x, y, same, 5.0) + 0.9 * wave(x - y, 1) + (noise(x, y, 5) - 0.5)
        if away < 1.1:
            return None
        if away < 2.0:
            return line
        value = noise(x, y, salt)
        if value < tufts:
            return light
        if noise(x, y - 1, salt) < tufts or value > 0.93:
            return dark
        return base

    return piece.paint(rule)


def crowns(same, colours, salt=0):
    """Trees from above: round crowns, lit from the north-west, over a dark ground of leaves."""
    dark, base, light, bright, line = colours
    piece = Piece()
    crowns_of = {1: [(4, 4, 4.8), (12, 3, 4.4), (8, 11, 5.2), (0, 12, 4.4)],
                 2: [(3, 3, 4.4), (11, 5, 5.2), (4, 11, 4.8), (12, 13, 4.2)]}[salt]
    centres = [(x + across, y + down, radius) for x, y, radius in crowns_of for across in (-16, 0, 16)
               for down in (-16, 0, 16)]

    def rule(x, y):
        away = to_edge(x, y, same, 6.0) + 0.8 * wave(x + y, salt) + (noise(x, y, 9) - 0.5)
        if away < 1.0:
            return None
        if away < 2.0:
            return line
        best, shade = None, 0
        for i, (cx, cy, radius) in enumerate(centres):
            d = math.hypot(x + 0.5 - cx, y + 0.5 - cy)
            if d < radius:
                best, shade = i, ((x + 0.5 - cx) + (y + 0.5 - cy)) / radius + (1.2 if d > radius - 1 else 0)
        if best is None:
            return line
        shade += (noise(x, y, salt) - 0.5) * 0.8
        return bright if shade < -0.8 else light if shade < -0.1 else base if shade < 0.9 else dark

    return piece.paint(rule)


def crags(same, colours, salt=0):
    """Rock that rises: facets, light on their north-west sides."""
    dark, base, light, bright, line = colours
    piece = Piece()
    peaks = [(5, 4), (13, 9), (3, 13), (11, 1), (10, 15), (16, 4), (0, 8)]

    def rule(x, y):
        away = to_edge(x, y, same, 5.0) + 0.7 * wave(x + y, salt)
        if away < 1.0:
            return None
        if away < 2.1:
            return line
        px, py = min(peaks, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)
        side = (x - px) * 0.9 + (y - py) + (noise(x, y, salt) - 0.5) * 2
        if abs(side) < 0.5:
            return bright
        return light if side < -2 else base if side < 1.8 else dark

    return piece.paint(rule)


def sides_of(same4):
    """For a tile that joins by edges: its sixteen masks."""
    return bool(same4 & 1), bool(same4 & 2), bool(same4 & 4), bool(same4 & 8)


def each_blob(sheet, draw):
    return [sheet.add(draw(mask)) for mask in blob_masks()]


def each_blob_of_frames(sheet, draw, frames, milliseconds):
    """One piece where it does not move, else its frames."""
    return [{"frames": [{"piece": sheet.add(draw(mask, frame)), "ms": milliseconds} for frame in range(frames)]}
            for mask in blob_masks()]
