"""The three skins: which tile is drawn by which part of skin_parts.py, and in which colours."""
import json

from pixels import (EAST, NORTH, NORTH_EAST, NORTH_WEST, SIDE, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST, Piece, Sheet, blob_masks,
                    colour, noise, to_edge, wave)
from skin_parts import (FACE, crags, crowns, each_blob, each_blob_of_frames, growth, liquid, pit, shaded, shadows,
                        sides_of, wall)

WALLS = ["wall", "secret-door"]
DOORS = ["door", "open-door", "gate", "golden-exit", "grate"]
HOUSES = ["house-wall", "house-door"]
STANDING = WALLS + DOORS + HOUSES
LEDGES = ["ledge-north", "ledge-east", "ledge-south", "ledge-west"]
WET = ["water", "shallows"]
DEEP = WET + ["lava", "chasm"]  # these draw their own banks


def palette(text):
    return {name: colour(value) for name, value in (entry.split(":") for entry in text.split())}


class Paint:
    """How the parts of a wall are coloured."""

    def __init__(self, line, lip, top, face):
        self.line, self.lip, self.top, self.face = line, lip, top, face


class Skin:
    def __init__(self, name, base, colours, tiles):
        self.name, self.base, self.colours, self.tiles = name, base, colours, tiles

    def drawn(self):
        sheet = Sheet()
        tiles = self.tiles(sheet, self.colours)
        lines = ",\n".join(f"        {json.dumps(name)}: {json.dumps(tile)}" for name, tile in tiles.items())
        picture = {"name": self.name, "file": self.name + ".png", "width": SIDE, "height": SIDE}
        text = (f'{{\n    "skin": 1,\n    "name": {json.dumps(self.name)},\n    "cell": {SIDE},\n'
                f'    "base": {json.dumps(self.base)},\n    "pictures": [\n        {json.dumps(picture)}\n    ],\n'
                f'    "tiles": {{\n{lines}\n    }}\n}}\n')
        return sheet, text


# What several skins draw alike


def weighed(numbers, weights):
    return [{"piece": number, "weight": weight} for number, weight in zip(numbers, weights)]


def ground(sheet, variants, weights, darker, against=None):
    """A floor with the shadows of walls on it."""
    pieces = []
    for mask in blob_masks():
        shadow = shadows(mask)
        drawn = [sheet.add(shaded(piece, shadow, darker)) for piece in variants]
        pieces.append(weighed(drawn, weights) if len(drawn) > 1 else drawn[0])
    return {"joins": "blob", "against": against or STANDING, "pieces": pieces}


def walls(sheet, paint, draw=wall, name_with=None):
    pieces = []
    for mask in blob_masks():
        drawn = [sheet.add(draw(mask, paint, salt)) for salt in (0, 1)]
        pieces.append(weighed(drawn, (3, 2)) if drawn[0] != drawn[1] else drawn[0])
    return {"joins": "blob", "with": name_with or WALLS + DOORS, "pieces": pieces}


def openings(sheet, front, side, host=None):
    """Seen from the front between two walls beside it, else from the side if walls lie above and below."""
    pieces = []
    front_number, side_number = sheet.add(front), sheet.add(side)
    for mask in range(16):
        north, east, south, west = sides_of(mask)
        beside, above = east and west, north and south
        pieces.append(side_number if above and not beside else front_number)
    return {"joins": "edges", "with": host or WALLS + DOORS, "joinsVoid": False, "pieces": pieces}


def door_front(wall_piece, c, leaf, arch):
    """A frame of stone in the face of a wall, as high as the wall."""
    piece = wall_piece.copy()
    piece.box(2, 3, 12, 13, arch)
    piece.box(3, 4, 10, 12, c["line"])
    for x in range(4, 12):
        for y in range(5, 16):
            corner = y == 5 and x in (4, 11)
            if not corner:
                piece.put(x, y, leaf(x, y))
    for x, y in ((2, 3), (13, 3)):
        piece.put(x, y, c["line"])
    return piece


def plank_leaf(c):
    def leaf(x, y):
        if y in (8, 13):
            return c["iron"]
        if x in (6, 9):
            return c["wood-dark"]
        if x == 10 and y == 11:
            return c["gold"]
        return c["wood-light"] if x in (4, 7) else c["wood"]
    return leaf


def door_side(floor_piece, c, wide=True):
    """From above, in a wall that runs to the north: the leaf between two posts."""
    piece = floor_piece.copy()
    for y in range(SIDE):
        post = y < 3 or y > 12
        for x in range(4 if post else 6, 12 if post else 10):
            edge = x in ((4, 11) if post else (6, 9))
            piece.put(x, y, c["line"] if edge else c["stone"] if post else c["wood-light"] if x == 7 else c["wood"])
    for y in (2, 13):
        piece.box(4, y, 8, 1, c["line"])
    return piece


def open_front(wall_piece, c, floor_colour):
    piece = door_front(wall_piece, c, lambda x, y: c["wood"] if x == 4 else c["wood-dark"] if x == 5
                       else c["line"] if y < 9 else floor_colour, c["stone"])
    return piece


def open_side(floor_piece, c):
    piece = floor_piece.copy()
    for y in (0, 1, 2, 13, 14, 15):
        for x in range(4, 12):
            piece.put(x, y, c["line"] if x in (4, 11) or y in (2, 13) else c["stone"])
    piece.box(12, 3, 3, 2, c["wood"])
    piece.box(12, 5, 3, 1, c["wood-dark"])
    return piece


def bars(wall_piece, c, back):
    return door_front(wall_piece, c, lambda x, y: c["iron"] if x % 3 == 1 or y == 9 else back, c["stone"])


def bars_side(floor_piece, c):
    piece = floor_piece.copy()
    for y in range(0, SIDE):
        piece.put(7, y, c["iron"] if y % 3 else c["line"])
        piece.put(8, y, c["line"])
    return piece


def golden(wall_piece, c):
    def leaf(x, y):
        if x in (7, 8):
            return c["gold-light"] if x == 7 else c["wood-dark"]
        return c["gold-light"] if (x + y) % 5 == 0 else c["gold"]
    return door_front(wall_piece, c, leaf, c["gold"])


def golden_side(floor_piece, c):
    piece = door_side(floor_piece, c)
    return Piece().paint(lambda x, y: {c["wood"]: c["gold"], c["wood-light"]: c["gold-light"]}.get(piece.at(x, y),
                                                                                                  piece.at(x, y)))


def gate_front(wall_piece, c):
    def leaf(x, y):
        return c["wood-dark"] if x in (7, 8) else c["iron"] if y in (7, 12) else c["wood-light"] if x % 3 == 1 else c["wood"]
    return door_front(wall_piece, c, leaf, c["iron"])


def doors(sheet, c, paint, floor_piece, draw=wall, host=None):
    between = floor_piece.copy().over(draw(EAST | WEST, paint, 0))
    floor_colour = floor_piece.at(8, 8)
    of = {
        "door": (door_front(between, c, plank_leaf(c), c["stone"]), door_side(floor_piece, c)),
        "open-door": (open_front(between, c, floor_colour), open_side(floor_piece, c)),
        "gate": (gate_front(between, c), door_side(floor_piece, c)),
        "golden-exit": (golden(between, c), golden_side(floor_piece, c)),
        "grate": (bars(between, c, floor_colour), bars_side(floor_piece, c)),
    }
    return {name: openings(sheet, front, side, host) for name, (front, side) in of.items()}


def bridges(sheet, c):
    def planks(along):
        piece = Piece()

        def rule(x, y):
            a, b = (x, y) if along else (y, x)
            if b in (0, 15):
                return c["wood-dark"]
            if b in (1, 14):
                return c["wood-light"] if b == 1 else c["wood"]
            if a % 4 == 3:
                return c["wood-dark"]
            return c["wood-light"] if a % 4 == 0 or noise(x, y, 7) < 0.08 else c["wood"]
        return piece.paint(rule)

    flat, upright = sheet.add(planks(True)), sheet.add(planks(False))
    pieces = []
    for mask in range(16):
        north, east, south, west = sides_of(mask)
        pieces.append(upright if (north or south) and not (east or west) or (north and south and not (east and west))
                      else flat)
    return {"joins": "edges", "against": WET + ["lava", "chasm", "void"], "pieces": pieces}


def pillar(c):
    piece = Piece()
    piece.box(4, 12, 10, 3, c["line"])
    for y in range(2, 14):
        for x in range(4, 12):
            if y < 6 and (x in (4, 11)) and y in (2, 5):
                continue
            top = y < 6
            value = c["stone-light"] if top and (x < 8 or y < 4) else c["stone"] if top else None
            if not top:
                value = c["stone-light"] if x == 5 else c["stone-dark"] if x > 8 else c["stone"]
                if x in (4, 11):
                    value = c["line"]
            piece.put(x, y, value)
    piece.box(4, 6, 8, 1, c["stone-dark"])
    piece.box(4, 13, 8, 1, c["line"])
    return piece


def rubble(c, salt):
    piece = Piece()
    for i in range(6):
        x = 1 + int(noise(i, 1, salt) * 11)
        y = 2 + int(noise(i, 2, salt) * 10)
        size = 2 + int(noise(i, 3, salt) * 3)
        piece.box(x, y + 1, size + 1, size, c["line"])
        piece.box(x, y, size, size, c["stone"])
        piece.box(x, y, size, 1, c["stone-light"])
        piece.box(x, y + size - 1, size, 1, c["stone-dark"])
    return piece


def ledge(floor_piece, c, direction):
    """A step down: light on its edge, dark below it."""
    piece = floor_piece.copy()
    for t in range(SIDE):
        for depth, value in ((0, c["stone-light"]), (1, c["stone"]), (2, c["stone-dark"]), (3, c["line"])):
            x, y = {"south": (t, 9 + depth), "north": (t, 6 - depth), "east": (9 + depth, t),
                    "west": (6 - depth, t)}[direction]
            piece.put(x, y, value)
    mark = {"south": [(7, 3), (8, 3), (7, 5), (8, 5)], "north": [(7, 11), (8, 11), (7, 13), (8, 13)],
            "east": [(3, 7), (3, 8), (5, 7), (5, 8)], "west": [(11, 7), (11, 8), (13, 7), (13, 8)]}[direction]
    for x, y in mark:
        piece.put(x, y, c["stone-dark"])
    return piece


def ledges(sheet, c, floor_piece):
    return {f"ledge-{side}": {"pieces": sheet.add(ledge(floor_piece, c, side))}
            for side in ("north", "east", "south", "west")}


def liquids(sheet, c):
    flat = WET + ["bridge", "chasm", "lava"] + STANDING
    water = (c["water-dark"], c["water"], c["water-light"], c["foam"], c["bank"])
    shallow = (c["water"], c["water-light"], c["shallow"], c["foam"], c["bank"])
    fire = (c["lava-dark"], c["lava"], c["lava-light"], c["lava-bright"], c["lava-rim"])
    return {
        "water": {"joins": "blob", "with": flat, "over": "*",
                  "pieces": each_blob_of_frames(sheet, lambda mask, frame: liquid(mask, water, frame, 1, c["bank-face"]), 3, 500)},
        "shallows": {"joins": "blob", "with": flat, "over": "*",
                     "pieces": each_blob_of_frames(sheet, lambda mask, frame: liquid(mask, shallow, frame, 2, c["water"]), 3, 500)},
        "lava": {"joins": "blob", "with": ["bridge", "chasm"] + WET + STANDING, "over": "*",
                 "pieces": each_blob_of_frames(sheet, lambda mask, frame: liquid(mask, fire, frame, 3, c["lava-rim"]), 3, 750)},
        "chasm": {"joins": "blob", "with": ["bridge"] + STANDING, "over": "*",
                  "pieces": each_blob(sheet, lambda mask: pit(mask, (c["void"], c["pit-dark"], c["pit-rock"], c["bank"])))},
    }


def greens(sheet, c, below):
    """Grass, forest and mountain, each over what is lower."""
    grass = (c["grass"], c["grass-light"], c["grass-dark"], c["grass-line"])
    trees = (c["leaf-dark"], c["leaf"], c["leaf-light"], c["grass-light"], c["grass-line"])
    rock = (c["stone-dark"], c["stone"], c["stone-light"], c["rock-bright"], c["line"])
    lower = below + LEDGES + ["bridge", "rubble", "pillar"]
    grown = [growth(0xFF, grass, salt) for salt in (1, 2, 3)]
    flowers = growth(0xFF, grass, 4)
    for x, y in ((4, 5), (11, 3), (8, 11)):
        flowers.put(x, y, c["foam"])
        flowers.put(x, y + 1, c["grass-dark"])
    grass_pieces = each_blob(sheet, lambda mask: growth(mask, grass, 1))
    grass_pieces[-1] = weighed([sheet.add(piece) for piece in grown + [flowers]], (6, 5, 5, 1))
    return {
        "grass": {"joins": "blob", "against": lower, "over": "*", "pieces": grass_pieces},
        "forest": {"joins": "blob", "with": ["mountain"] + STANDING + DEEP, "over": "*",
                   "pieces": [[sheet.add(crowns(mask, trees, 1)), sheet.add(crowns(mask, trees, 2))] for mask in blob_masks()]},
        "mountain": {"joins": "blob", "with": STANDING + DEEP, "over": "*",
                     "pieces": [[sheet.add(crags(mask, rock, 1)), sheet.add(crags(mask, rock, 2))] for mask in blob_masks()]},
    }


# Masonry: a cellar of cut stone and flagstones


def brick(x, y, c, salt):
    row = y // 3
    shift = (row % 2) * 4
    if y % 3 == 2:
        return c["mortar"]
    if (x + shift) % 8 == 7:
        return c["mortar"]
    if y % 3 == 0 and (x + shift) % 8 < 6:
        return c["brick-light"]
    return c["brick-dark"] if noise((x + shift) // 8, row, salt) < 0.3 else c["brick"]


def masonry_paint(c):
    def top(x, y, edge, salt):
        if edge > 0:
            return c["rim"]
        if edge < 0:
            return c["top-dark"]
        if y % 8 == 7 or (x + (y // 8) * 4) % 8 == 7:
            return c["top-joint"]
        return c["top-light"] if noise(x, y, salt) < 0.08 else c["top"]

    def face(x, y, same, salt):
        if y == FACE - 1:
            return c["line"]
        if (not same & WEST and x == 0) or (not same & EAST and x == SIDE - 1):
            return c["line"]
        if y == 0:
            return c["brick-dark"]
        return brick(x, y - 1, c, salt)

    return Paint(c["line"], c["rim"], top, face)


def flagstones(c, salt, crack=False):
    """Slabs of several sizes that fit together from cell to cell."""
    piece = Piece()

    def rule(x, y):
        joint = y % 8 == 7 or (x + (4 if y // 8 else 0)) % 8 == 7
        if joint:
            return c["floor-joint"]
        slab = noise((x + (4 if y // 8 else 0)) // 8 % 2, y // 8, salt)
        if y % 8 == 0 or (x + (4 if y // 8 else 0)) % 8 == 0:
            return c["floor-light"]
        if noise(x, y, salt + 20) < 0.05:
            return c["floor-dark"]
        return c["floor-dark"] if slab < 0.18 else c["floor"]
    piece.paint(rule)
    if crack:
        for x, y in ((9, 9), (10, 10), (10, 11), (11, 12), (12, 12), (3, 2), (4, 3), (4, 4)):
            piece.put(x, y, c["floor-joint"])
    return piece


def cobbles(c, salt):
    piece = Piece()

    def rule(x, y):
        shift = 2 * (y // 4 % 2)
        if y % 4 == 3 or (x + shift) % 4 == 3:
            return c["floor-joint"]
        if y % 4 == 0 and (x + shift) % 4 < 2:
            return c["floor"]
        return c["hall"] if noise((x + shift) // 4, y // 4, salt) > 0.25 else c["floor-dark"]
    return piece.paint(rule)


def masonry_tiles(sheet, c):
    table = {c["floor"]: c["floor-shade"], c["floor-light"]: c["floor-dark"], c["floor-dark"]: c["floor-shade"],
             c["floor-joint"]: c["bank"], c["hall"]: c["floor-shade"]}
    darker = lambda value: table.get(value, value)
    paint = masonry_paint(c)
    plain = flagstones(c, 1)
    speck = Piece(c["void"])
    tiles = {
        "void": {"pieces": sheet.add(speck)},
        "wall": walls(sheet, paint),
        "secret-door": walls(sheet, paint),
        "floor": ground(sheet, [plain, flagstones(c, 2), flagstones(c, 3), flagstones(c, 4, True)], (10, 6, 6, 1), darker),
        "hall": ground(sheet, [cobbles(c, 1), cobbles(c, 2)], (3, 2), darker),
        "road": ground(sheet, [cobbles(c, 3), cobbles(c, 4)], (3, 2), darker),
        "bridge": bridges(sheet, c),
        "pillar": {"over": "*", "pieces": sheet.add(pillar(c))},
        "rubble": {"over": "*", "pieces": [sheet.add(rubble(c, 1)), sheet.add(rubble(c, 2))]},
    }
    tiles.update(doors(sheet, c, paint, plain))
    tiles.update(ledges(sheet, c, plain))
    tiles.update(liquids(sheet, c))
    tiles.update(greens(sheet, c, ["floor", "hall", "road"]))
    return tiles


MASONRY = palette(
    "void:121118 line:1b1922 top:474556 top-light:545266 top-dark:353344 top-joint:353344 rim:8f8183 "
    "mortar:353344 brick:776a6e brick-light:8f8183 brick-dark:5f5459 "
    "floor:b3a68c floor-light:c4b89e floor-dark:a2957c floor-joint:8a7e68 floor-shade:8a7e68 hall:a2957c "
    "stone:776a6e stone-light:8f8183 stone-dark:5f5459 rock-bright:c4b89e "
    "wood:7d5530 wood-light:996c40 wood-dark:50351f iron:353344 gold:d9a73a gold-light:f3d77a "
    "water-dark:23507c water:2f6596 water-light:4380b0 shallow:6aa5c8 foam:b5d9e6 bank:5f5849 bank-face:353344 "
    "lava-dark:5c1812 lava:861e14 lava-light:e8802a lava-bright:f3d77a lava-rim:50351f "
    "pit-dark:1b1922 pit-rock:353344 "
    "grass:5c7f3f grass-light:77994e grass-dark:4a6a35 grass-line:36502b leaf-dark:36502b leaf:4a6a35 leaf-light:5c7f3f")


# Grotto: rock that was never cut, on trodden earth


def rock_wall(same, paint, salt=0):
    """Rock with a rough border, and a face that the light does not reach."""
    c = paint.colours
    piece = Piece()
    south_open = not same & SOUTH

    def rule(x, y):
        away = to_edge(x, y, same, 6.0) + 0.8 * wave(x + y, 1) + 0.5 * wave(x - y, 3)
        south = SIDE - 0.5 - y + 0.7 * wave(x, 2)
        if away < 0.9 and not (south_open and south < 1.2 and away >= south - 0.2):
            return c["floor-shade"]
        if south_open and south < 8.0:
            if south < 0.8 or away < 1.6:
                return c["line"]
            if south > 7.0:
                return c["rim"]
            strata = (x * 2 + y * 3 + int(4 * noise(x // 3, 1, salt))) % 9
            if noise(x, y // 2, salt + 3) < 0.16 or strata == 0:
                return c["face-dark"]
            return c["face-light"] if noise(x // 2, y, salt) < 0.2 and south > 3 else c["face"]
        if away < 1.9:
            return c["line"]
        if away < 3.0 and (not same & NORTH and y < 5 or not same & WEST and x < 5):
            return c["rim"]
        return rock_top(x, y, c, salt)

    return piece.paint(rule)


def rock_top(x, y, c, salt):
    value = noise(x, y, salt + 40)
    if value < 0.05:
        return c["top-light"]
    if value > 0.94 or noise(x - 1, y - 1, salt + 40) < 0.05:
        return c["top-dark"]
    return c["top"]


def earth(c, salt, stones=0):
    piece = Piece()

    def rule(x, y):
        value = noise(x, y, salt)
        if value < 0.06:
            return c["floor-light"]
        if value > 0.93:
            return c["floor-dark"]
        if noise(x // 2, y // 2, salt + 5) < 0.10:
            return c["floor-dark"]
        return c["floor"]
    piece.paint(rule)
    for i in range(stones):
        x, y = 2 + int(noise(i, salt, 6) * 11), 2 + int(noise(salt, i, 7) * 11)
        piece.box(x, y, 3, 2, c["floor-light"])
        piece.box(x, y + 2, 3, 1, c["floor-joint"])
        piece.put(x + 2, y + 1, c["floor-dark"])
    return piece


def trodden(c, salt):
    plain = earth(c, salt)
    swap = {c["floor"]: c["hall"], c["floor-light"]: c["floor"], c["floor-dark"]: c["floor-joint"]}
    return Piece().paint(lambda x, y: swap[plain.at(x, y)] if noise(x, y, salt + 60) > 0.03 or True else None)


def grotto_tiles(sheet, c):
    table = {c["floor"]: c["floor-shade"], c["floor-light"]: c["floor-joint"], c["floor-dark"]: c["floor-shade"],
             c["floor-joint"]: c["bank"], c["hall"]: c["floor-shade"]}
    darker = lambda value: table.get(value, value)
    paint = Paint(c["line"], c["rim"], lambda x, y, edge, salt: rock_top(x, y, c, salt), None)
    paint.colours = c
    tops = [Piece().paint(lambda x, y, salt=salt: rock_top(x, y, c, salt)) for salt in (0, 1, 2)]
    plain = earth(c, 1)
    rock = walls(sheet, paint, rock_wall)
    tiles = {
        "void": {"pieces": weighed([sheet.add(piece) for piece in tops], (3, 2, 2))},
        "wall": rock,
        "secret-door": dict(rock),
        "floor": ground(sheet, [plain, earth(c, 2), earth(c, 3, 1), earth(c, 4, 3)], (8, 7, 3, 1), darker),
        "hall": ground(sheet, [trodden(c, 5), trodden(c, 6)], (3, 2), darker),
        "road": ground(sheet, [trodden(c, 7), trodden(c, 8)], (3, 2), darker),
        "bridge": bridges(sheet, c),
        "pillar": {"over": "*", "pieces": sheet.add(stalagmite(c))},
        "rubble": {"over": "*", "pieces": [sheet.add(rubble(c, 1)), sheet.add(rubble(c, 2))]},
    }
    tiles.update(doors(sheet, c, paint, plain, rock_wall))
    tiles.update(ledges(sheet, c, plain))
    tiles.update(liquids(sheet, c))
    tiles.update(greens(sheet, c, ["floor", "hall", "road"]))
    return tiles


def stalagmite(c):
    piece = Piece()
    for y in range(1, 15):
        half = 1 + y * 5 // 14
        for x in range(8 - half, 8 + half):
            edge = x in (8 - half, 7 + half)
            value = c["line"] if edge else c["stone-light"] if x < 8 - half // 3 else c["stone-dark"] if x > 8 + half // 3 else c["stone"]
            piece.put(x, y, value)
    piece.box(4, 15, 9, 1, c["line"])
    return piece


GROTTO = palette(
    "void:17131a line:17131a top:2b262a top-light:40363a top-dark:221e22 rim:6d5d57 "
    "face:574a48 face-light:6d5d57 face-dark:40363a "
    "floor:b39469 floor-light:c4a67c floor-dark:a5865e floor-joint:8e714f floor-shade:72593f hall:ae8f66 "
    "stone:6d5d57 stone-light:8a7a70 stone-dark:574a48 rock-bright:c4a67c "
    "wood:7d5530 wood-light:996c40 wood-dark:50351f iron:40363a gold:d9a73a gold-light:f3d77a "
    "water-dark:1c5560 water:266d77 water-light:37898f shallow:5db0ac foam:b8e4d4 bank:50402f bank-face:2b262a "
    "lava-dark:5c1812 lava:861e14 lava-light:e8802a lava-bright:f3d77a lava-rim:50351f "
    "pit-dark:17131a pit-rock:40363a "
    "grass:5d7a4a grass-light:7f9b5c grass-dark:47613c grass-line:31472f leaf-dark:31472f leaf:47613c leaf-light:5d7a4a")


# Countryside: meadows, field stones, thatched houses


def country_paint(c):
    def top(x, y, edge, salt):
        if edge > 0:
            return c["rim"]
        if edge < 0:
            return c["stone-dark"]
        row = y // 5
        if y % 5 == 4 or (x + row * 3) % 6 == 5:
            return c["stone-dark"]
        return c["stone-light"] if y % 5 == 0 or noise(x, y, salt) < 0.1 else c["stone"]

    def face(x, y, same, salt):
        if y == FACE - 1 or (not same & WEST and x == 0) or (not same & EAST and x == SIDE - 1):
            return c["line"]
        row = y // 3
        if y % 3 == 2 or (x + row * 4) % 7 == 6:
            return c["face-dark"]
        if y > 4 and noise(x, y, salt + 9) < 0.25:
            return c["grass-dark"]
        return c["stone-dark"] if noise((x + row * 4) // 7, row, salt) < 0.6 else c["stone"]

    return Paint(c["line"], c["rim"], top, face)


def house_paint(c):
    def top(x, y, edge, salt):
        if edge > 0:
            return c["thatch-light"]
        if edge < 0:
            return c["thatch-dark"]
        if (y + int(2 * noise(x // 2, 3, salt))) % 5 == 4:
            return c["thatch-dark"]
        return c["thatch-light"] if noise(x, y // 2, salt) < 0.22 else c["thatch"]

    def face(x, y, same, salt):
        if y == FACE - 1 or (not same & WEST and x == 0) or (not same & EAST and x == SIDE - 1):
            return c["line"]
        if y == 0:
            return c["thatch-dark"]
        if x in (3, 12) or y == FACE - 2:
            return c["wood-dark"]
        return c["plaster"] if noise(x, y, salt) > 0.08 else c["floor-light"]

    return Paint(c["line"], c["thatch-light"], top, face)


def house_door(c, paint, mask):
    """In the front of a house; elsewhere, a doorway under the eaves."""
    north, east, south, west = sides_of(mask)
    sides = (NORTH * north) | (EAST * east) | (SOUTH * south) | (WEST * west)
    for corner, both in ((NORTH_EAST, NORTH | EAST), (SOUTH_EAST, SOUTH | EAST), (SOUTH_WEST, SOUTH | WEST),
                         (NORTH_WEST, NORTH | WEST)):
        if sides & both == both:
            sides |= corner
    piece = wall(sides, paint, 0)
    if not south:
        piece.box(4, 7, 8, 9, c["wood-dark"])
        for y in range(8, 16):
            for x in range(5, 11):
                piece.put(x, y, c["wood-light"] if x in (5, 8) else c["wood"])
        piece.put(9, 12, c["gold"])
        return piece
    for is_wall, box, step in ((east, (12, 4, 4, 8), (13, 5, 3, 6)), (west, (0, 4, 4, 8), (0, 5, 3, 6)),
                               (north, (4, 0, 8, 4), (5, 0, 6, 3))):
        if not is_wall:
            piece.box(*box, c["wood-dark"])
            piece.box(*step, c["wood"])
            break
    return piece


def boards(c, salt):
    piece = Piece()

    def rule(x, y):
        row = y // 4
        if y % 4 == 3 or (x + int(noise(row, 1, salt) * 16)) % 16 == 15:
            return c["floor-joint"]
        return c["floor-light"] if y % 4 == 0 and noise(x // 3, row, salt) < 0.5 else c["floor-dark"] \
            if noise(x // 4, y, salt + 2) < 0.12 else c["floor"]
    return piece.paint(rule)


def path(c, salt, mask=0xFF):
    piece = Piece()

    def rule(x, y):
        value = noise(x, y, salt)
        if value < 0.05:
            return c["floor-light"]
        if value > 0.95:
            return c["floor-joint"]
        return c["floor-light"] if noise(x // 2, y // 2, salt) < 0.12 else c["road"]
    return piece.paint(rule)


def road(sheet, c):
    """A path whose border is ragged where it meets a land; grass has a border of its own."""
    pieces = []
    for mask in blob_masks():
        drawn = []
        for salt in (3, 4):
            plain = path(c, salt)
            drawn.append(sheet.add(Piece().paint(
                lambda x, y: None if to_edge(x, y, mask) + 0.8 * wave(x - y, 1) < 1.2 else plain.at(x, y))))
        pieces.append(weighed(drawn, (3, 2)))
    return {"joins": "blob", "against": [f"land-{number}" for number in range(1, 7)], "over": "*", "pieces": pieces}


def country_tiles(sheet, c):
    table = {c["floor"]: c["floor-dark"], c["floor-light"]: c["floor-dark"], c["floor-dark"]: c["floor-joint"],
             c["floor-joint"]: c["wood-dark"], c["road"]: c["floor-joint"]}
    darker = lambda value: table.get(value, value)
    stone, house = country_paint(c), house_paint(c)
    plain = boards(c, 1)
    with_walls = WALLS + DOORS + HOUSES
    tiles = {
        "void": {"pieces": sheet.add(Piece(c["void"]))},
        "wall": walls(sheet, stone, wall, with_walls),
        "secret-door": walls(sheet, stone, wall, with_walls),
        "house-wall": walls(sheet, house, wall, HOUSES),
        "house-door": {"joins": "edges", "with": HOUSES, "joinsVoid": False,
                       "pieces": [sheet.add(house_door(c, house, mask)) for mask in range(16)]},
        "floor": ground(sheet, [plain, boards(c, 2), boards(c, 3)], (3, 2, 2), darker),
        "hall": ground(sheet, [path(c, 1), path(c, 2)], (3, 2), darker),
        "road": road(sheet, c),
        "bridge": bridges(sheet, c),
        "pillar": {"over": "*", "pieces": sheet.add(pillar(c))},
        "rubble": {"over": "*", "pieces": [sheet.add(rubble(c, 1)), sheet.add(rubble(c, 2))]},
    }
    tiles.update(doors(sheet, c, stone, plain, wall, with_walls))
    tiles.update(ledges(sheet, c, plain))
    tiles.update(liquids(sheet, c))
    lands = [f"land-{number}" for number in range(1, 7)]
    green = greens(sheet, c, ["floor", "hall", "road"] + lands)
    tiles.update(green)
    return tiles


COUNTRYSIDE = palette(
    "void:222019 line:222019 rim:a5a08c stone:64645f stone-light:7c7b73 stone-dark:4e4d49 face-dark:403f3b "
    "rock-bright:a5a08c thatch:b5893f thatch-light:d0a857 thatch-dark:8a6430 plaster:e6dcc0 "
    "floor:c19763 floor-light:d4ae7b floor-dark:ac8353 floor-joint:835e38 road:c2a272 "
    "wood:7d5530 wood-light:996c40 wood-dark:50351f iron:403f3b gold:d9a73a gold-light:f0d888 "
    "water-dark:2c6f9e water:3b86b5 water-light:57a0c8 shallow:86c2d8 foam:e6dcc0 bank:835e38 bank-face:50351f "
    "lava-dark:5c1812 lava:861e14 lava-light:d9a73a lava-bright:f0d888 lava-rim:50351f "
    "pit-dark:222019 pit-rock:403f3b "
    "grass:7fa650 grass-light:9cbd62 grass-dark:678f45 grass-line:4c7038 leaf-dark:2f5230 leaf:3f6b39 leaf-light:4c7038")


def skins():
    return [Skin("masonry", "stone", MASONRY, masonry_tiles), Skin("grotto", "cave", GROTTO, grotto_tiles),
            Skin("countryside", "stone", COUNTRYSIDE, country_tiles)]
