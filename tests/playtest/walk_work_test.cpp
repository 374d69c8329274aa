#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "playtest/proof/proof.h"
#include "playtest/proof/walk.h"
#include "tests/playtest/drawn_world.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

constexpr std::int32_t side = 512;
/// A search asks whether to stop once in so many cells that it comes to.
constexpr std::size_t cellsBetweenQuestions = 1u << 14;
/// One that comes to each cell of such a map.
constexpr std::size_t questionsOfAPass = std::size_t{side} * side / cellsBetweenQuestions;

/// Never stops.
class Questions : public generation::Feedback {
public:
    [[nodiscard]] bool stopped() const override {
        ++m_count;
        return false;
    }
    [[nodiscard]] std::size_t count() const { return m_count; }

private:
    mutable std::size_t m_count = 0;
};

void put(Level& level, ThingKind kind, Cell at, std::optional<Colour> colour = {}) {
    Thing thing;
    thing.id = bornAt(infoOf(kind).name, at);
    thing.kind = kind;
    thing.at = at;
    if (colour) thing.fields.set("colour", *colour);
    level.things.write().push_back(std::move(thing));
}

World hall(const std::string& objective) {
    World world = drawnWorld(objective, {"@"});
    auto& level = world.levels[0];
    level.tiles = Grid({side, side}, Tile::Wall);
    level.tiles.fill({1, 1, side - 2, side - 2}, Tile::Floor);
    level.things.write().front().at = {side / 2, side / 2};
    return world;
}

constexpr Colour colourOfNumber(std::int32_t number) { return {static_cast<std::uint8_t>(40 * number), 0, 200}; }

/// A hall with the exit in a corner and keys of six colours all over it, each to a closet in the wall.
World hallOfKeys() {
    World world = hall("exit");
    auto& level = world.levels[0];
    level.tiles.set({side - 1, side - 2}, Tile::GoldenExit);
    for (std::int32_t i = 0; i < 6; ++i) {
        for (std::int32_t j = 0; j < 6; ++j)
            put(level, ThingKind::Key, {40 + 70 * i, 40 + 70 * j}, colourOfNumber((i + j) % 6));
        const Cell closet{20 + 10 * i, 0};
        level.tiles.set(closet, Tile::Floor);
        put(level, ThingKind::Lock, closet, colourOfNumber(i));
    }
    return world;
}

/// A corridor along a hall, which is open at the end where the start is. In it stand enemies that never move, and the
/// boss behind them, who may wander.
World guardedCorridor(std::int32_t guards, bool bossMoves) {
    World world = hall("boss");
    world.rules.write().enemies = true;
    for (auto& kind : world.tables.enemies.write()) {
        kind.health = 1;
        kind.aggression = kind.speed = kind.heavy = 0;
        if (bossMoves && kind.name == bossName) kind.speed = 10;
    }
    auto& level = world.levels[0];
    level.tiles.fill({2, 2, side - 3, 1}, Tile::Wall);
    level.things.write().front().at = {1, 1};
    for (std::int32_t i = 1; i <= guards; ++i) put(level, ThingKind::Enemy, {2 * i + 2, 1});
    put(level, ThingKind::Boss, {side - 2, 1});
    return world;
}

/// How often the search for the way asks whether to stop; 0 if there is none.
std::size_t questionsOfAWalk(World drawn) {
    const auto world = std::make_shared<const World>(std::move(drawn));
    const auto game = startGame(world, 1);
    const auto colours = coloursOfKeys(*world);
    if (!game || colours.size() != play::Walk::maxColours) return 0;
    const Questions questions;
    play::Walk walk(*game, colours, 0);
    walk.stopWhen([&questions] { return questions.stopped(); });
    return walk.nearest(objectiveGoal(*game)) ? questions.count() : 0;
}

std::string said(std::size_t questions) { return std::to_string(questions) + " questions"; }

} // namespace

/// How many cells the searches of a proof come to. Counted by how often they ask whether to stop, not timed.
class WalkWorkTest : public QObject {
    Q_OBJECT
private slots:
    /// Keys that nobody needs do not make a search come to a cell again for each set of them.
    void keysThatNobodyNeedsCostNothing() {
        const auto asked = questionsOfAWalk(hallOfKeys());
        QVERIFY2(asked >= questionsOfAPass / 2 && asked <= questionsOfAPass, said(asked).c_str());
    }

    /// Where the exit is shut, the keys to its lock count, and no others.
    void aKeyThatIsNeededDoublesTheWork() {
        World world = hallOfKeys();
        put(world.levels[0], ThingKind::Lock, {side - 2, side - 2}, colourOfNumber(3));
        const auto asked = questionsOfAWalk(std::move(world));
        QVERIFY2(asked > 0 && asked <= 3 * questionsOfAPass, said(asked).c_str());
    }

    /// After each fight the player goes on as planned, or looks for the boss only where it may have gone.
    void aFightDoesNotBeginTheSearchAgain_data() {
        QTest::addColumn<bool>("bossMoves");
        QTest::newRow("the boss stays") << false;
        QTest::newRow("the boss wanders") << true;
    }
    void aFightDoesNotBeginTheSearchAgain() {
        QFETCH(bool, bossMoves);
        constexpr std::int32_t guards = 120;
        const auto world = std::make_shared<const World>(guardedCorridor(guards, bossMoves));
        const Questions questions;
        const auto proof = prove(world, {.feedback = &questions});
        QVERIFY(proof.ok() && proof->verdict == Verdict::Winnable);
        QVERIFY(proof->commands.size() > std::size_t{side} + guards);
        const auto ofPlay = proof->commands.size() / 16; // see Solver
        QVERIFY2(questions.count() <= ofPlay + 6 * questionsOfAPass, said(questions.count()).c_str());
    }
};

DELVE_TEST(WalkWorkTest)
#include "walk_work_test.moc"
