#include "app/failures.h"
#include "app/progress.h"
#include "app/verbs/parameter_words.h"
#include "app/verbs/verbs.h"
#include "generation/recipes/recipes.h"
#include "playtest/proof/reach.h"

#include <algorithm>
#include <charconv>

namespace delve {
namespace {

struct Seeds {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    [[nodiscard]] std::uint64_t count() const { return last - first + 1; }
};

struct Order {
    std::vector<const RecipeInfo*> recipes;
    Seeds seeds;
    std::optional<Size> size; ///< each recipe's own where nothing is said
};

std::optional<std::uint64_t> numberFrom(std::string_view word) {
    std::uint64_t number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    return read.ec == std::errc{} && read.ptr == word.data() + word.size() ? std::optional(number) : std::nullopt;
}

/// "0..29999", or one seed.
Result<Seeds> seedsFrom(const std::string& word) {
    const auto dots = word.find("..");
    const auto first = numberFrom(std::string_view(word).substr(0, dots));
    const auto last = dots == std::string::npos ? first : numberFrom(std::string_view(word).substr(dots + 2));
    constexpr std::uint64_t most = 1'000'000'000;
    if (first && last && *first <= *last && *last - *first < most) return Seeds{*first, *last};
    return badInput(
        {DELVE_TEXT("command line", "--seeds takes one whole number, or A..B, of which the second is not the lesser, "
                                    "for at most %2 seeds, and not \"%1\"."),
         {word, std::to_string(most)}});
}

Result<std::vector<const RecipeInfo*>> recipesFrom(const std::string& word) {
    std::vector<const RecipeInfo*> recipes;
    for (const auto& recipe : allRecipes())
        if (word == "all" || word == recipe.name) recipes.push_back(&recipe);
    if (recipes.empty()) return badInput(noSuchRecipe(word));
    return recipes;
}

Result<Order> orderFrom(const Arguments& arguments) {
    Order order;
    auto recipes = recipesFrom(arguments.operands[0]);
    if (!recipes) return std::move(recipes).failure();
    order.recipes = *std::move(recipes);
    const auto seeds = seedsFrom(*arguments.value("seeds"));
    if (!seeds) return seeds.failure();
    order.seeds = *seeds;
    if (const auto typed = arguments.value("size"); typed && *typed != "auto") {
        const auto size = recipeSizeFrom(*typed);
        if (!size) return size.failure();
        order.size = *size;
    }
    return order;
}

/// What is wrong with this level, as a sentence; nothing where all is well.
std::optional<Message> faultOf(const RecipeInfo& recipe, std::uint64_t seed, Size size, Workspace& workspace) {
    const auto made = generateWorld(recipe.withSeed(seed), size, workspace);
    if (!made) return made.failure().message;
    for (const auto& level : made->world.levels)
        if (recipe.spans && std::ranges::find(*level.halls, LinkKind::Repair, &Hall::kind) != level.halls->end())
            return Message{DELVE_TEXT("command line",
                                      "A hall had to be added to join what is apart, though the links of this recipe "
                                      "hold everything together.")};
    if (const auto reached = checkReach(made->world); !reached) return reached.failure().message;
    return {};
}

class Check {
public:
    Check(const Order& order, Surroundings& surroundings) : m_order(order), m_surroundings(surroundings) {}

    ExitStatus run() {
        for (const auto* recipe : m_order.recipes)
            for (std::uint64_t i = 0; i < m_order.seeds.count(); ++i) { // the last seed there is has none after it
                if (m_surroundings.feedback.stopped()) return stop();
                if (!check(*recipe, m_order.seeds.first + i)) return m_surroundings.console.finish(ExitStatus::Success);
            }
        if (!printTotals()) return m_surroundings.console.finish(ExitStatus::Success);
        return m_failed == 0 ? ExitStatus::Success : ExitStatus::No;
    }

private:
    /// False when nobody takes what is printed any more.
    bool check(const RecipeInfo& recipe, std::uint64_t seed) {
        const Size size = m_order.size.value_or(recipe.usualSize);
        const auto fault = faultOf(recipe, seed, size, m_workspace);
        ++m_checked;
        const auto all = m_order.recipes.size() * m_order.seeds.count();
        m_surroundings.feedback.progress(static_cast<std::int32_t>(m_checked * 1000 / all));
        if (!fault) return true;
        ++m_failed;
        const std::string shape = std::to_string(size.width) + 'x' + std::to_string(size.height);
        const std::string command = "delvewright generate " + std::string(recipe.name) + " --seed " +
                                    std::to_string(seed) + " --size " + shape + " -o failed.delve";
        return m_surroundings.console.print(
            oneLine({DELVE_TEXT("command line", "%1, seed %2: %3 See it with: %4"),
                     {std::string(recipe.name), std::to_string(seed), oneLine(*fault), command}}) +
            '\n');
    }

    bool printTotals() {
        return m_surroundings.console.print(oneLine({DELVE_TEXT_N("command line", "Checked %n level(s): %1 failed."),
                                                     static_cast<std::int64_t>(m_checked),
                                                     {std::to_string(m_failed)}}) +
                                            '\n');
    }

    /// What was done until then is said all the same.
    ExitStatus stop() {
        if (!printTotals()) return m_surroundings.console.finish(ExitStatus::Stopped);
        return m_surroundings.console.fail(ExitStatus::Stopped, stoppedMessage());
    }

    const Order& m_order;
    Surroundings& m_surroundings;
    Workspace m_workspace;
    std::uint64_t m_checked = 0;
    std::uint64_t m_failed = 0;
};

ExitStatus run(const Arguments& arguments, Surroundings& surroundings) {
    const auto order = orderFrom(arguments);
    if (!order) return complain(surroundings.console, order.failure(), ExitStatus::Words);
    const Progress progress(surroundings.console, surroundings.feedback, DELVE_TEXT("command line", "Checking"));
    return Check(*order, surroundings).run();
}

} // namespace

Verb checkVerb() {
    Verb verb;
    verb.syntax.verb = "check";
    verb.summary = DELVE_TEXT("command line", "Generates many levels and checks each of them.");
    verb.details = {
        DELVE_TEXT("command line",
                   "Every level must be one region, have a start, and have what its objective asks for within reach. "
                   "Each failure is printed with the command that shows it again, and then one line of totals. The "
                   "exit status is 1 when a level failed.")};
    verb.syntax.operands = {
        {"RECIPE", DELVE_TEXT("command line", "the name of a recipe, or all"), 1, 1, Completes::RecipeName}};
    verb.syntax.options = {
        {.name = "seeds",
         .value = "A..B",
         .help = DELVE_TEXT("command line", "the seeds to check, from A to B"),
         .required = true},
        {.name = "size",
         .value = "WxH|auto",
         .help = DELVE_TEXT(
             "command line",
             "cells across and down, 16x16 to 4096x4096; without it, or with auto, the recipe's usual size")},
    };
    verb.examples = {{"check all --seeds 0..999 --size 80x45",
                      DELVE_TEXT("command line", "checks a thousand levels of every recipe")}};
    verb.run = run;
    return verb;
}

} // namespace delve
