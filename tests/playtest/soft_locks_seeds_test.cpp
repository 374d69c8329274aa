#include "generation/level/rules.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/proof/proof.h"
#include "playtest/proof/soft_locks_of_two.h"
#include "playtest/rules/derived.h"
#include "tests/playtest/every_state.h"
#include "tests/playtest/replayed.h"
#include "tests/playtest/small_worlds.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::play;

namespace {

bool never() { return false; }

std::vector<test::PlayerStep> stepsOf(const std::vector<Command>& commands) {
    std::vector<test::PlayerStep> steps;
    for (const auto& command : commands)
        if (command.kind == CommandKind::Move) steps.emplace_back(command.player, static_cast<int>(command.direction));
    return steps;
}

std::string nameOf(SoftLocks::Verdict verdict) {
    switch (verdict) {
    case SoftLocks::Verdict::Safe: return "safe";
    case SoftLocks::Verdict::Possible: return "stuck";
    case SoftLocks::Verdict::Unknown: break;
    }
    return "not known";
}

std::string pictured(std::uint64_t seed, const World& world, const SoftLocks& found) {
    std::string text = "seed " + std::to_string(seed) + '\n' + test::picturedWorld(world) + nameOf(found.verdict) +
                       " in " + std::to_string(found.steps) + ' ' + inEnglish(found.reason) + '\n';
    for (const auto& step : stepsOf(found.commands)) text += std::to_string(step.first) + "NESW"[step.second] + ' ';
    return text;
}

/// Whoever leaves by a portal against a secret door must not have found it: then a way may not be played.
bool hasSecretDoors(const World& world) {
    return std::ranges::any_of(
        world.levels, [](const Level& level) { return std::ranges::count(level.tiles.rows(), Tile::SecretDoor) > 0; });
}

/// What is wrong with a way to get stuck.
std::string faultOf(const World& world, const test::EveryState& every, const SoftLocks& found) {
    if (found.places.empty()) return "no places";
    if (found.commands.empty()) return hasSecretDoors(world) ? "" : "no way";
    if (auto fault = test::faultOfStuck(world, found); !fault.empty()) return fault;
    return every.leadsToStuck(stepsOf(found.commands)) ? "" : "the way leads elsewhere";
}

std::vector<std::pair<std::size_t, Cell>> groundToSee(const Game& game) {
    std::vector<std::pair<std::size_t, Cell>> cells;
    for (std::uint32_t level = 0; level < game.world().levels.size(); ++level) {
        const auto& toSee = cellsToSee(game, level);
        for (std::int32_t y = 0; y < toSee.size().height; ++y)
            for (std::int32_t x = 0; x < toSee.size().width; ++x)
                if (toSee.at({x, y})) cells.emplace_back(level, Cell{x, y});
    }
    return cells;
}

} // namespace

/// Soft locks of two players, and of ground to see, beside solvers that try every state there is.
class SoftLocksSeedsTest : public QObject {
    Q_OBJECT

private slots:
    void twoPlayersAreJudgedRight_data() {
        QTest::addColumn<QString>("objective");
        QTest::addColumn<bool>("ground");
        for (const char* objective : {"exit", "gate", "collect"}) {
            QTest::addRow("%s", objective) << QString(objective) << false;
            QTest::addRow("%s, with ledges, chasms and secret doors", objective) << QString(objective) << true;
        }
    }
    /// Cell by cell with the fewest steps, and by the spots where players can pass each other.
    void twoPlayersAreJudgedRight() {
        QFETCH(QString, objective);
        QFETCH(bool, ground);
        const std::uint64_t worlds = test::countOf<std::uint64_t>(150, 5'000);
        std::uint64_t safe = 0;
        std::uint64_t stuck = 0;
        for (std::uint64_t seed = 0; seed < worlds; ++seed) {
            const World world = test::smallWorld(objective.toStdString(), 2'000'000 + seed, ground, 2);
            const auto game = startGame(std::make_shared<const World>(world), defaultSeed(world));
            const test::EveryState every(world, 2);
            if (!game || every.tooMany() || !every.canWin()) continue;
            const auto fewest = every.fewestStepsToGetStuck();
            const auto expected = fewest ? SoftLocks::Verdict::Possible : SoftLocks::Verdict::Safe;
            ++(fewest ? stuck : safe);
            const auto colours = coloursOfKeys(world);
            const auto byCells = softLocksOfTwo(*game, colours, never);
            const auto said = pictured(seed, world, byCells) + "expected " + std::to_string(fewest.value_or(-1));
            QVERIFY2(byCells.verdict == expected, said.c_str());
            const auto bySpots = softLocksOfTwo(*game, colours, never, 0);
            QVERIFY2(bySpots.verdict == expected, pictured(seed, world, bySpots).c_str());
            if (!fewest) continue;
            QVERIFY2(byCells.steps == *fewest, said.c_str());
            const auto fault = faultOf(world, every, byCells);
            QVERIFY2(fault.empty(), (said + ": " + fault).c_str());
            if (bySpots.commands.empty()) { // one of them would have to go far out of the way
                QCOMPARE(bySpots.steps, std::int64_t{0});
                continue;
            }
            QVERIFY2(bySpots.steps >= *fewest, pictured(seed, world, bySpots).c_str());
            const auto another = faultOf(world, every, bySpots);
            QVERIFY2(another.empty(), (pictured(seed, world, bySpots) + another).c_str());
        }
        if (test::isShort()) return;
        QVERIFY2(safe > 0 && stuck > 0, std::to_string(stuck).c_str());
    }

    /// What it says is so; it may not know.
    void whatIsSaidOfGroundToSeeIsSo() {
        const std::uint64_t worlds = test::countOf<std::uint64_t>(400, 10'000);
        std::uint64_t won = 0;
        std::uint64_t safe = 0;
        std::uint64_t stuck = 0;
        for (std::uint64_t seed = 0; seed < worlds; ++seed) {
            const World world = test::smallWorldToSee(3'000'000 + seed);
            const auto shared = std::make_shared<const World>(world);
            const auto game = startGame(shared, defaultSeed(world));
            const auto proof = prove(shared, {.softLocks = true});
            if (!game || !proof || !proof->softLocks) continue;
            const test::EveryState every(world, 1, test::plainSight(world, groundToSee(*game)));
            if (every.tooMany()) continue;
            ++won;
            const auto& found = *proof->softLocks;
            const auto fewest = every.fewestStepsToGetStuck();
            const auto said = pictured(seed, world, found) + "expected " + std::to_string(fewest.value_or(-1));
            QVERIFY2(every.canWin(), said.c_str());
            if (found.verdict == SoftLocks::Verdict::Safe) {
                ++safe;
                QVERIFY2(!fewest, said.c_str());
            } else if (found.verdict == SoftLocks::Verdict::Possible) {
                ++stuck;
                QVERIFY2(fewest && found.steps >= *fewest, said.c_str());
                const auto fault = faultOf(world, every, found);
                QVERIFY2(fault.empty(), (said + ": " + fault).c_str());
            }
        }
        if (test::isShort()) return;
        const auto counts =
            std::to_string(safe) + " safe, " + std::to_string(stuck) + " stuck of " + std::to_string(won);
        QVERIFY2(safe > 0 && stuck > 0 && safe + stuck > won / 5, counts.c_str());
    }

    /// Recipes make no steps that lead one way: their levels for two are told to be safe at once.
    void levelsForTwoAreSafe() {
        generation::Workspace workspace;
        int levels = 0;
        for (const auto& recipe : generation::builtInRecipes())
            for (std::uint64_t seed = 0; recipe.rules->players == 2 && seed < test::countOf(8U, 200U); ++seed) {
                const auto made = generation::generateWorld(recipe.withSeed(seed), recipe.defaultSize, workspace);
                QVERIFY(made.ok());
                const auto proof = prove(std::make_shared<const World>(made->world), {.softLocks = true});
                const auto said = recipe.name + " seed " + std::to_string(seed);
                QVERIFY2(proof.ok() && proof->softLocks, said.c_str());
                QVERIFY2(proof->softLocks->verdict == SoftLocks::Verdict::Safe, said.c_str());
                ++levels;
            }
        QVERIFY(levels > 0);
    }
};

DELVE_TEST(SoftLocksSeedsTest)
#include "soft_locks_seeds_test.moc"
