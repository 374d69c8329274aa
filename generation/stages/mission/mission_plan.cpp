#include "generation/stages/mission/mission_plan.h"

#include "generation/graph/ways.h"
#include "generation/level/locks.h"
#include "generation/level/patience.h"
#include "generation/level/sides.h"

#include <algorithm>
#include <utility>

namespace delve::generation {
namespace {

/// The length of a way to the goal: so long that no shortest way leads through it to somewhere else.
constexpr std::int64_t noWayThrough = 1'000'000;

} // namespace

MissionPlan::MissionPlan(Draft& ofDraft, Stream& ofStage, GroundGraph found, MissionEnds planned)
    : draft(ofDraft), random(ofStage), ground(std::move(found)), ends(std::move(planned)), edges(ground.edges),
      gates(ground.gates) {
    const auto most = edges.size() + ends.goals.size();
    edges.reserve(most);
    gates.reserve(most);
    lengths.reserve(most);
    cuttable.reserve(most);
    for (const auto& passage : ground.passages) lengths.push_back(passage.length);
    Patience patience([this] { return stopped(); });
    for (std::uint32_t edge = 0; edge < edges.size(); ++edge) {
        const bool open = gates[edge].kind == Gate::Kind::Open && !patience.ended(64);
        cuttable.push_back(open && ground.hasSite(draft, edge));
    }
    for (const auto area : ends.goals) {
        edges.push_back({area, goal()});
        lengths.push_back(noWayThrough);
        gates.emplace_back();
        cuttable.push_back(false);
    }
    for (const auto& thing : draft.things()) {
        if (thing.kind != ThingKind::Lock && thing.kind != ThingKind::Key) continue;
        const auto colour = ground.colourNamed(colourOf(thing));
        (thing.kind == ThingKind::Lock ? placedLocks : placedKeys).emplace_back(thing.at, colour);
        if (thing.kind == ThingKind::Lock || !draft.walkable(thing.at)) continue;
        if (const auto area = ground.areaOf(thing.at); area != GroundGraph::none) keys.push_back({area, colour});
    }
    tree = blockCutTree(places(), edges);
    m_isBridge.resize(edges.size());
    for (const auto& block : tree.blocks)
        if (block.isBridge()) m_isBridge[block.edges.front()] = true;
    way = blocksOnWay(tree, ends.start, goal());
    m_secrets = std::ranges::find(gates, Gate::Kind::Secret, &Gate::kind) != gates.end();
}

bool MissionPlan::isSound() const {
    const auto here = gated();
    const auto shut = here.reach(false);
    if (!shut || !shut->leadsHome) return false;
    for (std::uint32_t place = 0; place < goal(); ++place)
        if (m_reachedBefore[place] && !shut->parts[here.partOf(place)]) return false;
    if (!m_secrets) return true;
    const auto known = here.reach(true);
    return known && known->leadsHome;
}

bool MissionPlan::begin() {
    const auto here = gated();
    const auto shut = here.reach(false);
    m_reachedBefore.assign(places(), true);
    if (!shut) return false; // there are too many ways to tell what is not reached
    for (std::uint32_t place = 0; place < places(); ++place) m_reachedBefore[place] = shut->parts[here.partOf(place)];
    m_reachedBefore[goal()] = anyGoal(m_reachedBefore);
    return isSound();
}

std::vector<bool> MissionPlan::reachWithout(std::uint64_t colours, bool knowsSecrets) const {
    const auto here = gated();
    const auto reach = here.reach(knowsSecrets, ~colours);
    if (!reach) return {};
    std::vector<bool> reached(places());
    for (std::uint32_t place = 0; place < places(); ++place) reached[place] = reach->parts[here.partOf(place)];
    reached[goal()] = anyGoal(reached);
    return reached;
}

std::vector<std::uint64_t> MissionPlan::neededColours(bool knowsSecrets) const {
    std::vector<std::uint64_t> needed(places());
    std::uint64_t locked = 0;
    for (const auto& gate : gates)
        if (gate.kind == Gate::Kind::Lock) locked |= std::uint64_t{1} << gate.colour;
    for (std::uint32_t colour = 0; colour < ground.colours.size(); ++colour) {
        if ((locked >> colour & 1) == 0) continue;
        const auto reached = reachWithout(std::uint64_t{1} << colour, knowsSecrets);
        for (std::size_t place = 0; place < reached.size(); ++place)
            if (!reached[place]) needed[place] |= std::uint64_t{1} << colour;
    }
    return needed;
}

bool MissionPlan::holds() const {
    if (!isSound()) return false;
    const auto needed = neededColours(false);
    return std::ranges::all_of(newGates, [&](const NewGate& gate) {
        const auto a = needed[edges[gate.edge].a];
        const auto b = needed[edges[gate.edge].b];
        switch (gates[gate.edge].kind) {
        case Gate::Kind::Secret: return a == b;
        case Gate::Kind::Forward: return (b & ~a) == 0;
        case Gate::Kind::Backward: return (a & ~b) == 0;
        case Gate::Kind::Open:
        case Gate::Kind::Lock: break;
        }
        return true;
    });
}

std::vector<std::int64_t> MissionPlan::stepsFrom(std::uint32_t place) const {
    return shortestWays(places(), edges, lengths, place).length;
}

std::optional<Cell> MissionPlan::drawCell(std::uint32_t area) const {
    const Rect& box = ground.areas[area].box;
    const auto isPlace = [&](Cell cell) {
        return ground.areaOf(cell) == area && draft.catalogue().roomFloor(draft.at(cell)) && draft.takesThing(cell) &&
               cell != ends.startCell && std::ranges::find(newKeys, cell, &NewKey::cell) == newKeys.end() &&
               std::ranges::find(reserved, cell) == reserved.end();
    };
    std::vector<std::uint64_t> inRow;
    std::uint64_t all = 0;
    for (auto y = box.y; y < box.bottom(); ++y) {
        if ((y - box.y) % 16 == 15 && stopped()) return {};
        std::uint64_t count = 0;
        for (auto x = box.x; x < box.right(); ++x) count += isPlace({x, y}) ? 1 : 0;
        inRow.push_back(count);
        all += count;
    }
    if (all == 0) return {};
    auto drawn = random.below(all);
    auto y = box.y;
    for (const auto count : inRow) {
        if (drawn < count) break;
        drawn -= count;
        ++y;
    }
    for (auto x = box.x; x < box.right(); ++x)
        if (isPlace({x, y}) && drawn-- == 0) return Cell{x, y};
    return {};
}

std::optional<GroundGraph::Site> MissionPlan::siteNear(std::uint32_t edge, std::uint32_t area) const {
    auto sites = ground.sitesOf(draft, edge);
    std::erase_if(sites, [&](const GroundGraph::Site& site) {
        return std::ranges::any_of(newGates, [&](const NewGate& gate) { return steps(gate.site.cell, site.cell) < 3; });
    });
    if (sites.empty()) return {};
    return edges[edge].a == area ? sites.front() : sites.back();
}

std::vector<std::string> MissionPlan::roomIds(std::span<const std::uint32_t> areas) const {
    std::vector<std::string> ids;
    for (const auto area : areas) {
        if (area >= ground.areas.size() || ground.areas[area].room == noRoom) continue;
        const auto& id = draft.rooms()[ground.areas[area].room].id;
        if (ids.empty() || ids.back() != id) ids.push_back(id);
    }
    return ids;
}

std::vector<std::string> MissionPlan::roomIds(const Cycle& cycle) const {
    auto ids = roomIds(cycle.near.places);
    for (auto& id : roomIds(cycle.far.places)) ids.push_back(std::move(id));
    return ids;
}

std::size_t MissionPlan::wideAreas(std::span<const std::uint32_t> areas) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        areas, [&](std::uint32_t area) { return area < ground.areas.size() && ground.areas[area].wide; }));
}

void MissionPlan::set(std::uint32_t edge, const GroundGraph::Site& site, Gate gate) {
    ++m_changes;
    gates[edge] = gate;
    cuttable[edge] = false;
    newGates.push_back({edge, site});
    reserved.push_back(site.cell - towards(site.forward));
    reserved.push_back(site.cell + towards(site.forward));
    m_secrets = m_secrets || gate.kind == Gate::Kind::Secret;
}

void MissionPlan::takeBackGate() {
    ++m_changes;
    const auto edge = newGates.back().edge;
    gates[edge] = {};
    cuttable[edge] = true;
    newGates.pop_back();
    reserved.resize(reserved.size() - 2);
}

void MissionPlan::placeKey(std::uint32_t area, Cell cell, std::uint32_t colour) {
    newKeys.push_back({cell, area, colour});
    keys.push_back({area, colour});
}

void MissionPlan::takeBackKey() {
    newKeys.pop_back();
    keys.pop_back();
}

} // namespace delve::generation
