#pragma once

#include "generation/level/geometry.h"
#include "generation/level/text.h"

#include <cstdint>

/// What happened in a step, in order. A view moves what the events name, and shows the messages that they carry; for
/// everything else it asks the game.
namespace delve::play {

enum class EventKind : std::uint8_t {
    Moved,      ///< a player went from `from` to `at`
    Stopped,    ///< something stood in a player's way at `at`
    Travelled,  ///< a player came to `at` through a portal, perhaps on another level
    Opened,     ///< a door, a lock or a barrier at `at`
    Taken,      ///< a flower, a coin, a chest, a key at `at`
    EnemyMoved, ///< enemy number `enemy` went from `from` to `at`
    Met,        ///< an encounter, the store or a fight begins
    Chosen,     ///< what came of a choice
    Struck,     ///< a blow in a fight: `amount` of health lost, 0 where it missed
    Beaten,     ///< enemy number `enemy` is no more
    Left,       ///< the encounter, the store or the fight is over
    Explored,   ///< a site of a journey is explored
    Out,        ///< a player takes no part any more
    Ended,      ///< won, lost or a draw
    Deeper,     ///< a new level: everything has changed
    Turned,     ///< a player faces another way
    Tested,     ///< something for testing was done
    Waited,     ///< a turn was let pass
    Found,      ///< a secret door at `at`
    Readied,    ///< the enemy of a fight shows what it is about to do
    Recovered,  ///< a player won back `amount` of health by a victory
};

struct Event {
    static constexpr std::size_t nobody = ~std::size_t{0};

    EventKind kind = EventKind::Moved;
    std::size_t player = nobody;
    std::size_t enemy = nobody;
    std::uint32_t level = 0;
    Cell from;
    Cell at;
    std::int64_t amount = 0;
    Message message; ///< for people; often there is nothing to say
};

} // namespace delve::play
