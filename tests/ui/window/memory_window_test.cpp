#include "generation/level/delve_file.h"
#include "generation/recipes/recipes.h"
#include "tests/support/synthetic_map.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/map/map_view.h"

#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QtTest>

#include <functional>

using namespace delve;

namespace {

/// The address sanitizer keeps freed memory for a while, and a margin around each piece.
#if defined(__SANITIZE_ADDRESS__)
constexpr double memoryFactor = 4;
#else
constexpr double memoryFactor = 1;
#endif
constexpr double mostAtRest = 12 * memoryFactor; ///< bytes a cell
constexpr double mostAtWork = 32 * memoryFactor;
constexpr double mostOfAnother = 8 * memoryFactor; ///< of a level that undo keeps, or of all that a trace does
constexpr double mostTracing = 48 * memoryFactor;  ///< at work: the level after each stage is kept then
constexpr int patience = 240'000;

/// What the process has in memory, by what the system says of it.
double bytesNow(const char* field) {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) qFatal("/proc cannot be read");
    const QRegularExpression line(QLatin1String(field) + QStringLiteral(":\\s*([0-9]+) kB"));
    return line.match(QString::fromLatin1(status.readAll())).captured(1).toDouble() * 1024;
}

double residentBytes() { return bytesNow("VmRSS"); }
double mostBytes() { return bytesNow("VmHWM"); }

/// From now on mostBytes() counts anew.
bool forgetMost() {
    QFile file(QStringLiteral("/proc/self/clear_refs"));
    return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write("5") == 1;
}

bool longRun() { return qEnvironmentVariable("DELVEWRIGHT_LONG") == QLatin1String("window"); }
std::int32_t side() { return longRun() ? 4096 : 2048; }

} // namespace

/// What memory the window takes for large maps, above that of a window with a small one: while a job runs and at rest.
/// In `packaging/test --long window` for 4096 x 4096 and every recipe, and what 16,384 x 16,384 takes to open and pan.
class MemoryWindowTest : public QObject {
    Q_OBJECT

    test::WindowAtWork* m_work = nullptr;
    double m_empty = 0;
    double m_cells = 0;

    void begin(test::WindowAtWork& work, Size size) {
        m_work = &work;
        m_cells = static_cast<double>(size.area());
        work.open();
        work.window->resize(1280, 800);
        m_empty = residentBytes();
    }

    [[nodiscard]] double perCell(double bytes) const { return (bytes - m_empty) / m_cells; }
    [[nodiscard]] bool isQuiet() const { return !m_work->document().generating(); }

    /// Does something, and waits until the window has shown it and what was needed for it is given back. At rest undo
    /// and the trace keep so many more levels of that size.
    void work(const char* what, int others, const std::function<void()>& job, double mostNow = mostAtWork) {
        QVERIFY(forgetMost());
        QElapsedTimer timer;
        timer.start();
        job();
        QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), patience);
        m_work->window->mapView().fitMap();
        m_work->window->mapView().viewport()->repaint();
        const auto took = timer.elapsed();
        const double atWork = perCell(mostBytes());
        QTRY_VERIFY2_WITH_TIMEOUT(perCell(residentBytes()) < mostAtRest + others * mostOfAnother,
                                  qPrintable(QString("%1: at rest %2").arg(what).arg(perCell(residentBytes()))),
                                  10'000);
        qInfo("%s: %.1f bytes a cell at work, %.1f at rest, %lld ms", what, atWork, perCell(residentBytes()),
              static_cast<long long>(took));
        QVERIFY2(atWork < mostNow, qPrintable(QString("%1: at work %2").arg(what).arg(atWork)));
    }

private slots:
    void recipes_data() {
        QTest::addColumn<QString>("name");
        for (const auto& recipe : allRecipes()) {
            const auto name = QString::fromUtf8(recipe.name.data(), static_cast<qsizetype>(recipe.name.size()));
            if (longRun() || name == QLatin1String("grown-rooms")) QTest::newRow(qPrintable(name)) << name;
        }
    }
    void recipes() {
        QFETCH(QString, name);
        const auto* recipe = findRecipe(name.toStdString());
        const Size size{side(), side()};
        test::WindowAtWork atWork;
        begin(atWork, size);
        Document& document = atWork.document();
        document.setHistoryLimit(1); // the step before; more is bounded by a preference of its own
        work("made", 0, [&] { document.generate(recipe->withSeed(1), size); });
        QCOMPARE(document.level().size(), size);
        work("made anew", 1, [&] { document.generate(recipe->withSeed(2), size); });
        BitGrid part(size);
        for (std::int32_t y = size.height / 4; y < size.height / 2; ++y) part.setRun(y, size.width / 4, size.width / 4);
        work("a part made anew", 1, [&] {
            document.select(part, Message());
            document.regenerateInside(document.recipe());
        });
        work(
            "traced", 2,
            [&] {
                QSignalSpy ready(&document, &Document::traceReady);
                document.requestTrace();
                QTRY_VERIFY_WITH_TIMEOUT(!ready.isEmpty(), patience);
            },
            mostTracing);
        atWork.whereToSave = atWork.path(QStringLiteral("large.delve"));
        work("saved", 2, [&] { atWork.trigger(QStringLiteral("file.save-as")); });
        QVERIFY(QFile::exists(atWork.whereToSave));
        test::WindowAtWork reader;
        begin(reader, size);
        work("opened", 0, [&] { QVERIFY(reader.window->openPath(atWork.whereToSave)); });
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
        work("the largest opened", 0, [&] { QVERIFY(reader.window->openPath(path)); });
        QCOMPARE(reader.document().level().size(), size);
        auto& view = reader.window->mapView();
        for (const double pixels : {view.cellPixels(), 0.5, 1.0, 4.0, 16.0, 64.0})
            work("panned", 0, [&] {
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
