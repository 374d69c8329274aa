#pragma once

#include "generation/pipeline/draft.h"
#include "generation/pipeline/stage.h"

#include <cstdint>
#include <optional>

/// How many rooms were asked for, and how many there are: what cannot be kept is told, by stages and the pipeline
/// alike.
namespace delve::generation {

/// For a stage that is to make so many rooms and could not: says it where they are fewer than asked for.
void noteMissingRooms(Draft& draft, const Count& asked, std::int64_t made);
/// The same of sites, which are rooms too.
void noteMissingSites(Draft& draft, const Count& asked, std::int64_t made);

/// The rooms of one run of a recipe against what its stages were told. Told of each stage before and after it runs, it
/// notes what the stage itself did not; at the end, what later stages took and what was pinned. A stage is told a
/// number of rooms by a parameter of the kind Count that has this role.
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
    std::optional<Count> m_all; ///< what all of them were told
};

} // namespace delve::generation
