#include "app/verbs/survey_order.h"

#include "app/files/paths.h"
#include "app/files/recipe_source.h"
#include "app/verbs/parameter_words.h"
#include "app/words/number_words.h"
#include "generation/recipes/recipes.h"
#include "playtest/conditions/condition_text.h"

#include <algorithm>
#include <utility>

namespace delve::app {
namespace {

constexpr std::uint64_t mostShards = 1'000'000;

/// "2/4".
Result<Shard> shardFrom(const std::optional<std::string>& word) {
    if (!word) return Shard();
    const auto slash = word->find('/');
    const auto number = numberFrom(std::string_view(*word).substr(0, slash));
    const auto of = slash == std::string::npos ? std::nullopt : numberFrom(std::string_view(*word).substr(slash + 1));
    if (number && of && *number >= 1 && *number <= *of && *of <= mostShards) return Shard{*number, *of};
    return badInput(
        {DELVE_TEXT("command line", "Invalid --shard \"%1\": give I/N, such as 2/4, with I from 1 to N."), {*word}});
}

std::optional<Refusal> chooseRecipe(const std::string& word, const generation::Declarations& declarations,
                                    SurveyOrder& order) {
    order.word = word;
    if (const auto* const known = generation::recipeNamed(declarations.recipes, word)) {
        order.of.recipe = known->withSeed(0);
        return {};
    }
    if (!word.ends_with(".recipe")) return Refusal{badInput(noSuchRecipe(word, declarations.recipes))};
    auto recipe = recipeFromFile(word, declarations.stages);
    if (!recipe) return Refusal{std::move(recipe).failure(), ExitStatus::File, word};
    order.of.recipe = *std::move(recipe);
    order.of.recipe.seed = 0;
    if (const auto path = pathFromWord(word)) order.recipeFile = *path;
    return {};
}

std::optional<Refusal> chooseSeeds(const Arguments& arguments, SurveyOrder& order) {
    const auto typed = arguments.value("seeds");
    if (!typed)
        return Refusal{badInput({DELVE_TEXT("command line", "\"survey\" needs --seeds A..B: the seeds to measure.")})};
    const auto seeds = seedsFrom(*typed);
    if (!seeds) return Refusal{seeds.failure()};
    if (seeds->last > editor::largestSurveyedSeed)
        return Refusal{badInput({DELVE_TEXT("command line", "Invalid --seeds \"%1\": a survey takes seeds up to %2."),
                                 {*typed, std::to_string(editor::largestSurveyedSeed)}})};
    const auto shard = shardFrom(arguments.value("shard"));
    if (!shard) return Refusal{shard.failure()};
    order.seeds = *seeds;
    order.shard = *shard;
    return {};
}

std::optional<Refusal> chooseCondition(const Arguments& arguments, SurveyOrder& order) {
    if (const auto text = arguments.value("where")) {
        auto parsed = play::parseCondition(*text);
        if (!parsed.condition) {
            auto failure = play::failureOf(*parsed.fault, *text);
            failure.where = "--where, " + failure.where;
            return Refusal{std::move(failure)};
        }
        for (const auto& id : play::measuresIn(*parsed.condition))
            if (order.of.commonOnly && !play::builtInMeasures().find(id)->common)
                return Refusal{badInput({DELVE_TEXT("command line", "%1 is not one of the common measures. Leave out "
                                                                    "--common."),
                                         {id}})};
        order.where = std::move(parsed.condition);
    }
    const auto limit = arguments.value("limit");
    if (!limit) return {};
    order.limit = numberFrom(*limit);
    if (!order.limit || *order.limit == 0)
        return Refusal{
            badInput({DELVE_TEXT("command line", "Invalid --limit \"%1\": give a whole number from 1 on."), {*limit}})};
    return {};
}

std::optional<Refusal> chooseResults(const Arguments& arguments, SurveyOrder& order) {
    if (arguments.has("output"))
        return Refusal{badInput({DELVE_TEXT("command line", "-o is for \"survey merge\". Use --db or --csv.")})};
    order.database = arguments.value("db");
    order.table = arguments.value("csv");
    order.json = arguments.has("json");
    if (order.database) {
        const auto path = pathFromWord(*order.database);
        if (!path) return Refusal{path.failure()};
        order.databasePath = *path;
        if (order.table && (*order.table == *order.database || isSameFile(*order.table, *order.database)))
            return Refusal{
                badInput({DELVE_TEXT("command line", "\"%1\": --db and --csv name the same file. Give two names."),
                          {*order.database}})};
    }
    if (order.json && order.table == "-")
        return Refusal{
            badInput({DELVE_TEXT("command line", "Only one of --json and --csv may go to standard output.")})};
    return {};
}

} // namespace

std::optional<Refusal> readSurveyOrder(const Arguments& arguments, const generation::Declarations& declarations,
                                       SurveyOrder& order) {
    if (arguments.operands.size() > 1)
        return Refusal{badInput(
            {DELVE_TEXT("command line", "\"survey\" takes one recipe; \"%1\" is too many."), {arguments.operands[1]}})};
    if (auto refusal = chooseRecipe(arguments.operands[0], declarations, order)) return refusal;
    if (auto applied = applySettings(order.of.recipe, arguments.values("set"), declarations.stages); !applied)
        return Refusal{std::move(applied).failure()};
    order.of.commonOnly = arguments.has("common");
    if (auto refusal = chooseSeeds(arguments, order)) return refusal;
    if (auto refusal = chooseCondition(arguments, order)) return refusal;
    const auto jobs = jobsFrom(arguments.value("jobs"));
    if (!jobs) return Refusal{jobs.failure()};
    order.jobs = *jobs;
    order.of.size = generation::automaticSize(order.of.recipe, declarations);
    if (const auto typed = arguments.value("size"); typed && *typed != "auto") {
        const auto size = recipeSizeFrom(*typed);
        if (!size) return Refusal{size.failure()};
        order.of.size = *size;
    }
    if (!order.of.commonOnly && order.of.size.area() > play::mostCellsForAllMeasures)
        return Refusal{badInput({DELVE_TEXT("command line", "Maps of more than %1 cells have only the common measures. "
                                                            "Add --common."),
                                 {std::to_string(play::mostCellsForAllMeasures)}})};
    return chooseResults(arguments, order);
}

} // namespace delve::app
