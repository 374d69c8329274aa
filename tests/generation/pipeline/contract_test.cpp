#include "generation/difference/world_difference.h"
#include "generation/level/rules.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/generation/pipeline/drawn_recipes.h"
#include "tests/support/counts.h"
#include "tests/support/level_checker.h"
#include "tests/support/mix_checker.h"
#include "tests/support/test.h"

#include <QtTest>

#include <limits>
#include <set>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

/// What every listed stage and recipe guarantees. A new one is tested as soon as it is listed.
class ContractTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    Result<Generated> make(const Recipe& recipe, Size size, Trace* trace = nullptr, Feedback* feedback = nullptr) {
        GenerateRequest request;
        request.recipe = recipe;
        request.size = size;
        return generate(request, builtInStages(), m_workspace, feedback, trace);
    }

    /// For a stage that works on the world, generates the world around the level as well.
    Done makeAll(const StageInfo& stage, const Recipe& recipe, Size size, Feedback& feedback) {
        const auto outcome = [](const auto& made) { return made ? done() : Done(made.failure()); };
        return stage.runOnWorld ? outcome(generateWorld(recipe, size, m_workspace, &feedback))
                                : outcome(make(recipe, size, nullptr, &feedback));
    }

    static void addRecipes(int step = 1) {
        QTest::addColumn<QString>("name");
        for (std::size_t i = 0; i < builtInRecipes().size(); i += static_cast<std::size_t>(step))
            QTest::newRow(builtInRecipes()[i].name.c_str()) << QString::fromStdString(builtInRecipes()[i].name);
    }
    static Recipe fetchRecipe(std::uint64_t seed) {
        const QString name = *static_cast<QString*>(QTest::qData("name", qMetaTypeId<QString>()));
        return builtInRecipes().find(name.toStdString())->withSeed(seed);
    }
    static Size sizeOf(const Recipe& recipe) { return builtInRecipes().find(recipe.name)->defaultSize; }

    /// Stops the work from the k-th question on, and counts the questions.
    class StopsAtQuestion : public Feedback {
    public:
        explicit StopsAtQuestion(std::int64_t k) : m_k(k) {}

        [[nodiscard]] bool stopped() const override {
            if (++m_asked == m_k) m_progressAtStop = progress();
            return m_asked >= m_k;
        }
        [[nodiscard]] std::int64_t asked() const { return m_asked; }
        [[nodiscard]] std::int32_t progressAtStop() const { return m_progressAtStop; }

    private:
        std::int64_t m_k;
        mutable std::int64_t m_asked = 0;
        mutable std::int32_t m_progressAtStop = 0;
    };

    /// All of the first and the last numbers up to `most`, and some between.
    static std::vector<std::int64_t> fewUpTo(std::int64_t most) {
        std::vector<std::int64_t> few;
        int count = 0;
        for (std::int64_t k = 1; k <= most; k += k < 40 || k + 40 > most ? 1 : std::max<std::int64_t>(1, most / 150))
            if (count++ % sampleStep() == 0) few.push_back(k);
        return few;
    }

    static Recipe withoutStage(Recipe recipe, std::string_view stage) {
        for (auto& entry : recipe.stages)
            if (entry.stage == stage) entry.enabled = false;
        return recipe;
    }

    /// The shortest recipe; the listed ones with this stage; and those with the stage's parameters at their maximum.
    static std::vector<Recipe> recipesWith(const StageInfo& stage, std::uint64_t seed) {
        std::vector<Recipe> recipes{withStart(shortestRecipe(stage, seed))};
        for (const auto& info : builtInRecipes()) {
            const auto entry = std::ranges::find(info.stages, stage.name, &RecipeStage::stage);
            if (entry == info.stages.end()) continue;
            recipes.push_back(info.withSeed(seed));
            recipes.push_back(info.withSeed(seed));
            for (const auto& parameter : stage.parameters)
                recipes.back().find(entry->id)->set(parameter.id, endsOf(parameter).back());
        }
        return recipes;
    }

    static bool changesMoreThanTheRecipe(WorldDifference difference) {
        for (auto& level : difference.levels.changed) level.recipe = {};
        std::erase_if(difference.levels.changed, [](const LevelDifference& level) { return level.empty(); });
        return !difference.empty();
    }

    static bool isName(std::string_view text) {
        return !text.empty() && std::ranges::all_of(text, [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
        });
    }

private slots:
    void stagesAreDeclaredWhole() {
        std::set<std::pair<std::string_view, std::int32_t>> seen;
        for (const auto& stage : builtInStages()) {
            const std::string name(stage.name);
            QVERIFY2(isName(stage.name), name.c_str());
            QVERIFY2(seen.insert({stage.name, stage.version}).second, name.c_str());
            QVERIFY2(stage.version >= 1 && !stage.label.empty() && !stage.help.empty() && stage.run, name.c_str());
            QVERIFY2(builtInStages().find({stage.name, stage.version}) == &stage, name.c_str());
            QVERIFY2(newestStage(builtInStages(), stage.name)->version >= stage.version, name.c_str());
        }
        QVERIFY(!builtInStages().find({"grow-rooms", 99}));
        QVERIFY(!newestStage(builtInStages(), "no-such-stage"));
    }

    void parametersAreDeclaredWhole() {
        // In a file, these names are members of the stage besides its parameters.
        const std::set<std::string_view> members{"id", "stage", "version", "enabled", "reroll"};
        for (const auto& stage : builtInStages()) {
            std::set<std::string_view> ids;
            for (const auto& parameter : stage.parameters) {
                const auto which = std::string(stage.name) + '.' + std::string(parameter.id);
                QVERIFY2(isName(parameter.id) && ids.insert(parameter.id).second, which.c_str());
                QVERIFY2(!members.contains(parameter.id), which.c_str());
                QVERIFY2(!parameter.label.empty() && !parameter.help.empty(), which.c_str());
                QVERIFY2(stage.find(parameter.id) == &parameter, which.c_str());
                for (const Size size : {Size{1, 1}, Size{16, 16}, Size{80, 45}, Size{largestSide, largestSide}}) {
                    const auto defaultValue = parameter.defaultFor(size);
                    const auto allowed = parameter.check(defaultValue);
                    QVERIFY2(allowed.ok(), which.c_str());
                    const auto again = parameterFromText(parameter, toText(defaultValue));
                    QVERIFY2(again.ok() && *again == defaultValue, which.c_str());
                }
            }
            QVERIFY(!stage.find("no-such-parameter"));
        }
    }

    void everyStageRuns() {
        for (const auto& stage : builtInStages())
            for (std::uint64_t seed = 0; seed < countOf(20U); ++seed) {
                const auto recipe = shortestRecipe(stage, seed);
                const auto made = make(recipe, {80, 45});
                const auto which = std::string(stage.name) + ", seed " + std::to_string(seed) + ": ";
                QVERIFY2(made.ok(), (which + (made ? "" : inEnglish(made.failure().message) + whereToMend)).c_str());
                const auto problems = groundProblems(made->level, {});
                QVERIFY2(problems.empty(), (which + report(problems, made->level, {})).c_str());
                const auto again = make(recipe, {80, 45});
                QVERIFY2(fingerprint(again->level) == fingerprint(made->level), (which + "not the same twice").c_str());
            }
    }

    /// A stage that works on the world leaves it sound, gives the same result twice, and changes something.
    void everyStageOfTheWorldWorksOnIt() {
        int stages = 0;
        for (const auto& stage : builtInStages()) {
            if (!stage.runOnWorld) continue;
            ++stages;
            bool changes = false;
            for (std::uint64_t seed = 0; seed < 3; ++seed)
                for (const auto& recipe : recipesWith(stage, seed)) {
                    const auto which = stage.name + ", " + recipe.name + ", seed " + std::to_string(seed) + ": ";
                    const auto made = generateWorld(recipe, {128, 96}, m_workspace);
                    QVERIFY2(made.ok(),
                             (which + (made ? "" : inEnglish(made.failure().message) + whereToMend)).c_str());
                    const auto problems = mixProblems(made->world, recipe);
                    QVERIFY2(
                        problems.empty(),
                        (which + report(problems, made->world.levels[0], made->world.tiles) + whereToMend).c_str());
                    const auto again = generateWorld(recipe, {128, 96}, m_workspace);
                    QVERIFY2(again.ok() && again->world == made->world, (which + "not the same twice").c_str());
                    const auto without = generateWorld(withoutStage(recipe, stage.name), {128, 96}, m_workspace);
                    if (without) changes |= changesMoreThanTheRecipe(difference(without->world, made->world));
                }
            QVERIFY2(changes, (stage.name + ": the world is the same without it").c_str());
        }
        QVERIFY(stages > 0);
    }

    void recipesAreDeclaredWhole() {
        std::set<std::string_view> names;
        for (const auto& recipe : builtInRecipes()) {
            const std::string name(recipe.name);
            QVERIFY2(isName(recipe.name) && names.insert(recipe.name).second, name.c_str());
            QVERIFY2(!recipe.label.empty() && !recipe.help.empty() && !recipe.stages.empty(), name.c_str());
            QVERIFY2(builtInRecipes().find(recipe.name) == &recipe, name.c_str());
            const auto allowed = check(recipe.withSeed(1), builtInStages());
            QVERIFY2(allowed.ok(), (name + (allowed ? "" : ": " + inEnglish(allowed.failure().message))).c_str());
        }
        QVERIFY(!builtInRecipes().find("no-such-recipe"));
    }

    void twiceTheSame_data() { addRecipes(); }
    void twiceTheSame() {
        for (std::uint64_t seed = 0; seed < countOf(10U); ++seed) {
            const auto recipe = fetchRecipe(seed);
            const auto a = make(recipe, sizeOf(recipe));
            // A run in between leaves no state that affects the result.
            (void)make(recipe, {200, 33}).ok();
            const auto b = make(recipe, sizeOf(recipe));
            QVERIFY(a.ok() && b.ok());
            QCOMPARE(fingerprint(a->level), fingerprint(b->level));
            QVERIFY(a->level == b->level);
        }
    }

    void aTraceChangesNothing_data() { addRecipes(); }
    void aTraceChangesNothing() {
        const auto recipe = fetchRecipe(4);
        const auto plain = make(recipe, sizeOf(recipe));
        Trace trace;
        const auto traced = make(recipe, sizeOf(recipe), &trace);
        QVERIFY(plain.ok() && traced.ok());
        QVERIFY(plain->level == traced->level);
        std::vector<std::string> instances;
        for (const auto& stage : trace.stages) {
            QVERIFY(!stage.label.empty());
            QCOMPARE(stage.level.size(), sizeOf(recipe));
            if (!stage.instance.empty() && !stage.halfWay) instances.push_back(stage.instance);
        }
        std::vector<std::string> wanted;
        for (const auto& stage : recipe.stages) wanted.push_back(stage.id);
        QCOMPARE(instances, wanted);
        QCOMPARE(fingerprint(trace.stages.back().level), fingerprint(plain->level));
    }

    /// While tracing, large maps free their scratch memory between stages.
    void aTraceOfALargeMapChangesNothing_data() { addRecipes(sampleStep()); }
    void aTraceOfALargeMapChangesNothing() {
        const auto recipe = fetchRecipe(4);
        const Size large{1200, 900};
        const auto plain = make(recipe, large);
        Trace trace;
        const auto traced = make(recipe, large, &trace);
        QVERIFY(plain.ok() && traced.ok());
        QVERIFY(plain->level == traced->level);
        QVERIFY(trace.stages.back().level.tiles == plain->level.tiles);
        QVERIFY(make(recipe, large)->level == plain->level);
    }

    void aStoppedRunIsCancelled_data() { addRecipes(); }
    void aStoppedRunIsCancelled() {
        const auto recipe = fetchRecipe(4);
        const Size size{200, 150};
        StopsAtQuestion never(std::numeric_limits<std::int64_t>::max());
        QVERIFY(make(recipe, size, nullptr, &never).ok());
        for (const auto k : fewUpTo(never.asked())) {
            StopsAtQuestion feedback(k);
            const auto made = make(recipe, size, nullptr, &feedback);
            const auto which = "stopped at question " + std::to_string(k) + " of " + std::to_string(never.asked());
            QVERIFY2(!made.ok() && made.failure().cancelled(), which.c_str());
            QVERIFY2(feedback.progress() == feedback.progressAtStop(), (which + ": it went on").c_str());
            // After the question that stopped it, only those on the way out follow.
            QVERIFY2(feedback.asked() <= k + 8, (which + ", asked " + std::to_string(feedback.asked())).c_str());
        }
        const auto after = make(recipe, size);
        QVERIFY2(after.ok(), "nothing is left behind in the workspace that hinders the next run");
        QCOMPARE(fingerprint(after->level), fingerprint(make(recipe, size)->level));
    }

    void everyStageStops() {
        for (const auto& stage : builtInStages()) {
            const auto recipe = shortestRecipe(stage, 3);
            StopsAtQuestion never(std::numeric_limits<std::int64_t>::max());
            QVERIFY(makeAll(stage, recipe, {96, 64}, never).ok());
            for (const auto k : fewUpTo(never.asked())) {
                StopsAtQuestion feedback(k);
                const auto made = makeAll(stage, recipe, {96, 64}, feedback);
                const auto which = std::string(stage.name) + ", stopped at question " + std::to_string(k);
                QVERIFY2(!made.ok() && made.failure().cancelled(), which.c_str());
                QVERIFY2(feedback.progress() == feedback.progressAtStop(), which.c_str());
                QVERIFY2(feedback.asked() <= k + 8, (which + ", asked " + std::to_string(feedback.asked())).c_str());
            }
        }
    }

    void aRerollLeavesEarlierStagesAlone_data() { addRecipes(); }
    void aRerollLeavesEarlierStagesAlone() {
        auto recipe = fetchRecipe(4);
        Trace before;
        QVERIFY(make(recipe, sizeOf(recipe), &before).ok());
        for (std::size_t i = 0; i < recipe.stages.size(); ++i) {
            auto rerolled = recipe;
            ++rerolled.stages[i].reroll;
            Trace after;
            QVERIFY(make(rerolled, sizeOf(recipe), &after).ok());
            for (std::size_t k = 0; k < before.stages.size() && before.stages[k].instance != recipe.stages[i].id; ++k)
                QCOMPARE(fingerprint(after.stages[k].level), fingerprint(before.stages[k].level));
        }
    }

    void worldsCarryTheRules_data() { addRecipes(); }
    void worldsCarryTheRules() {
        const auto recipe = fetchRecipe(4);
        const auto made = generateWorld(recipe, sizeOf(recipe), m_workspace);
        QVERIFY(made.ok());
        QVERIFY(made->world.rules == builtInRecipes().find(recipe.name)->rules);
        QVERIFY(!made->world.name.empty() && !made->world.madeBy.empty());
        const bool many = std::ranges::any_of(recipe.stages, [](const RecipeStage& stage) {
            return bool(newestStage(builtInStages(), stage.stage)->runOnWorld);
        });
        QCOMPARE(made->world.levels.size() > 1, many);
        QVERIFY(made->world.levels[0].recipe == recipe);
    }
};

DELVE_TEST(ContractTest)
#include "contract_test.moc"
