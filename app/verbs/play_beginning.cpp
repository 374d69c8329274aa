#include "app/verbs/play_beginning.h"

#include "app/files/paths.h"
#include "app/files/recipe_source.h"
#include "app/files/source.h"
#include "app/files/target.h"
#include "app/words/seed_words.h"
#include "editor/files/files.h"
#include "generation/recipes/recipes.h"

#include <memory>

namespace delve::app {
namespace {

/// Finds arguments that contradict each other.
std::optional<Refusal> findContradiction(const Arguments& arguments, const generation::RecipeRegistry& recipes) {
    if (arguments.has("seed") && arguments.has("load"))
        return Refusal{badInput({DELVE_TEXT("command line", "--seed begins a new game, --load continues a saved one. "
                                                            "Leave one out.")})};
    const auto to = arguments.value("save");
    if (!to || arguments.operands.empty() || generation::recipeNamed(recipes, arguments.operands[0])) return {};
    if (!isSameFile(*to, arguments.operands[0])) return {};
    return Refusal{badInput(
        {DELVE_TEXT("command line", "\"%1\": --save would overwrite the file being played. Give another name."),
         {*to}})};
}

class Beginning {
public:
    Beginning(const Arguments& arguments, CommandContext& context, std::optional<play::Shell>& shell)
        : m_arguments(arguments), m_context(context), m_declarations{play::builtInObjectives(), context.declarations},
          m_shell(shell) {}

    std::optional<Refusal> begin() {
        if (const auto typed = m_arguments.value("seed")) {
            const auto seed = seedFromWord(*typed);
            if (!seed) return Refusal{seed.failure()};
            m_seed = *seed;
        }
        if (m_arguments.operands.empty()) {
            if (!m_arguments.has("load"))
                return Refusal{badInput(
                    {DELVE_TEXT("command line", "\"play\" needs a map or a recipe, or a saved game with --load.")})};
            m_shell = play::Shell::atTitle({}, {}, {}, m_declarations);
            return {};
        }
        const auto& word = m_arguments.operands[0];
        const auto& declarations = m_context.declarations;
        if (const auto* const known = generation::recipeNamed(declarations.recipes, word))
            return playRecipe(known->withSeed(0), known->defaultSize);
        if (!word.ends_with(".recipe")) return playFile(word);
        auto recipe = recipeFromFile(word, declarations.stages);
        if (!recipe) return Refusal{std::move(recipe).failure(), ExitStatus::File, word};
        return playRecipe(*recipe, generation::automaticSize(*recipe, declarations));
    }

private:
    /// `file`: the file of the world, if any.
    std::optional<Refusal> play(World world, const std::string& file = {}) {
        const auto fallback = play::defaultSeed(world);
        auto played = play::Shell::inPlay(std::make_shared<const World>(std::move(world)), m_seed.value_or(fallback),
                                          {}, m_declarations);
        if (!played) return Refusal{std::move(played).failure(), ExitStatus::File, file};
        m_shell = std::move(*played);
        return {};
    }

    std::optional<Refusal> playRecipe(Recipe recipe, Size size) {
        if (!m_seed) {
            m_shell = play::Shell::atTitle(std::move(recipe), size, {}, m_declarations);
            return {};
        }
        recipe.seed = *m_seed;
        generation::Workspace workspace;
        auto made = generation::generateWorld(recipe, size, workspace, &m_context.feedback, nullptr, nullptr,
                                              m_context.declarations);
        if (!made) return Refusal{std::move(made).failure()};
        return play(std::move(made->world));
    }

    std::optional<Refusal> playFile(const std::string& word) {
        const auto source = sourceFrom(word, m_arguments.value("from"));
        if (!source) return Refusal{source.failure()};
        auto imported = readSource(*source);
        if (!imported) return Refusal{std::move(imported).failure(), ExitStatus::File, source->word};
        sayNotes(m_context.console, imported->notes, source->word);
        if (!m_arguments.has("load")) return play(std::move(imported->world), source->word);
        m_shell = play::Shell::atTitleOf(std::make_shared<const World>(std::move(imported->world)), m_declarations);
        return {};
    }

    const Arguments& m_arguments;
    CommandContext& m_context;
    play::Declarations m_declarations;
    std::optional<play::Shell>& m_shell;
    std::optional<std::uint64_t> m_seed; ///< if one was given
};

} // namespace

std::optional<Refusal> beginPlay(const Arguments& arguments, CommandContext& context,
                                 std::optional<play::Shell>& shell) {
    if (auto contradiction = findContradiction(arguments, context.declarations.recipes)) return contradiction;
    return Beginning(arguments, context, shell).begin();
}

} // namespace delve::app
