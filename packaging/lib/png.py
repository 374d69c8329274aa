"""Reads PNG files as the program writes them, and writes small ones of few colours, with nothing but Python itself.

A picture is a list of rows, each the bytes of its pixels: red, green, blue and alpha. The reader takes 8 bits a channel,
in grey, colour or of a palette, without interlacing. The writer makes a palette: `palette_of` chooses one.
"""
import itertools
import struct
import zlib
from collections import Counter

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}  # by the kind of colour
PALETTE = 3


class BadPng(Exception):
    """Says what is wrong with a file."""


def read(path):
    with open(path, "rb") as file:
        data = file.read()
    if not data.startswith(SIGNATURE):
        raise BadPng(f"{path} is no PNG file.")
    chunks = list(chunks_of(data))
    kinds = {kind: body for kind, body in reversed(chunks)}
    width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", kinds[b"IHDR"])
    if depth != 8 or interlaced or colour not in CHANNELS:
        raise BadPng(f"{path} has {depth} bits a channel or is interlaced.")
    packed = b"".join(body for kind, body in chunks if kind == b"IDAT")
    channels = CHANNELS[colour]
    plain = unfiltered(zlib.decompress(packed), width * channels, height, channels)
    if colour == PALETTE:
        return [through_palette(row, kinds[b"PLTE"], kinds.get(b"tRNS", b"")) for row in plain]
    return [with_all_channels(row, channels) for row in plain]


def chunks_of(data):
    at = len(SIGNATURE)
    while at + 12 <= len(data):
        (length,) = struct.unpack_from(">I", data, at)
        body = data[at + 8 : at + 8 + length]
        yield data[at + 4 : at + 8], body
        at += 12 + length


def unfiltered(data, length, height, step):
    """The rows of the file: `step` bytes are a pixel, and each row begins with the number of its filter."""
    if len(data) < height * (length + 1):
        raise BadPng("The file ends too early.")
    rows = []
    above = bytes(length)
    for y in range(height):
        start = y * (length + 1)
        above = UNFILTER[data[start]](data[start + 1 : start + 1 + length], above, step)
        rows.append(above)
    return rows


def plain_row(row, _above, _step):
    return row


def like_left(row, _above, step):
    out = bytearray(row)
    for i in range(step, len(out)):
        out[i] = (out[i] + out[i - step]) & 255
    return bytes(out)


def like_above(row, above, _step):
    return bytes([(a + b) & 255 for a, b in zip(row, above)])


def like_average(row, above, step):
    out = bytearray(row)
    for i, up in enumerate(above):
        left = out[i - step] if i >= step else 0
        out[i] = (out[i] + (left + up) // 2) & 255
    return bytes(out)


def like_nearest(row, above, step):
    """Paeth's filter: the one of left, above and above left that is nearest to left + above - above left."""
    out = bytearray(row)
    for i, up in enumerate(above):
        left, corner = (out[i - step], above[i - step]) if i >= step else (0, 0)
        from_left, from_up, from_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
        nearest = left if from_left <= from_up and from_left <= from_corner else up if from_up <= from_corner else corner
        out[i] = (out[i] + nearest) & 255
    return bytes(out)


UNFILTER = [plain_row, like_left, like_above, like_average, like_nearest]


def through_palette(row, palette, alphas):
    colours = [palette[i : i + 3] + alphas[i // 3 : i // 3 + 1].ljust(1, b"\xff") for i in range(0, len(palette), 3)]
    return b"".join([colours[i] for i in row])


def with_all_channels(row, channels):
    if channels == 4:
        return row
    out = bytearray(b"\xff" * (len(row) // channels * 4))
    grey = channels < 3
    for channel in range(3):
        out[channel::4] = row[0 if grey else channel :: channels]
    if channels == 2:
        out[3::4] = row[1::2]
    return bytes(out)


def pixels_of(row):
    """Each as one number: a colour to count and to look up."""
    return memoryview(row).cast("I")


def bytes_of(pixel):
    return struct.pack("=I", pixel)


def palette_of(rows, most):
    """At most so many colours, by median cut, and for each colour of the picture the place of its own."""
    counts = Counter()
    for row in rows:
        counts.update(pixels_of(row))
    boxes = [weighed(sorted((bytes_of(pixel), count) for pixel, count in counts.items()))]
    while len(boxes) < most:
        weight, place = max((box[0], -at) for at, box in enumerate(boxes))
        if weight == 0:
            break
        boxes[-place : 1 - place] = map(weighed, split(boxes[-place][1]))
    boxes = [box for _, box in boxes]
    colours = [middle_of(box) for box in boxes]
    places = {pixels_of(colour)[0]: at for at, box in enumerate(boxes) for colour, _ in box}
    return colours, places


def channel_widths(box):
    return [max(values) - min(values) for values in zip(*(colour for colour, _ in box))]


def weighed(box):
    """With how much is lost as long as it is one colour: nothing if it is one."""
    widest = max(channel_widths(box))
    return widest * widest * sum(count for _, count in box), box


def split(box):
    """In two, where half of its pixels are reached, along the channel that differs most."""
    widths = channel_widths(box)
    channel = widths.index(max(widths))
    box = sorted(box, key=lambda entry: (entry[0][channel], entry[0]))
    sums = list(itertools.accumulate(count for _, count in box))
    at = next(i for i, reached in enumerate(sums) if 2 * reached >= sums[-1])
    at = min(max(at, 1), len(box) - 1)
    return [box[:at], box[at:]]


def middle_of(box):
    """The mean, or the commonest where that is most of the box: plain ground keeps its colour."""
    total = sum(count for _, count in box)
    commonest, count = max(box, key=lambda entry: (entry[1], entry[0]))
    if 2 * count >= total:
        return commonest
    return bytes(sum(colour[channel] * count for colour, count in box) // total for channel in range(4))


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def encoded(rows, colours, places):
    """The bytes of a file with this palette. Such rows are packed best as they are, without a filter."""
    header = struct.pack(">IIBBBBB", len(rows[0]) // 4, len(rows), 8, PALETTE, 0, 0, 0)
    plain = b"".join(b"\0" + bytes([places[pixel] for pixel in pixels_of(row)]) for row in rows)
    chunks = [chunk(b"IHDR", header), chunk(b"PLTE", b"".join(colour[:3] for colour in colours))]
    alphas = bytes(colour[3] for colour in colours)
    if alphas.strip(b"\xff"):
        chunks.append(chunk(b"tRNS", alphas))
    chunks += [chunk(b"IDAT", zlib.compress(plain, 9)), chunk(b"IEND", b"")]
    return SIGNATURE + b"".join(chunks)


def write(path, rows, largest, most_colours=(256, 128, 64, 32, 16)):
    """With as many colours as fit into `largest` bytes. Says how many bytes it took."""
    for most in most_colours:
        data = encoded(rows, *palette_of(rows, most))
        if len(data) <= largest:
            with open(path, "wb") as file:
                file.write(data)
            return len(data)
    raise BadPng(f"{path} does not fit into {largest} bytes.")
