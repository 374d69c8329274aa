#include "generation/stages/mission/mission_ends.h"

#include "generation/graph/ways.h"
#include "generation/level/sides.h"
#include "generation/stages/solid.h"
#include "generation/stages/winning_cells.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace delve::generation {
namespace {

/// Of each place, the place of a block through which every way to that block leads; none where there is no way.
std::vector<std::uint32_t> gateways(const BlockCutTree& tree, std::uint32_t block) {
    std::vector<std::uint32_t> gateway(tree.firstBlock.size() - 1, GroundGraph::none);
    std::vector<bool> seen(tree.blocks.size());
    seen[block] = true;
    std::vector<std::uint32_t> rim(tree.blocks[block].places.begin(), tree.blocks[block].places.end());
    for (const auto place : rim) gateway[place] = place;
    for (std::size_t i = 0; i < rim.size(); ++i)
        for (const auto other : tree.of(rim[i])) {
            if (seen[other]) continue;
            seen[other] = true;
            for (const auto place : tree.blocks[other].places) {
                if (gateway[place] != GroundGraph::none) continue;
                gateway[place] = gateway[rim[i]];
                rim.push_back(place);
            }
        }
    return gateway;
}

/// The block with the most places that a player would call so; of equals the first. None where there is no block.
std::uint32_t largestBlock(const BlockCutTree& tree, const GroundGraph& ground) {
    std::uint32_t largest = GroundGraph::none;
    std::ptrdiff_t most = -1;
    for (std::uint32_t block = 0; block < tree.blocks.size(); ++block) {
        const auto wide =
            std::ranges::count_if(tree.blocks[block].places, [&](auto area) { return ground.areas[area].wide; });
        if (wide <= most) continue;
        largest = block;
        most = wide;
    }
    return largest;
}

class FarthestPair {
public:
    FarthestPair(const GroundGraph& ground, const Draft& draft) : m_ground(ground), m_draft(draft) {
        for (const auto& passage : ground.passages) m_lengths.push_back(passage.length);
        if (draft.stopped()) return;
        const auto tree = blockCutTree(ground.areas.size(), ground.edges);
        const auto block = largestBlock(tree, ground);
        if (block != GroundGraph::none) m_gateway = gateways(tree, block);
    }

    /// Places by falling distance from another; first those whose way there passes the largest block.
    [[nodiscard]] std::vector<std::uint32_t> byDistance(std::uint32_t from) const {
        const auto length = shortestWays(m_ground.areas.size(), m_ground.edges, m_lengths, from).length;
        std::vector<std::uint32_t> areas;
        for (std::uint32_t area = 0; area < length.size(); ++area)
            if (m_ground.areas[area].wide && length[area] > 0) areas.push_back(area);
        const auto rank = [&](std::uint32_t area) {
            const bool passes = !m_gateway.empty() && m_gateway[area] != m_gateway[from];
            return std::tuple(passes ? 0 : 1, -length[area], area);
        };
        std::ranges::sort(areas, {}, rank);
        return areas;
    }
    [[nodiscard]] std::uint32_t farthestFrom(std::uint32_t from) const {
        const auto areas = byDistance(from);
        return areas.empty() ? GroundGraph::none : areas.front();
    }

    /// From the largest room on, sweep by sweep, while the way gets longer.
    [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> find() const {
        std::uint32_t from = GroundGraph::none;
        for (std::uint32_t area = 0; area < m_ground.areas.size(); ++area)
            if (m_ground.areas[area].wide && (from == GroundGraph::none || larger(area, from))) from = area;
        if (from == GroundGraph::none) return {from, from};
        auto to = farthestFrom(from);
        for (int sweep = 0; sweep < 3 && to != GroundGraph::none && !m_draft.stopped(); ++sweep)
            from = std::exchange(to, farthestFrom(to));
        return {std::min(from, to), std::max(from, to)};
    }

private:
    [[nodiscard]] bool larger(std::uint32_t a, std::uint32_t b) const {
        return m_ground.areas[a].box.area() > m_ground.areas[b].box.area();
    }

    const GroundGraph& m_ground;
    const Draft& m_draft;
    std::vector<std::int64_t> m_lengths;
    std::vector<std::uint32_t> m_gateway;
};

/// A wall for an exit that only this area faces, drawn.
std::optional<Cell> drawExitWall(const Draft& draft, Stream& random, const GroundGraph& ground, std::uint32_t area) {
    const Rect around = ground.areas[area].box.grown(1).intersected(wholeOf(draft.size()));
    std::vector<Cell> walls;
    for (auto y = around.y; y < around.bottom(); ++y) {
        if ((y - around.y) % 16 == 15 && draft.stopped()) return {};
        for (auto x = around.x; x < around.right(); ++x) {
            const Cell cell{x, y};
            if (draft.walkable(cell) || draft.pinned(cell) || !isWall(draft.catalogue(), draft.at(cell))) continue;
            std::size_t inArea = 0;
            std::size_t elsewhere = 0;
            for (const Cell side : sidesInReadingOrder)
                if (draft.walkableCells().has(cell + side)) ++(ground.areaOf(cell + side) == area ? inArea : elsewhere);
            if (inArea > 0 && elsewhere == 0) walls.push_back(cell);
        }
    }
    if (walls.empty()) return {};
    return walls[static_cast<std::size_t>(random.below(walls.size()))];
}

/// The cell of an area that takes a thing and is nearest to its middle; of equals the first.
std::optional<Cell> middleOf(const Draft& draft, const GroundGraph& ground, std::uint32_t area) {
    const Rect& box = ground.areas[area].box;
    std::optional<Cell> best;
    for (auto y = box.y; y < box.bottom(); ++y) {
        if ((y - box.y) % 16 == 15 && draft.stopped()) return {};
        for (auto x = box.x; x < box.right(); ++x) {
            const Cell cell{x, y};
            if (ground.areaOf(cell) != area || !draft.takesThing(cell)) continue;
            if (!best || steps(cell, box.centre()) < steps(*best, box.centre())) best = cell;
        }
    }
    return best;
}

/// So many places are tried for a goal, the farthest first.
constexpr std::size_t mostGoals = 32;

/// Moves the goal to the farthest place that alone faces a wall, where there is one: only there an exit may stand.
void placeExit(const Draft& draft, Stream& random, const GroundGraph& ground, const FarthestPair& farthest,
               MissionEnds& ends) {
    ends.exitWall = drawExitWall(draft, random, ground, ends.goals.front());
    if (ends.exitWall) return;
    const auto others = farthest.byDistance(ends.start);
    for (std::size_t i = 0; i < std::min(others.size(), mostGoals) && !ends.exitWall && !draft.stopped(); ++i) {
        ends.exitWall = drawExitWall(draft, random, ground, others[i]);
        if (ends.exitWall) ends.goals = {others[i]};
    }
}

/// Chooses the cells of the ends that are not placed. False where one has none.
bool placeEnds(const Draft& draft, Stream& random, const GroundGraph& ground, const FarthestPair& farthest,
               MissionEnds& ends) {
    if (!ends.startIsPlaced) {
        const auto cell = middleOf(draft, ground, ends.start);
        if (!cell) return false;
        ends.startCell = *cell;
    }
    if (ends.goalIsPlaced) return true;
    placeExit(draft, random, ground, farthest, ends);
    if (ends.exitWall) {
        for (const Cell side : sidesInReadingOrder)
            if (draft.walkableCells().has(*ends.exitWall + side)) ends.goalGround.push_back(*ends.exitWall + side);
    } else if (const auto cell = middleOf(draft, ground, ends.goals.front())) {
        ends.goalGround.push_back(*cell);
    }
    return !ends.goalGround.empty();
}

} // namespace

PlacedEnds PlacedEnds::of(const Draft& draft) {
    PlacedEnds placed;
    if (const auto* const start = draft.findThing(ThingKind::Start, 1)) placed.start = start->at;
    placed.goals = cellsThatEndTheGame(draft);
    for (const Cell goal : placed.goals)
        for (const Cell side : sidesInReadingOrder)
            if (draft.walkableCells().has(goal + side)) placed.goalGround.push_back(goal + side);
    for (const Cell goal : thingsThatWin(draft)) {
        placed.goals.push_back(goal);
        if (draft.walkableCells().has(goal)) placed.goalGround.push_back(goal);
    }
    return placed;
}

std::optional<MissionEnds> chooseEnds(const Draft& draft, Stream& random, const GroundGraph& ground,
                                      const PlacedEnds& placed) {
    MissionEnds ends;
    ends.goalGround = placed.goalGround;
    for (const Cell cell : placed.goalGround)
        if (const auto area = ground.areaOf(cell); area != GroundGraph::none) ends.goals.push_back(area);
    std::ranges::sort(ends.goals);
    ends.goals.erase(std::unique(ends.goals.begin(), ends.goals.end()), ends.goals.end());
    ends.goalIsPlaced = !ends.goals.empty();
    if (placed.start) {
        ends.startIsPlaced = true;
        ends.startCell = *placed.start;
        ends.start = ground.areaOf(*placed.start);
        if (ends.start == GroundGraph::none) return {};
    }
    if (ends.startIsPlaced && ends.goalIsPlaced) return ends;
    const FarthestPair farthest(ground, draft);
    if (ends.startIsPlaced) {
        ends.goals = {farthest.farthestFrom(ends.start)};
    } else if (ends.goalIsPlaced) {
        ends.start = farthest.farthestFrom(ends.goals.front());
    } else {
        auto [one, other] = farthest.find();
        if (random.chance(1, 2)) std::swap(one, other);
        ends.start = one;
        ends.goals = {other};
    }
    if (ends.start == GroundGraph::none || ends.goals.front() == GroundGraph::none) return {};
    return placeEnds(draft, random, ground, farthest, ends) ? std::optional(std::move(ends)) : std::nullopt;
}

} // namespace delve::generation
