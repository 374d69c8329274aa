#pragma once

#include "generation/level/bit_grid.h"
#include "generation/stages/enemy_draw.h"
#include "generation/stages/pacing_foes.h"
#include "generation/stages/pacing_spots.h"
#include "generation/stages/pacing_two_ways.h"

#include <array>
#include <vector>

namespace delve::generation {

/// A foe on the map.
struct PlacedDanger {
    std::size_t tenth = 0;
    std::int64_t loss = 0;
};

/// Places the foes of `pacing`, and knows how much danger lies where.
class PacingDangers {
public:
    /// Encounters keep apart by the workspace's fourth bits.
    PacingDangers(Draft& draft, Stream& random, const PacingParameters& parameters, const CriticalPath& way);

    [[nodiscard]] bool place(); ///< false if stopped
    void note() const;
    /// Where danger lies now, that of before among it, in the order of the way.
    [[nodiscard]] const std::vector<PlacedDanger>& placed() const { return m_placed; }
    [[nodiscard]] std::int64_t sum() const;
    [[nodiscard]] const DangerOfTenths& byTenth() const { return m_byTenth; }
    /// On one of the parts, the first where there is a place: an encounter that no other is beside.
    bool placeEncounter(PacingSpots& spots, std::span<const std::size_t> parts);

private:
    void countThere();
    void add(Cell cell, std::size_t tenth, std::int64_t loss);
    [[nodiscard]] bool placeFoe(const Foe& foe, std::size_t tenth);
    [[nodiscard]] std::int64_t afterMove(const Foe& foe, std::size_t from, std::size_t to) const;
    bool move(const Foe& foe, std::size_t from, std::size_t to); ///< in the plan; true
    [[nodiscard]] bool placeBehindRest(const Foe& foe, std::size_t tenth, PacingSpots& spots);
    [[nodiscard]] bool placeClear(const Foe& foe, std::size_t tenth, bool atRest);
    [[nodiscard]] bool placeInPart(const Foe& foe, std::size_t tenth, std::size_t part, PacingSpots& spots);
    [[nodiscard]] bool placeInTenth(const Foe& foe, std::size_t tenth);
    [[nodiscard]] bool placeOnNearWay(const Foe& foe, std::size_t tenth);
    bool put(const Foe& foe, Cell cell, std::size_t tenth);
    [[nodiscard]] bool takes(const Foe& foe, Cell cell) const;
    void keepApart(Cell encounter);

    Draft& m_draft;
    Stream& m_random;
    const PacingParameters& m_parameters;
    const CriticalPath& m_way;
    EnemyFields m_fields;
    TwoWaysDanger m_twoWays;
    std::array<PacingSpots, 2> m_spots; ///< with great care, with small care
    BitGrid& m_besideEncounters;
    DangerOfTenths m_byTenth{};
    DangerOfTenths m_planned{}; ///< with the foes that are still to be placed
    std::vector<PlacedDanger> m_placed;
    std::int64_t m_there = 0; ///< foes of before
    std::size_t m_wanted = 0;
    std::size_t m_made = 0;
};

} // namespace delve::generation
