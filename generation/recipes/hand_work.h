#pragma once

#include "generation/level/result.h"
#include "generation/pipeline/sources.h"

#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace delve {
struct World;
}

/// Which levels of a world a person has worked on. This is read from the levels themselves, so that it works for a
/// file, too, whatever program wrote it: recipes and seeds are contracts, and an untouched level is exactly what its
/// own recipe makes. A level holds hand work if
/// - something in it is pinned or kept empty, or it has a decoration layer of a person's or a property of its own,
/// - its name, its id or its recipe is not what the level around it gave it, or it has no recipe,
/// - its tiles, rooms, links, halls, things or furniture are not what its recipe makes, or a portal leads elsewhere.
/// What the stages of the level around add is no hand work: the targets of portals, and plain chests in a journey with
/// provisions (one that a person placed and pinned is known by its pin). Nor is it to ignore a problem of the level.
namespace delve::generation {

class Feedback;
struct Declarations;
struct Workspace;

struct HandWork {
    std::unordered_set<std::string> levels; ///< ids of those that hold it
    std::unordered_set<std::string> kept;   ///< these and the levels around them: they stay if hand work is to stay
};

/// Finds the hand work in the levels within one that is to be regenerated. Makes each of them again to compare, so that
/// it takes as long as making them.
[[nodiscard]] Result<HandWork> findHandWork(const World& world, std::string_view level,
                                            const Declarations& declarations, Workspace& workspace,
                                            const Feedback* feedback = nullptr, std::span<const Level> stamps = {},
                                            const FileReader& files = {});

} // namespace delve::generation
