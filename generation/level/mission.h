#pragma once

#include "generation/level/geometry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a level asks of its players, as the stage that planned it recorded it.
namespace delve {

enum class MissionPattern : std::uint8_t {
    LockAndKey,      ///< a lock on the way, its key on the long way round
    TwoWays,         ///< a short way with danger, a long one without
    HiddenShortcut,  ///< a secret door between two places of a long walk
    OneWay,          ///< a ledge home
    Foreshadowing,   ///< what is to be won is seen early, through a grate
    GuardedTreasure, ///< a dead end that is worth its danger
};

[[nodiscard]] std::string_view nameOf(MissionPattern pattern);
[[nodiscard]] std::optional<MissionPattern> missionPatternFromName(std::string_view name);

/// One pattern, and where it lies. Rooms and things by their ids, so that an edit elsewhere changes nothing here; what
/// a person removes is then named in vain, which readers pass over.
struct MissionCycle {
    MissionPattern pattern = MissionPattern::LockAndKey;
    std::vector<std::string> rooms;
    std::vector<std::string> locks;
    std::vector<std::string> keys;
    std::vector<Cell> cells; ///< its ledge, secret door or grate
    std::string unknown;     ///< members of a file that this version does not know, as raw JSON

    friend bool operator==(const MissionCycle&, const MissionCycle&) = default;
};

struct Mission {
    std::vector<MissionCycle> cycles;
    std::string unknown; ///< likewise

    [[nodiscard]] bool empty() const { return cycles.empty() && unknown.empty(); }
    friend bool operator==(const Mission&, const Mission&) = default;
};

} // namespace delve
