#pragma once

#include "generation/stages/pacing_dangers.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace delve::generation {

/// The rooms that are dead ends without anything good; nothing if stopped. Takes four bytes a cell of the workspace, so
/// that it had better come before anything else that takes as much.
[[nodiscard]] std::optional<std::vector<RoomId>> findEmptyDeadEnds(Draft& draft);

/// Places the rewards of `pacing`: at least one in each dead end that has nothing, the others behind danger; and
/// encounters, which mostly heal, where one rests.
class PacingRewards {
public:
    PacingRewards(Draft& draft, Stream& random, const PacingParameters& parameters, const CriticalPath& way,
                  PacingDangers& dangers);

    [[nodiscard]] bool place(std::vector<RoomId> deadEnds); ///< false if stopped
    void note() const;

private:
    [[nodiscard]] std::optional<std::int64_t> fillDeadEnds(std::vector<RoomId> rooms,
                                                           std::int64_t wanted); ///< how many; nothing if stopped
    [[nodiscard]] bool placeBehindDanger(std::int64_t wanted);
    void placeHealing();
    bool placeIn(RoomId room);
    bool placeBehind(std::size_t tenth);
    bool put(Cell cell, bool inDeadEnd);

    Draft& m_draft;
    Stream& m_random;
    const PacingParameters& m_parameters;
    const CriticalPath& m_way;
    PacingDangers& m_dangers;
    std::array<PacingSpots, 2> m_spots; ///< with great care, with small care
    std::int64_t m_wanted = 0;          ///< behind danger
    std::int64_t m_made = 0;
    std::int64_t m_stillEmpty = 0; ///< dead ends
};

} // namespace delve::generation
