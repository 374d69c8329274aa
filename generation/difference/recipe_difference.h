#pragma once

#include "generation/difference/list_difference.h"
#include "generation/level/recipe.h"

#include <optional>

/// The difference of two recipes, by stage and parameter. Part of the difference of a level.
namespace delve::generation {

/// A stage of both recipes, matched by the id of its instance.
struct StageDifference {
    std::string id;
    std::optional<Change<std::string>> stage;
    std::optional<Change<std::int32_t>> version;
    std::optional<Change<std::uint64_t>> reroll;
    std::optional<Change<bool>> enabled;
    ListDifference<NamedParameter> parameters;
    std::optional<Change<std::string>> unknown;

    [[nodiscard]] bool empty() const;
    friend bool operator==(const StageDifference&, const StageDifference&) = default;
};

struct RecipeDifference {
    std::optional<Recipe> removed; ///< where only the level before has one
    std::optional<Recipe> added;   ///< where only the level after has one
    std::optional<Change<std::string>> name;
    std::optional<Change<std::int32_t>> version;
    std::optional<Change<std::uint64_t>> seed;
    ListDifference<RecipeStage, StageDifference> stages;
    std::optional<Change<std::string>> unknown;

    [[nodiscard]] bool empty() const;
    friend bool operator==(const RecipeDifference&, const RecipeDifference&) = default;
};

[[nodiscard]] RecipeDifference difference(const std::optional<Recipe>& before, const std::optional<Recipe>& after);
[[nodiscard]] std::optional<Recipe> applied(const RecipeDifference& difference, std::optional<Recipe> recipe);

} // namespace delve::generation
