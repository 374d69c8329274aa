#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/level_checker.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::test;

namespace {

using Names = std::vector<std::string>;

/// One choice for each step of a recipe; an empty list is a step left out.
const std::vector<Names> roomSteps{{"grow-rooms"},
                                   {"scatter-rooms"},
                                   {"attempt-rooms"},
                                   {"partition-rooms"},
                                   {"caves"},
                                   {"vaults", "grow-rooms"},
                                   {"vaults", "partition-rooms"},
                                   {"vaults", "attempt-rooms"},
                                   {"vaults", "scatter-rooms"}};
const std::vector<Names> linkSteps{{},
                                   {"triangulate"},
                                   {"triangulate", "spanning-tree"},
                                   {"near-links"},
                                   {"siblings"},
                                   {"near-links", "spanning-tree"}};
const std::vector<Names> hallSteps{{},
                                   {"straight-halls"},
                                   {"tunnel"},
                                   {"pivot-halls"},
                                   {"grow-maze", "open-connectors"},
                                   {"grow-maze", "open-connectors", "trim-dead-ends"}};
const std::vector<Names> finishes{{"walls", "start", "golden-exit", "flowers", "second-start"},
                                  {"doors", "walls", "start", "golden-exit", "keys-and-locks", "lamps"},
                                  {"walls", "store-and-boss", "start", "coins", "enemies", "encounters"},
                                  {"walls", "gate", "start", "encounters", "flowers"}};

Recipe mixed(const std::vector<Names>& steps, std::uint64_t seed) {
    Recipe recipe;
    recipe.name = "mix";
    recipe.seed = seed;
    for (const auto& names : steps)
        for (const auto& name : names) recipe.stages.push_back(stageOf(name, name));
    return recipe;
}

std::string listed(const Recipe& recipe) {
    std::string names;
    for (const auto& stage : recipe.stages) names += stage.stage + ' ';
    return names;
}

/// A level so small may lack what a stage needs (two free rooms, a wall that leads out): that is said, and no fault.
bool saysWhatItLacks(const Failure& failure) {
    return failure.kind == Failure::Kind::Impossible && !failure.message.text.empty();
}

} // namespace

/// Any room stage with any link stage, hall stage and finish: what the recipe check lets through runs, and its level is
/// sound.
class MixesSeedsTest : public QObject {
    Q_OBJECT
private slots:
    void everyMixThatIsAllowedIsSound() {
        const int seeds = qEnvironmentVariable("DELVEWRIGHT_LONG") == "seeds" ? 50 : 2;
        Workspace workspace;
        int allowed = 0;
        int lacking = 0;
        for (const auto& rooms : roomSteps)
            for (const auto& links : linkSteps)
                for (const auto& halls : hallSteps)
                    for (const auto& finish : finishes) {
                        if (!check(mixed({rooms, links, halls, finish}, 0), allStages())) continue;
                        ++allowed;
                        for (int seed = 0; seed < seeds; ++seed) {
                            const auto recipe = mixed({rooms, links, halls, finish}, static_cast<std::uint64_t>(seed));
                            const auto made = generateWorld(recipe, {60, 40}, workspace);
                            if (!made) {
                                QVERIFY2(saysWhatItLacks(made.failure()), listed(recipe).c_str());
                                ++lacking;
                                continue;
                            }
                            const auto& level = made->world.levels[0];
                            const auto ground = groundProblems(level, made->world.tiles);
                            QVERIFY2(ground.empty(),
                                     (listed(recipe) + report(ground, level, made->world.tiles)).c_str());
                            const auto inRooms = roomProblems(level, made->world.tiles);
                            QVERIFY2(inRooms.empty(),
                                     (listed(recipe) + report(inRooms, level, made->world.tiles)).c_str());
                        }
                    }
        QVERIFY(allowed > 400);
        QVERIFY2(lacking * 50 < allowed * seeds, qPrintable(QString::number(lacking)));
    }

    void aMixThatCannotWorkIsRefused() {
        for (const auto& steps : std::vector<Names>{{"tunnel"},
                                                    {"grow-rooms", "tunnel"},
                                                    {"grow-rooms", "pivot-halls"},
                                                    {"grow-rooms", "walls", "golden-exit"},
                                                    {"caves", "straight-halls"}}) {
            const auto refused = check(mixed({steps}, 0), allStages());
            QVERIFY(!refused.ok());
            const auto sentence = inEnglish(refused.failure().message);
            QVERIFY2(sentence.find("needs") != std::string::npos && sentence.ends_with('.'), sentence.c_str());
        }
    }
};

DELVE_TEST(MixesSeedsTest)
#include "mixes_seeds_test.moc"
