#include "editor/history/history.h"
#include "editor/text/message_text.h"
#include "tests/support/test.h"

#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::editor;

namespace {

Level blankLevel() {
    Level level;
    level.id = "level-1";
    level.tiles = Grid({200, 200}, Tile::Wall);
    return level;
}

/// A step that changes one chunk, so that it holds some 8 kB.
History::Step stepAt(int place) {
    const Level before = blankLevel();
    Level after = before;
    after.tiles.set({place % 200, place / 200}, Tile::Floor);
    return {Message{Text{"", "%1"}, {std::to_string(place)}}, 0, Edit::between(before, after)};
}

History::Step selectionStep() {
    History::Step step{Text{"", "select"}, 0, {}};
    step.selection = Change<Selection>{{}, BitGrid(Size{200, 200})};
    return step;
}

} // namespace

class HistoryTest : public QObject {
    Q_OBJECT
private slots:
    void stepsGoBackAndForward() {
        History history;
        QVERIFY(!history.canUndo() && !history.canRedo() && !history.modified());
        history.push(stepAt(1));
        history.push(stepAt(2));
        QCOMPARE(history.undoName(), QString("2"));
        QCOMPARE(toQString(history.stepBack().name), QString("2"));
        QCOMPARE(history.redoName(), QString("2"));
        QCOMPARE(history.position(), 1u);
        QCOMPARE(toQString(history.stepForward().name), QString("2"));
        QVERIFY(!history.canRedo());
    }

    /// To free one of thousands of rooms would block a window too long.
    void largeStepsAreLetGoOf() {
        std::vector<std::shared_ptr<const void>> freed;
        History history;
        history.setLetGo([&freed](std::shared_ptr<const void> step) { freed.push_back(std::move(step)); });
        Level after = blankLevel();
        after.rooms.write().resize(20'000);
        const History::Step large{Text{"", "rooms"}, 0, Edit::between(blankLevel(), after)};
        QVERIFY(large.bytes() > std::size_t{1} << 20);
        const auto forget = [&](const History::Step& step) {
            history.push(step);
            history.stepBack();
            history.push(stepAt(9)); // drops it
            history.clear();
        };
        forget(stepAt(1));
        QVERIFY(freed.empty());
        forget(large);
        QCOMPARE(freed.size(), std::size_t{1});
        history.push(large);
        history.clear();
        QCOMPARE(freed.size(), std::size_t{2});
        history.push(large);
        history.push(stepAt(2));
        history.setLimit(1); // forgets the oldest
        QCOMPARE(freed.size(), std::size_t{3});
    }

    void aNewStepLosesWhatWasUndone() {
        History history;
        history.push(stepAt(1));
        history.push(stepAt(2));
        history.stepBack();
        history.push(stepAt(3));
        QCOMPARE(history.steps().size(), 2u);
        QCOMPARE(toQString(history.steps().back().name), QString("3"));
    }

    void anEmptyStepIsNotKept() {
        History history;
        history.push({Message(Text{"", "nothing"}), 0, {}});
        QVERIFY(history.steps().empty());
    }

    void savedIsARevision() {
        History history;
        history.push(stepAt(1));
        history.push(stepAt(2));
        history.beginSaving(history.revision());
        history.markSaved();
        QVERIFY(!history.modified());
        history.stepBack();
        QVERIFY(history.modified());
        history.stepForward();
        QVERIFY(!history.modified());
        history.stepBack();
        history.push(stepAt(3));
        QVERIFY(history.modified());
        history.stepBack();
        QVERIFY2(history.modified(), "what was saved lay behind a step that is lost");
        history.clear();
        QVERIFY(!history.modified());
    }

    void stepsOfSelectionDoNotModify() {
        History history;
        history.push(selectionStep());
        QVERIFY(!history.modified());
        history.push(stepAt(1));
        history.push(selectionStep());
        history.beginSaving(history.revision());
        history.markSaved();
        history.stepBack();
        QVERIFY(!history.modified());
        history.push(selectionStep());
        QVERIFY2(!history.modified(), "only a selection lay between what was saved and what is lost");
        history.stepBack();
        history.stepBack();
        QVERIFY(history.modified());
    }

    void theOldestGoWhenTheyTakeTooMuch() {
        History history;
        const std::size_t size = stepAt(1).bytes();
        QVERIFY(size >= Grid::maxChunkBytes);
        history.setLimit(10 * size + size / 2);
        for (int i = 0; i < 100; ++i) {
            history.push(stepAt(i));
            QVERIFY(history.bytes() <= history.limit());
        }
        QVERIFY(history.steps().size() >= 9 && history.steps().size() <= 11);
        QCOMPARE(toQString(history.steps().back().name), QString("99"));
        QCOMPARE(history.position(), history.steps().size());
        while (history.canUndo()) history.stepBack();
        QVERIFY2(history.modified(), "what was saved is farther back than the history goes");
    }

    void theNewestStaysHoweverLargeItIs() {
        History history;
        history.setLimit(1);
        history.push(stepAt(1));
        history.push(stepAt(2));
        QCOMPARE(history.steps().size(), 1u);
        QCOMPARE(history.undoName(), QString("2"));
    }

    void aSmallerLimitTakesFromBothEnds() {
        History history;
        for (int i = 0; i < 10; ++i) history.push(stepAt(i));
        for (int i = 0; i < 5; ++i) history.stepBack();
        history.setLimit(history.bytes() * 3 / 10);
        QVERIFY(history.bytes() <= history.limit());
        QCOMPARE(history.undoName(), QString("4"));
        QCOMPARE(history.redoName(), QString("5"));
        history.setLimit(1);
        QCOMPARE(history.steps().size(), 1u);
        QCOMPARE(history.undoName(), QString("4"));
    }

    void savedStaysWhereOnlySelectionsAreDropped() {
        History history;
        history.push(selectionStep());
        history.push(stepAt(1));
        const auto limit = stepAt(1).bytes() + 10;
        history.stepBack();
        history.stepForward();
        history.setLimit(limit);
        QCOMPARE(history.steps().size(), 1u);
        history.stepBack();
        QVERIFY(!history.modified());
    }

    void revisionsComeBackWithUndo() {
        History history;
        const auto first = history.revision();
        history.push(stepAt(1));
        const auto second = history.revision();
        QVERIFY(second != first);
        history.push(selectionStep());
        QVERIFY2(history.revision() == second, "what is selected is no part of the world");
        history.stepBack();
        history.stepBack();
        QVERIFY(history.revision() == first);
        history.stepForward();
        QVERIFY(history.revision() == second);
        history.stepBack();
        history.push(stepAt(2));
        QVERIFY2(history.revision() != second, "another step in its place");
        const auto third = history.revision();
        history.replaceLast(stepAt(3));
        QVERIFY(history.revision() != third && history.revision() != second);
        history.replaceLast({});
        QVERIFY(history.revision() == first);
    }

    void noRevisionIsGivenOutTwice() {
        History history;
        std::set<Revision> given{history.revision()};
        const auto isNew = [&] { return given.insert(history.revision()).second; };
        history.push(stepAt(1));
        QVERIFY(isNew());
        history.changeBeneath();
        QVERIFY(isNew());
        history.stepBack();
        QVERIFY2(isNew(), "what all steps share was changed, so no state is as it was");
        QVERIFY(given.insert(history.passingRevision()).second);
        history.push(stepAt(2));
        QVERIFY(isNew());
        history.clear();
        QVERIFY(isNew());
    }

    void whatStepsShareMayChangeWithoutBeingWork() {
        History history;
        history.push(stepAt(1));
        history.beginSaving(history.revision());
        history.markSaved();
        history.changeBeneath();
        QVERIFY(!history.modified());
        history.stepBack();
        QVERIFY(history.modified());
    }

    void whatIsUnsavedAnywayStaysSoThroughUndo() {
        History history;
        const auto saved = history.saved();
        history.push(stepAt(1));
        history.markUnsaved();
        history.stepBack();
        QVERIFY(history.modified());
        history.unmarkUnsaved(saved);
        QVERIFY(!history.modified());
        history.markUnsaved();
        history.push(stepAt(2));
        history.beginSaving(history.revision());
        history.markSaved();
        history.unmarkUnsaved(saved);
        QVERIFY2(!history.modified(), "it was saved since");
    }

    void bytesAreCountedRightThroughEverything() {
        History history;
        history.push(stepAt(1));
        const auto one = history.bytes();
        history.push(stepAt(2));
        history.replaceLast(stepAt(3));
        QCOMPARE(history.bytes(), 2 * one);
        history.replaceLast({});
        QCOMPARE(history.bytes(), one);
        QCOMPARE(history.undoName(), QString("1"));
        history.stepBack();
        history.push(stepAt(4));
        QCOMPARE(history.bytes(), one);
        history.clear();
        QCOMPARE(history.bytes(), 0u);
    }

    void aStepThatGrowsAndGoesLeavesWhatWasSaved() {
        History history;
        history.push(stepAt(1));
        history.beginSaving(history.revision());
        history.markSaved();
        history.push(stepAt(2));
        history.replaceLast(stepAt(3));
        QVERIFY(history.modified());
        history.replaceLast({});
        QVERIFY(!history.modified());
    }

    void aChangeOfSizeCounts() {
        Level before = blankLevel();
        for (int i = 0; i < 200; ++i) before.tiles.set({i, i}, Tile::Floor);
        Level after = levelOfOtherSize();
        History history;
        history.push({Message(Text{"", "resize"}), 0, Edit::between(before, after)});
        QVERIFY(history.bytes() > 3 * Grid::maxChunkBytes);
    }

private:
    static Level levelOfOtherSize() {
        Level level = blankLevel();
        level.tiles = Grid({10, 10}, Tile::Floor);
        return level;
    }
};

DELVE_TEST(HistoryTest)
#include "history_test.moc"
