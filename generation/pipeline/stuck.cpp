#include "generation/pipeline/stuck.h"

#include "generation/graph/gated_ground.h"
#include "generation/graph/regions.h"
#include "generation/level/locks.h"
#include "generation/level/sides.h"
#include "generation/level/tile_cells.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

constexpr std::size_t mostColours = 64;

/// The ground of a level in parts that can be walked freely, and between them the cells that not everybody passes, or
/// not both ways.
class GroundParts {
public:
    GroundParts(const Level& level, const TileCatalogue& tiles) : m_level(level), m_tiles(tiles) {
        BitGrid open = walkableCells(level.tiles, tiles);
        forEachCellWhere(
            level.tiles, [&](Tile tile) { return tiles.ledge(tile) || tiles.secret(tile); },
            [&](Cell cell) {
                m_gates.push_back(cell);
                m_anyLedge = m_anyLedge || tiles.ledge(level.tiles.at(cell));
            });
        for (const auto& thing : *level.things)
            if (thing.kind == ThingKind::Lock && open.has(thing.at)) addLock(thing);
        std::ranges::sort(m_gates);
        m_gates.erase(std::unique(m_gates.begin(), m_gates.end()), m_gates.end());
        for (const Cell gate : m_gates) open.clear(gate);
        findRegions(open, m_regions);
        for (const Cell gate : m_gates)
            for (const Cell side : sidesInReadingOrder) addEdge(gate, side);
    }

    [[nodiscard]] bool canGetStuck(Cell start) const {
        const auto ground = groundFrom(start);
        return ground && std::ranges::any_of(std::array{false, true}, [&](bool knowsSecrets) {
                   const auto reach = ground->reach(knowsSecrets);
                   return reach && !reach->leadsHome;
               });
    }

    /// Those that no walk leads to, or beside where they are no ground.
    [[nodiscard]] std::vector<Cell> outOfReach(Cell start, std::vector<Cell> cells) const {
        const auto ground = groundFrom(start);
        const auto reach = ground ? ground->reach(true) : std::nullopt;
        if (!reach) return {};
        const auto reached = [&](Cell cell) {
            const auto place = placeOf(cell);
            return place != Regions::none && reach->parts[ground->partOf(place)];
        };
        std::erase_if(cells, [&](Cell cell) {
            if (placeOf(cell) != Regions::none) return reached(cell);
            return std::ranges::any_of(sidesInReadingOrder, [&](Cell side) { return reached(cell + side); });
        });
        return cells;
    }

private:
    /// Nothing without a ledge, or where there is too much to try.
    [[nodiscard]] std::optional<GatedGround> groundFrom(Cell start) const {
        const auto first = placeOf(start);
        if (!m_anyLedge || first == Regions::none || m_colours.size() > mostColours) return {};
        return GatedGround(m_regions.count() + m_gates.size(), m_edges, m_kinds, keys(), first);
    }

    void addLock(const Thing& lock) {
        m_gates.push_back(lock.at);
        m_locks.emplace_back(lock.at, numberOf(colourOf(lock)));
    }

    [[nodiscard]] std::uint32_t numberOf(const std::string& colour) {
        const auto known = std::ranges::find(m_colours, colour);
        const auto number = static_cast<std::uint32_t>(known - m_colours.begin());
        if (known == m_colours.end()) m_colours.push_back(colour);
        return number;
    }

    [[nodiscard]] std::vector<PlacedKey> keys() const {
        std::vector<PlacedKey> keys;
        for (const auto& thing : *m_level.things) {
            if (thing.kind != ThingKind::Key) continue;
            const auto colour = std::ranges::find(m_colours, colourOf(thing));
            const auto place = placeOf(thing.at);
            if (colour != m_colours.end() && place != Regions::none)
                keys.push_back({place, static_cast<std::uint32_t>(colour - m_colours.begin())});
        }
        return keys;
    }

    [[nodiscard]] std::uint32_t placeOf(Cell cell) const {
        if (!m_level.size().contains(cell)) return Regions::none;
        const auto gate = std::ranges::lower_bound(m_gates, cell);
        if (gate == m_gates.end() || *gate != cell) return m_regions.at(cell);
        return static_cast<std::uint32_t>(m_regions.count() + static_cast<std::size_t>(gate - m_gates.begin()));
    }

    /// Between two gates, the lower one adds it.
    void addEdge(Cell gate, Cell side) {
        const auto here = placeOf(gate);
        const auto there = placeOf(gate + side);
        if (there == Regions::none || (there >= m_regions.count() && there < here)) return;
        const auto way = directionOf(side);
        const bool out = mayStep(gate, gate + side, way);
        const bool in = mayStep(gate + side, gate, opposite(way));
        if (!out && !in) return;
        Gate kind = gateAt(gate);
        if (kind.kind == Gate::Kind::Open) kind = gateAt(gate + side);
        if (out != in) kind = {out == (here < there) ? Gate::Kind::Forward : Gate::Kind::Backward, 0};
        m_edges.push_back({std::min(here, there), std::max(here, there)});
        m_kinds.push_back(kind);
    }

    [[nodiscard]] bool mayStep(Cell from, Cell to, Direction way) const {
        return !m_tiles.holdsBack(m_level.tiles.at(from), way) && !m_tiles.holdsBack(m_level.tiles.at(to), way);
    }

    /// Of several locks on a cell, the first.
    [[nodiscard]] Gate gateAt(Cell cell) const {
        const auto lock = std::ranges::find(m_locks, cell, &std::pair<Cell, std::uint32_t>::first);
        if (lock != m_locks.end()) return {Gate::Kind::Lock, lock->second};
        return {m_tiles.secret(m_level.tiles.at(cell)) ? Gate::Kind::Secret : Gate::Kind::Open, 0};
    }

    const Level& m_level;
    const TileCatalogue& m_tiles;
    std::vector<Cell> m_gates; ///< ascending
    std::vector<std::pair<Cell, std::uint32_t>> m_locks;
    std::vector<std::string> m_colours;
    bool m_anyLedge = false;
    Regions m_regions;
    std::vector<Edge> m_edges;
    std::vector<Gate> m_kinds; ///< of each edge
};

/// What a player needs to reach in order to win.
std::vector<Cell> neededIn(const Level& level, const TileCatalogue& tiles) {
    std::vector<Cell> needed;
    forEachCellWhere(
        level.tiles, [&](Tile tile) { return tiles.endsGame(tile); }, [&](Cell cell) { needed.push_back(cell); });
    for (const auto& thing : *level.things)
        if (thing.kind == ThingKind::Key || thing.kind == ThingKind::Boss || thing.kind == ThingKind::Goal)
            needed.push_back(thing.at);
    return needed;
}

} // namespace

bool canGetStuck(const Level& level, const TileCatalogue& tiles) {
    const auto* const start = startOf(*level.things, 1);
    return start && GroundParts(level, tiles).canGetStuck(start->at);
}

std::vector<Cell> outOfReach(const Level& level, const TileCatalogue& tiles) {
    const auto* const start = startOf(*level.things, 1);
    if (!start) return {};
    return GroundParts(level, tiles).outOfReach(start->at, neededIn(level, tiles));
}

} // namespace delve::generation
