#pragma once

#include "generation/level/world.h"
#include "playtest/rules/declarations.h"
#include "playtest/rules/pieces.h"

#include <functional>
#include <optional>
#include <vector>

namespace delve::play {

struct Proof;

/// Where the players come to in the game that a proof has won.
struct ProofWalk {
    std::vector<std::vector<Place>> players; ///< of each: the places one after another, the start first
};

/// Plays that game again. Nothing where no game was won, or once `stopped` returned true. The proof is of this world,
/// with these declarations and the default seed.
[[nodiscard]] std::optional<ProofWalk> walkOfProof(const World& world, const Proof& proof,
                                                   const std::function<bool()>& stopped,
                                                   const Declarations& declarations = builtInDeclarations());

} // namespace delve::play
