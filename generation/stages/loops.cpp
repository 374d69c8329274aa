#include "generation/stages/loops.h"

#include "generation/graph/regions.h"
#include "generation/graph/short_way.h"
#include "generation/level/bit_runs.h"
#include "generation/level/patience.h"
#include "generation/level/sides.h"
#include "generation/pipeline/places.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <vector>

namespace delve::generation {
namespace {

/// What may be opened, and what may stand beside an opening.
bool isSolid(const Draft& draft, Cell cell) {
    const Tile tile = draft.at(cell);
    return tile == Tile::Void || draft.catalogue().wall(tile);
}

/// Ground from which a hall may lead on: a door or a ledge keeps its walls.
bool isOpenGround(const Draft& draft, Cell cell) {
    const Tile tile = draft.at(cell);
    return draft.walkable(cell) && !draft.catalogue().passage(tile) && !draft.catalogue().ledge(tile);
}

/// Which ground lies on one side of the locks and barriers that a draft has.
class LockedRegions {
public:
    /// False where the draft was stopped.
    [[nodiscard]] bool find(Draft& draft) {
        const auto shuts = [](const Thing& thing) {
            return thing.kind == ThingKind::Lock || thing.kind == ThingKind::Barrier;
        };
        if (std::ranges::none_of(draft.things(), shuts)) return true;
        BitGrid ground = draft.walkableCells();
        for (const auto& thing : draft.things())
            if (shuts(thing)) ground.clear(thing.at);
        auto& regions = draft.workspace().regions;
        m_regions = &regions;
        return findRegions(ground, regions, [&draft] { return draft.stopped(); });
    }
    [[nodiscard]] bool mayJoin(Cell a, Cell b) const {
        if (!m_regions) return true;
        const auto region = at(a);
        return region != Regions::none && region == at(b);
    }
    /// A cell was opened beside this one.
    void add(Cell cell, Cell beside) {
        if (m_regions) m_opened[cell] = at(beside);
    }

private:
    [[nodiscard]] std::uint32_t at(Cell cell) const {
        const auto opened = m_opened.find(cell);
        return opened == m_opened.end() ? m_regions->at(cell) : opened->second;
    }

    const Regions* m_regions = nullptr; ///< null where nothing is locked
    std::map<Cell, std::uint32_t> m_opened;
};

/// A wall that is one cell thick, and the direction in which one would pass it.
struct ThinWall {
    Cell cell;
    Cell step;

    [[nodiscard]] Cell from() const { return cell - step; }
    [[nodiscard]] Cell to() const { return cell + step; }
};

class LoopOpener {
public:
    LoopOpener(Draft& draft, Stream& random, const LoopsParameters& parameters)
        : m_draft(draft), m_random(random), m_walk(parameters.walk), m_walls(draft.workspace().numbers[0]),
          m_patience([&draft] { return draft.stopped(); }) {}

    /// False where the draft was stopped.
    [[nodiscard]] bool run() {
        m_walls.clear();
        if (!findWalls() || !m_locked.find(m_draft)) return false;
        if (!m_random.shuffle(std::span(m_walls), [this] { return m_draft.stopped(); })) return false;
        ShortWay shortWay(m_draft.walkableCells());
        for (std::size_t i = 0; i < m_walls.size(); ++i) { // openings add some at the end
            const auto wall = wallAt(m_walls[i]);
            if (!mayOpen(wall)) continue;
            const bool isNear = shortWay.exists(wall.from(), wall.to(), m_walk);
            if (m_patience.ended(shortWay.visited())) return false;
            if (isNear) continue;
            open(wall);
            shortWay.open(wall.cell);
        }
        return list();
    }

private:
    static constexpr Cell right{1, 0};
    static constexpr Cell down{0, 1};

    bool findWalls() {
        const BitGrid& ground = m_draft.walkableCells();
        for (auto y = m_draft.inside().y; y < m_draft.inside().bottom(); ++y) {
            if (m_draft.stopped()) return false;
            const auto above = ground.row(y - 1), here = ground.row(y), below = ground.row(y + 1);
            for (std::size_t i = 0; i < here.size(); ++i) {
                const auto west = here[i] << 1 | (i > 0 ? here[i - 1] >> 63 : 0);
                const auto east = here[i] >> 1 | (i + 1 < here.size() ? here[i + 1] << 63 : 0);
                const auto x = static_cast<std::int32_t>(64 * i);
                forEachBit(std::array{west & east & ~here[i] & ~(above[i] | below[i])}, [&](std::int32_t bit) {
                    addWall({{x + bit, y}, right});
                });
                forEachBit(std::array{above[i] & below[i] & ~here[i] & ~(west | east)}, [&](std::int32_t bit) {
                    addWall({{x + bit, y}, down});
                });
            }
        }
        return true;
    }
    void addWall(const ThinWall& wall) {
        if (!mayOpen(wall)) return;
        const auto index = static_cast<std::uint32_t>(wall.cell.y) * static_cast<std::uint32_t>(m_draft.size().width) +
                           static_cast<std::uint32_t>(wall.cell.x);
        m_walls.push_back(2 * index + (wall.step == down ? 1 : 0));
    }
    [[nodiscard]] ThinWall wallAt(std::uint32_t number) const {
        const auto width = static_cast<std::uint32_t>(m_draft.size().width);
        const auto index = number / 2;
        return {{static_cast<std::int32_t>(index % width), static_cast<std::int32_t>(index / width)},
                number % 2 == 0 ? right : down};
    }

    /// Whatever the walk around it; what may not be opened once, never may.
    [[nodiscard]] bool mayOpen(const ThinWall& wall) const {
        const Cell flank{wall.step.y, wall.step.x};
        return !m_draft.walkable(wall.cell) && m_draft.mayCarve(wall.cell) && !m_draft.reserved(wall.cell) &&
               std::ranges::all_of(std::array{wall.cell, wall.cell + flank, wall.cell - flank},
                                   [this](Cell cell) { return isSolid(m_draft, cell); }) &&
               isOpenGround(m_draft, wall.from()) && isOpenGround(m_draft, wall.to()) &&
               m_locked.mayJoin(wall.from(), wall.to());
    }

    /// Behind its sides, there may be ground that is one wall apart from it.
    void open(const ThinWall& wall) {
        m_draft.set(wall.cell, Tile::Hall);
        m_locked.add(wall.cell, wall.from());
        m_opened.push_back(wall);
        for (const Cell side : sidesInReadingOrder)
            if (const Cell beyond = wall.cell + side + side; m_draft.size().contains(beyond))
                if (m_draft.inside().contains(wall.cell + side))
                    addWall({wall.cell + side, side.x != 0 ? right : down});
    }

    /// Lists the openings as halls, with links where they join two rooms. One that leads from another has that one's
    /// room at this end.
    bool list() {
        std::vector<Cell> ends;
        for (const auto& wall : m_opened) {
            ends.push_back(wall.from());
            ends.push_back(wall.to());
        }
        if (ends.empty()) return true;
        const auto rooms = roomsAt(m_draft, ends);
        if (m_draft.stopped()) return false;
        std::map<Cell, RoomId> ofOpened;
        const auto roomOf = [&](std::size_t end) {
            const auto opened = ofOpened.find(ends[end]);
            return opened == ofOpened.end() ? rooms[end] : opened->second;
        };
        m_draft.reserveHalls(m_opened.size());
        for (std::size_t i = 0; i < m_opened.size(); ++i) {
            if (i % 4096 == 0 && m_draft.stopped()) return false;
            const auto a = roomOf(2 * i);
            const auto b = roomOf(2 * i + 1);
            ofOpened[m_opened[i].cell] = a;
            m_draft.addHall(a, b, {{m_opened[i].cell, 1, false}}, LinkKind::Extra);
            if (a != noRoom && b != noRoom && a != b) m_draft.addLink(a, b, LinkKind::Extra);
        }
        return true;
    }

public:
    void mark() const {
        Mark openings{"openings", Mark::Shape::Points, {}};
        for (const auto& wall : m_opened) openings.cells.push_back(wall.cell);
        m_draft.mark(std::move(openings));
    }

private:
    Draft& m_draft;
    Stream& m_random;
    std::int64_t m_walk;
    std::vector<std::uint32_t>& m_walls;
    Patience m_patience;
    LockedRegions m_locked;
    std::vector<ThinWall> m_opened;
};

} // namespace

Done loops(Draft& draft, Stream& random, const LoopsParameters& parameters) {
    LoopOpener opener(draft, random, parameters);
    if (!opener.run()) return cancelled();
    if (draft.tracing()) opener.mark();
    return done();
}

StageInfo loopsStage() {
    using P = LoopsParameters;
    StageInfo stage;
    stage.name = "loops";
    stage.group = StageGroup::Halls;
    stage.ways = Ways::Changes;
    stage.label = DELVE_TEXT("stage", "Open loops");
    stage.help = DELVE_TEXT("stage", "Opens walls of one cell where the walk around them is long. Nothing is opened "
                                     "that would lead around a pinned lock.");
    stage.needs = Part::Floor;
    stage.parameters = {
        parameter("walk", &P::walk, whole(0, 200).in(Unit::Steps), DELVE_TEXT("stage", "Longest walk"),
                  DELVE_TEXT("stage", "A wall is opened if the walk around it is longer than this. Higher values make "
                                      "fewer loops.")),
    };
    stage.run = runWith<P>(loops, stage.parameters);
    return stage;
}

} // namespace delve::generation
