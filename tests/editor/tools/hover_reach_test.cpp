#include "editor/tools/hover_reach.h"
#include "editor/tools/tile_cells.h"
#include "editor/tools/tools.h"
#include "tests/editor/tools/scene.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QtTest>

#include <atomic>
#include <new>
#include <thread>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

Level largeMap() {
    Level level;
    level.id = "level-1";
    level.tiles = Grid({700, 400}, Tile::Floor);
    return level;
}

/// How many searches began, and how many ended.
struct Searches {
    std::atomic<int> begun = 0;
    std::atomic<int> ended = 0;
};

/// A tool whose search never ends by itself.
class Endless : public Tool {
public:
    explicit Endless(Searches& searches) : m_searches(searches) {}
    std::unique_ptr<Drag> press(const Canvas&, const Pointer&) override { return nullptr; }
    [[nodiscard]] FindReach reach(const Canvas&, const Pointer&) const override {
        return [&searches = m_searches](const MustStop& stopped) {
            ++searches.begun;
            while (!stopped()) std::this_thread::yield();
            ++searches.ended;
            return Reached();
        };
    }

private:
    Searches& m_searches;
};

/// A tool whose search runs out of memory, except at the first cell.
class Greedy : public Tool {
public:
    explicit Greedy(Searches& searches) : m_searches(searches) {}
    std::unique_ptr<Drag> press(const Canvas&, const Pointer&) override { return nullptr; }
    [[nodiscard]] FindReach reach(const Canvas& canvas, const Pointer& pointer) const override {
        return [size = canvas.level.size(), cell = pointer.cell, &searches = m_searches](const auto&) {
            ++searches.begun;
            if (cell != Cell{}) throw std::bad_alloc();
            return Reached{Selection(BitGrid(size)), {}};
        };
    }

private:
    Searches& m_searches;
};

/// A tool whose search finds the left or the right half of the map, as soon as it is released.
class Halving : public Tool {
public:
    explicit Halving(Searches& searches) : m_searches(searches) {}
    std::unique_ptr<Drag> press(const Canvas&, const Pointer&) override { return nullptr; }
    [[nodiscard]] FindReach reach(const Canvas& canvas, const Pointer& pointer) const override {
        return [this, size = canvas.level.size(), cell = pointer.cell](const MustStop& stopped) {
            ++m_searches.begun;
            while (held && !stopped()) std::this_thread::yield();
            ++m_searches.ended;
            const std::int32_t half = size.width / 2;
            BitGrid cells(size);
            for (std::int32_t y = 0; y < size.height; ++y) cells.setRun(y, cell.x < half ? 0 : half, half);
            const Selection found(cells);
            return Reached{found, found};
        };
    }

    std::atomic<bool> held = false;

private:
    Searches& m_searches;
};

} // namespace

/// The cells that a press would take, searched for in the background.
class HoverReachTest : public QObject {
    Q_OBJECT
private slots:
    void aSearchEndsWhenTheMouseMovesOn() {
        Searches searches;
        const Endless tool(searches);
        Level level = largeMap();
        for (int i = 1; i <= 5; i += 2) level.tiles.set({i, 0}, Tile::Wall); // so that neighbours are different areas
        const ToolSettings settings;
        const Canvas canvas{level, {}, {}, settings};
        HoverReach reach(test::pool());
        const QSignalSpy ready(&reach, &HoverReach::ready);
        for (int i = 1; i <= 5; ++i) {
            (void)reach.at(tool, canvas, {{i, 0}});
            (void)reach.at(tool, canvas, {{i, 0}}); // the same search does not start twice
            QTRY_COMPARE(searches.begun.load(), i);
            QCOMPARE(searches.ended.load(), i - 1);
        }
        reach.forget();
        QTRY_COMPARE(searches.ended.load(), 5);
        QCoreApplication::processEvents();
        QCOMPARE(ready.count(), 0); // a stopped search is not reported
        QCOMPARE(searches.begun.load(), 5);
    }

    void aSearchWithoutRoomShowsNothing() {
        Searches searches;
        const Greedy tool(searches);
        const Level level = largeMap();
        const ToolSettings settings;
        HoverReach reach(test::pool());
        QSignalSpy ready(&reach, &HoverReach::ready);
        (void)reach.at(tool, {level, {}, {}, settings}, {{1, 0}});
        QTRY_COMPARE(ready.count(), 1);
        QCOMPARE(searches.begun.load(), 1);
        QCOMPARE(reach.at(tool, {level, {}, {}, settings}, {{1, 0}})->count(), 0);
        QCOMPARE(searches.begun.load(), 1); // it is not tried again there
        (void)reach.at(tool, {level, {}, {}, settings}, {{0, 0}});
        QTRY_COMPARE(ready.count(), 2);
    }

    /// While the mouse moves within one area, one search finds it; the result is kept until the mouse leaves the area.
    void anAreaIsLookedForOnce() {
        Searches searches;
        Halving tool(searches);
        const Level level = largeMap();
        const ToolSettings settings;
        HoverReach reach(test::pool());
        const QSignalSpy ready(&reach, &HoverReach::ready);
        const auto at = [&](Cell cell, bool shift = false) {
            return reach.at(tool, {level, {}, {}, settings}, {cell, shift})->count();
        };
        tool.held = true;
        for (int x = 0; x < 100; ++x) QCOMPARE(at({x, 7}), 0);
        tool.held = false;
        QTRY_COMPARE(ready.count(), 1);
        for (int x = 100; x < 200; ++x) QCOMPARE(at({x, 9}), 350 * 400);
        QCOMPARE(searches.begun.load(), 1);

        QCOMPARE(at({500, 9}), 0); // the same tile, and another area
        QTRY_COMPARE(ready.count(), 2);
        QCOMPARE(at({501, 9}), 350 * 400);
        QCOMPARE(searches.begun.load(), 2);
        (void)at({501, 9}, true); // another modifier key starts another search
        QTRY_COMPARE(ready.count(), 3);
        reach.forget();
        QCOMPARE(at({501, 9}), 0);
        QTRY_COMPARE(ready.count(), 4);
        QCOMPARE(searches.begun.load(), 4);
    }

    /// The fill covers an area and its mirror image; from a cell of the image it may cover another area.
    void aMirrorImageIsAnotherArea() {
        Scene scene(R"(
            ..#...#
            ..#.###
        )");
        scene.use("fill", [](ToolSettings& settings) { settings.symmetry = Symmetry::Horizontal; });
        const auto shown = [&scene](Cell cell) {
            scene.toolController.move({cell});
            return scene.previews.back().reach->count();
        };
        const auto left = shown({0, 0});
        QCOMPARE(left, 8);
        QCOMPARE(shown({1, 1}), left);
        QVERIFY(shown({5, 0}) != left);
    }

    void aSearchEndsWithWhoAsks() {
        Searches searches;
        {
            const Endless tool(searches);
            const Level level = largeMap();
            const ToolSettings settings;
            HoverReach reach(test::pool());
            (void)reach.at(tool, {level, {}, {}, settings}, {{1, 0}});
            QTRY_COMPARE(searches.begun.load(), 1);
        }
        QTRY_COMPARE(searches.ended.load(), 1);
    }

    /// The tools check so often that a cancelled search takes almost no time.
    void theToolsAskWhetherTheyAreWanted_data() {
        QTest::addColumn<QString>("tool");
        for (const auto* tool : {"fill", "wand", "same-tile"}) QTest::newRow(tool) << QString::fromLatin1(tool);
    }
    void theToolsAskWhetherTheyAreWanted() {
        QFETCH(const QString, tool);
        Level level = largeMap();
        level.tiles = Grid({4096, 4096}, Tile::Floor);
        ToolSettings settings;
        settings.symmetry = Symmetry::Both;
        const auto made = builtInTools().find(tool.toStdString())->make();
        const auto find = made->reach({level, {}, {}, settings}, {{5, 5}});
        int asked = 0;
        QCOMPARE(find([&asked] { return ++asked, false; }).cells->count(), level.size().area());
        QVERIFY2(asked >= 64, qPrintable(QString::number(asked))); // at least once in 64 rows
        for (const int patience : {0, 10, asked / 2}) {
            int more = 0;
            (void)find([&more, patience] { return ++more > patience; });
            QVERIFY2(more <= patience + 4, qPrintable(QString::number(more)));
        }
    }

    /// A search is cancelled when the tool or its settings change, and when the mouse leaves the map.
    void theHandStopsWhatNobodyWaitsFor() {
        Scene scene(largeMap());
        scene.use("wand");
        const auto shown = [&scene] { return scene.previews.back().reach->count(); };
        scene.toolController.move({{5, 5}});
        scene.toolController.leave();
        scene.toolController.move({{6, 5}});
        scene.toolController.takeUp("brush");
        scene.toolController.takeUp("wand");
        QTRY_COMPARE(shown(), 700 * 400);
        scene.toolController.leave();
        QCOMPARE(shown(), 0);
        scene.toolController.move({{5, 5}});
        QTRY_COMPARE(shown(), 700 * 400);
    }

    /// The preview shows the cells that the press fills.
    void theFillTakesWhatItShowed_data() {
        QTest::addColumn<int>("symmetry");
        for (int i = 0; i < 5; ++i) QTest::newRow(QByteArray::number(i)) << i;
    }
    void theFillTakesWhatItShowed() {
        QFETCH(const int, symmetry);
        Scene scene(R"(
            ..#...#
            ..#.#..
            .##.#..
        )");
        scene.use("select-rectangle");
        scene.drag({{0, 0}, {5, 2}});
        scene.use("fill", [symmetry](ToolSettings& settings) {
            settings.tile = Tile::Grass;
            settings.symmetry = static_cast<Symmetry>(symmetry);
        });
        scene.toolController.move({{1, 1}});
        const Selection reach = scene.previews.back().reach;
        scene.click({1, 1});
        QCOMPARE(linesOf(*reach, scene.level().size()),
                 linesOf(cellsOfTile(scene.level().tiles, Tile::Grass), scene.level().size()));
    }
};

DELVE_TEST(HoverReachTest)
#include "hover_reach_test.moc"
