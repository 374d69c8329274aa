#pragma once

#include "playtest/proof/parts.h"

#include <vector>

namespace delve::play {

/// Of many things to collect, some that stand for all. Where things lie on one piece of plain ground, whoever comes to
/// one of them comes to all; and one with plain ground on all sides is a last one that nobody has to take on the way.
/// So there is a way to get stuck with all of them if there is one with these. The parts are those without the things.
[[nodiscard]] std::vector<Place> representatives(const Game& start, const Parts& parts,
                                                 const std::vector<Place>& places);

} // namespace delve::play
