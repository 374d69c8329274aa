#pragma once

#include "generation/pipeline/stage.h"

/// Builds set pieces from the world's table of blueprints: a guarded treasury, a pit with the key of a strongroom, an
/// island with a hidden causeway, a choice of one of three.
///
/// Each takes an area of 12 to 90 cells behind one doorway, where nothing stands, neither a start nor a goal lies, and
/// that no way to a goal passes; so nobody has to enter it to win. Each is proven before it is written: nobody is held
/// in it, with whatever keys, and whether or not they find secret doors. All of it is then reserved, its doorway
/// included. Halls keep all their cells. The pinned lock of a set piece whose key is gone gets another key.
namespace delve::generation {

/// What guards a set piece where its blueprint asks for enemies.
enum class Guards : std::uint8_t { Enemies, Encounters, None };

struct MachinesParameters {
    std::int64_t groundForMachine = 600; ///< cells
    Guards guards = Guards::Enemies;
    std::int64_t depth = 1;
    bool pits = true;
    bool islands = true;
};

[[nodiscard]] Done machines(Draft& draft, Stream& random, const MachinesParameters& parameters);

} // namespace delve::generation
