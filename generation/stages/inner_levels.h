#pragma once

#include "generation/pipeline/world_draft.h"
#include "generation/random/stream.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace delve::generation {

/// A level to be made within another.
struct InnerLevel {
    std::string id;
    std::string name;
    std::optional<Recipe> recipe;
    Size size;
};

/// A level that is entered at a place: one of the old world that stays as it is, or one to be made.
struct InnerPlace {
    std::size_t number = 0; ///< from 1 on: `town-3` has 3; 0 for a kept one whose id has another form
    const Level* kept = nullptr;
};

/// Which level each of these places gets. A kept level stays at the place where its portal lay, or else goes to the
/// nearest one that is left; there may be more kept levels than places. If a kept portal in a place leads to a level of
/// the old world, the place keeps its number; the others follow in order.
[[nodiscard]] std::vector<InnerPlace> innerPlaces(WorldDraft& draft, std::span<const Rect> places,
                                                  std::string_view prefix);
/// The number in the id of such a level; 0 where the id has another form.
[[nodiscard]] std::size_t innerNumber(std::string_view id, std::string_view prefix);
/// What a stage of a level draws from; nothing where its recipe has no such stage.
[[nodiscard]] std::optional<Stream> streamOf(const Level& level, std::string_view stage);

/// Makes the levels within a level, for the stages that do so, and assigns their seeds.
class InnerLevels {
public:
    /// `random`: the stream that the stage draws from.
    InnerLevels(WorldDraft& draft, Stream& random) : m_draft(draft), m_random(random) {}

    /// The seeds of the levels of these places, in their order. A level's seed depends on its number alone.
    [[nodiscard]] std::vector<std::uint64_t> seedsOf(std::span<const InnerPlace> places);
    /// Returns the level's place in the world.
    [[nodiscard]] Result<std::size_t> make(InnerLevel level);

private:
    WorldDraft& m_draft;
    Stream& m_random;
};

} // namespace delve::generation
