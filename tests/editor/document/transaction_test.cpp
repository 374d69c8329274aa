#include "editor/document/transaction.h"
#include "editor/text/message_text.h"
#include "generation/level/world_changes.h"
#include "tests/editor/document/heard_changes.h"
#include "tests/editor/tools/random_world_changes.h"
#include "tests/editor/work/steered_generation.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

const Text stepName{"", "several"};

void paint(Document& document, Cell cell, Tile tile = Tile::Water) {
    Level after = document.level();
    after.tiles.set(cell, tile);
    document.apply(Edit::between(document.level(), after), Text{"", "paint"});
}

void rename(Document& document, const char* name) {
    World after = document.world();
    after.name = name;
    document.applyWorld(WorldEdit::between(document.world(), after), Text{"", "rename"});
}

/// A document of two levels, with a step that is done and one that is undone.
struct Desk {
    Desk() {
        document.reset(randomWorld(3));
        paint(document, {1, 1}, Tile::Grass);
        paint(document, {2, 1}, Tile::Grass);
        document.undo();
    }
    [[nodiscard]] std::size_t steps() const { return document.history().steps().size(); }
    Document document{test::pool()};
};

/// Nests transactions, edits, drops some and commits others.
void doNested(Document& document, Stream& random, int depth) {
    const World before = document.world();
    auto some = document.transaction(stepName);
    for (auto count = random.between(0, 3); count > 0; --count) {
        if (depth > 0 && random.chance(1, 2)) doNested(document, random, depth - 1);
        else changeAny(document, random);
    }
    if (random.chance(1, 2)) return some.commit();
    { const Transaction dropped = std::move(some); }
    QVERIFY(document.world() == before);
}

} // namespace

class TransactionTest : public QObject {
    Q_OBJECT
private slots:
    void severalEditsAreOneStep() {
        Desk desk;
        Document& document = desk.document;
        const World before = document.world();
        HeardChanges heard(document);
        auto several = document.transaction(stepName);
        paint(document, {3, 3});
        rename(document, "Other");
        BitGrid cells(document.level().size());
        cells.set({0, 0});
        document.select(cells, Text{"", "select"});
        QVERIFY(document.world().name == "Other" && document.level().tiles.at({3, 3}) == Tile::Water);
        QVERIFY2(heard.all.empty() && desk.steps() == 2, "nobody hears of it before it is committed");
        several.commit();
        QCOMPARE(heard.all.size(), std::size_t{1});
        QVERIFY(heard.all[0].has(PartOfDocument::Name) && heard.all[0].has(PartOfDocument::Selected));
        QCOMPARE(heard.all[0].shownCells().around(), (Rect{3, 3, 1, 1}));
        QCOMPARE(document.history().undoName(), QString("several"));
        QCOMPARE(desk.steps(), std::size_t{2});
        const World after = document.world();
        document.undo();
        QVERIFY(document.world() == before && document.selection()->size().area() == 0);
        document.redo();
        QVERIFY(document.world() == after && document.selection()->at({0, 0}));
    }

    void whatIsDroppedWasNeverThere() {
        Desk desk;
        Document& document = desk.document;
        const World before = document.world();
        const auto revision = document.revision();
        const bool modified = document.modified();
        HeardChanges heard(document);
        {
            const auto several = document.transaction(stepName);
            paint(document, {3, 3});
            QVERIFY(document.revision() != revision);
            const auto after = withoutLevel(document.world(), 0);
            document.applyWorld(WorldEdit::between(document.world(), *after), Text{"", "delete"});
            QCOMPARE(document.world().levels.size(), before.levels.size() - 1);
        }
        QVERIFY(document.world() == before && document.currentLevel() == 0);
        QVERIFY(document.revision() == revision && document.modified() == modified);
        QVERIFY(heard.all.empty());
        QVERIFY2(document.history().canRedo(), "what was undone can still be done again");
    }

    void oneWithinAnotherIsPartOfIt() {
        Desk desk;
        Document& document = desk.document;
        auto outer = document.transaction(stepName);
        paint(document, {3, 3});
        {
            auto inner = document.transaction(Text{"", "inner"});
            paint(document, {4, 3});
            inner.commit();
        }
        {
            const auto dropped = document.transaction(Text{"", "inner"});
            paint(document, {5, 3});
        }
        QVERIFY(document.level().tiles.at({4, 3}) == Tile::Water);
        QVERIFY(document.level().tiles.at({5, 3}) != Tile::Water);
        outer.commit();
        QCOMPARE(document.history().undoName(), QString("several"));
        document.undo();
        QVERIFY(document.level().tiles.at({3, 3}) != Tile::Water);
        QVERIFY(document.level().tiles.at({4, 3}) != Tile::Water);
    }

    void whatComesToNothingLeavesNoStep() {
        Desk desk;
        Document& document = desk.document;
        const auto revision = document.revision();
        HeardChanges heard(document);
        auto several = document.transaction(stepName);
        const Tile before = document.level().tiles.at({3, 3});
        paint(document, {3, 3});
        paint(document, {3, 3}, before);
        several.commit();
        QVERIFY(heard.all.empty() && document.revision() == revision);
        QVERIFY(document.history().canRedo());
    }

    void meanwhileNothingElseMoves() {
        Desk desk;
        Document& document = desk.document;
        auto several = document.transaction(stepName);
        paint(document, {3, 3});
        document.undo();
        document.redo();
        document.setCurrentLevel(1);
        QCOMPARE(document.currentLevel(), std::size_t{0});
        QVERIFY(document.level().tiles.at({3, 3}) == Tile::Water);
        several.commit();
        several.commit(); // the second call does nothing
        QCOMPARE(document.history().undoName(), QString("several"));
        QCOMPARE(desk.steps(), std::size_t{2});
    }

    void anotherWorldEndsIt() {
        Desk desk;
        Document& document = desk.document;
        auto several = document.transaction(stepName);
        paint(document, {3, 3});
        document.reset(randomWorld(4));
        const World before = document.world();
        several.commit();
        QVERIFY(document.world() == before && !document.modified() && desk.steps() == 0);
    }

    /// A level that was ordered before the transaction arrives after its step, generated from the result.
    void aLevelThatArrivesMeanwhileWaits() {
        SteeredGeneration work;
        Document document(test::pool(), work.function());
        document.begin(recipeOf("plain", 1), {20, 10});
        QTRY_VERIFY(!document.generating());
        document.generate(recipeOf("plain", 2), {20, 10});
        auto several = document.transaction(stepName);
        rename(document, "Other");
        QTRY_VERIFY(work.ended() >= 2);
        QCoreApplication::processEvents();
        QCOMPARE(document.world().name, std::string("Other"));
        several.commit();
        QTRY_VERIFY(!document.generating());
        QCOMPARE(document.level().recipe->seed, std::uint64_t{2});
        QCOMPARE(document.history().steps().size(), std::size_t{2});
        document.undo();
        QCOMPARE(document.history().undoName(), QString("several"));
        QCOMPARE(document.world().name, std::string("Other"));
    }

    void howeverTheyLieWithinEachOther() {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Stream random(seed);
            Document document(test::pool());
            document.reset(randomWorld(seed));
            std::vector<World> states{document.world()};
            for (int i = 0; i < 15; ++i) {
                const auto steps = document.history().steps().size();
                doNested(document, random, 2);
                QVERIFY(document.history().steps().size() <= steps + 1);
                if (document.history().steps().size() > steps) states.push_back(document.world());
                else QVERIFY(document.world() == states.back());
            }
            for (std::size_t i = states.size(); i > 0; --i) {
                document.goTo(i - 1);
                QVERIFY(document.world() == states[i - 1]);
            }
        }
    }
};

DELVE_TEST(TransactionTest)
#include "transaction_test.moc"
