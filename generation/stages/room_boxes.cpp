#include "generation/stages/room_boxes.h"

#include "generation/level/bit_rects.h"
#include "generation/level/bit_runs.h"

#include <algorithm>
#include <utility>

namespace delve::generation {
namespace {

constexpr std::int32_t rowsBetweenQuestions = 64;

/// Each bit becomes that of the cell so many to its right; beyond the end of the row they are off.
void andShifted(std::span<std::uint64_t> row, std::int32_t cells) {
    const auto words = static_cast<std::size_t>(cells / 64);
    const auto bits = cells % 64;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const auto wordAt = [&](std::size_t k) { return k < row.size() ? row[k] : std::uint64_t{0}; };
        std::uint64_t shifted = wordAt(i + words) >> bits;
        if (bits != 0) shifted |= wordAt(i + words + 1) << (64 - bits);
        row[i] &= shifted;
    }
}

/// Keeps a bit where `length` of them are set from there on, doubling what is known in each step.
template <class AndShifted>
void keepRuns(std::int32_t length, AndShifted shift) {
    std::int32_t known = 1;
    while (known < length) {
        const auto step = std::min(known, length - known);
        shift(step);
        known += step;
    }
}

} // namespace

void findPlaces(const BitGrid& taken, Size box, BitGrid& places) {
    const auto [width, height] = taken.size();
    places.reset(taken.size());
    for (std::int32_t y = 0; y < height; ++y) {
        const auto row = places.row(y);
        std::ranges::transform(taken.row(y), row.begin(), [](std::uint64_t word) { return ~word; });
        if (width % 64 != 0) row.back() &= (std::uint64_t{1} << (width % 64)) - 1;
        keepRuns(box.width + 2, [row](std::int32_t step) { andShifted(row, step); });
    }
    keepRuns(box.height + 2, [&places, rows = height](std::int32_t step) {
        for (std::int32_t y = 0; y < rows; ++y) {
            const auto row = places.row(y);
            if (y + step >= rows) std::ranges::fill(row, 0);
            else std::ranges::transform(row, places.row(y + step), row.begin(), std::bit_and<>{});
        }
    });
    // What was found are the corners of the boxes with the free cells around them; their own lie one further in.
    for (std::int32_t y = height - 1; y > 0; --y) {
        const auto row = places.row(y);
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const auto above = places.row(y - 1)[i];
            row[i] = above << 1 | carry;
            carry = above >> 63;
        }
    }
    if (height > 0) std::ranges::fill(places.row(0), 0);
}

namespace {

void occupyRooms(const Draft& draft, std::int32_t apart, BitGrid& occupied) {
    const auto keepClear = [&](const Rect& floor) {
        const Rect area = floor.grown(apart - 1).intersected(wholeOf(draft.size()));
        setRect(occupied, area);
    };
    for (const auto& room : draft.rooms()) {
        if (room.shape.empty()) keepClear(room.box);
        for (const auto& run : room.shape) keepClear(run.area());
    }
}

/// Floor that belongs to no room, bears nothing and is not pinned may be built on. Incomplete if the draft was stopped.
void findAllButBareFloor(const Draft& draft, std::int32_t apart, BitGrid& occupied) {
    occupied = draft.takenCells();
    for (std::int32_t y = 0; y < draft.size().height && (y % rowsBetweenQuestions != 0 || !draft.stopped()); ++y) {
        std::int32_t x = 0;
        for (const Tile tile : draft.row(y)) {
            const Cell cell{x++, y};
            if (tile == Tile::Floor && draft.takesThing(cell)) occupied.clear(cell);
        }
    }
    occupyRooms(draft, apart, occupied);
}

} // namespace

void findOccupied(const Draft& draft, std::int32_t apart, BitGrid& occupied) {
    occupied = draft.takenCells();
    occupyRooms(draft, apart, occupied);
}

RoomBoxes::RoomBoxes(Draft& draft, std::int32_t apart, bool onFloor)
    : m_draft(draft), m_apart(apart), m_onFloor(onFloor), m_occupied(draft.workspace().bits[0]),
      m_places(draft.workspace().bits[1]) {
    takeAllBack();
}

void RoomBoxes::takeAllBack() {
    if (m_onFloor) findAllButBareFloor(m_draft, m_apart, m_occupied);
    else findOccupied(m_draft, m_apart, m_occupied);
}

bool RoomBoxes::fits(const Rect& box) const {
    return box.intersected(m_draft.inside()) == box && !m_occupied.anyIn(box.grown(1));
}

void RoomBoxes::occupy(const Rect& box, bool on) {
    const Rect area = box.grown(m_apart - 1);
    setRect(m_occupied, area, on);
}

bool RoomBoxes::take(const Rect& box) {
    if (!fits(box)) return false;
    occupy(box);
    m_boxes.push_back(box);
    return true;
}

const BitGrid& RoomBoxes::placesFor(Size box) {
    findPlaces(m_occupied, box, m_places);
    return m_places;
}

bool RoomBoxes::fill(std::int64_t wanted, const Kind& kind, Stream& random) {
    if (count() < wanted && !addSmallest(wanted, kind, random)) return false;
    return count() >= wanted || pack(wanted, kind, random);
}

bool RoomBoxes::addSmallest(std::int64_t wanted, const Kind& kind, Stream& random) {
    findPlaces(m_occupied, kind.min, m_places);
    auto& places = m_draft.workspace().cells[0];
    places.clear();
    for (std::int32_t y = 1; y < m_draft.size().height; y += kind.step()) {
        if (y / kind.step() % rowsBetweenQuestions == 0 && m_draft.stopped()) return false;
        forEachBit(std::as_const(m_places).row(y), [&](std::int32_t x) {
            if (!kind.odd || x % 2 == 1) places.push_back({x, y});
        });
    }
    if (!random.shuffle(std::span(places), [this] { return m_draft.stopped(); })) return false;
    for (std::size_t i = 0; i < places.size() && count() < wanted; ++i) {
        if (i % 4096 == 0 && m_draft.stopped()) return false;
        take({places[i].x, places[i].y, kind.min.width, kind.min.height});
    }
    return true;
}

/// Row by row, each box as far to the left as it goes.
bool RoomBoxes::pack(std::int64_t wanted, const Kind& kind, Stream& random) {
    const auto before = std::exchange(m_boxes, {});
    takeAllBack();
    findPlaces(m_occupied, kind.min, m_places);
    for (std::int32_t y = 1; y < m_draft.size().height; y += kind.step()) {
        if (y / kind.step() % rowsBetweenQuestions == 0 && m_draft.stopped()) return false;
        std::int32_t next = 0;
        forEachBit(std::as_const(m_places).row(y), [&](std::int32_t x) {
            if (x < next || (kind.odd && x % 2 == 0)) return;
            if (take({x, y, kind.min.width, kind.min.height})) next = x + kind.min.width + m_apart;
        });
    }
    if (m_boxes.size() <= before.size()) {
        m_boxes = before;
        return true;
    }
    if (!random.shuffle(std::span(m_boxes), [this] { return m_draft.stopped(); })) return false;
    m_boxes.resize(std::min(m_boxes.size(), static_cast<std::size_t>(wanted)));
    takeAllBack();
    for (const auto& box : m_boxes) occupy(box);
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        if (i % 4096 == 0 && m_draft.stopped()) return false;
        enlarge(m_boxes[i], kind, random);
    }
    return true;
}

/// Toward a drawn size, as far as there is room.
void RoomBoxes::enlarge(Rect& box, const Kind& kind, Stream& random) {
    const auto steps = [&](std::int32_t min) { return std::max(0, (kind.max - min) / kind.step()); };
    const auto across = random.between(0, steps(kind.min.width));
    const auto down = random.between(0, steps(kind.min.height));
    widen(box, across, false, kind.step());
    widen(box, down, true, kind.step());
}

void RoomBoxes::widen(Rect& box, std::int64_t wanted, bool down, std::int32_t step) {
    for (std::int64_t i = 0; i < wanted; ++i)
        if (!extend(box, down, true, step) && !extend(box, down, false, step)) return;
}

/// At its right or lower end, or at its left or upper one, where that keeps it apart from all else.
bool RoomBoxes::extend(Rect& box, bool down, bool atEnd, std::int32_t step) {
    Rect larger = box;
    (down ? larger.height : larger.width) += step;
    if (!atEnd) (down ? larger.y : larger.x) -= step;
    occupy(box, false);
    const bool possible = fits(larger);
    if (possible) box = larger;
    occupy(box);
    return possible;
}

bool RoomBoxes::carve() { return m_draft.addRooms(m_boxes); }

} // namespace delve::generation
