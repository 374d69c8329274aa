#include "generation/stages/mission/two_ways.h"

#include "generation/level/patience.h"
#include "generation/level/sides.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace delve::generation {
namespace {

constexpr std::int64_t longerBy = 12;

/// Is the far way one and a half times as long as the near one, and so many steps longer?
bool isFarther(std::int64_t near, std::int64_t far) { return 2 * far >= 3 * near && far >= near + longerBy; }

bool isNamed(const MissionPlan& plan, std::uint32_t place) {
    return place < plan.ground.areas.size() && plan.ground.areas[place].room != noRoom;
}

/// The steps from the room where ways part to the one where they meet, by halls and by the rooms of one way.
class WalkAlong {
public:
    explicit WalkAlong(const MissionPlan& plan) : m_plan(plan), m_patience([&plan] { return plan.stopped(); }) {}

    std::optional<std::int64_t> stepsOf(const EdgeWay& way) {
        m_rooms.clear();
        for (const auto place : way.places)
            if (isNamed(m_plan, place)) m_rooms.push_back(m_plan.ground.areas[place].room);
        m_seen.reset(m_plan.draft.size());
        std::vector<Cell> rim;
        const Rect& box = m_plan.ground.areas[way.places.front()].box;
        for (auto y = box.y; y < box.bottom(); ++y)
            for (auto x = box.x; x < box.right(); ++x)
                if (m_plan.ground.areaOf({x, y}) == way.places.front()) {
                    rim.push_back({x, y});
                    m_seen.set({x, y});
                }
        for (std::int64_t steps = 1; !rim.empty(); ++steps) {
            std::vector<Cell> next;
            for (const Cell cell : rim) {
                if (m_patience.ended()) return {};
                for (const Cell side : sidesInReadingOrder) {
                    const Cell beside = cell + side;
                    if (!mayEnter(beside)) continue;
                    if (m_plan.ground.areaOf(beside) == way.places.back()) return steps;
                    m_seen.set(beside);
                    next.push_back(beside);
                }
            }
            rim = std::move(next);
        }
        return {};
    }

private:
    [[nodiscard]] bool mayEnter(Cell cell) const {
        if (!m_plan.draft.walkableCells().has(cell) || m_seen.at(cell)) return false;
        const auto area = m_plan.ground.areaOf(cell);
        if (area == GroundGraph::none || m_plan.ground.areas[area].room == noRoom) return true;
        return std::ranges::find(m_rooms, m_plan.ground.areas[area].room) != m_rooms.end();
    }

    const MissionPlan& m_plan;
    Patience m_patience;
    std::vector<RoomId> m_rooms;
    BitGrid m_seen;
};

} // namespace

void planTwoWays(MissionPlan& plan, Percent share) {
    for (const auto& cycle : plan.cycles) {
        const auto& places = cycle.near.places;
        if (!isNamed(plan, places.front()) || !isNamed(plan, places.back())) continue;
        if (!isFarther(cycle.near.length, cycle.far.length)) continue;
        if (!plan.random.chance(share.of100000(), 100'000)) continue;
        WalkAlong walk(plan);
        const auto near = walk.stepsOf(cycle.near);
        const auto far = walk.stepsOf(cycle.far);
        if (!near || !far || !isFarther(*near, *far)) continue;
        MissionPlan::PlannedPattern pattern;
        pattern.record.pattern = MissionPattern::TwoWays;
        pattern.record.rooms = plan.roomIds(cycle);
        plan.patterns.push_back(std::move(pattern));
    }
}

void planTreasures(MissionPlan& plan, Percent share) {
    for (std::uint32_t area = 0; area < plan.ground.areas.size(); ++area) {
        if (area % 4096 == 4095 && plan.stopped()) return;
        const auto blocks = plan.tree.of(area);
        if (!isNamed(plan, area) || area == plan.ends.start || blocks.size() != 1) continue;
        if (!plan.tree.blocks[blocks.front()].isBridge()) continue;
        const bool taken = std::ranges::find(plan.ends.goals, area) != plan.ends.goals.end() ||
                           std::ranges::find(plan.keys, area, &PlacedKey::place) != plan.keys.end();
        if (taken || !plan.random.chance(share.of100000(), 100'000)) continue;
        MissionPlan::PlannedPattern pattern;
        pattern.record.pattern = MissionPattern::GuardedTreasure;
        pattern.record.rooms = plan.roomIds({&area, 1});
        plan.patterns.push_back(std::move(pattern));
    }
}

} // namespace delve::generation
