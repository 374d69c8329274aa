#include "generation/stages/hall_places.h"

#include "generation/level/bit_runs.h"

#include <numeric>

namespace delve::generation {
namespace {

/// A sweep over the rows of the map that knows which room is where: of each column the room that began last in it, and
/// of each row which cells lie in a room.
class RoomSweep {
public:
    explicit RoomSweep(Draft& draft)
        : m_draft(draft), m_inRoom(draft.workspace().bits[0]),
          m_roomOf(static_cast<std::size_t>(draft.size().width), noRoom) {
        m_inRoom.reset(draft.size());
        const auto& rooms = draft.rooms();
        for (RoomId id = 0; id < rooms.size(); ++id) {
            if (rooms[id].shape.empty()) m_pieces.push_back({rooms[id].box, id});
            for (const auto& run : rooms[id].shape) m_pieces.push_back({run.area(), id});
        }
        sortByTop();
    }

    /// The rooms that begin in row y. Rows are asked for one after the other.
    void enter(std::int32_t y) {
        for (auto i = m_firstOfRow[static_cast<std::size_t>(y)]; i < m_firstOfRow[static_cast<std::size_t>(y) + 1];
             ++i) {
            const auto& piece = m_pieces[m_byTop[i]];
            for (auto row = y; row < piece.area.bottom(); ++row) m_inRoom.setRun(row, piece.area.x, piece.area.width);
            std::fill_n(m_roomOf.begin() + piece.area.x, piece.area.width, piece.room);
        }
    }
    [[nodiscard]] const BitGrid& inRoom() const { return m_inRoom; }
    [[nodiscard]] RoomId roomIn(std::int32_t x) const { return m_roomOf[static_cast<std::size_t>(x)]; }

private:
    struct Piece {
        Rect area;
        RoomId room;
    };

    void sortByTop() {
        m_firstOfRow.assign(static_cast<std::size_t>(m_draft.size().height) + 1, 0);
        for (const auto& piece : m_pieces) ++m_firstOfRow[static_cast<std::size_t>(piece.area.y) + 1];
        std::partial_sum(m_firstOfRow.begin(), m_firstOfRow.end(), m_firstOfRow.begin());
        m_byTop.resize(m_pieces.size());
        auto next = m_firstOfRow;
        for (std::uint32_t i = 0; i < m_pieces.size(); ++i)
            m_byTop[next[static_cast<std::size_t>(m_pieces[i].area.y)]++] = i;
    }

    Draft& m_draft;
    BitGrid& m_inRoom;
    std::vector<RoomId> m_roomOf;
    std::vector<Piece> m_pieces;
    std::vector<std::uint32_t> m_byTop;
    std::vector<std::uint32_t> m_firstOfRow;
};

/// The first bit at or behind x that is set; the row's end where there is none.
std::int32_t nextBit(std::span<const std::uint64_t> row, std::int32_t x) {
    auto i = static_cast<std::size_t>(x) / 64;
    std::uint64_t word = i < row.size() ? row[i] >> (x & 63) << (x & 63) : 0;
    while (word == 0 && ++i < row.size()) word = row[i];
    return static_cast<std::int32_t>(i * 64) + (word != 0 ? std::countr_zero(word) : 0);
}

} // namespace

std::optional<std::vector<HallPlace>> hallPlacesAlongRows(Draft& draft) {
    const Size size = draft.size();
    const auto& taken = draft.takenCells();
    RoomSweep sweep(draft);
    std::vector<HallPlace> places;
    std::vector<std::uint64_t> blocked(taken.wordsPerRow());
    std::vector<std::uint64_t> east(taken.wordsPerRow());
    for (std::int32_t y = 0; y < size.height; ++y) {
        if (y % 64 == 0 && draft.stopped()) return {};
        sweep.enter(y);
        if (y == 0 || y + 1 == size.height) continue;
        const auto inRoom = sweep.inRoom().row(y);
        for (std::size_t i = 0; i < blocked.size(); ++i) {
            blocked[i] = taken.row(y - 1)[i] | taken.row(y)[i] | taken.row(y + 1)[i];
            const std::uint64_t next = i + 1 < blocked.size() ? inRoom[i + 1] : 0;
            east[i] = inRoom[i] & ~(inRoom[i] >> 1 | next << 63);
        }
        forEachBit(east, [&](std::int32_t x) {
            const auto end = nextBit(blocked, x + 1);
            if (end >= size.width || end == x + 1 || !sweep.inRoom().at({end, y})) return;
            if (sweep.roomIn(x) == sweep.roomIn(end)) return;
            places.push_back({{{x + 1, y}, end - x - 1, false}, sweep.roomIn(x), sweep.roomIn(end)});
        });
    }
    return places;
}

std::optional<std::vector<HallPlace>> hallPlacesAlongColumns(Draft& draft) {
    const Size size = draft.size();
    const auto& taken = draft.takenCells();
    RoomSweep sweep(draft);
    std::vector<HallPlace> places;
    // Of each column: is a room above with nothing but blank cells since, and which one, as far as where?
    std::vector<std::uint64_t> open(taken.wordsPerRow(), 0);
    std::vector<RoomId> above(static_cast<std::size_t>(size.width), noRoom);
    std::vector<std::int32_t> aboveEnd(static_cast<std::size_t>(size.width), 0);
    std::vector<std::uint64_t> ends(taken.wordsPerRow());
    std::vector<std::uint64_t> south(taken.wordsPerRow());
    for (std::int32_t y = 0; y + 1 < size.height; ++y) {
        if (y % 64 == 0 && draft.stopped()) return {};
        sweep.enter(y);
        const auto here = taken.row(y);
        const auto inRoom = sweep.inRoom().row(y);
        const auto below = sweep.inRoom().row(y + 1);
        for (std::size_t i = 0; i < open.size(); ++i) {
            const std::uint64_t before = i > 0 ? here[i - 1] : 0;
            const std::uint64_t next = i + 1 < open.size() ? here[i + 1] : 0;
            const std::uint64_t blocked = here[i] | here[i] << 1 | before >> 63 | here[i] >> 1 | next << 63;
            ends[i] = open[i] & inRoom[i];
            south[i] = inRoom[i] & ~below[i];
            open[i] = (open[i] & ~blocked) | south[i];
        }
        forEachBit(ends, [&](std::int32_t x) {
            const auto column = static_cast<std::size_t>(x);
            const auto from = aboveEnd[column];
            if (from == y || above[column] == sweep.roomIn(x)) return;
            places.push_back({{{x, from}, y - from, true}, above[column], sweep.roomIn(x)});
        });
        forEachBit(south, [&](std::int32_t x) {
            above[static_cast<std::size_t>(x)] = sweep.roomIn(x);
            aboveEnd[static_cast<std::size_t>(x)] = y + 1;
        });
    }
    return places;
}

} // namespace delve::generation
