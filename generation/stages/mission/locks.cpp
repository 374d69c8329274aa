#include "generation/stages/mission/locks.h"

#include "generation/stages/key_colours.h"
#include "generation/stages/mission/detour.h"
#include "generation/stages/mission/lock_planner.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace delve::generation {
namespace {

constexpr std::size_t mostKeyPlaces = 6; ///< to be tried for one lock
constexpr std::size_t mostKeyPlacesInSight = 12;
constexpr std::size_t mostShortcuts = 24; ///< to be tried
constexpr std::int32_t savedByKey = 20;

std::uint64_t bitOf(std::uint32_t colour) { return std::uint64_t{1} << colour; }

} // namespace

std::optional<std::size_t> LockPlanner::plan(std::size_t wanted) {
    auto made = lockedColours();
    const auto more = [&](auto&& add) {
        while (made < wanted && !m_plan.stopped() && add()) ++made;
    };
    made += lockForSpareKeys(made < wanted ? wanted - made : 0);
    for (const auto& cycle : std::vector(m_plan.cycles))
        if (made < wanted && cycle.depth == 1 && !m_plan.stopped() && lockBehind(cycle)) ++made;
    for (const auto doorways : {mostDoorways, mostDoorwaysInNeed})
        if (made == 0 && wanted > 0 && lockBeforeGoal(doorways)) ++made;
    more([&] { return lockBeforeKey(); });
    more([&] { return lockShortcut(); });
    more([&] { return lockBeforeGoal(mostDoorways); });
    return m_plan.stopped() ? std::nullopt : std::optional(made);
}

void LockPlanner::addMissingKeys() {
    std::uint64_t seen = 0;
    for (std::uint32_t edge = 0; edge < m_plan.edges.size(); ++edge) {
        const auto& gate = m_plan.gates[edge];
        if (gate.kind != Gate::Kind::Lock || (seen & bitOf(gate.colour)) != 0) continue;
        if (m_plan.stopped()) return;
        seen |= bitOf(gate.colour);
        const auto reached = m_plan.reachWithout(bitOf(gate.colour), false);
        if (reached.empty()) continue;
        const bool has = std::ranges::any_of(
            m_plan.keys, [&](const PlacedKey& key) { return key.colour == gate.colour && reached[key.place]; });
        if (has) continue;
        auto places = keyPlaces(reached, m_plan.ends.start, m_plan.edges[edge].a, {});
        (void)placeKeyOnOneOf(places, mostKeyPlaces, gate.colour, [] { return true; });
    }
}

std::uint64_t LockPlanner::locked() const {
    std::uint64_t colours = 0;
    for (const auto& gate : m_plan.gates)
        if (gate.kind == Gate::Kind::Lock) colours |= bitOf(gate.colour);
    return colours;
}

/// One of the palette that nothing has; while a lock for a spare key is looked for, that of the key.
std::optional<std::uint32_t> LockPlanner::nextColour() {
    if (m_spareKey) return m_spareKey;
    for (const auto& colour : colourOfKey) {
        const auto number = m_plan.ground.colourNamed(toText(colour));
        if ((locked() & bitOf(number)) == 0 && !hasKey(number)) return number;
    }
    return {};
}

/// A key that was pinned without a lock gets one, if there is a place.
std::size_t LockPlanner::lockForSpareKeys(std::size_t most) {
    std::size_t made = 0;
    const auto kept = m_plan.keys;
    for (const auto& key : kept) {
        if (made == most || m_plan.stopped() || (locked() & bitOf(key.colour)) != 0) continue;
        m_spareKey = key.colour;
        if (lockBeforeGoal(mostDoorways)) ++made;
        m_spareKey.reset();
    }
    return made;
}

bool LockPlanner::placeKey(std::uint32_t area, std::uint32_t colour) {
    const auto cell = m_plan.drawCell(area);
    if (cell) m_plan.placeKey(area, *cell, colour);
    return cell.has_value();
}

std::optional<std::uint32_t> LockPlanner::placeKeyOnOneOf(const KeyPlaces& places, std::size_t most,
                                                          std::uint32_t colour, const std::function<bool()>& accept) {
    for (std::size_t i = 0; i < std::min(places.size(), most) && !m_plan.stopped(); ++i) {
        if (!placeKey(places[i].second, colour)) continue;
        if (accept()) return places[i].second;
        m_plan.takeBackKey();
    }
    return {};
}

/// A place that one comes to, without a key and not at one of the ends.
bool LockPlanner::mayHoldKey(std::uint32_t area, const std::vector<bool>& reached) const {
    return reached[area] && m_plan.ground.areas[area].wide && area != m_plan.ends.start &&
           std::ranges::none_of(m_plan.keys, [&](auto& key) { return key.place == area; }) &&
           std::ranges::find(m_plan.ends.goals, area) == m_plan.ends.goals.end();
}

/// By falling sum of the steps from where the player comes and to the lock; of equals the first place. Those of
/// `first` before all others.
LockPlanner::KeyPlaces LockPlanner::keyPlaces(const std::vector<bool>& reached, std::uint32_t from, std::uint32_t lock,
                                              const std::vector<std::uint32_t>& first) const {
    const auto fromThere = m_plan.stepsFrom(from);
    const auto toLock = m_plan.stepsFrom(lock);
    KeyPlaces places;
    for (std::uint32_t area = 0; area < m_plan.ground.areas.size(); ++area) {
        if (mayHoldKey(area, reached)) places.emplace_back(-(fromThere[area] + toLock[area]), area);
    }
    if (places.empty() && reached[m_plan.ends.start]) places.emplace_back(0, m_plan.ends.start);
    std::ranges::sort(places);
    std::stable_partition(places.begin(), places.end(),
                          [&](const auto& place) { return std::ranges::find(first, place.second) != first.end(); });
    return places;
}

/// Locks these doorways on the side from which one comes, if all have a place for it.
bool LockPlanner::shut(const std::vector<std::uint32_t>& doorways, std::uint32_t colour,
                       const std::vector<bool>& reached) {
    for (std::size_t i = 0; i < doorways.size(); ++i) {
        const auto site = m_plan.siteNear(doorways[i], nearSide(doorways[i], reached));
        if (!site) {
            open(i);
            return false;
        }
        m_plan.set(doorways[i], *site, {Gate::Kind::Lock, colour});
    }
    return true;
}

/// What one comes to without the key, if these doorways were locked.
std::vector<bool> LockPlanner::reachedBefore(const std::vector<std::uint32_t>& doorways, std::uint32_t colour) {
    for (const auto edge : doorways) m_plan.gates[edge] = {Gate::Kind::Lock, colour};
    auto reached = m_plan.reachWithout(bitOf(colour));
    for (const auto edge : doorways) m_plan.gates[edge] = {};
    return reached;
}

/// A lock without whose key neither `kept` nor the goal is reached. Taken back where there is no good place for the
/// key.
bool LockPlanner::lock(const std::vector<std::uint32_t>& doorways, std::uint32_t kept, const Cycle* cycle) {
    const auto colour = nextColour();
    if (!colour) return false;
    const auto reached = reachedBefore(doorways, *colour);
    if (reached.empty() || reached[kept] || reached[m_plan.goal()]) return false;
    if (!shut(doorways, *colour, reached)) return false;
    if (keyFor(*colour, doorways, reached, cycle)) return true;
    open(doorways.size());
    return false;
}

bool LockPlanner::keyFor(std::uint32_t colour, const std::vector<std::uint32_t>& doorways,
                         const std::vector<bool>& reached, const Cycle* cycle) {
    const auto nearArea = nearSide(doorways.front(), reached);
    if (hasKey(colour)) {
        if (!m_plan.holds()) return false;
        record(colour, doorways, cycle, keyOf(colour));
        return true;
    }
    std::vector<std::uint32_t> onFarWay;
    if (cycle) onFarWay.assign(cycle->far.places.begin() + 1, cycle->far.places.end() - 1);
    const auto from = cycle ? cycle->near.places.front() : m_plan.ends.start;
    const auto places = m_mustSee ? keyPlacesInSight(reached, doorways) : keyPlaces(reached, from, nearArea, onFarWay);
    const auto most = m_mustSee ? mostKeyPlacesInSight : mostKeyPlaces;
    const auto key = placeKeyOnOneOf(places, most, colour, [&] { return m_plan.holds() && isInSight(colour); });
    if (!key) return false;
    const bool far = std::ranges::find(onFarWay, *key) != onFarWay.end();
    record(colour, doorways, far ? cycle : nullptr, *key);
    return true;
}

void LockPlanner::record(std::uint32_t colour, const std::vector<std::uint32_t>& doorways, const Cycle* cycle,
                         std::uint32_t key) {
    MissionPlan::PlannedPattern pattern;
    pattern.colour = colour;
    if (cycle) {
        pattern.record.rooms = m_plan.roomIds(*cycle);
    } else {
        const auto& doorway = m_plan.edges[doorways.front()];
        pattern.record.rooms = m_plan.roomIds(std::vector{key, doorway.a, doorway.b});
    }
    m_plan.patterns.push_back(std::move(pattern));
}

/// On the way that leaves where the two ways of a cycle meet; where that is the goal's own room, on the doorways to
/// it.
bool LockPlanner::lockBehind(const Cycle& cycle) {
    const auto passed = std::ranges::find_if(m_plan.way, [&](const PassedBlock& block) {
        return block.entry == cycle.near.places.front() && block.exit == cycle.near.places.back();
    });
    if (passed == m_plan.way.end()) return false;
    const auto places = m_plan.tree.blocks[passed->block].places;
    std::vector<std::uint32_t> before(places.begin(), places.end());
    std::erase(before, m_plan.goal());
    auto cut = cutFrom(m_plan, before, m_plan.goal(), mostDoorways);
    if (cut.empty()) {
        std::erase(before, passed->exit);
        cut = cutFrom(m_plan, before, m_plan.goal(), mostDoorways);
    }
    return !cut.empty() && lock(cut, m_plan.goal(), &cycle);
}

/// Cuts with some rooms before them, in a drawn order; then the others.
bool LockPlanner::lockSomewhereBefore(std::uint32_t kept, std::size_t most) {
    auto cuts = cutsBefore(m_plan, kept, most);
    if (m_mustSee) sortByPromise(cuts);
    else m_plan.random.shuffle(std::span(cuts));
    std::stable_partition(cuts.begin(), cuts.end(), [](const Cut& cut) { return cut.roomsBefore >= 3; });
    return std::ranges::any_of(cuts,
                               [&](const Cut& cut) { return !m_plan.stopped() && lock(cut.doorways, kept, nullptr); });
}

bool LockPlanner::lockBeforeKey() {
    for (auto i = m_plan.newKeys.size(); i-- > 0;)
        if (lockSomewhereBefore(m_plan.newKeys[i].area, mostDoorways)) return true;
    return false;
}

/// On a doorway round which there is a far longer way: first on the near ways of cycles, then anywhere.
bool LockPlanner::lockShortcut() {
    std::vector<std::uint32_t> doorways;
    for (const auto& cycle : m_plan.cycles)
        for (const auto edge : cycle.near.edges) doorways.push_back(edge);
    const auto onWays = doorways.size();
    for (std::uint32_t edge = 0; edge < m_plan.edges.size(); ++edge)
        if (m_plan.cuttable[edge]) doorways.push_back(edge);
    m_plan.random.shuffle(std::span(doorways).first(onWays));
    m_plan.random.shuffle(std::span(doorways).subspan(onWays));
    for (std::size_t i = 0; i < std::min(doorways.size(), mostShortcuts); ++i) {
        if (m_plan.stopped()) return false;
        if (m_plan.cuttable[doorways[i]] && lockDetour(doorways[i])) return true;
    }
    return false;
}

bool LockPlanner::lockDetour(std::uint32_t edge) {
    if (m_plan.isBridge(edge)) return false;
    const auto colour = nextColour();
    const auto site = m_plan.siteNear(edge, m_plan.edges[edge].a);
    if (!colour || !site || hasKey(*colour)) return false;
    const Cell ahead = site->cell + towards(site->forward);
    if (!isDetour(m_plan.draft, site->cell, site->cell - towards(site->forward), ahead, savedByKey)) return false;
    m_plan.set(edge, *site, {Gate::Kind::Lock, *colour});
    const auto reached = m_plan.reachWithout(bitOf(*colour), false);
    // Without the key, all is reached as before: the lock keeps nothing but steps.
    const bool needless =
        m_plan.holds() && !reached.empty() && reached[m_plan.edges[edge].a] && reached[m_plan.edges[edge].b];
    if (needless) {
        const auto places = m_mustSee ? keyPlacesInSight(reached, {edge})
                                      : keyPlaces(reached, m_plan.ends.start, m_plan.edges[edge].a, {});
        if (const auto key = placeKeyOnOneOf(places, mostKeyPlaces, *colour, [&] { return isInSight(*colour); })) {
            record(*colour, {edge}, nullptr, *key);
            return true;
        }
    }
    m_plan.takeBackGate();
    return false;
}

std::size_t LockPlanner::lockedColours() const { return static_cast<std::size_t>(std::popcount(locked())); }

bool LockPlanner::hasKey(std::uint32_t colour) const {
    return std::ranges::find(m_plan.keys, colour, &PlacedKey::colour) != m_plan.keys.end();
}

std::uint32_t LockPlanner::keyOf(std::uint32_t colour) const {
    return std::ranges::find(m_plan.keys, colour, &PlacedKey::colour)->place;
}

void LockPlanner::open(std::size_t doorways) {
    for (std::size_t i = 0; i < doorways; ++i) m_plan.takeBackGate();
}

std::optional<std::size_t> planLocks(MissionPlan& plan, std::size_t wanted, LockSight* sight) {
    LockPlanner planner(plan, sight);
    return sight ? planner.planInSight(wanted) : planner.plan(wanted);
}

void planMissingKeys(MissionPlan& plan) { LockPlanner(plan).addMissingKeys(); }

} // namespace delve::generation
