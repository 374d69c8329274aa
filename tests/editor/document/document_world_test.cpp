#include "editor/document/document.h"
#include "generation/level/rules.h"
#include "generation/level/world_changes.h"
#include "tests/editor/document/heard_changes.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

Level levelOf(const char* id, Size size) {
    Level level;
    level.id = id;
    level.name = id;
    level.tiles = Grid(size, Tile::Floor);
    return level;
}

World worldOfTwo() {
    World world;
    world.name = "Two";
    world.levels = {levelOf("upper", {20, 10}), levelOf("lower", {30, 12})};
    return world;
}

void change(Document& document, const Result<World>& after, std::optional<std::size_t> show = {}) {
    document.applyWorld(WorldEdit::between(document.world(), *after), Text{"", "change"}, show);
}

} // namespace

/// Steps that an edit of one level cannot hold.
class DocumentWorldTest : public QObject {
    Q_OBJECT
private slots:
    /// Undo and redo across a switch of the shown level, which is no step.
    void whatIsSelectedIsOfTheLevelThatIsShown() {
        Document document(test::pool());
        document.reset(worldOfTwo());
        document.select(BitGrid({20, 10}), Text{"", "select"});
        BitGrid cells({20, 10});
        cells.setRun(0, 0, 20);
        document.select(cells, Text{"", "select"});
        document.setCurrentLevel(1);
        Level painted = document.level();
        painted.tiles.set({1, 1}, Tile::Water);
        document.apply(Edit::between(document.level(), painted), Text{"", "paint"});
        const auto fits = [&document] {
            const Size size = document.selection()->size();
            return size.area() == 0 || size == document.level().size();
        };
        const auto end = document.history().position();
        for (const std::size_t position : {std::size_t{0}, end, end - 1, end - 2, end, std::size_t{1}, end}) {
            document.goTo(position);
            QVERIFY(fits());
        }
        QCOMPARE(document.selection()->size().area(), 0);
    }

    void levelsComeAndGoAsSteps() {
        Document document(test::pool());
        document.reset(worldOfTwo());
        const World before = document.world();
        const test::HeardChanges heard(document);
        change(document, withLevel(document.world(), levelOf("middle", {8, 8}), 1), 1);
        QCOMPARE(document.level().id, std::string("middle"));
        QCOMPARE(heard.ofWorld(), 1);
        QVERIFY(heard.all.back().redrawsAll());
        QVERIFY(document.modified());
        change(document, withoutLevel(document.world(), 1));
        QCOMPARE(document.level().id, std::string("lower"));
        document.undo();
        QCOMPARE(document.level().id, std::string("middle"));
        document.undo();
        QCOMPARE(document.level().id, std::string("upper"));
        QVERIFY(document.world() == before && !document.modified());
        document.goTo(2);
        QCOMPARE(document.level().id, std::string("lower"));
        QCOMPARE(document.world().levels.size(), 2u);
        QCOMPARE(heard.ofWorld(), 4); // goTo(2) adds a level and removes it again: the world stays the same
        QVERIFY(heard.all.back().has(PartOfDocument::Shown));
    }

    void theLevelThatIsShownGoesAlong() {
        Document document(test::pool());
        document.reset(worldOfTwo());
        BitGrid cells(document.level().size());
        cells.set({1, 1});
        document.select(cells, Text{"", "select"});
        change(document, withLevelMoved(document.world(), 0, 1));
        QCOMPARE(document.currentLevel(), 1u);
        QCOMPARE(document.level().id, std::string("upper"));
        QVERIFY(document.selection()->at({1, 1})); // it is the same level
        Level after = document.level();
        after.tiles.set({3, 3}, Tile::Water);
        document.apply(Edit::between(document.level(), after), Text{"", "paint"});
        document.goTo(0);
        QVERIFY(document.level().tiles.at({3, 3}) == Tile::Floor);
        QCOMPARE(document.currentLevel(), 0u);
        document.goTo(3);
        QVERIFY(document.level().tiles.at({3, 3}) == Tile::Water);
        QCOMPARE(document.currentLevel(), 1u);
    }

    void whatIsSelectedEndsWithTheLevelThatIsShown() {
        Document document(test::pool());
        document.reset(worldOfTwo());
        BitGrid cells(document.level().size());
        cells.set({1, 1});
        document.select(cells, Text{"", "select"});
        change(document, withoutLevel(document.world(), 0));
        QVERIFY(document.selection()->size() == Size());
        document.undo();
        QVERIFY(document.selection()->at({1, 1}));
    }

    void tilesAndRulesAreSteps() {
        Document document(test::pool());
        document.reset(worldOfTwo());
        const test::HeardChanges heard(document);
        TileKind moss;
        moss.name = "moss";
        change(document, withTile(document.world(), moss));
        QVERIFY(heard.all.back().redrawsAll()); // a tile may look different everywhere
        World after = document.world();
        after.rules.write().sight = 3;
        after.name = "Other";
        document.applyWorld(WorldEdit::between(document.world(), after), Text{"", "rules"});
        QVERIFY(heard.all.back().has(PartOfDocument::Rules) && !heard.all.back().redrawsAll());
        document.applyWorld(WorldEdit::between(document.world(), after), Text{"", "nothing"});
        QCOMPARE(document.history().steps().size(), 2u);
        document.goTo(0);
        QVERIFY(document.world().tiles.custom().empty());
        QCOMPARE(document.world().name, std::string("Two"));
        QVERIFY(!document.modified());
    }

    void anEditAndItsSelectionAreOneStep() {
        Document document(test::pool());
        document.reset(worldOfTwo());
        Level after = document.level();
        after.tiles.set({3, 3}, Tile::Water);
        BitGrid cells(document.level().size());
        cells.set({3, 3});
        document.apply(Edit::between(document.level(), after), Text{"", "move"}, Selection(cells));
        QCOMPARE(document.history().steps().size(), 1u);
        QVERIFY(document.selection()->at({3, 3}));
        document.undo();
        QVERIFY(document.selection()->size() == Size());
        QVERIFY(document.level().tiles.at({3, 3}) == Tile::Floor);
        document.apply({}, Text{"", "select"}, Selection(cells)); // a selection alone does not make it modified
        QVERIFY(!document.modified());
    }
};

DELVE_TEST(DocumentWorldTest)
#include "document_world_test.moc"
