#pragma once

#include "generation/level/flags.h"
#include "generation/level/text.h"

#include <array>
#include <cstdint>

namespace delve::generation {

/// What a stage may need and give; a recipe that lacks something is refused with a sentence.
enum class Part : std::uint16_t {
    Rooms = 1,
    Partition = 2,
    Links = 4,
    Floor = 8,
    Start = 16,
    Exit = 32,
    Flowers = 64,
    Sites = 128,
    Walls = 256,
    Goal = 512,
    Towns = 1024,
    Boss = 2048,
    Mission = 4096,
};

inline constexpr std::array allParts{Part::Rooms, Part::Partition, Part::Links,  Part::Floor, Part::Start,
                                     Part::Exit,  Part::Flowers,   Part::Sites,  Part::Walls, Part::Goal,
                                     Part::Towns, Part::Boss,      Part::Mission};

using Parts = Flags<Part>;
constexpr Parts operator|(Part a, Part b) { return Parts(a) | Parts(b); }

} // namespace delve::generation
