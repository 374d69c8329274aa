#include "generation/level/delve_file.h"
#include "generation/level/hash.h"
#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/fuzz/targets/expect.h"
#include "tests/fuzz/targets/targets.h"

namespace delve::fuzz {
namespace {

/// Stops after a fixed number of questions rather than a time, so that the same input always does the same.
class Patience : public generation::Feedback {
public:
    [[nodiscard]] bool stopped() const override { return ++m_questions > mostQuestions; }

private:
    static constexpr int mostQuestions = 2'000;
    mutable int m_questions = 0;
};

/// Runs the recipe on one of the smallest maps allowed, whose shape follows from the recipe's text.
void run(const Recipe& recipe, std::string_view text) {
    const auto hash = fnv1a(text);
    const Size size{generation::smallestRecipeSide + static_cast<std::int32_t>(hash % 24),
                    generation::smallestRecipeSide + static_cast<std::int32_t>(hash / 24 % 24)};
    generation::Workspace workspace;
    Patience patience;
    const auto made = generation::generateWorld(recipe, size, workspace, &patience);
    if (!made) return expectReason(made.failure());
    const auto written = delveText(made->world);
    const auto read = readDelve(written);
    expect(read.ok(), "a world that was generated can be written and read");
    expect(delveText(*read) == written, "it gives the same bytes");
}

} // namespace

void fuzzRecipe(std::string_view bytes) {
    const auto read = readRecipe(bytes);
    if (!read) return expectRefusal(read.failure());
    const auto written = recipeText(*read);
    const auto again = readRecipe(written);
    expect(again.ok() && *again == *read, "a recipe that was written is read as the same");
    expect(recipeText(*again) == written, "it gives the same bytes");
    if (const auto allowed = generation::check(*read, generation::builtInStages()); !allowed)
        return expectReason(allowed.failure());
    run(*read, written);
}

} // namespace delve::fuzz
