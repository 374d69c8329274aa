#include "editor/play/hud.h"
#include "generation/level/rules.h"
#include "playtest/rules/step.h"
#include "tests/editor/drawing/small_worlds.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr std::array<std::string_view, 3> room{"######", "#@...#", "######"};

play::Game gameOf(const std::string& objective) {
    World world = smallWorld(room);
    world.rules.write().objective = objective;
    return gameOn(std::move(world));
}

std::vector<HudItem> itemsIn(const play::Game& game) { return playersOf(game, 0)[0].items; }

QStringList namesIn(const play::Game& game) {
    QStringList names;
    for (const auto& item : itemsIn(game)) names << item.name;
    return names;
}

} // namespace

/// The objective declares what the HUD counts.
class HudTest : public QObject {
    Q_OBJECT
private slots:
    void eachCountsWhatItSays_data() {
        QTest::addColumn<QString>("objective");
        for (const auto& objective : play::builtInObjectives())
            QTest::newRow(objective.id.c_str()) << QString::fromStdString(objective.id);
    }
    void eachCountsWhatItSays() {
        QFETCH(QString, objective);
        play::Game game = gameOf(objective.toStdString());
        const auto counts = game.objective().counts;
        QCOMPARE(playersOf(game, 0)[0].items.size(), counts.size());
        std::int64_t amount = 700;
        for (const auto count : counts) game.players[0].*count = ++amount;
        QStringList shown;
        for (const auto& item : itemsIn(game)) {
            shown << item.text;
            QVERIFY(!item.picture.isEmpty() && !item.name.isEmpty());
        }
        for (std::int64_t i = 701; i <= amount; ++i) QVERIFY(shown.contains(QString::number(i)));
        QVERIFY(!taskOf(game).isEmpty());
        QCOMPARE(courseOf(game).contains("Depth"), game.objective().deepens);
    }

    void otherAmountsAreShownOnceThereAreSome() {
        play::Game game = gameOf("exit");
        QCOMPARE(namesIn(game), QStringList());
        game.players[0].coins = 2;
        game.players[0].score = 1;
        game.players[0].armour = 1;
        QCOMPARE(namesIn(game), QStringList({"Score", "Coins"}));
        game.enemies.push_back({});
        QCOMPARE(namesIn(game), QStringList({"Score", "Health", "Coins"}));
    }

    void theTaskCountsWhatIsLeft() {
        play::Game game = gameOf("explore");
        game.unseen = 1;
        QCOMPARE(taskOf(game), QString("Unseen: 1 cell(s)"));
        game.unseen = 7;
        QCOMPARE(taskOf(game), QString("Unseen: 7 cell(s)"));
        play::Game flowers = gameOf("collect");
        flowers.flowersLeft = 3;
        QCOMPARE(taskOf(flowers), QString("Flowers left: 3"));
    }
};

DELVE_TEST(HudTest)
#include "hud_test.moc"
