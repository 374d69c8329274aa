#include "generation/level/hash.h"
#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/proof/proof.h"
#include "playtest/shell/keys.h"
#include "tests/playtest/every_state.h"
#include "tests/playtest/replayed.h"
#include "tests/playtest/small_worlds.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;

/// The proof, over many seeds: every generated level can be won, and small worlds are judged as by a solver that tries
/// every state there is.
class ProofSeedsTest : public QObject {
    Q_OBJECT

private slots:
    void generatedLevelsCanBeWon_data() {
        QTest::addColumn<QString>("recipe");
        for (const auto& recipe : generation::builtInRecipes())
            QTest::addRow("%s", recipe.name.c_str()) << QString::fromStdString(recipe.name);
    }
    void generatedLevelsCanBeWon() {
        QFETCH(QString, recipe);
        const auto& info = *generation::builtInRecipes().find(recipe.toStdString());
        const std::uint64_t seeds = test::countOf<std::uint64_t>(12, 500);
        generation::Workspace workspace;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const auto made = generation::generateWorld(info.withSeed(seed), info.defaultSize, workspace);
            QVERIFY(made.ok());
            const auto proof = prove(std::make_shared<const World>(made->world));
            QVERIFY(proof.ok());
            const auto said = recipe.toStdString() + " seed " + std::to_string(seed) + ": ";
            QVERIFY2(proof->verdict == Verdict::Winnable, (said + inEnglish(proof->reason)).c_str());
            const auto fault = test::faultOfReplay(made->world, *proof);
            QVERIFY2(fault.empty(), (said + fault).c_str());
        }
    }

    /// Player two stands in a dead end, before a flower: going on into it, they would take that one, and draw.
    void whoStandsInTheWayLeavesItInTime() {
        generation::Workspace workspace;
        const auto& recipe = *recipeNamed(generation::builtInRecipes(), "grown-rooms@2");
        const auto made = generation::generateWorld(recipe.withSeed(3), {32, 24}, workspace);
        QVERIFY(made.ok());
        const auto proof = prove(std::make_shared<const World>(made->world));
        QVERIFY(proof.ok() && proof->verdict == Verdict::Winnable);
        QCOMPARE(test::faultOfReplay(made->world, *proof), std::string());
    }

    /// A search that is made faster must find the same way. Where the proof is meant to play another game, these
    /// change.
    void keysStayAsTheyWere_data() {
        QTest::addColumn<QString>("recipe");
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<quint64>("steps");
        QTest::addColumn<quint64>("fingerprint");
        const auto add = [](const char* recipe, quint64 seed, quint64 steps, quint64 fingerprint) {
            QTest::addRow("%s %d", recipe, static_cast<int>(seed)) << QString(recipe) << seed << steps << fingerprint;
        };
        add("grown-rooms@1", 1, 119, 0xf9bf36c0a0ed62f2);
        add("grown-rooms@1", 2, 210, 0x4048140cce3cc7d1);
        add("spanning-halls@1", 1, 142, 0xf1d3dcdcd03722ae);
        add("rooms-and-mazes@1", 1, 208, 0x66b241d5d7902148);
        add("partition@1", 1, 160, 0x6e6aa8c72aa73fd9);
        add("caves@1", 1, 111, 0x2095610ce90ba045);
        add("keep@1", 1, 196, 0x2a1a3cdd25687803);
        add("keep@1", 2, 191, 0x5c931f0c5c5dfa76);
        add("house@1", 1, 502, 0x580d753885b7f6ef);
        add("house@1", 2, 618, 0xd0c8464ea8e04f1c);
        add("town@1", 1, 168, 0xd51fc5ba85f17b4b);
        add("journey@1", 1, 4182, 0xa591e66f2da2dc6c);
    }
    void keysStayAsTheyWere() {
        QFETCH(QString, recipe);
        QFETCH(quint64, seed);
        QFETCH(quint64, steps);
        QFETCH(quint64, fingerprint);
        const auto made = recipeNamed(generation::builtInRecipes(), recipe.toStdString())->withSeed(seed);
        const auto size = generation::automaticSize(made, generation::builtInDeclarations());
        generation::Workspace workspace;
        const auto world = generation::generateWorld(made, size, workspace);
        QVERIFY(world.ok());
        const auto proof = prove(std::make_shared<const World>(world->world));
        QVERIFY(proof.ok() && proof->verdict == Verdict::Winnable);
        QCOMPARE(proof->steps, static_cast<std::int64_t>(steps));
        QCOMPARE(quint64{fnv1a(keysFor(proof->commands))}, fingerprint);
    }

    /// Of version 3, which keeps as few spare supplies on a long way as on a short one: the dice decide.
    void longJourneysAreWon() {
        for (const std::uint64_t seed : {26, 27, 76}) {
            const auto recipe = recipeNamed(generation::builtInRecipes(), "journey@3")->withSeed(seed);
            generation::Workspace workspace;
            const auto world = generation::generateWorld(recipe, {256, 256}, workspace);
            QVERIFY(world.ok());
            const auto proof = prove(std::make_shared<const World>(world->world));
            QVERIFY(proof.ok() && proof->verdict == Verdict::Winnable);
            QVERIFY(test::faultOfReplay(world->world, *proof).empty());
        }
    }

    void smallWorldsAreJudgedRight_data() {
        QTest::addColumn<QString>("objective");
        QTest::addColumn<bool>("ground");
        for (const char* objective : {"exit", "gate", "collect"}) {
            QTest::addRow("%s", objective) << QString(objective) << false;
            QTest::addRow("%s, with ledges, chasms and secret doors", objective) << QString(objective) << true;
        }
    }
    void smallWorldsAreJudgedRight() {
        QFETCH(QString, objective);
        QFETCH(bool, ground);
        const std::uint64_t worlds = test::countOf<std::uint64_t>(500, 20'000);
        int won = 0;
        int lost = 0;
        for (std::uint64_t seed = 0; seed < worlds; ++seed) {
            const World world = test::smallWorld(objective.toStdString(), seed, ground);
            const test::EveryState every(world, 1);
            if (every.tooMany()) continue;
            const auto fewest = every.fewestSteps();
            const auto proof = prove(std::make_shared<const World>(world));
            QVERIFY(proof.ok());
            const auto said =
                "seed " + std::to_string(seed) + '\n' + test::picturedWorld(world) + inEnglish(proof->reason);
            ++(fewest ? won : lost);
            QVERIFY2((proof->verdict == Verdict::Winnable) == fewest.has_value(), said.c_str());
            if (!fewest) continue;
            QVERIFY2(test::faultOfReplay(world, *proof).empty(), said.c_str());
            QVERIFY2(proof->steps >= *fewest, said.c_str());
            QVERIFY2(proof->atLeast <= *fewest && proof->atLeast <= proof->steps, said.c_str());
            QVERIFY2(proof->shortest == (proof->steps == proof->atLeast), said.c_str());
            QVERIFY2(proof->shortest && proof->steps == *fewest, said.c_str());
        }
        if (test::isShort()) return;
        QVERIFY(won > static_cast<int>(worlds / 10) && lost > static_cast<int>(worlds / 10));
    }

    void softLocksAreFound_data() { smallWorldsAreJudgedRight_data(); }
    void softLocksAreFound() {
        QFETCH(QString, objective);
        QFETCH(bool, ground);
        const std::uint64_t worlds = test::countOf<std::uint64_t>(1'500, 20'000);
        std::uint64_t safe = 0;
        std::uint64_t stuck = 0;
        for (std::uint64_t seed = 0; seed < worlds; ++seed) {
            const World world = test::smallWorld(objective.toStdString(), 1'000'000 + seed, ground);
            const auto proof = prove(std::make_shared<const World>(world), {.softLocks = true});
            QVERIFY(proof.ok());
            QCOMPARE(proof->softLocks.has_value(), proof->verdict == Verdict::Winnable);
            if (!proof->softLocks) continue;
            const auto& found = *proof->softLocks;
            const test::EveryState every(world, 1);
            if (every.tooMany()) continue;
            const auto fewest = every.fewestStepsToGetStuck();
            const auto said = "seed " + std::to_string(seed) + '\n' + test::picturedWorld(world) +
                              std::to_string(found.steps) + " steps, expected " + std::to_string(fewest.value_or(-1));
            ++(fewest ? stuck : safe);
            QVERIFY2(found.verdict == (fewest ? SoftLocks::Verdict::Possible : SoftLocks::Verdict::Safe), said.c_str());
            if (!fewest) continue;
            QVERIFY2(found.steps == *fewest && !found.places.empty(), said.c_str());
            const auto fault = test::faultOfStuck(world, found);
            QVERIFY2(fault.empty(), (said + fault).c_str());
        }
        if (test::isShort()) return;
        QVERIFY(safe > worlds / 5 && stuck > worlds / 50);
    }
};

DELVE_TEST(ProofSeedsTest)
#include "proof_seeds_test.moc"
