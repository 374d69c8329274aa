#pragma once

#include "generation/level/level.h"
#include "generation/level/text.h"
#include "generation/level/tile.h"

#include <optional>
#include <vector>

/// What the mission of a level names, as it lies on the level now: for overlays, panels and the command line.
namespace delve {

/// One cycle: what it names, once each and in its order. What is gone is left out, and so is what is no longer a lock
/// or a key. Points into the level that it was found in.
struct CyclePlaces {
    const MissionCycle* cycle = nullptr;
    std::vector<RoomId> rooms;
    std::vector<const Thing*> locks;
    std::vector<const Thing*> keys;

    /// All of it: boxes of rooms, locks, keys, and the cycle's own cells.
    [[nodiscard]] std::vector<Cell> corners(const Level& level) const;
};

/// One pass over the rooms and things of the level; none without a mission.
[[nodiscard]] std::vector<CyclePlaces> cyclesOf(const Level& level);

/// A lock and a key of one colour; one of them is null where it stands alone.
struct LockAndKey {
    const Thing* lock = nullptr;
    const Thing* key = nullptr;
};
/// Each lock and each key of the cycle at least once, and never more pairs than it has of both.
[[nodiscard]] std::vector<LockAndKey> pairsIn(const CyclePlaces& places);

/// What a cell of a cycle is, as long as it is still one.
enum class MissionSign : std::uint8_t { Ledge, SecretDoor, Grate };
[[nodiscard]] std::optional<MissionSign> signAt(Cell cell, const Level& level, const TileCatalogue& tiles);

[[nodiscard]] Text labelOf(MissionPattern pattern);
/// What the cycle is made of, a line for each of its parts: "4 rooms", "lock “red” at (5, 5)" and "key “red” at (9, 2)"
/// on one, "ledge at (3, 4)".
[[nodiscard]] std::vector<std::vector<Message>> linesOf(const CyclePlaces& places, const Level& level,
                                                        const TileCatalogue& tiles);

} // namespace delve
