#include "generation/stages/gate.h"

#include "generation/graph/paths.h"
#include "generation/graph/regions.h"
#include "generation/level/bit_rects.h"
#include "generation/level/bit_runs.h"
#include "generation/level/sides.h"
#include "generation/pipeline/in_the_way.h"
#include "generation/pipeline/room_cells.h"
#include "generation/stages/exit_ground.h"
#include "generation/stages/floor_cells.h"
#include "generation/stages/pinned_cells.h"
#include "generation/stages/solid.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

constexpr std::int32_t rowsBetweenQuestions = 64;

/// What a gate may be in and lead into: a wall and the void behind it; where towns and roads lie in open country, no
/// wall has nothing behind it, and the country stands for both.
struct Way {
    bool country;
    bool outside; ///< only into what is joined with the map's edge, not into a yard that is shut in
    bool freely;  ///< only from ground that no stage reserved
};
/// The first of them that has a place.
constexpr std::array<Way, 8> ways{{{false, true, true},
                                   {true, true, true},
                                   {false, false, true},
                                   {true, false, true},
                                   {false, true, false},
                                   {true, true, false},
                                   {false, false, false},
                                   {true, false, false}}};

/// For the cells of a word, the bits of those beside them.
struct Beside {
    std::uint64_t above;
    std::uint64_t below;
    std::uint64_t left;
    std::uint64_t right;
};
/// `offMap` is what counts as the bits of cells that lie off the map.
Beside besideWord(const BitGrid& cells, std::int32_t y, std::size_t i, std::uint64_t offMap) {
    const auto row = cells.row(y);
    const bool last = i + 1 == row.size();
    const auto before = i > 0 ? row[i - 1] : offMap;
    const auto behind = last ? 0 : row[i + 1];
    const auto beyond = last ? offMap & std::uint64_t{1} << ((cells.size().width - 1) & 63) : 0;
    return {y > 0 ? cells.row(y - 1)[i] : offMap, y + 1 < cells.size().height ? cells.row(y + 1)[i] : offMap,
            row[i] << 1 | before >> 63, row[i] >> 1 | behind << 63 | beyond};
}

/// All places where a gate may be, in one way.
class GatePlaces {
public:
    explicit GatePlaces(Draft& draft)
        : m_draft(draft), m_behind(draft.workspace().bits[0]), m_places(draft.workspace().bits[1]) {}

    /// How many there are. Nothing where the draft was stopped.
    [[nodiscard]] std::optional<std::int64_t> find(Way way) {
        if (!findBehind(way.country) || (way.outside && !clearYards())) return std::nullopt;
        m_places.reset(m_draft.size());
        std::int64_t count = 0;
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (y % rowsBetweenQuestions == 0 && m_draft.stopped()) return std::nullopt;
            count += findInRow(y, way);
        }
        return count;
    }
    [[nodiscard]] Cell at(std::int64_t number) const { return cellAtOrdinal(m_places, number); }
    [[nodiscard]] const BitGrid& places() const { return m_places; }
    /// Calls visit(cell) for each cell of the ground from which one walks through a gate on this place.
    template <class Visit>
    void forEachBefore(Cell place, const Visit& visit) const {
        for (const Cell side : sidesInReadingOrder) {
            const Cell before = place + side;
            const Cell behind = place - side;
            if (!m_draft.walkableCells().has(before)) continue;
            if (!m_draft.size().contains(behind) || m_behind.at(behind)) visit(before);
        }
    }

private:
    /// What a gate may lead into: void, and the country where it counts.
    [[nodiscard]] bool findBehind(bool country) {
        m_behind.reset(m_draft.size());
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (y % rowsBetweenQuestions == 0 && m_draft.stopped()) return false;
            const auto taken = m_draft.takenCells().row(y);
            const auto behind = m_behind.row(y);
            for (std::size_t i = 0; i < behind.size(); ++i)
                behind[i] = ~taken[i] & bitsOfPart(i, 0, m_draft.size().width);
            const auto tiles = m_draft.row(y);
            if (m_draft.anyPins())
                forEachBit(m_draft.pinnedCells().row(y), [&](std::int32_t x) {
                    if (tiles[static_cast<std::size_t>(x)] == Tile::Void) m_behind.set({x, y});
                });
            for (std::int32_t x = 0; country && x < m_draft.size().width; ++x)
                if (isCountry(m_draft.catalogue(), tiles[static_cast<std::size_t>(x)])) m_behind.set({x, y});
        }
        return true;
    }

    /// Leaves of that only what is joined with the map's edge.
    [[nodiscard]] bool clearYards() {
        auto& regions = m_draft.workspace().regions;
        if (!findRegions(m_behind, regions, [this] { return m_draft.stopped(); })) return false;
        const auto [width, height] = m_draft.size();
        auto& meetsEdge = m_draft.workspace().bytes;
        meetsEdge.assign(regions.count(), 0);
        for (std::int32_t y = 0; y < height; ++y)
            for (const auto& run : regions.row(y))
                if (y == 0 || y == height - 1 || run.x == 0 || run.x + run.length == width) meetsEdge[run.region] = 1;
        for (std::int32_t y = 0; y < height; ++y)
            for (const auto& run : regions.row(y))
                if (meetsEdge[run.region] == 0) m_behind.setRun(y, run.x, run.length, false);
        return true;
    }

    /// Walls with something to walk on at one side, and opposite it what a gate may lead into.
    [[nodiscard]] std::int64_t findInRow(std::int32_t y, Way way) {
        const auto& catalogue = m_draft.catalogue();
        const auto tiles = m_draft.row(y);
        const auto places = m_places.row(y);
        std::int64_t count = 0;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto ground = besideWord(m_draft.walkableCells(), y, i, 0);
            const auto behind = besideWord(m_behind, y, i, ~std::uint64_t{0});
            auto bits = (ground.above & behind.below) | (ground.below & behind.above) | (ground.left & behind.right) |
                        (ground.right & behind.left);
            bits &= m_draft.takenCells().row(y)[i] & ~m_draft.walkableCells().row(y)[i];
            if (m_draft.anyPins()) bits &= ~m_draft.pinnedCells().row(y)[i];
            for (; bits != 0; bits &= bits - 1) {
                const int bit = std::countr_zero(bits);
                const Tile tile = tiles[64 * i + static_cast<std::size_t>(bit)];
                if (!isWall(catalogue, tile) && !(way.country && isCountry(catalogue, tile))) continue;
                const auto x = static_cast<std::int32_t>(64 * i) + bit;
                if (way.freely && hasReserved(m_draft) && !isFreeBefore({x, y})) continue;
                places[i] |= std::uint64_t{1} << bit;
                ++count;
            }
        }
        return count;
    }

    [[nodiscard]] bool isFreeBefore(Cell place) const {
        bool any = false;
        forEachBefore(place, [&](Cell before) { any = any || mayLeadToExit(m_draft, before); });
        return any;
    }

    Draft& m_draft;
    BitGrid& m_behind;
    BitGrid& m_places;
};

/// The rooms, and how far each cell is from the start.
class Walks {
public:
    /// False where the draft was stopped. Uses its third bit grid.
    [[nodiscard]] bool find(Draft& draft, Cell start) {
        auto& rooms = draft.workspace().bits[2];
        rooms.reset(draft.size());
        for (RoomId room = 0; room < draft.rooms().size(); ++room) {
            if (room % 4096 == 0 && draft.stopped()) return false;
            for (const Rect& piece : piecesOf(draft.rooms()[room])) setRect(rooms, piece);
        }
        const std::array from{start};
        auto& distances = draft.workspace().distances;
        findDistances(draft.walkableCells(), from, distances, [&] { return draft.stopped(); });
        if (draft.stopped()) return false;
        for (const auto steps : distances.steps)
            if (steps != Distances::unreachable) m_longest = std::max(m_longest, steps);
        m_rooms = &rooms;
        m_distances = &distances;
        return true;
    }

    /// How well a gate that is entered from this cell lies: in a room rather than a hall, then by the walk to it, where
    /// all walks of `far` or more are alike.
    [[nodiscard]] std::pair<bool, std::int64_t> rankOf(Cell before, Percent far) const {
        const auto steps = m_distances->at(before);
        const std::int64_t walk = steps == Distances::unreachable ? -1 : std::int64_t{steps};
        const auto enough = static_cast<std::int64_t>((m_longest * far.of100000() + 99'999) / 100'000);
        return {m_rooms->at(before), std::min(walk, enough)};
    }

private:
    const BitGrid* m_rooms = nullptr;
    const Distances* m_distances = nullptr;
    std::uint32_t m_longest = 0;
};

/// Those of the places that lie best. Not all of them where the draft was stopped.
std::vector<Cell> bestOf(const Draft& draft, const GatePlaces& places, const Walks& walks, Percent far) {
    std::vector<Cell> best;
    std::pair<bool, std::int64_t> highest{false, -1};
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        if (y % rowsBetweenQuestions == 0 && draft.stopped()) break;
        forEachBit(places.places().row(y), [&](std::int32_t x) {
            std::pair<bool, std::int64_t> rank{false, -1};
            places.forEachBefore({x, y}, [&](Cell before) { rank = std::max(rank, walks.rankOf(before, far)); });
            if (rank < highest) return;
            if (rank > highest) best.clear();
            highest = rank;
            best.push_back({x, y});
        });
    }
    return best;
}

/// Puts the gate on one of all places, drawn. False where there is none, or the draft was stopped.
bool putGate(Draft& draft, Stream& random, Percent far) {
    const auto* const start = draft.findThing(ThingKind::Start, 1);
    Walks walks;
    if (start && far.of100000() > 0 && !walks.find(draft, start->at)) return false;
    GatePlaces places(draft);
    for (const Way way : ways) {
        if (!way.freely && !hasReserved(draft)) break;
        const auto count = places.find(way);
        if (!count) return false;
        if (*count == 0) continue;
        const auto best = start && far.of100000() > 0 ? bestOf(draft, places, walks, far) : std::vector<Cell>{};
        if (draft.stopped()) return false;
        const auto number = best.empty() ? static_cast<std::uint64_t>(*count) : best.size();
        const auto drawn = random.below(number);
        draft.set(best.empty() ? places.at(static_cast<std::int64_t>(drawn)) : best[static_cast<std::size_t>(drawn)],
                  Tile::Gate);
        if (!way.outside)
            draft.note(
                {DELVE_TEXT("stage", "No free wall leads out of the map, so the gate leads into a closed yard.")});
        return true;
    }
    return false;
}

/// A gate that was pinned is the one, where one can walk up to it.
bool hasPinnedGate(const Draft& draft) {
    const auto walkable = [&](Cell c) { return draft.size().contains(c) && draft.walkable(c); };
    const auto gates = pinnedCellsWhere(draft, [&](Tile tile) { return draft.catalogue().gate(tile); });
    return std::ranges::any_of(gates, [&](Cell cell) {
        return std::ranges::any_of(sidesInReadingOrder, [&](Cell side) { return walkable(cell + side); });
    });
}

} // namespace

Done gate(Draft& draft, Stream& random, const GateParameters& parameters) {
    if (hasPinnedGate(draft) || putGate(draft, random, parameters.far)) return done();
    if (draft.stopped()) return cancelled();
    return impossible(
        {DELVE_TEXT("stage", "There is no wall between floor and outside for the gate. Put this stage after "
                             "\"walls\", or make the map larger.")},
        pinsOf(draft));
}

/// Draws any wall, also that of a hall, or one beside the start.
StageInfo gate1Stage() {
    StageInfo stage;
    stage.name = "gate";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Gate");
    stage.help = DELVE_TEXT("stage", "Puts the gate, a locked door, into a wall between floor and outside.");
    stage.needs = Part::Floor | Part::Walls;
    stage.gives = Part::Exit;
    stage.run = runWith<GateParameters>(gate, {});
    return stage;
}

StageInfo gateStage() {
    using P = GateParameters;
    StageInfo stage = gate1Stage();
    stage.version = 2;
    stage.needs = stage.needs | Part::Start;
    stage.parameters = {withDefault(
        parameter("far", &P::far, share(), DELVE_TEXT("stage", "Distance from the start"),
                  DELVE_TEXT("stage",
                             "The gate is in the wall of a room, and the walk to it at least this share of the "
                             "longest walk from the start. Higher values put it farther away; with 0 it may "
                             "be anywhere.")),
        Decimal::of(50))};
    stage.run = runWith<P>(gate, stage.parameters);
    return stage;
}

} // namespace delve::generation
