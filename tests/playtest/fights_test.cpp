#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "playtest/rules/step.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::play;

namespace {

/// Two adjacent players, and beside the second an enemy that kills with every blow.
World deadlyWorld() {
    World world;
    world.rules.write().objective = "exit";
    world.rules.write().players = 2;
    world.rules.write().enemies = true;
    auto& rat = world.tables.enemies.write().front();
    rat.strength = 1'000'000;
    rat.aggression = 100;
    auto& level = world.levels.emplace_back();
    level.id = "level";
    level.tiles = Grid({7, 1}, Tile::Floor);
    auto& things = level.things.write();
    things.push_back({"start-0-0", ThingKind::Start, {0, 0}, {}, {}, {}});
    things.push_back({"start-3-0", ThingKind::Start, {3, 0}, {}, {}, {}});
    things.back().fields.set("player", Decimal::of(2));
    things.push_back({"enemy-4-0", ThingKind::Enemy, {4, 0}, {}, {}, {}});
    return world;
}

} // namespace

class FightsTest : public QObject {
    Q_OBJECT
private slots:
    void whoDiesBackingAwayHasLeftOnce() {
        auto game = startGame(std::make_shared<const World>(deadlyWorld()), 1);
        QVERIFY(game.ok());
        const auto met = step(std::move(*game), Command::move(1, Direction::East));
        QVERIFY(met.game.mode == Mode::Fight);
        const auto turned = step(met.game, Command::back());
        QVERIFY(turned.game.players[1].out);
        QVERIFY(turned.game.mode == Mode::Walking);
        QCOMPARE(std::ranges::count(turned.events, EventKind::Left, &Event::kind), std::ptrdiff_t{1});
        const auto left = std::ranges::find(turned.events, EventKind::Left, &Event::kind);
        QCOMPARE(left->player, std::size_t{1});
    }
};

DELVE_TEST(FightsTest)
#include "fights_test.moc"
