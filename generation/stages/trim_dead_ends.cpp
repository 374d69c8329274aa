#include "generation/stages/trim_dead_ends.h"

#include "generation/level/bit_runs.h"
#include "generation/level/sides.h"
#include "generation/pipeline/room_cells.h"
#include "generation/pipeline/walls.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

/// Trims a copy of the ground, and removes from the draft what is gone, row by row.
class Trimmer {
public:
    Trimmer(Draft& draft, Stream& random, Percent share)
        : m_draft(draft), m_random(random), m_share(share), m_left(draft.workspace().bits[0]),
          m_removed(draft.workspace().bits[1]), m_ends(draft.workspace().cells[0]) {}

    bool run() {
        m_left = m_draft.walkableCells();
        m_removed.reset(m_draft.size());
        if (!findEnds()) return false;
        chooseEnds();
        for (std::size_t i = 0; i < m_ends.size(); ++i) {
            if ((i & 0xff) == 0 && m_draft.stopped()) return false;
            trimFrom(m_ends[i]);
        }
        return m_removed.none() || (remove() && shortenHalls() && removeIdleWalls());
    }

private:
    /// A cell of a hall, or a door in one, where nothing stands and no pin holds it.
    [[nodiscard]] bool removable(Cell cell) const {
        const Tile tile = m_draft.at(cell);
        const auto& tiles = m_draft.catalogue();
        return (tiles.hallFloor(tile) || tiles.door(tile)) && m_draft.takesThing(cell);
    }

    bool findEnds() {
        m_ends.clear();
        const BitGrid& left = m_left;
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (y % 64 == 0 && m_draft.stopped()) return false;
            for (std::size_t i = 0; i < left.wordsPerRow(); ++i)
                forEachBit(std::array{endsIn(y, i)}, [&](std::int32_t bit) {
                    const Cell cell{static_cast<std::int32_t>(64 * i) + bit, y};
                    if (removable(cell)) m_ends.push_back(cell);
                });
        }
        return true;
    }

    /// Of 64 cells of a row those that can be walked and have one way out, or none.
    [[nodiscard]] std::uint64_t endsIn(std::int32_t y, std::size_t i) const {
        const BitGrid& left = m_left;
        const auto row = left.row(y);
        if (row[i] == 0) return 0;
        const std::uint64_t up = y > 0 ? left.row(y - 1)[i] : 0;
        const std::uint64_t down = y + 1 < m_draft.size().height ? left.row(y + 1)[i] : 0;
        const std::uint64_t west = row[i] << 1 | (i > 0 ? row[i - 1] >> 63 : 0);
        const std::uint64_t east = row[i] >> 1 | (i + 1 < row.size() ? row[i + 1] << 63 : 0);
        return row[i] & ~((up & down) | (west & east) | ((up | down) & (west | east)));
    }

    /// All of them, or a share, drawn and rounded to nearest.
    void chooseEnds() {
        if (m_share == percent(100)) return;
        m_random.shuffle(std::span(m_ends));
        const auto kept = (m_ends.size() * m_share.of100000() + 50'000) / 100'000;
        m_ends.resize(kept);
        std::ranges::sort(m_ends);
    }

    /// Back along the hall, up to a cell that other ways meet in.
    void trimFrom(Cell cell) {
        while (m_left.at(cell) && removable(cell)) {
            int ways = 0;
            Cell next = cell;
            for (const Cell side : sidesInReadingOrder)
                if (m_left.has(cell + side)) {
                    ++ways;
                    next = cell + side;
                }
            if (ways > 1) return;
            m_left.clear(cell);
            m_removed.set(cell);
            if (ways == 0) return;
            cell = next;
        }
    }

    bool remove() {
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (y % 64 == 0 && m_draft.stopped()) return false;
            m_draft.setCells(y, m_removed.row(y), Tile::Void);
        }
        return true;
    }

    [[nodiscard]] bool shortenHalls();
    [[nodiscard]] bool removeIdleWalls();

    Draft& m_draft;
    Stream& m_random;
    Percent m_share;
    BitGrid& m_left; ///< what can still be walked
    BitGrid& m_removed;
    std::vector<Cell>& m_ends;
};

/// What is left of a hall's runs.
std::vector<Run> walkableParts(const Draft& draft, const std::vector<Run>& runs) {
    std::vector<Run> left;
    for (const auto& run : runs) {
        const Cell step = run.down ? Cell{0, 1} : Cell{1, 0};
        Run part{run.at, 0, run.down};
        Cell cell = run.at;
        for (std::int32_t i = 0; i < run.length; ++i, cell = cell + step) {
            if (draft.walkable(cell)) {
                if (part.length++ == 0) part.at = cell;
            } else if (part.length > 0) {
                left.push_back(part);
                part.length = 0;
            }
        }
        if (part.length > 0) left.push_back(part);
    }
    return left;
}

/// The links that halls carried which are gone: by the rooms they joined and by their kind.
class GoneLinks {
public:
    explicit GoneLinks(std::size_t rooms) : m_rooms(rooms) {}

    void add(const Hall& hall) { m_gone.push_back(keyOf(hall)); }
    /// To be called between the last that is added and the first that is taken.
    void sort() {
        std::ranges::sort(m_gone);
        m_taken.assign(m_gone.size(), 0);
        m_first.assign(m_rooms + 2, 0);
        for (const auto& key : m_gone) ++m_first[listOf(key) + 1];
        std::partial_sum(m_first.begin(), m_first.end(), m_first.begin());
    }
    /// Of the links of one kind between two rooms as many are gone as halls.
    bool take(const Link& link) {
        const auto key = keyOf(link);
        const auto list =
            std::span(m_gone).subspan(m_first[listOf(key)], m_first[listOf(key) + 1] - m_first[listOf(key)]);
        const auto first = std::ranges::lower_bound(list, key);
        const auto same = static_cast<std::size_t>(std::ranges::upper_bound(first, list.end(), key) - first);
        if (same == 0) return false;
        auto& taken = m_taken[static_cast<std::size_t>(&*first - m_gone.data())];
        if (taken == same) return false;
        ++taken;
        return true;
    }

private:
    using Key = std::tuple<RoomId, RoomId, LinkKind>;
    template <class Joining>
    [[nodiscard]] static Key keyOf(const Joining& joining) {
        return {std::min(joining.a, joining.b), std::max(joining.a, joining.b), joining.kind};
    }
    /// Each room has a list, and what joins no room at all has the last.
    [[nodiscard]] std::size_t listOf(const Key& key) const { return std::min<std::size_t>(std::get<0>(key), m_rooms); }

    std::size_t m_rooms;
    std::vector<Key> m_gone;
    std::vector<std::size_t> m_first; ///< of each list
    std::vector<std::size_t> m_taken; ///< of each lot of equal ones, at its first
};

/// The lists say where one can walk, and why: with a hall its link is removed.
bool Trimmer::shortenHalls() {
    GoneLinks gone(m_draft.rooms().size());
    auto halls = m_draft.takeHalls();
    std::size_t kept = 0;
    for (std::size_t i = 0; i < halls.size(); ++i) {
        if (i % 4096 == 0 && m_draft.stopped()) return false;
        auto& hall = halls[i];
        if (!allIn(hall.runs, m_left)) {
            hall.runs = walkableParts(m_draft, hall.runs);
            if (hall.runs.empty()) {
                gone.add(hall);
                continue;
            }
        }
        if (kept != i) halls[kept] = std::move(hall);
        ++kept;
    }
    halls.resize(kept);
    m_draft.setHalls(std::move(halls));
    gone.sort();
    auto links = m_draft.takeLinks();
    std::erase_if(links, [&](const Link& link) { return gone.take(link); });
    m_draft.setLinks(std::move(links));
    return true;
}

bool Trimmer::removeIdleWalls() {
    std::vector<std::uint64_t> beside(m_left.wordsPerRow());
    std::vector<std::uint64_t> needed(m_left.wordsPerRow());
    for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
        if (y % 64 == 0 && m_draft.stopped()) return false;
        spreadRow(m_removed, y, beside);
        spreadRow(m_left, y, needed);
        const auto taken = m_draft.takenCells().row(y);
        for (std::size_t i = 0; i < beside.size(); ++i) beside[i] &= taken[i] & ~needed[i];
        forEachBit(beside, [&](std::int32_t x) { // the wall that the stage "walls" put up, and no other
            if (m_draft.at({x, y}) == Tile::Wall) m_draft.set({x, y}, Tile::Void);
        });
    }
    return true;
}

} // namespace

Done trimDeadEnds(Draft& draft, Stream& random, const TrimDeadEndsParameters& parameters) {
    return Trimmer(draft, random, parameters.trimmed).run() ? done() : Done(cancelled());
}

StageInfo trimDeadEndsStage() {
    using P = TrimDeadEndsParameters;
    StageInfo stage;
    stage.name = "trim-dead-ends";
    stage.group = StageGroup::Halls;
    stage.ways = Ways::Changes;
    stage.label = DELVE_TEXT("stage", "Trim dead ends");
    stage.help = DELVE_TEXT("stage", "Removes halls that lead nowhere, and the walls left over from them.");
    stage.needs = Part::Floor;
    stage.parameters = {
        parameter("trimmed", &P::trimmed, share(), DELVE_TEXT("stage", "Dead ends removed"),
                  DELVE_TEXT("stage", "Share of the dead ends that are removed. Higher values leave fewer.")),
    };
    stage.run = runWith<P>(trimDeadEnds, stage.parameters);
    return stage;
}

} // namespace delve::generation
