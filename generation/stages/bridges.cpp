#include "generation/stages/bridges.h"

#include "generation/graph/narrow_bits.h"
#include "generation/graph/regions.h"
#include "generation/level/bit_rects.h"
#include "generation/level/bit_runs.h"
#include "generation/pipeline/places.h"
#include "generation/stages/lake_tiles.h"
#include "generation/stages/plain_ground.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

constexpr std::int64_t mostCells = 12;
constexpr std::int64_t mostSaving = 50;
/// Every walk that is short enough to need no bridge lies in a part of the map that is tested at once.
static_assert(mostCells + 2 + mostSaving <= NarrowBits::mostSide);

/// The cells before and behind a run.
std::pair<Cell, Cell> endsOf(const Run& run) {
    const Cell step = run.down ? Cell{0, 1} : Cell{1, 0};
    return {run.at - step, run.last() + step};
}

/// Tries every place where a bridge may lie, in a drawn order. A bridge only shortens walks, so a place that is refused
/// once would be refused again: when all were tried, no other bridge is asked for.
class BridgeBuilder {
public:
    BridgeBuilder(Draft& draft, Stream& random, const BridgesParameters& parameters)
        : m_draft(draft), m_random(random), m_longest(static_cast<std::int32_t>(parameters.longest)),
          m_saving(static_cast<std::int32_t>(parameters.saving)), m_ground(draft.workspace().bits[0]),
          m_lake(draft.workspace().bits[1]), m_bridges(draft.workspace().bits[3]),
          m_regions(draft.workspace().regions) {}

    bool run() {
        const auto stopped = [this] { return m_draft.stopped(); };
        if (!findPlainGround(m_draft, m_ground) || !readTiles()) return false;
        if (!findAlongRows() || !findAlongColumns()) return false;
        if (!m_places.empty() && !findRegions(m_ground, m_regions, stopped)) return false;
        if (!m_random.shuffle(std::span(m_places), stopped)) return false;
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            if (i % 256 == 0 && m_draft.stopped()) return false;
            if (isWanted(m_places[i])) build(m_places[i]);
        }
        return addHalls();
    }

    [[nodiscard]] const std::vector<Run>& built() const { return m_built; }

private:
    /// The cells that a bridge may cross, and the bridges that are there. No bridge begins in a door.
    bool readTiles() {
        const auto& tiles = m_draft.catalogue();
        m_lake.reset(m_draft.size());
        m_bridges.reset(m_draft.size());
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (y % 64 == 0 && m_draft.stopped()) return false;
            std::int32_t x = 0;
            for (const Tile tile : m_draft.row(y)) {
                const Cell cell{x++, y};
                if (tile == Tile::Void || tile == Tile::Wall || tile == Tile::Floor) continue;
                if (isLake(tiles, tile) && m_draft.mayCarve(cell) && !m_draft.reserved(cell)) m_lake.set(cell);
                if (behaviourOf(tiles, tile) == Tile::Bridge) m_bridges.set(cell);
            }
        }
        return true;
    }

    [[nodiscard]] bool mayEnd(Cell cell) const {
        return m_ground.has(cell) && !m_draft.catalogue().passage(m_draft.at(cell));
    }

    void addPlace(const Run& run) {
        const auto ends = endsOf(run);
        if (mayEnd(ends.first) && mayEnd(ends.second)) m_places.push_back(run);
    }

    bool findAlongRows() {
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (y % 64 == 0 && m_draft.stopped()) return false;
            forEachRun(std::as_const(m_lake).row(y), m_draft.size().width, [&](std::int32_t from, std::int32_t to) {
                if (to - from <= m_longest) addPlace({{from, y}, to - from, false});
            });
        }
        return true;
    }

    /// Down from each cell that has ground above it.
    bool findAlongColumns() {
        for (std::int32_t y = 1; y < m_draft.size().height; ++y) {
            if (y % 64 == 0 && m_draft.stopped()) return false;
            forEachBit(std::as_const(m_lake).row(y), [&](std::int32_t x) {
                if (!m_ground.at({x, y - 1})) return;
                std::int32_t length = 1;
                while (length <= m_longest && m_lake.has({x, y + length})) ++length;
                if (length <= m_longest) addPlace({{x, y}, length, true});
            });
        }
        return true;
    }

    /// Is the way round long enough, and is there one? Never joins what was apart, or a lock keeps apart.
    [[nodiscard]] bool isWanted(const Run& run) const {
        if (m_bridges.anyIn(run.area().grown(1))) return false;
        const auto ends = endsOf(run);
        if (m_regions.at(ends.first) != m_regions.at(ends.second)) return false;
        const auto most = run.length + 1 + m_saving - 1; // steps of a walk that is too short
        const Rect along = Rect{ends.first.x, ends.first.y, 1, 1}.united({ends.second.x, ends.second.y, 1, 1});
        const NarrowBits ground(m_ground, along.grown((m_saving - 1) / 2));
        return !stepsWithin(ground, ends.first, ends.second, most);
    }

    void build(const Run& run) {
        setRect(m_ground, run.area());
        setRect(m_bridges, run.area());
        m_built.push_back(run);
    }

    /// The rooms at all ends are found in one go.
    bool addHalls() {
        std::vector<Cell> ends;
        for (const auto& run : m_built) {
            const auto both = endsOf(run);
            ends.push_back(both.first);
            ends.push_back(both.second);
        }
        if (ends.empty()) return true;
        const auto rooms = roomsAt(m_draft, ends);
        if (m_draft.stopped()) return false;
        m_draft.reserveHalls(m_built.size());
        for (std::size_t i = 0; i < m_built.size(); ++i) {
            const auto a = rooms[2 * i];
            const auto b = rooms[2 * i + 1];
            m_draft.addHall(a, b, {m_built[i]}, LinkKind::Hall, Tile::Bridge);
            if (a != noRoom && b != noRoom && a != b) m_draft.addLink(a, b, LinkKind::Hall);
        }
        if (m_draft.tracing()) m_draft.mark({"bridges", Mark::Shape::Lines, std::move(ends)});
        return true;
    }

    Draft& m_draft;
    Stream& m_random;
    std::int32_t m_longest;
    std::int32_t m_saving;
    BitGrid& m_ground;
    BitGrid& m_lake;
    BitGrid& m_bridges;
    Regions& m_regions; ///< of the ground before the first bridge
    std::vector<Run> m_places;
    std::vector<Run> m_built;
};

} // namespace

Done bridges(Draft& draft, Stream& random, const BridgesParameters& parameters) {
    BridgeBuilder builder(draft, random, parameters);
    if (!builder.run()) return cancelled();
    if (builder.built().empty())
        draft.note({DELVE_TEXT("stage", "No bridge is built: none of up to %1 cells would save %2 steps."),
                    {std::to_string(parameters.longest), std::to_string(parameters.saving)}});
    return done();
}

StageInfo bridgesStage() {
    using P = BridgesParameters;
    StageInfo stage;
    stage.name = "bridges";
    stage.group = StageGroup::Ground;
    stage.carves = true;
    stage.ways = Ways::Changes;
    stage.label = DELVE_TEXT("stage", "Bridges");
    stage.help =
        DELVE_TEXT("stage", "Builds straight bridges over water, chasms and lava where the way round is long.");
    stage.needs = Part::Floor;
    stage.parameters = {
        parameter("longest", &P::longest, whole(1, mostCells).in(Unit::Cells), DELVE_TEXT("stage", "Longest bridge"),
                  DELVE_TEXT("stage", "How wide a lake may be where it is bridged. Higher values allow more bridges.")),
        parameter("saving", &P::saving, whole(1, mostSaving).in(Unit::Steps), DELVE_TEXT("stage", "Steps saved"),
                  DELVE_TEXT("stage", "How much shorter a bridge must make the walk between its ends. Higher values "
                                      "leave fewer bridges.")),
    };
    stage.run = runWith<P>(bridges, stage.parameters);
    return stage;
}

} // namespace delve::generation
