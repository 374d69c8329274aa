#include "editor/work/freed_memory.h"
#include "generation/files/world_file.h"
#include "generation/recipes/recipes.h"
#include "tests/support/counts.h"
#include "tests/support/resident_memory.h"
#include "tests/support/sanitized.h"
#include "tests/support/synthetic_map.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/map/map_view.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QtTest>

#include <algorithm>
#include <functional>

using namespace delve;
using namespace delve::ui;

namespace {

constexpr double memoryFactor = test::addressesAreChecked ? 12 : 1; ///< additional memory of the address sanitizer
constexpr double mostAtRest = 12 * memoryFactor; ///< bytes a cell, without undo, which has its own limit
constexpr double mostAtWork = 32 * memoryFactor;
/// In addition while the stages of a map can be shown: what they marked, and what was freed between that.
constexpr double mostOfTrace = 6 * memoryFactor;
/// In addition for a world of small levels: each has its own names and recipe, twice with undo.
constexpr double mostForSmallLevels = 8 * memoryFactor;
/// For any map: one block that is too small to be returned by itself, between blocks in use.
constexpr double heldBetween = 8 << 20; // bytes; the size that giveBackLargeBlocksAtOnce() calls large
constexpr int patience = 240'000;

bool longRun() { return test::isLong("window"); }
std::int32_t side() { return longRun() ? 4096 : 2048; }

} // namespace

/// The memory of the window for large maps, minus that with a small one: while a job runs, and at rest. With
/// `packaging/test --long window`, for 4096 x 4096 and every recipe, and for opening and panning 16,384 x 16,384.
class MemoryWindowTest : public QObject {
    Q_OBJECT

    test::WindowAtWork* m_work = nullptr;
    double m_empty = 0;
    double m_cells = 0;
    double m_forSmallLevels = 0;
    bool m_anotherBefore = false; ///< of equal size: undo restores it

    void begin(test::WindowAtWork& work, Size size) {
        m_work = &work;
        m_cells = static_cast<double>(size.area());
        m_anotherBefore = false;
        work.open();
        work.window->resize(1280, 800);
        editor::giveBackFreedMemory(); // memory left by the previous row must not hide the use of this one
        m_empty = test::residentBytes();
    }

    [[nodiscard]] double perCell(double bytes) const { return (bytes - m_empty) / m_cells; }
    /// The allowance besides the figures for each cell: for many small levels, and for the process itself.
    [[nodiscard]] double besidesCells() const { return m_forSmallLevels + heldBetween / m_cells; }
    [[nodiscard]] bool isQuiet() const { return !m_work->document().generating(); }

    /// The memory of undo besides the current map, by its own count, which the preferences limit.
    [[nodiscard]] double undoPerCell() const {
        if (!m_anotherBefore) return 0;
        return static_cast<double>(m_work->document().history().bytes()) * memoryFactor / m_cells;
    }
    /// The number of cells in all levels of the world.
    [[nodiscard]] double cellsOfAll() const {
        std::int64_t cells = 0;
        for (const auto& level : m_work->document().world().levels) cells += level.size().area();
        return static_cast<double>(cells);
    }
    [[nodiscard]] double restPerCell() const { return perCell(test::residentBytes()) - undoPerCell(); }

    /// Runs a job, and waits until the window has shown the result and the working memory is freed, except for what is
    /// kept `besides`.
    void work(const char* what, const std::function<void()>& job, double besides = 0) {
        QVERIFY(test::forgetMostBytes());
        const double undoBefore = undoPerCell(); // the job may drop what undo held when it began
        QElapsedTimer timer;
        timer.start();
        job();
        QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), patience);
        m_cells = cellsOfAll();
        m_forSmallLevels = m_work->document().world().levels.size() > 1 ? mostForSmallLevels : 0;
        m_work->window->mapView().fitMap();
        m_work->window->mapView().viewport()->repaint();
        const auto took = timer.elapsed();
        const double atWork = perCell(test::maxBytes()) - std::max(undoBefore, undoPerCell());
        QTRY_VERIFY2_WITH_TIMEOUT(restPerCell() < mostAtRest + besidesCells() + besides,
                                  qPrintable(QString("%1: at rest %2, undo %3 besides, %4 at work")
                                                 .arg(what)
                                                 .arg(restPerCell())
                                                 .arg(undoPerCell())
                                                 .arg(atWork)),
                                  10'000);
        qInfo("%s: %.1f bytes a cell at work, %.1f at rest, %.1f for undo besides, %lld ms", what, atWork,
              restPerCell(), undoPerCell(), static_cast<long long>(took));
        QVERIFY2(atWork < mostAtWork + besidesCells(), qPrintable(QString("%1: at work %2").arg(what).arg(atWork)));
    }

private slots:
    void initTestCase() { editor::giveBackLargeBlocksAtOnce(); } // as the program does when its window starts

    void recipes_data() {
        QTest::addColumn<QString>("name");
        for (const auto& recipe : generation::builtInRecipes()) {
            const auto name = QString::fromUtf8(recipe.name.data(), static_cast<qsizetype>(recipe.name.size()));
            if (longRun() || name == QLatin1String("grown-rooms")) QTest::newRow(qPrintable(name)) << name;
        }
    }
    void recipes() {
        QFETCH(QString, name);
        const auto* recipe = generation::builtInRecipes().find(name.toStdString());
        // A journey's towns and houses have eight times the cells of its country.
        const auto across = name == QLatin1String("journey") ? side() / 2 : side();
        const Size size{across, across};
        test::WindowAtWork atWork;
        begin(atWork, size);
        editor::Document& document = atWork.document();
        document.setHistoryLimit(1); // one byte: only the last step remains
        work("made", [&] { document.generate(recipe->withSeed(1), size); });
        QCOMPARE(document.level().size(), size);
        m_anotherBefore = true;
        work("regenerated", [&] { document.generate(recipe->withSeed(2), size); });
        const auto trace = [&] {
            QSignalSpy ready(&document.tracing(), &editor::Tracing::ready);
            document.tracing().request();
            QTRY_VERIFY_WITH_TIMEOUT(!ready.isEmpty(), patience);
        };
        work("traced", trace, mostOfTrace);
        BitGrid part(size);
        for (std::int32_t y = size.height / 4; y < size.height / 2; ++y) part.setRun(y, size.width / 4, size.width / 4);
        const auto makePart = [&] {
            document.select(part, Message());
            document.regenerateInside(document.recipe());
        };
        work("a part regenerated", makePart); // the request dropped the trace
        work("traced beside that part", trace, mostOfTrace);
        atWork.whereToSave = atWork.path(QStringLiteral("large.delve"));
        work(
            "saved", [&] { atWork.trigger(QStringLiteral("file.save-as")); }, mostOfTrace);
        QVERIFY(QFile::exists(atWork.whereToSave));
        test::WindowAtWork reader;
        begin(reader, size);
        work("opened", [&] { QVERIFY(reader.window->openPath(atWork.whereToSave)); });
        QCOMPARE(reader.document().level().size(), size);
    }

    void theLargestMapOpensAndPans() {
        const std::int32_t width = longRun() ? largestSide : 4096;
        const Size size{width, width};
        test::WindowAtWork reader;
        const QString path = reader.path(QStringLiteral("largest.delve"));
        {
            World world;
            world.levels.push_back(test::syntheticMap(size));
            world.levels.front().id = "largest";
            QVERIFY(writeDelveFile(world, path.toStdString()));
        }
        begin(reader, size);
        work("the largest opened", [&] { QVERIFY(reader.window->openPath(path)); });
        QCOMPARE(reader.document().level().size(), size);
        auto& view = reader.window->mapView();
        for (const double pixels : {view.cellPixels(), 0.5, 1.0, 4.0, 16.0, 64.0})
            work("panned", [&] {
                view.setCellPixels(pixels);
                for (int frame = 0; frame < 40; ++frame) {
                    const double along = 0.1 + 0.02 * frame;
                    const QPointF middle(size.width * along, size.height * (1 - along));
                    view.centreOn(middle);
                    view.viewport()->repaint();
                    if (pixels >= 1) QVERIFY(view.visibleCells().contains(middle));
                }
            });
    }
};

DELVE_TEST(MemoryWindowTest)
#include "memory_window_test.moc"
