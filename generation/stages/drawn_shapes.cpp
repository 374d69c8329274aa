#include "generation/stages/drawn_shapes.h"

#include "generation/stages/automaton.h"

#include <bit>
#include <optional>

namespace delve::generation {
namespace {

using Word = std::uint64_t;

std::int32_t drawn(Stream& random, std::int64_t from, std::int64_t to) {
    return static_cast<std::int32_t>(random.between(from, to));
}

/// A high box, and a wide one whose middle lies near that of the high one, and whose lower end is up to three cells
/// above its end.
RoomShape drawBoxes(Stream& random) {
    const auto width = drawn(random, 3, 11);
    const auto height = drawn(random, 3, 6);
    const auto widthAcross = drawn(random, 4, 18);
    const auto heightAcross = drawn(random, 2, 4);
    const auto right = drawn(random, 0, 2);
    const auto left = drawn(random, 0, 2);
    const auto up = std::min(drawn(random, 0, 3), height - 1);
    constexpr Cell corner{20, 20}; // with room for the other one at all sides
    RoomShape shape;
    shape.add({corner.x, corner.y, width, height});
    shape.add({corner.x + width / 2 - widthAcross / 2 + right - left, corner.y + height - up - heightAcross,
               widthAcross, heightAcross});
    return shape;
}

RoomShape drawPlus(Stream& random) {
    const auto width = drawn(random, 4, 8);
    const auto height = drawn(random, 4, 5);
    const auto upright = drawn(random, 3, 4);
    const auto level = drawn(random, 3, 4);
    RoomShape shape;
    shape.add({0, (height - level) / 2, width, level});
    shape.add({(width - upright) / 2, 0, upright, height});
    return shape;
}

RoomShape drawRectangle(Stream& random) {
    const auto width = drawn(random, 3, 6);
    RoomShape shape;
    shape.add({0, 0, width, drawn(random, 2, 4)});
    return shape;
}

/// The cells within a radius and a bit, so that no single cell sticks out.
void addDisc(RoomShape& shape, Cell centre, std::int32_t radius) {
    for (auto y = -radius; y <= radius; ++y) {
        std::int32_t half = radius;
        while (half * half + y * y >= radius * radius + radius) --half;
        shape.add({centre.x - half, centre.y + y, 2 * half + 1, 1});
    }
}

RoomShape drawDisc(Stream& random) {
    RoomShape shape;
    addDisc(shape, {4, 4}, drawn(random, 2, 4));
    return shape;
}

Cell drawCell(const RoomShape& shape, Stream& random) {
    auto skip = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(shape.count())));
    std::int32_t y = 0;
    for (; skip >= std::popcount(shape.row(y)); ++y) skip -= std::popcount(shape.row(y));
    auto row = shape.row(y);
    for (; skip > 0; --skip) row &= row - 1;
    return {std::countr_zero(row), y};
}

/// The middle of each disc is a cell of those before it.
RoomShape drawDiscs(Stream& random) {
    static constexpr std::int32_t radius = 2;
    RoomShape shape;
    addDisc(shape, {RoomShape::maxSide / 2, RoomShape::maxSide / 2}, radius);
    for (auto more = drawn(random, 2, 8); more > 0; --more) addDisc(shape, drawCell(shape, random), radius);
    return shape;
}

/// A cave fills a box of the largest size at first, and is kept if its own box is large enough.
struct CaveSize {
    Size min;
    Size max;
};

/// A random mix of open and solid cells that adapt to those around them.
RoomShape drawMixture(Size size, Stream& random) {
    static constexpr std::uint64_t open = (std::uint64_t{62} << 32) / 100;
    static constexpr int rounds = 5;
    const auto columns = (Word{1} << size.width) - 1;
    RoomShape shape;
    for (std::int32_t y = 0; y < size.height; ++y) shape.setRow(y, draw64(random, open) & columns);
    for (int round = 0; round < rounds; ++round) {
        RoomShape next;
        for (std::int32_t y = 0; y < size.height; ++y) {
            const auto here = shape.row(y);
            const auto around =
                countAround(Neighbourhood(shape.row(y - 1)), Neighbourhood(here), Neighbourhood(shape.row(y + 1)));
            next.setRow(y, ((here & around.atLeast(4)) | (~here & around.atLeast(6))) & columns);
        }
        shape = next;
    }
    return shape;
}

/// The open cells of a row that are joined with some of them.
Word spread(Word from, Word open) {
    for (;;) {
        const Word wider = from | ((from << 1 | from >> 1) & open);
        if (wider == from) return from;
        from = wider;
    }
}

/// The part of a shape that one cell is in: downward and upward over the rows until nothing is added.
RoomShape partWith(const RoomShape& shape, Cell cell) {
    RoomShape part;
    part.setRow(cell.y, spread(Word{1} << cell.x, shape.row(cell.y)));
    for (bool grows = true; grows;) {
        grows = false;
        const auto take = [&](std::int32_t y) {
            const auto before = part.row(y);
            const auto from = (before | part.row(y - 1) | part.row(y + 1)) & shape.row(y);
            if (from == before) return;
            part.setRow(y, spread(from, shape.row(y)));
            grows = true;
        };
        for (std::int32_t y = 0; y < shape.size().height; ++y) take(y);
        for (auto y = shape.size().height - 1; y >= 0; --y) take(y);
    }
    return part;
}

RoomShape largestPart(RoomShape shape) {
    RoomShape largest;
    for (std::int32_t y = 0; y < shape.size().height; ++y)
        while (shape.row(y) != 0) {
            const auto part = partWith(shape, {std::countr_zero(shape.row(y)), y});
            for (std::int32_t row = 0; row < part.size().height; ++row)
                shape.setRow(row, shape.row(row) & ~part.row(row));
            if (part.count() > largest.count()) largest = part;
        }
    return largest;
}

/// Small ones are drawn again; after many, what there is has to do.
RoomShape drawCave(const CaveSize& wanted, Stream& random) {
    static constexpr int tries = 30;
    RoomShape cave;
    for (int i = 0; i < tries; ++i) {
        cave = largestPart(drawMixture(wanted.max, random));
        (void)cave.moveToCorner();
        if (cave.size().width >= wanted.min.width && cave.size().height >= wanted.min.height) return cave;
    }
    return cave.count() > 0 ? cave : drawDisc(random);
}

RoomShape drawAnyCave(Stream& random) {
    static constexpr CaveSize low{{3, 4}, {12, 8}};
    static constexpr CaveSize narrow{{3, 15}, {12, 27}};
    static constexpr CaveSize wide{{20, 4}, {40, 8}};
    const auto which = random.below(3);
    if (which == 0) return drawCave(low, random);
    return drawCave(which == 1 ? narrow : wide, random);
}

RoomShape drawOnce(ShapeKind kind, Stream& random) {
    static constexpr CaveSize cavern{{24, 10}, {40, 18}};
    switch (kind) {
    case ShapeKind::Boxes: return drawBoxes(random);
    case ShapeKind::Plus: return drawPlus(random);
    case ShapeKind::Rectangle: return drawRectangle(random);
    case ShapeKind::Disc: return drawDisc(random);
    case ShapeKind::Discs: return drawDiscs(random);
    case ShapeKind::Cave: return drawAnyCave(random);
    case ShapeKind::Cavern: return drawCave(cavern, random);
    }
    return {};
}

} // namespace

RoomShape drawShape(ShapeKind kind, Stream& random) {
    for (;;) {
        auto shape = drawOnce(kind, random);
        (void)shape.moveToCorner();
        if (kind == ShapeKind::Rectangle || !shape.fillsBox()) return shape;
    }
}

} // namespace delve::generation
