#pragma once

#include "app/console/failures.h"
#include "app/verbs/seed_range.h"
#include "app/words/arguments.h"
#include "editor/survey/survey_file.h"
#include "generation/recipes/declarations.h"
#include "playtest/conditions/condition.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The input of the verb `survey`.
namespace delve::app {

/// Which part of the seeds: every `of`-th, beginning with the `number`-th.
struct Shard {
    std::uint64_t number = 1;
    std::uint64_t of = 1;
};

struct SurveyOrder {
    std::string word;   ///< the recipe, as it was typed
    QString recipeFile; ///< empty for a recipe given by name
    editor::SurveyOf of;
    Seeds seeds;
    Shard shard;
    std::optional<play::Condition> where;
    std::optional<std::uint64_t> limit; ///< seeds that fit, after which it ends
    std::optional<std::string> database;
    QString databasePath;
    std::optional<std::string> table; ///< a CSV file, or "-"
    std::size_t jobs = 1;
    bool json = false;

    /// Of the seeds, those of the shard.
    [[nodiscard]] std::uint64_t count() const { return (seeds.count() + shard.of - shard.number) / shard.of; }
    [[nodiscard]] std::uint64_t seed(std::uint64_t index) const {
        return seeds.first + index * shard.of + shard.number - 1;
    }
};

[[nodiscard]] std::optional<Refusal> readSurveyOrder(const Arguments& arguments,
                                                     const generation::Declarations& declarations, SurveyOrder& order);

} // namespace delve::app
