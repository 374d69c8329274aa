#include "editor/history/edited_world.h"
#include "generation/level/rules.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr Size size{20, 10};

Level levelNamed(const char* id) {
    Level level;
    level.id = level.name = id;
    level.tiles = Grid(size, Tile::Wall);
    return level;
}

/// A world of two levels; the first is shown.
EditedWorld twoLevels() {
    EditedWorld now;
    now.world.levels = {levelNamed("cellar"), levelNamed("attic")};
    return now;
}

Selection selected(Cell cell) {
    BitGrid bits(size);
    bits.set(cell);
    return bits;
}

History::Step stepOn(std::size_t place, const EditedWorld& now) {
    Level after = now.world.levels[place];
    after.tiles.set({3, 3}, Tile::Floor);
    return {Text{"", "dig"}, place, Edit::between(now.world.levels[place], after)};
}

/// Removes the first level and shows the remaining one.
History::Step stepWithoutCellar(const EditedWorld& now) {
    World after = now.world;
    after.levels.erase(after.levels.begin());
    History::Step step{Text{"", "remove"}, 0, {}};
    step.world = WorldEdit::between(now.world, after);
    step.levelAfter = 0;
    return step;
}

} // namespace

class EditedWorldTest : public QObject {
    Q_OBJECT
private slots:
    void aStepLeadsThereAndBack() {
        EditedWorld now = twoLevels();
        History::Step step = stepOn(0, now);
        auto rules = now.world.rules;
        rules.write().players = 2;
        step.rules = Change<Shared<Rules>>{now.world.rules, rules};
        step.selection = Change<Selection>{{}, selected({1, 1})};
        const EditedWorld before = now;
        now.doAgain(step);
        QCOMPARE(now.level().tiles.at({3, 3}), Tile::Floor);
        QVERIFY(now.world.rules == rules && now.selection == selected({1, 1}));
        now.takeBack(step);
        QVERIFY(now.world == before.world && now.selection == before.selection);
    }

    void aStepShowsTheLevelThatItIsOf() {
        EditedWorld now = twoLevels();
        now.selection = selected({1, 1});
        const History::Step step = stepOn(1, now);
        now.doAgain(step);
        QCOMPARE(now.level().id, std::string("attic"));
        QVERIFY2(now.selection == Selection{}, "it was of the other level");
        now.current = 0;
        now.selection = selected({1, 1});
        now.takeBack(step);
        QCOMPARE(now.current, 1u);
        QVERIFY(now.selection == Selection{});
    }

    void aStepOnTheLevelThatIsShownKeepsWhatIsSelected() {
        EditedWorld now = twoLevels();
        now.selection = selected({1, 1});
        const History::Step step = stepOn(0, now);
        now.doAgain(step);
        QVERIFY(now.selection == selected({1, 1}));
        now.takeBack(step);
        QVERIFY(now.selection == selected({1, 1}));
    }

    void aLevelThatGoesComesBackAndIsShown() {
        EditedWorld now = twoLevels();
        now.selection = selected({1, 1});
        const World before = now.world;
        const History::Step step = stepWithoutCellar(now);
        now.doAgain(step);
        QCOMPARE(now.world.levels.size(), 1u);
        QCOMPARE(now.level().id, std::string("attic"));
        QVERIFY2(now.selection == Selection{}, "another level is shown");
        now.takeBack(step);
        QVERIFY(now.world == before);
        QCOMPARE(now.level().id, std::string("cellar"));
    }
};

DELVE_TEST(EditedWorldTest)
#include "edited_world_test.moc"
