#include "generation/stages/trim_dead_ends.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

namespace delve {
namespace {

constexpr std::array<Cell, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

class Trimmer {
public:
    Trimmer(Draft& draft, Stream& random, Percent share)
        : m_draft(draft), m_random(random), m_share(share), m_ends(draft.workspace().cells[0]) {}

    bool run() {
        if (!findEnds()) return false;
        chooseEnds();
        for (std::size_t i = 0; i < m_ends.size(); ++i) {
            if ((i & 0xff) == 0 && m_draft.stopped()) return false;
            trimFrom(m_ends[i]);
        }
        if (m_removed.empty()) return true;
        return shortenHalls() && removeIdleWalls();
    }

private:
    [[nodiscard]] int openSides(Cell cell) const {
        return static_cast<int>(std::ranges::count_if(
            sides, [&](Cell side) { return m_draft.size().contains(cell + side) && m_draft.walkable(cell + side); }));
    }

    /// A cell of a hall, or a door in one, with one way out or none, where nothing stands and no pin holds it.
    [[nodiscard]] bool deadEnd(Cell cell) const {
        const Tile tile = m_draft.at(cell);
        const bool hall = tile == Tile::Hall || tile == Tile::Door || tile == Tile::OpenDoor;
        return hall && openSides(cell) <= 1 && m_draft.takesThing(cell);
    }

    bool findEnds() {
        m_ends.clear();
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (m_draft.stopped()) return false;
            for (std::int32_t x = 0; x < m_draft.size().width; ++x)
                if (deadEnd({x, y})) m_ends.push_back({x, y});
        }
        return true;
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
        while (deadEnd(cell)) {
            const auto next = std::ranges::find_if(sides, [&](Cell side) {
                return m_draft.size().contains(cell + side) && m_draft.walkable(cell + side);
            });
            m_draft.set(cell, Tile::Void);
            m_removed.push_back(cell);
            if (next == sides.end()) return;
            cell = cell + *next;
        }
    }

    [[nodiscard]] bool shortenHalls();
    [[nodiscard]] bool removeIdleWalls();

    [[nodiscard]] bool bordersFloor(Cell cell) const {
        const Rect around = Rect{cell.x, cell.y, 1, 1}.grown(1).intersected(wholeOf(m_draft.size()));
        for (auto y = around.y; y < around.bottom(); ++y)
            for (auto x = around.x; x < around.right(); ++x)
                if (m_draft.walkable({x, y})) return true;
        return false;
    }

    Draft& m_draft;
    Stream& m_random;
    Percent m_share;
    std::vector<Cell>& m_ends;
    std::vector<Cell> m_removed;
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
    void add(const Hall& hall) { m_gone.push_back(keyOf(hall)); }
    void sort() {
        std::ranges::sort(m_gone);
        m_taken.assign(m_gone.size(), 0);
    }
    /// Of the links of one kind between two rooms as many are gone as halls.
    bool take(const Link& link) {
        const auto same = std::equal_range(m_gone.begin(), m_gone.end(), keyOf(link));
        const auto first = static_cast<std::size_t>(same.first - m_gone.begin());
        if (same.first == same.second || m_taken[first] == static_cast<std::size_t>(same.second - same.first))
            return false;
        ++m_taken[first];
        return true;
    }

private:
    using Key = std::tuple<RoomId, RoomId, LinkKind>;
    template <class Joining>
    [[nodiscard]] static Key keyOf(const Joining& joining) {
        return {std::min(joining.a, joining.b), std::max(joining.a, joining.b), joining.kind};
    }
    std::vector<Key> m_gone;
    std::vector<std::size_t> m_taken; ///< of each lot of equal ones, at its first
};

/// The lists say where one can walk, and why: a hall that is gone goes, and its link with it.
bool Trimmer::shortenHalls() {
    GoneLinks gone;
    std::vector<Hall> halls;
    std::size_t looked = 0;
    for (Hall hall : m_draft.halls()) {
        if (++looked % 4096 == 0 && m_draft.stopped()) return false;
        const bool hadCells = !hall.runs.empty();
        hall.runs = walkableParts(m_draft, hall.runs);
        if (hadCells && hall.runs.empty()) gone.add(hall);
        else halls.push_back(std::move(hall));
    }
    m_draft.setHalls(std::move(halls));
    gone.sort();
    auto links = m_draft.links();
    std::erase_if(links, [&](const Link& link) { return gone.take(link); });
    m_draft.setLinks(std::move(links));
    return true;
}

bool Trimmer::removeIdleWalls() {
    for (std::size_t i = 0; i < m_removed.size(); ++i) {
        if (i % 65536 == 0 && m_draft.stopped()) return false;
        const Cell cell = m_removed[i];
        const Rect around = Rect{cell.x, cell.y, 1, 1}.grown(1).intersected(wholeOf(m_draft.size()));
        for (auto y = around.y; y < around.bottom(); ++y)
            for (auto x = around.x; x < around.right(); ++x)
                if (m_draft.at({x, y}) == Tile::Wall && !bordersFloor({x, y})) m_draft.set({x, y}, Tile::Void);
    }
    return true;
}

} // namespace

Done trimDeadEnds(Draft& draft, Stream& random, const TrimDeadEndsParameters& parameters) {
    return Trimmer(draft, random, parameters.trimmed).run() ? done() : Done(cancelled());
}

Stage trimDeadEndsStage() {
    using P = TrimDeadEndsParameters;
    Stage stage;
    stage.name = "trim-dead-ends";
    stage.group = StageGroup::Halls;
    stage.label = DELVE_TEXT("stage", "Trim dead ends");
    stage.help = DELVE_TEXT("stage", "Removes halls that lead nowhere, and the walls that border nothing afterwards.");
    stage.needs = Part::Floor;
    stage.parameters = {
        parameter("trimmed", &P::trimmed, share(), DELVE_TEXT("stage", "Trimmed"),
                  DELVE_TEXT("stage", "How many of the dead ends are removed.")),
    };
    stage.run = runWith<P>(trimDeadEnds, stage.parameters);
    return stage;
}

} // namespace delve
