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

/// Which levels of a world hold hand work. It is read from the levels themselves, so that it is known of a file too,
/// whatever program wrote it: recipes and seeds are contracts, and a level that nobody touched is what its own recipe
/// makes. A level holds hand work where
/// - something in it is pinned or kept empty, or it has a decoration layer or a property of its own,
/// - it has another name, another id or another recipe than the level around it gave it, or none,
/// - its tiles, rooms, links, halls or things are not what its recipe makes, or a portal leads elsewhere.
/// What the stages of the level around add is no hand work: where portals lead, and plain chests in a journey with
/// provisions (one that a person put there and pinned is known by its pin).
namespace delve::generation {

class Feedback;
struct Declarations;
struct Workspace;

struct HandWork {
    std::unordered_set<std::string> levels; ///< ids of those that hold it
    std::unordered_set<std::string> kept;   ///< and of those around them: they stay as they are when it is to stay
};

/// Of the levels within one, which is to be made anew. Makes each of them once more to compare, so that it takes as
/// long as making them.
[[nodiscard]] Result<HandWork> findHandWork(const World& world, std::string_view level,
                                            const Declarations& declarations, Workspace& workspace,
                                            const Feedback* feedback = nullptr, std::span<const Level> stamps = {},
                                            const FileReader& files = {});

} // namespace delve::generation
