#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/generation/pipeline/drawn_recipes.h"
#include "tests/support/counts.h"
#include "tests/support/mix_checker.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

namespace {

using Names = std::vector<std::string>;

/// One choice for each step of a recipe; an empty list skips the step. "start:lower-left" is a stage with its way.
const std::vector<Names> roomSteps{{"grow-rooms"},
                                   {"scatter-rooms"},
                                   {"attempt-rooms"},
                                   {"partition-rooms"},
                                   {"accrete-rooms"},
                                   {"poisson-sites"},
                                   {"caves"},
                                   {"vaults"},
                                   {"vaults", "grow-rooms"},
                                   {"vaults", "partition-rooms"},
                                   {"vaults", "attempt-rooms"},
                                   {"vaults", "scatter-rooms"},
                                   {"vaults", "accrete-rooms"},
                                   {"grow-rooms", "caves"},
                                   {"caves", "accrete-rooms"},
                                   {"poisson-sites", "grow-rooms"},
                                   {"partition-rooms", "scatter-rooms"},
                                   {"attempt-rooms", "partition-rooms"},
                                   {"collapse"},
                                   {"collapse", "attempt-rooms"},
                                   {"split-house"},
                                   {"grow-rooms", "split-house"}};
const std::vector<Names> linkSteps{{},
                                   {"triangulate"},
                                   {"triangulate", "spanning-tree"},
                                   {"near-links"},
                                   {"siblings"},
                                   {"near-links", "spanning-tree"},
                                   {"triangulate", "near-links", "siblings"}};
const std::vector<Names> hallSteps{{},
                                   {"straight-halls"},
                                   {"tunnel"},
                                   {"pivot-halls"},
                                   {"grow-maze"},
                                   {"open-connectors"},
                                   {"grow-maze", "open-connectors"},
                                   {"grow-maze", "open-connectors", "trim-dead-ends"},
                                   {"straight-halls", "tunnel", "trim-dead-ends"},
                                   {"smooth", "loops"},
                                   {"tunnel", "smooth", "loops"},
                                   {"join:random", "trim-dead-ends"},
                                   {"regions"},
                                   {"tunnel", "regions"},
                                   {"straight-halls", "lakes"},
                                   {"tunnel", "lakes", "bridges"}};
/// allFinishes adds a finish for each stage that is not named here.
const std::vector<Names> namedFinishes{
    {"walls", "start", "golden-exit", "flowers", "second-start"},
    {"doors", "walls", "start:lower-left", "golden-exit", "keys-and-locks", "lamps"},
    {"walls", "store-and-boss", "start:farthest-room", "coins", "enemies", "encounters"},
    {"doors", "walls", "gate", "start:farthest-of-three", "keys-and-locks", "encounters", "flowers"},
    {"walls", "start:random", "goal", "coins", "lamps", "enemies"},
    {"town-gates:start-and-exit", "walls", "flowers", "second-start", "encounters"},
    {"town-gates:portals", "start:by-door", "doors", "walls", "goal", "coins"}};

std::string stageIn(const std::string& choice) { return choice.substr(0, choice.find(':')); }

bool isIn(const std::vector<Names>& steps, std::string_view stage) {
    return std::ranges::any_of(steps, [&](const Names& names) {
        return std::ranges::any_of(names, [&](const std::string& choice) { return stageIn(choice) == stage; });
    });
}

/// The finishing stages that a stage needs in order to run, and the stage.
Names finishWith(const StageInfo& stage) {
    Names names;
    for (const auto& entry : withStart(shortestRecipe(stage, 0)).stages)
        if (builtInStages().find({entry.stage, entry.version})->group == StageGroup::Finishing)
            names.push_back(entry.stage);
    return names;
}

/// The stage after an exit and locks, whose ways it must not cut off.
Names behindAll(const StageInfo& stage) {
    Names names{"doors", "walls", "start:random", "golden-exit", "keys-and-locks"};
    for (const auto& needed : finishWith(stage))
        if (std::ranges::find(names, needed, stageIn) == names.end() && needed != "start") names.push_back(needed);
    return names;
}

/// Adds two finishes for each stage that no list names: a new stage is mixed as soon as it is registered.
std::vector<Names> allFinishes(std::vector<Names> finishes) {
    for (const auto* const stage : newestStages(builtInStages()))
        if (stage->group == StageGroup::Finishing && !isIn(finishes, stage->name)) {
            finishes.push_back(finishWith(*stage));
            finishes.push_back(behindAll(*stage));
        }
    return finishes;
}

Recipe mixed(const std::vector<Names>& steps, std::uint64_t seed) {
    Recipe recipe;
    recipe.name = "mix";
    recipe.seed = seed;
    for (const auto& names : steps)
        for (const auto& name : names) {
            const auto colon = name.find(':');
            const auto stage = stageIn(name);
            recipe.stages.push_back(stageOf(stage, stage));
            if (colon != std::string::npos) recipe.stages.back().set("way", name.substr(colon + 1));
        }
    return recipe;
}

std::string listed(const Recipe& recipe) {
    std::string names;
    for (const auto& stage : recipe.stages) names += stage.stage + ' ';
    return names;
}

} // namespace

/// Any room stage with any link stage, hall stage and finish: what the recipe check accepts runs, and its level is
/// sound.
class MixesSeedsTest : public QObject {
    Q_OBJECT

    struct Counts {
        int allowed = 0;
        int lacking = 0;
    };

    static int seedsOfEach() { return countOf(1, 20); }

    /// What is wrong with the levels of one mix; empty if nothing is, or if the check refuses the mix.
    static std::string faultsOf(const std::vector<Names>& steps, Workspace& workspace, Counts& counts) {
        if (!check(mixed(steps, 0), builtInStages())) return {};
        if (counts.allowed++ % sampleStep() != 0) return {};
        for (int seed = 0; seed < seedsOfEach(); ++seed) {
            // Where there is one seed for each mix, each has its own.
            const auto recipe = mixed(steps, static_cast<std::uint64_t>(isLong("seeds") ? seed : counts.allowed));
            const auto made = generateWorld(recipe, {48, 36}, workspace);
            if (!made) {
                if (!saysWhatItLacks(made.failure()))
                    return listed(recipe) + inEnglish(made.failure().message) + whereToMend;
                ++counts.lacking;
                continue;
            }
            const auto problems = mixProblems(made->world, recipe);
            if (problems.empty()) continue;
            return listed(recipe) + "seed " + std::to_string(recipe.seed) + whereToMend + '\n' +
                   report(problems, made->world.levels[0], made->world.tiles); // truncated where it is shown, if long
        }
        return {};
    }

private slots:
    /// Each stage for one level is in a step, except finishing stages, which allFinishes adds. The tests of journeys
    /// cover the stages that make levels within a level.
    void everyStageIsInAStep() {
        for (const auto& stage : builtInStages()) {
            if (stage.group == StageGroup::World || stage.group == StageGroup::Finishing) continue;
            QVERIFY2(isIn(roomSteps, stage.name) || isIn(linkSteps, stage.name) || isIn(hallSteps, stage.name),
                     (stage.name + ": put it into roomSteps, linkSteps or hallSteps of " + __FILE__).c_str());
        }
    }

    /// Each finishing stage as if no list named it.
    void everyFinishIsMixedOfItself() {
        Workspace workspace;
        for (const auto& finish : allFinishes({})) {
            Counts counts;
            const auto wrong =
                faultsOf({{"grow-rooms"}, {"near-links"}, {"straight-halls"}, finish}, workspace, counts);
            QVERIFY2(wrong.empty(), wrong.c_str());
            QVERIFY2(counts.allowed == 1, (finish.back() + " is refused." + whereToMend).c_str());
        }
        QCOMPARE(allFinishes(namedFinishes).size(), allFinishes(allFinishes(namedFinishes)).size());
    }

    void everyMixThatIsAllowedIsSound_data() {
        QTest::addColumn<int>("rooms");
        for (std::size_t i = 0; i < roomSteps.size(); ++i)
            QTest::newRow(listed(mixed({roomSteps[i]}, 0)).c_str()) << static_cast<int>(i);
    }

    void everyMixThatIsAllowedIsSound() {
        QFETCH(int, rooms);
        Workspace workspace;
        Counts counts;
        const auto finishes = allFinishes(namedFinishes);
        for (const auto& links : linkSteps)
            for (const auto& halls : hallSteps)
                for (const auto& finish : finishes) {
                    const auto wrong =
                        faultsOf({roomSteps[static_cast<std::size_t>(rooms)], links, halls, finish}, workspace, counts);
                    QVERIFY2(wrong.empty(), wrong.c_str());
                }
        QVERIFY2(counts.allowed >= 5, qPrintable(QString::number(counts.allowed)));
        // Sites are single cells, and there may be just one vault or none: some finishes find no room for a boss there.
        QVERIFY2(counts.lacking * 2 < counts.allowed * seedsOfEach(), qPrintable(QString::number(counts.lacking)));
    }

    void aMixThatCannotWorkIsRefused() {
        for (const auto& steps : std::vector<Names>{{"tunnel"},
                                                    {"grow-rooms", "tunnel"},
                                                    {"grow-rooms", "pivot-halls"},
                                                    {"grow-rooms", "walls", "golden-exit"},
                                                    {"caves", "straight-halls"}}) {
            const auto refused = check(mixed({steps}, 0), builtInStages());
            QVERIFY(!refused.ok());
            const auto sentence = inEnglish(refused.failure().message);
            QVERIFY2(sentence.find("needs") != std::string::npos && sentence.ends_with('.'), sentence.c_str());
        }
    }
};

DELVE_TEST(MixesSeedsTest)
#include "mixes_seeds_test.moc"
