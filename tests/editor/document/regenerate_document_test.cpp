#include "editor/document/document.h"
#include "generation/level/delve_file.h"
#include "generation/recipes/recipes.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QtTest>

#include <memory>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr Size mapSize{60, 45};
constexpr Rect chosen{15, 10, 30, 20};

Selection cellsOf(const Rect& area) {
    BitGrid cells(mapSize);
    for (auto y = area.y; y < area.bottom(); ++y) cells.setRun(y, area.x, area.width);
    return cells;
}

Recipe recipeOf(std::uint64_t seed) {
    return recipeNamed(generation::builtInRecipes(), "grown-rooms@1")->withSeed(seed);
}

} // namespace

/// Regenerating a part of a level in a document, and pins that are in the way.
class RegenerateDocumentTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Document> m_document;
    Document& document() { return *m_document; }
    void settle() { QTRY_VERIFY(!document().generating()); }

    /// A pinned cell of floor in a sealed box of pinned walls: no hall can ever lead there.
    void sealACell() {
        Level after = document().level();
        BitGrid pins(mapSize);
        for (std::int32_t y = 20; y <= 26; ++y)
            for (std::int32_t x = 20; x <= 26; ++x) {
                const bool rim = y == 20 || y == 26 || x == 20 || x == 26;
                after.tiles.set({x, y}, rim ? Tile::Wall : Tile::Floor);
                pins.set({x, y});
            }
        for (std::int32_t y = 2; y <= 6; ++y)
            for (std::int32_t x = 2; x <= 6; ++x) {
                after.tiles.set({x, y}, Tile::Floor);
                pins.set({x, y});
            }
        after.pinned = std::move(pins);
        document().apply(Edit::between(document().level(), after), Text{"", "seal"});
    }

private slots:
    void init() {
        m_document = std::make_unique<Document>(test::pool());
        document().generate(recipeOf(1), mapSize);
        settle();
        document().select(cellsOf(chosen), Text{"", "select"});
    }

    void onlyTheSelectedCellsAreRegeneratedAndAsOneStep() {
        const Level before = document().level();
        const auto steps = document().history().position();
        const QSignalSpy started(&document(), &Document::generationStarted);
        document().regenerateInside(recipeOf(7));
        settle();
        QCOMPARE(started.size(), 1);
        QCOMPARE(document().history().position(), steps + 1);
        QVERIFY(!(document().level().tiles == before.tiles));
        for (std::int32_t y = 0; y < mapSize.height; ++y)
            for (std::int32_t x = 0; x < mapSize.width; ++x)
                if (!chosen.contains(Cell{x, y}))
                    QCOMPARE(document().level().tiles.at({x, y}), before.tiles.at({x, y}));
        QVERIFY(*document().selection() == *cellsOf(chosen));
        document().undo();
        QVERIFY(document().level() == before);
        document().redo();
        QVERIFY(!(document().level() == before));
    }

    void nothingSelectedAsksForNothing() {
        document().select({}, Text{"", "none"});
        document().regenerateInside(recipeOf(7));
        QVERIFY(!document().generating());
    }

    void itCanBeCancelled() {
        const Level before = document().level();
        document().regenerateInside(recipeOf(7));
        document().cancelGeneration();
        QVERIFY(!document().generating());
        QVERIFY(document().level() == before);
    }

    /// An edit during generation is a step of its own; the regenerated cells follow as the next step.
    void anEditMeanwhileIsKept() {
        document().regenerateInside(recipeOf(7));
        Level painted = document().level();
        painted.tiles.set({2, 2}, Tile::Water);
        painted.tiles.set({50, 40}, Tile::Water);
        document().apply(Edit::between(document().level(), painted), Text{"", "paint"});
        settle();
        QCOMPARE(document().level().tiles.at({2, 2}), Tile::Water);
        QCOMPARE(document().level().tiles.at({50, 40}), Tile::Water);
        QVERIFY(!(document().level().tiles == painted.tiles));
        document().undo();
        QVERIFY(document().level().tiles == painted.tiles);
    }

    /// A map drawn by hand has no recipe; generating it would leave nothing but void.
    void aRecipeWithoutStagesMakesNothing() {
        const World before = document().world();
        const auto steps = document().history().position();
        const QSignalSpy failed(&document(), &Document::generationFailed);
        document().generate({}, mapSize);
        document().regenerateInside({});
        QCOMPARE(failed.size(), 2);
        QVERIFY(!document().generating());
        QVERIFY(document().world() == before);
        QCOMPARE(document().history().position(), steps);
    }

    void pinsThatAreInTheWayAreNamed() {
        sealACell();
        const World before = document().world();
        QSignalSpy failed(&document(), &Document::generationFailed);
        document().generate(recipeOf(2), mapSize);
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 60000);
        const auto pins = failed.front().at(1).value<generation::Conflict>();
        QVERIFY(!pins.cells.empty());
        for (const auto cell : pins.cells) QVERIFY(document().level().isPinned(cell));
        QVERIFY(generation::explanationOf(pins).has_value());
        QVERIFY(document().world() == before);
        document().cancelGeneration();
    }
};

DELVE_TEST(RegenerateDocumentTest)
#include "regenerate_document_test.moc"
