#pragma once

#include "generation/level/tile_kind.h"

#include <array>

namespace delve::generation {

/// What stages give keys and locks. Told apart by those who do not see all colours, too (after Okabe and Ito).
inline constexpr std::array<Colour, 6> colourOfKey{{{0xd5, 0x5e, 0x00},
                                                    {0x00, 0x72, 0xb2},
                                                    {0xf0, 0xe4, 0x42},
                                                    {0x00, 0x9e, 0x73},
                                                    {0xcc, 0x79, 0xa7},
                                                    {0x56, 0xb4, 0xe9}}};

} // namespace delve::generation
