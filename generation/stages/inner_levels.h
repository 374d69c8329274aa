#pragma once

#include "generation/pipeline/world_draft.h"
#include "generation/random/stream.h"

#include <optional>
#include <string>
#include <string_view>

namespace delve {

/// The seed of an inner level now, and what it was when the level around it was made before; the same where it was not.
struct InnerSeed {
    std::uint64_t now = 0;
    std::uint64_t before = 0;
};

/// A level to be made within another.
struct InnerLevel {
    std::string id;
    std::string name;
    std::optional<Recipe> recipe;
    std::optional<Recipe> recipeBefore; ///< the one it got when it was made before
    Size size;
};

/// Makes the levels within a level, for the stages that do so, and hands out their seeds. A level to which a person
/// gave another recipe than the one it had got keeps that recipe and its size.
class InnerLevels {
public:
    /// `stage`: the name of the stage that makes them; `random`: the stream it draws from.
    InnerLevels(WorldDraft& draft, Stream& random, std::string_view stage);

    /// Draws the seeds of the next level.
    [[nodiscard]] InnerSeed nextSeed();
    /// Gives the level's place in the world.
    [[nodiscard]] Result<std::size_t> make(InnerLevel level);

private:
    WorldDraft& m_draft;
    Stream& m_random;
    std::optional<Stream> m_before;
};

} // namespace delve
