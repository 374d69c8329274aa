#include "editor/document/document.h"
#include "generation/level/rules.h"
#include "tests/editor/work/steered_generation.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr Text one{"", "Change one thing"};
constexpr Text other{"", "Change another"};

void paint(Document& document, Cell cell, Tile tile, Text name = one) {
    Level after = document.level();
    after.tiles.set(cell, tile);
    document.apply(Edit::between(document.level(), after), name);
}

void setSight(Document& document, std::int64_t sight) {
    World after = document.world();
    after.rules.write().sight = sight;
    document.applyWorld(WorldEdit::between(document.world(), after), one);
}

std::size_t stepsOf(const Document& document) { return document.history().steps().size(); }

} // namespace

/// What dragging a control does to a document.
class DraggingTest : public QObject {
    Q_OBJECT
private slots:
    void editsOfALevelBecomeOne() {
        Document document(test::pool());
        document.beginDrag();
        for (std::int32_t x = 0; x < 3; ++x) paint(document, {x, 0}, Tile::Floor);
        document.endDrag();
        QCOMPARE(stepsOf(document), std::size_t{1});
        document.undo();
        QCOMPARE(document.level().tiles.at({0, 0}), Tile::Void);
        document.redo();
        for (std::int32_t x = 0; x < 3; ++x) QCOMPARE(document.level().tiles.at({x, 0}), Tile::Floor);
    }

    void editsOfTheWorldBecomeOne() {
        Document document(test::pool());
        const auto before = document.world().rules->sight;
        document.beginDrag();
        for (std::int64_t sight = 10; sight < 14; ++sight) setSight(document, sight);
        document.endDrag();
        QCOMPARE(stepsOf(document), std::size_t{1});
        document.undo();
        QCOMPARE(document.world().rules->sight, before);
        document.redo();
        QCOMPARE(document.world().rules->sight, std::int64_t{13});
    }

    void withoutADragEachIsAStep() {
        Document document(test::pool());
        setSight(document, 10);
        setSight(document, 11);
        document.beginDrag();
        setSight(document, 12);
        document.endDrag();
        document.beginDrag();
        setSight(document, 13);
        document.endDrag();
        QCOMPARE(stepsOf(document), std::size_t{4});
    }

    void whatHasAnotherNameIsAnotherStep() {
        Document document(test::pool());
        document.beginDrag();
        paint(document, {0, 0}, Tile::Floor);
        paint(document, {1, 0}, Tile::Floor, other);
        setSight(document, 10);
        document.endDrag();
        QCOMPARE(stepsOf(document), std::size_t{3});
    }

    void whatComesBackLeavesNoStepAndLeavesTheOneBeforeAlone() {
        Document document(test::pool());
        setSight(document, 10);
        document.beginDrag();
        for (const std::int64_t sight : {11, 10, 12, 10}) setSight(document, sight);
        QCOMPARE(stepsOf(document), std::size_t{1});
        setSight(document, 13);
        document.endDrag();
        QCOMPARE(stepsOf(document), std::size_t{2});
        document.undo();
        QCOMPARE(document.world().rules->sight, std::int64_t{10});
    }

    /// Each change of the rules restarts the pending generation, whose level may arrive before the next change.
    void aLevelThatIsMadeMeanwhileComesAfterTheStep() {
        test::SteeredGeneration work;
        Document document(test::pool(), work.function());
        document.generate(test::recipeOf("plain", 1), {20, 10});
        QTRY_VERIFY(!document.generating());
        const auto before = document.world().rules->sight;
        work.hold();
        document.generate(test::recipeOf("plain", 2), {20, 10});
        document.beginDrag();
        setSight(document, 10);
        work.release();
        for (std::int64_t sight = 11; sight < 40; ++sight) {
            const QDeadlineTimer arrival(5);
            while (!arrival.hasExpired()) QCoreApplication::processEvents(QEventLoop::AllEvents);
            setSight(document, sight);
        }
        document.endDrag();
        QTRY_VERIFY(!document.generating());
        QCOMPARE(stepsOf(document), std::size_t{2});
        QCOMPARE(test::seedOf(document.level()), std::uint64_t{2});
        QCOMPARE(document.world().rules->sight, std::int64_t{39});
        document.undo();
        QCOMPARE(test::seedOf(document.level()), std::uint64_t{1});
        QCOMPARE(document.world().rules->sight, std::int64_t{39});
        document.undo();
        QCOMPARE(document.world().rules->sight, before);
    }

    void undoWithinADragEndsItsStep() {
        Document document(test::pool());
        document.beginDrag();
        setSight(document, 10);
        document.undo();
        setSight(document, 11);
        setSight(document, 12);
        document.endDrag();
        QCOMPARE(stepsOf(document), std::size_t{1});
        document.undo();
        QCOMPARE(document.world().rules->sight, Rules{}.sight);
    }
};

DELVE_TEST(DraggingTest)
#include "dragging_test.moc"
