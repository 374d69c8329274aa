#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/generation/pipeline/drawn_recipes.h"
#include "tests/support/counts.h"
#include "tests/support/mix_checker.h"
#include "tests/support/test.h"

#include <QtTest>

#include <array>
#include <set>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

/// All allowed parameter values: every stage with its parameters at their ends, alone and in pairs, and anywhere
/// between, on maps of many shapes. Its level is sound and the same twice, or a sentence says what the map lacks.
class ParametersSeedsTest : public QObject {
    Q_OBJECT

    static constexpr std::array<Size, 9> shapes{
        {{80, 45}, {16, 16}, {17, 64}, {96, 16}, {33, 34}, {48, 36}, {16, 120}, {64, 64}, {130, 21}}};

    Workspace m_workspace;
    std::uint64_t m_runs = 0;
    std::uint64_t m_made = 0;

    static Size shape(std::uint64_t n) { return shapes[n % shapes.size()]; }

    /// What is wrong with the world of a recipe; empty if nothing is.
    std::string faultsOf(const Recipe& recipe, Size size) {
        const auto which =
            settingsOf(recipe) + ", " + std::to_string(size.width) + 'x' + std::to_string(size.height) + ": ";
        ++m_runs;
        const auto made = generateWorld(recipe, size, m_workspace);
        const auto again = generateWorld(recipe, size, m_workspace);
        if (made.ok() != again.ok()) return which + "once a level, once none";
        if (!made) {
            const auto sentence = inEnglish(made.failure().message);
            if (!saysWhatItLacks(made.failure())) return which + "refused: " + sentence + whereToMend;
            return sentence == inEnglish(again.failure().message) ? "" : which + "another reason: " + sentence;
        }
        ++m_made;
        if (made->world.levels != again->world.levels) return which + "not the same twice";
        const auto problems = mixProblems(made->world, recipe);
        if (problems.empty()) return {};
        return which + report(problems, made->world.levels[0], made->world.tiles) + whereToMend;
    }

    static const StageInfo& fetchStage() {
        QFETCH_GLOBAL(int, stage);
        return builtInStages()[static_cast<std::size_t>(stage)];
    }

private slots:
    static void initTestCase_data() {
        QTest::addColumn<int>("stage");
        for (std::size_t i = 0; i < builtInStages().size(); ++i)
            QTest::newRow(
                (std::string(builtInStages()[i].name) + '@' + std::to_string(builtInStages()[i].version)).c_str())
                << static_cast<int>(i);
    }

    void init() { m_runs = m_made = 0; }

    void aloneAtTheirEnds() {
        const auto& stage = fetchStage();
        for (const auto& parameter : stage.parameters)
            for (const auto& value : endsOf(parameter))
                for (std::uint64_t seed = 0; seed < countOf(std::size_t{3}, 5 * shapes.size()); ++seed) {
                    const auto recipe = shortestRecipe(stage, seed, {{std::string(parameter.id), value}});
                    const auto wrong = faultsOf(withStart(recipe), shape(m_runs));
                    QVERIFY2(wrong.empty(), wrong.c_str());
                }
    }

    /// Also on maps that are larger or smaller than any recipe's default.
    void atItsDefaultsOnEveryShape() {
        for (std::uint64_t seed = 0; seed < countOf(2U, 20U) * shapes.size(); ++seed) {
            const auto wrong = faultsOf(withStart(shortestRecipe(fetchStage(), seed)), shape(seed));
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
        QVERIFY2(isShort() || m_made > 0, "No map of any shape had room for it.");
    }

    void aloneAndInPairsAnywhere() {
        const auto& stage = fetchStage();
        for (std::size_t i = 0; i < stage.parameters.size(); ++i)
            for (std::size_t k = i; k < stage.parameters.size(); k += sampleStep())
                for (int n = 0; n < countOf(1, 25); ++n) {
                    Stream random(m_runs);
                    std::vector<NamedParameter> values;
                    for (const auto place : std::set{i, k})
                        values.push_back({stage.parameters[place].id, drawnValue(stage.parameters[place], random)});
                    const auto recipe = withStart(shortestRecipe(stage, m_runs, values));
                    const auto wrong = faultsOf(recipe, shape(m_runs));
                    QVERIFY2(wrong.empty(), wrong.c_str());
                }
    }

    void inPairsAtTheirEnds() {
        const auto& stage = fetchStage();
        std::uint64_t seed = 0;
        for (std::size_t i = 0; i < stage.parameters.size(); ++i)
            for (std::size_t k = i + 1; k < stage.parameters.size(); ++k)
                for (const auto& first : endsOf(stage.parameters[i]))
                    for (const auto& second : endsOf(stage.parameters[k]))
                        for (int n = 0; n < countOf(1, 9); ++n, ++seed) {
                            if (seed % sampleStep() != 0) continue;
                            const auto recipe = shortestRecipe(stage, seed,
                                                               {{std::string(stage.parameters[i].id), first},
                                                                {std::string(stage.parameters[k].id), second}});
                            const auto wrong = faultsOf(withStart(recipe), shape(seed));
                            QVERIFY2(wrong.empty(), wrong.c_str());
                        }
    }

    /// Draws the parameters of the stages before it, too.
    void anywhereTogether() {
        const auto& stage = fetchStage();
        for (std::uint64_t seed = 0; seed < countOf(12U, 500U); ++seed) {
            Stream random(seed);
            auto recipe = shortestRecipe(stage, seed);
            for (auto& entry : recipe.stages)
                for (const auto& parameter : builtInStages().find({entry.stage, entry.version})->parameters)
                    if (random.below(2) == 0) entry.set(parameter.id, drawnValue(parameter, random));
            recipe = withStart(std::move(recipe));
            if (!check(recipe, builtInStages())) continue; // a choice of an earlier stage may have an unmet need
            const auto wrong = faultsOf(recipe, shape(seed));
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }
};

DELVE_TEST(ParametersSeedsTest)
#include "parameters_seeds_test.moc"
