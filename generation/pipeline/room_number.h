#pragma once

#include "generation/pipeline/draft.h"
#include "generation/pipeline/stage.h"

#include <cstdint>
#include <optional>

/// Compares the rooms that were asked for with the rooms that there are: stages and the pipeline report a shortfall in
/// the same way.
namespace delve::generation {

/// Adds a note if a stage made fewer rooms than it was asked for.
void noteMissingRooms(Draft& draft, const Count& asked, std::int64_t made);
/// The same of sites, which are rooms too.
void noteMissingSites(Draft& draft, const Count& asked, std::int64_t made);

/// Is this a note about the number of rooms, of a stage or of the pipeline?
[[nodiscard]] bool isAboutRooms(const Message& note);

/// Compares the rooms of one run of a recipe with what its stages were told. Notified before and after each stage, it
/// notes what the stage itself did not; at the end, what later stages took and what was pinned. A stage is told a
/// number of rooms by a Count parameter with the role RoomCount.
class RoomNumber {
public:
    explicit RoomNumber(Draft& draft) : m_draft(draft), m_kept(countOf(draft)) {}

    void begin(const StageInfo& stage);
    void end(const StageInfo& stage, const RecipeStage& wanted);
    void finish();

private:
    static std::int64_t countOf(const Draft& draft);
    [[nodiscard]] std::optional<Count> askedOf(const StageInfo& stage, const RecipeStage& wanted) const;

    Draft& m_draft;
    std::int64_t m_kept;        ///< rooms that were pinned
    std::int64_t m_before = 0;  ///< rooms before the stage that runs
    std::size_t m_notes = 0;    ///< notes before it
    std::int64_t m_made = 0;    ///< by the stages that were told a number
    std::int64_t m_others = 0;  ///< by stages that were told none
    std::optional<Count> m_all; ///< the sum of what they were told
};

} // namespace delve::generation
