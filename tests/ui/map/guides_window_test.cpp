#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/map/map_guides.h"
#include "ui/map/map_view.h"
#include "ui/map/ruler.h"

#include <QLabel>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

/// Drags from a place of a ruler to one of the screen.
void dragFrom(Ruler& ruler, QPoint from, QPoint globalTo) {
    QTest::mousePress(&ruler, Qt::LeftButton, {}, from);
    const QPoint to = ruler.mapFromGlobal(globalTo);
    QMouseEvent move(QEvent::MouseMove, to, globalTo, Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&ruler, &move);
    QTest::mouseRelease(&ruler, Qt::LeftButton, {}, to);
}

struct Rulers {
    explicit Rulers(const test::WindowAtWork& work) {
        const auto found = work.window->mapView().findChildren<Ruler*>();
        for (auto* ruler : found) (ruler->width() > ruler->height() ? top : left) = ruler;
    }
    Ruler* top = nullptr;
    Ruler* left = nullptr;
};

} // namespace

/// Rulers and guides, as a person uses them.
class GuidesWindowTest : public QObject {
    Q_OBJECT
private slots:
    void rulersStandBesideTheMap() {
        test::WindowAtWork work;
        work.openBlank();
        auto& map = work.window->mapView();
        const QSize before = map.viewport()->size();
        work.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        const Rulers rulers(work);
        QVERIFY(rulers.top && rulers.left && rulers.top->isVisible() && rulers.left->isVisible());
        QTRY_COMPARE(map.viewport()->height(), before.height() - rulers.top->height());
        QCOMPARE(rulers.top->width(), map.viewport()->width());
        QCOMPARE(rulers.top->geometry().left(), map.viewport()->x());
        work.pointAt({3, 3});
        const QImage there = rulers.top->grab().toImage();
        work.pointAt({9, 9});
        QVERIFY(rulers.top->grab().toImage() != there); // the mark of the mouse
        work.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(map.viewport()->size(), before);
    }

    void guidesAreDraggedMovedAndRemoved() {
        test::WindowAtWork work;
        work.openBlank();
        work.trigger(QStringLiteral("view.rulers"));
        auto& map = work.window->mapView();
        QCoreApplication::processEvents();
        const Rulers rulers(work);
        const auto global = [&](Cell cell) {
            const QPoint half(int(map.cellPixels() / 2), int(map.cellPixels() / 2));
            return map.viewport()->mapToGlobal(work.at(cell) - half);
        };
        const auto guides = [&map] { return map.guides().ofLevel(); };
        dragFrom(*rulers.left, {3, 100}, global({12, 8}));
        QCOMPARE(guides().columns, std::vector<std::int32_t>{12});
        dragFrom(*rulers.top, {200, 3}, global({12, 8}));
        QCOMPARE(guides().rows, std::vector<std::int32_t>{8});
        QVERIFY(work.document().history().steps().empty()); // they are no part of the map
        const auto markAt = [&](std::int32_t column) {
            return QPoint(rulers.top->mapFromGlobal(global({column, 0})).x(), 4);
        };
        dragFrom(*rulers.top, markAt(12), rulers.top->mapToGlobal(markAt(20)));
        QCOMPARE(guides().columns, std::vector<std::int32_t>{20});
        dragFrom(*rulers.top, markAt(20), rulers.left->mapToGlobal(QPoint(3, 50))); // back to its ruler
        QVERIFY(guides().columns.empty());
        work.pointAt({5, 6});
        work.trigger(QStringLiteral("guide.column"));
        QCOMPARE(guides().columns, std::vector<std::int32_t>{5});
        const QImage shown = map.viewport()->grab().toImage();
        work.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(map.viewport()->grab().toImage() != shown);
        work.trigger(QStringLiteral("guide.clear"));
        QVERIFY(guides().rows.empty() && guides().columns.empty());
    }

    void guidesComeBackWithTheSession() {
        test::WindowAtWork work;
        work.openBlank();
        QVERIFY(work.document().save(work.path(QStringLiteral("map.delve"))).ok());
        work.window->mapView().guides().set({{4}, {7, 9}, editor::SymmetryAxis{10, 11}});
        QVERIFY(work.window->close());
        work.openEmpty();
        work.window->begin({});
        QTRY_VERIFY(work.window->pages().current());
        QTRY_COMPARE(work.window->mapView().guides().ofLevel().columns, std::vector<std::int32_t>{4});
        QCOMPARE(work.window->mapView().guides().ofLevel().axis, std::optional(editor::SymmetryAxis{10, 11}));
    }

    /// The grid shows on walls, and says when the cells are too small for it.
    void theGridShowsOnWallsOrSaysWhyNot() {
        test::WindowAtWork work;
        work.openBlank();
        auto& map = work.window->mapView();
        Level level = work.document().level();
        level.tiles.fill(wholeOf(level.size()), Tile::Wall);
        work.document().apply(Edit::between(work.document().level(), level), Text{"", "walls"});
        map.setCellPixels(32);
        const QImage plain = map.viewport()->grab().toImage();
        work.key(Qt::Key_G, Qt::ControlModifier);
        const QImage gridded = map.viewport()->grab().toImage();
        int differ = 0;
        for (int x = 100; x < 132; ++x) {
            const auto before = qGray(plain.pixel(x, 110)), after = qGray(gridded.pixel(x, 110));
            if (std::abs(before - after) > 10) ++differ;
        }
        QVERIFY(differ >= 1);
        const auto* why = work.window->findChild<QLabel*>(QStringLiteral("grid"));
        QVERIFY(!why->isVisible());
        map.setCellPixels(8);
        QVERIFY(why->isVisible());
        work.key(Qt::Key_G, Qt::ControlModifier);
        QVERIFY(!why->isVisible());
    }
};

DELVE_TEST(GuidesWindowTest)
#include "guides_window_test.moc"
