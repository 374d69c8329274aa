#include "tests/support/test.h"
#include "ui/fields/range_slider.h"
#include "ui/theme/held_control.h"

#include <QDialog>
#include <QSignalSpy>
#include <QSlider>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

/// A control is held from the press to the release, even if another widget or window gets the release.
class HeldControlTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QWidget> m_window;
    QSlider* m_slider = nullptr;
    HeldControl* m_hold = nullptr;

    void press() { QTest::mousePress(m_slider, Qt::LeftButton, {}, m_slider->rect().center()); }
    void move(Qt::MouseButtons down) {
        const QPointF at = m_slider->rect().center();
        QMouseEvent event(QEvent::MouseMove, at, m_slider->mapToGlobal(at), Qt::NoButton, down, Qt::NoModifier);
        QApplication::sendEvent(m_slider, &event);
    }

private slots:
    void init() {
        m_window = std::make_unique<QWidget>();
        m_window->resize(300, 60);
        m_slider = new QSlider(Qt::Horizontal, m_window.get());
        m_slider->resize(280, 30);
        m_hold = new HeldControl(m_slider);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void fromThePressToTheRelease() {
        QSignalSpy held(m_hold, &HeldControl::held), released(m_hold, &HeldControl::released);
        press();
        move(Qt::LeftButton);
        QCOMPARE(held.count(), 1);
        QCOMPARE(released.count(), 0);
        QTest::mouseRelease(m_slider, Qt::LeftButton, {}, m_slider->rect().center());
        QCOMPARE(released.count(), 1);
    }

    void aDialogThatTakesTheReleaseEndsIt() {
        QSignalSpy released(m_hold, &HeldControl::released);
        press();
        QDialog dialog(m_window.get());
        dialog.open();
        QCOMPARE(released.count(), 1);
        dialog.close();
        QCOMPARE(released.count(), 1);
    }

    void aDialogEndsTheDragOfARangeToo() {
        RangeSlider range(100, m_window.get());
        range.resize(280, 30);
        range.QWidget::show();
        const QSignalSpy ended(&range, &RangeSlider::dragEnded);
        QTest::mousePress(&range, Qt::LeftButton, {}, range.rect().center());
        QDialog dialog(m_window.get());
        dialog.open();
        QCOMPARE(ended.count(), 1);
        QVERIFY(!range.dragging());
    }

    /// A window of another program got the release, and none of ours lost focus.
    void aMoveWithoutAButtonEndsIt() {
        QSignalSpy released(m_hold, &HeldControl::released);
        m_slider->setValue(50); // puts the handle under the press
        press();
        move(Qt::LeftButton);
        QVERIFY(m_slider->isSliderDown());
        QCOMPARE(released.count(), 0);
        move(Qt::NoButton);
        QCOMPARE(released.count(), 1);
        QVERIFY(!m_slider->isSliderDown());
        const int value = m_slider->value();
        QTest::mouseMove(m_slider, {5, 15});
        QCOMPARE(m_slider->value(), value);
        QCOMPARE(released.count(), 1);
    }

    void aMoveWithoutAButtonEndsTheDragOfARangeToo() {
        RangeSlider range(100, m_window.get());
        range.resize(280, 30);
        range.QWidget::show();
        const QSignalSpy ended(&range, &RangeSlider::dragEnded);
        QTest::mousePress(&range, Qt::LeftButton, {}, range.rect().center());
        const QPointF at(5, 15);
        QMouseEvent event(QEvent::MouseMove, at, range.mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&range, &event);
        QCOMPARE(ended.count(), 1);
        QVERIFY(!range.dragging());
        QVERIFY(range.to() > 40);
    }

    void anotherWindowThatTakesTheReleaseEndsIt() {
        QSignalSpy released(m_hold, &HeldControl::released);
        press();
        QEvent leaves(QEvent::WindowDeactivate);
        QApplication::sendEvent(m_window.get(), &leaves);
        QCOMPARE(released.count(), 1);
    }
};

DELVE_TEST(HeldControlTest)
#include "held_control_test.moc"
