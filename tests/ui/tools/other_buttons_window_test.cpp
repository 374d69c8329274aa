#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/map/map_view.h"

#include <QDialog>
#include <QGuiApplication>
#include <QtTest>

#include <memory>

using namespace delve;
using namespace delve::ui;

/// The other buttons of the mouse while the left one paints.
class OtherButtonsWindowTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_work = std::make_unique<test::WindowAtWork>();
        m_work->openBlank();
        m_work->key(Qt::Key_B);
        QTest::mousePress(view(), Qt::LeftButton, {}, m_work->at({10, 10}));
    }

    void theMiddleOneMovesTheMapAndTheStrokeEndsWithItsOwn() {
        QTest::mousePress(view(), Qt::MiddleButton, {}, m_work->at({10, 10}));
        QTest::mouseRelease(view(), Qt::LeftButton, {}, m_work->at({10, 10}));
        QVERIFY(!m_work->window->toolController().busy());
        QCOMPARE(m_work->document().history().position(), std::size_t{1});
        QTest::mouseRelease(view(), Qt::MiddleButton, {}, m_work->at({10, 10}));
        QTest::mouseMove(view(), m_work->at({20, 10}));
        QCOMPARE(m_work->document().level().tiles.at({20, 10}), Tile::Void);
    }

    void theRightOneOpensNoMenuThatWouldTakeTheRelease() {
        const QSignalSpy menus(&m_work->window->mapView(), &MapView::menuWanted);
        QTest::mousePress(view(), Qt::RightButton, {}, m_work->at({12, 10}));
        QTest::mouseRelease(view(), Qt::RightButton, {}, m_work->at({12, 10}));
        QCOMPARE(menus.size(), 0);
        QVERIFY(m_work->window->toolController().busy());
        QTest::mouseRelease(view(), Qt::LeftButton, {}, m_work->at({12, 10}));
        QCOMPARE(m_work->document().history().position(), std::size_t{1});
    }

    void aDialogThatComesEndsTheStroke() {
        QTRY_COMPARE(QGuiApplication::focusObject(), &m_work->window->mapView());
        QDialog dialog(m_work->window.get());
        dialog.open();
        QTRY_VERIFY(dialog.isActiveWindow());
        QTRY_VERIFY(!m_work->window->toolController().busy());
        QCOMPARE(m_work->document().history().position(), std::size_t{1});
    }

private:
    [[nodiscard]] QWidget* view() const { return m_work->window->mapView().viewport(); }

    std::unique_ptr<test::WindowAtWork> m_work;
};

DELVE_TEST(OtherButtonsWindowTest)
#include "other_buttons_window_test.moc"
