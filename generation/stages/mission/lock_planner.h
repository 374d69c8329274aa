#pragma once

#include "generation/stages/mission/cuts.h"
#include "generation/stages/mission/lock_sight.h"
#include "generation/stages/mission/mission_plan.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace delve::generation {

inline constexpr std::size_t mostDoorways = 2;       ///< that one colour locks
inline constexpr std::size_t mostDoorwaysInNeed = 3; ///< where a level would have no strict lock otherwise

/// Plans locks, each with its key: a pattern that does not hold is taken back. What version 2 of the stage adds stands
/// in locks_in_sight.cpp.
class LockPlanner {
public:
    explicit LockPlanner(MissionPlan& plan, LockSight* sight = nullptr) : m_plan(plan), m_sight(sight) {}

    /// Until there are so many colours of locks. Gives how many there are; nothing when stopped.
    std::optional<std::size_t> plan(std::size_t wanted);
    std::optional<std::size_t> planInSight(std::size_t wanted);
    void addMissingKeys();

private:
    /// Where keys may go, the best first; how good a place is stands before it.
    using KeyPlaces = std::vector<std::pair<std::int64_t, std::uint32_t>>;

    [[nodiscard]] std::uint64_t locked() const;
    [[nodiscard]] std::size_t lockedColours() const;
    [[nodiscard]] std::optional<std::uint32_t> nextColour();
    [[nodiscard]] bool hasKey(std::uint32_t colour) const;
    [[nodiscard]] std::uint32_t keyOf(std::uint32_t colour) const;
    std::size_t lockForSpareKeys(std::size_t most);

    bool placeKey(std::uint32_t area, std::uint32_t colour);
    [[nodiscard]] bool mayHoldKey(std::uint32_t area, const std::vector<bool>& reached) const;
    /// On the best of the first places on which it is accepted. Gives the place.
    std::optional<std::uint32_t> placeKeyOnOneOf(const KeyPlaces& places, std::size_t most, std::uint32_t colour,
                                                 const std::function<bool()>& accept);
    [[nodiscard]] KeyPlaces keyPlaces(const std::vector<bool>& reached, std::uint32_t from, std::uint32_t lock,
                                      const std::vector<std::uint32_t>& first) const;
    /// The side of an edge that one comes to without this colour.
    [[nodiscard]] std::uint32_t nearSide(std::uint32_t edge, const std::vector<bool>& reached) const {
        return reached[m_plan.edges[edge].a] ? m_plan.edges[edge].a : m_plan.edges[edge].b;
    }
    bool shut(const std::vector<std::uint32_t>& doorways, std::uint32_t colour, const std::vector<bool>& reached);
    void open(std::size_t doorways);
    [[nodiscard]] std::vector<bool> reachedBefore(const std::vector<std::uint32_t>& doorways, std::uint32_t colour);
    void record(std::uint32_t colour, const std::vector<std::uint32_t>& doorways, const Cycle* cycle,
                std::uint32_t key);

    bool lock(const std::vector<std::uint32_t>& doorways, std::uint32_t kept, const Cycle* cycle);
    bool keyFor(std::uint32_t colour, const std::vector<std::uint32_t>& doorways, const std::vector<bool>& reached,
                const Cycle* cycle);
    bool lockBehind(const Cycle& cycle);
    bool lockSomewhereBefore(std::uint32_t kept, std::size_t most);
    bool lockBeforeGoal(std::size_t most) { return lockSomewhereBefore(m_plan.goal(), most); }
    bool lockBeforeKey();
    bool lockShortcut();
    bool lockDetour(std::uint32_t edge);

    // In sight
    /// Of each place: how many steps longer the walk from the start is that comes past all of some locks, and how far
    /// it is from there to the first of them.
    struct FromLocks {
        std::vector<std::int64_t> detour;
        std::vector<std::int64_t> back;
    };
    [[nodiscard]] FromLocks fromLocks(const std::vector<std::uint32_t>& doorways,
                                      const std::vector<bool>& reached) const;
    [[nodiscard]] KeyPlaces keyPlacesInSight(const std::vector<bool>& reached,
                                             const std::vector<std::uint32_t>& doorways) const;
    [[nodiscard]] std::int64_t promiseOf(const Cut& cut);
    void sortByPromise(std::vector<Cut>& cuts);
    [[nodiscard]] bool isInSight(std::uint32_t colour);
    void addInSight(std::size_t& made, std::size_t wanted, bool mustSee);
    [[nodiscard]] std::int64_t outOfRange();

    /// What the planner has added to the plan.
    struct Added {
        std::vector<std::pair<MissionPlan::NewGate, Gate>> gates;
        std::vector<MissionPlan::NewKey> keys;
        std::vector<MissionPlan::PlannedPattern> patterns;
        std::vector<std::uint32_t> seen;
        std::size_t colours = 0;
    };
    [[nodiscard]] Added takeBack(std::size_t gates, std::size_t keys, std::size_t patterns);
    void putBack(Added added);

    MissionPlan& m_plan;
    LockSight* m_sight;                    ///< null: no matter
    bool m_mustSee = false;                ///< take only locks that are seen before their keys are taken
    std::vector<std::int64_t> m_fromStart; ///< by place; in sight only
    std::optional<std::uint32_t> m_spareKey;
};

} // namespace delve::generation
