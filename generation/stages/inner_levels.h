#pragma once

#include "generation/pipeline/world_draft.h"
#include "generation/random/stream.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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

/// The numbers of the levels that get a way in at these places, from 1 on: `town-3` has the third. Where a portal that
/// was kept in a place leads to such a level of the world as it was before, the place keeps that number; the others
/// follow in order.
[[nodiscard]] std::vector<std::size_t> innerNumbers(const WorldDraft& draft, std::span<const Rect> places,
                                                    std::string_view prefix);

/// Makes the levels within a level, for the stages that do so, and hands out their seeds. A level to which a person
/// gave another recipe than the one it had got keeps that recipe and its size.
class InnerLevels {
public:
    /// `stage`: the name of the stage that makes them; `random`: the stream it draws from.
    InnerLevels(WorldDraft& draft, Stream& random, std::string_view stage);

    /// The seeds of the levels of these numbers, in their order. A level's seed hangs on its number alone.
    [[nodiscard]] std::vector<InnerSeed> seedsOf(std::span<const std::size_t> numbers);
    /// Gives the level's place in the world.
    [[nodiscard]] Result<std::size_t> make(InnerLevel level);

private:
    WorldDraft& m_draft;
    Stream& m_random;
    std::optional<Stream> m_before;
};

} // namespace delve
