#include "generation/level/rules.h"
#include "playtest/measures/measure.h"
#include "playtest/measures/proof_walk.h"
#include "playtest/proof/proof.h"
#include "playtest/rules/step.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/measures/plain_level.h"
#include "tests/playtest/measures/random_levels.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <memory>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

std::optional<Decimal> valueOf(const char* measure, const World& world, const MeasureRequest& request,
                               std::size_t level = 0) {
    const auto values = play::measure(world, level, request);
    if (!values) qFatal("was not stopped");
    const auto found = std::ranges::find_if(*values, [&](auto& value) { return value.info->id == measure; });
    if (found == values->end()) qFatal("no such measure");
    return found->value;
}

Proof proofOf(const World& world) {
    auto proof = prove(std::make_shared<const World>(world));
    if (!proof) qFatal("was not stopped");
    return *std::move(proof);
}

Room roomAt(const char* id, const Rect& box) {
    Room room;
    room.id = id;
    room.box = box;
    return room;
}

/// By step of the game that was won: the cell of level 0 on which each player is, by row and column; −1 elsewhere.
std::vector<std::vector<int>> plainWalks(const World& world, const Proof& proof) {
    auto game = startGame(std::make_shared<const World>(world), defaultSeed(world));
    if (!game) qFatal("no start");
    std::vector<std::vector<int>> walks(game->players.size());
    const auto note = [&] {
        for (std::size_t i = 0; i < walks.size(); ++i) {
            const auto& place = game->players[i].place;
            walks[i].push_back(place.level == 0 ? place.at.y * world.levels[0].size().width + place.at.x : -1);
        }
    };
    note();
    for (const auto& command : proof.commands) {
        *game = step(*game, command).game;
        note();
    }
    return walks;
}

/// The key lies in the room to the west, the way out is in the east.
World withKeyBehind() {
    auto world = drawnWorld("exit", {"###############", "#r..,,@..,,R,X#", "###############"});
    world.levels[0].rooms.write() = {roomAt("room-1", {1, 1, 3, 1}), roomAt("room-2", {6, 1, 3, 1})};
    return world;
}

} // namespace

/// The measures of the game that proves that a world can be won.
class WonGameMeasuresTest : public QObject {
    Q_OBJECT
private slots:
    void theProofSaysTheStepsToTheWin() {
        const auto world = filled({3, 3}, Tile::Floor);
        Proof proof;
        proof.steps = 12;
        for (const auto verdict : {Verdict::Winnable, Verdict::Unwinnable}) {
            proof.verdict = verdict;
            const auto steps = valueOf("steps-to-win", world, {.proof = &proof});
            QCOMPARE(steps.has_value(), verdict == Verdict::Winnable);
            if (steps) QCOMPARE(toText(*steps), std::string("12"));
        }
    }

    /// The critical path leads from the start to the way out; the game goes back for the key.
    void theWayBackFromAKeyIsBacktracking() {
        const auto world = withKeyBehind();
        const auto proof = proofOf(world);
        QVERIFY(proof.verdict == Verdict::Winnable);
        QVERIFY(valueOf("path", world, {.proof = &proof}) == Decimal::of(7));
        QVERIFY(valueOf("steps-to-win", world, {.proof = &proof}) == Decimal::of(17));
        QVERIFY(valueOf("backtracking", world, {.proof = &proof}) == Decimal::of(1));
        QVERIFY(!valueOf("backtracking", world, {}));
    }

    void withoutAWonGameNothingIsBacktracking() {
        auto world = withKeyBehind();
        std::erase_if(world.levels[0].things.write(), [](const Thing& thing) { return thing.kind == ThingKind::Key; });
        const auto proof = proofOf(world);
        QVERIFY(proof.verdict == Verdict::Unwinnable);
        QVERIFY(!valueOf("backtracking", world, {.proof = &proof}));
    }

    /// Who measures several levels plays the game again once.
    void theWalkMayBeHandedIn() {
        auto world = withKeyBehind();
        auto& other = world.levels.emplace_back(filled({3, 3}, Tile::Floor).levels.front());
        other.id = "elsewhere";
        other.rooms.write() = {roomAt("room-1", {0, 0, 3, 3})};
        const auto proof = proofOf(world);
        const auto walk = walkOfProof(world, proof, [] { return false; });
        QVERIFY(walk.has_value());
        QCOMPARE(walk->players.size(), std::size_t{1});
        QCOMPARE(walk->players[0].size(), std::size_t{18});
        QVERIFY(valueOf("backtracking", world, {.proof = &proof, .walk = &*walk}) == Decimal::of(1));
        QVERIFY(!valueOf("backtracking", world, {.proof = &proof, .walk = &*walk}, 1));
        QVERIFY(!walkOfProof(world, proof, [] { return true; }));
    }

    void backtrackingEqualsThePlainCount() {
        long long again = 0;
        forEachLevel(countOf(90), 0, [&](const QString& name, const World& world) {
            const auto proof = proofOf(world);
            if (proof.verdict != Verdict::Winnable) return;
            const auto expected = plainBacktracking(PlainLevel(world, world.levels[0]), plainWalks(world, proof));
            const auto found = valueOf("backtracking", world, {.proof = &proof});
            QVERIFY2(found.has_value() == expected.has_value(), qPrintable(name));
            if (!found) return;
            QVERIFY2(*found == Decimal::of(*expected), qPrintable(name));
            again += *expected;
        });
        QVERIFY(isShort() || again > 0);
    }
};

DELVE_TEST(WonGameMeasuresTest)
#include "won_game_measures_test.moc"
