#include "generation/level/rules.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/fields/number_field.h"
#include "ui/fields/range_slider.h"
#include "ui/properties/properties_panel.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/recipe/stage_column.h"

#include <QDockWidget>
#include <QKeyEvent>
#include <QSlider>
#include <QStyleOptionSpinBox>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

std::size_t stepsOf(const test::WindowAtWork& work) { return work.document().history().steps().size(); }

QPoint at(const QWidget& control, int percent) { return {control.width() * percent / 100, control.height() / 2}; }

void sendKey(QWidget& control, QEvent::Type type, Qt::Key key, bool repeats) {
    QKeyEvent event(type, key, Qt::NoModifier, QString(), repeats);
    QApplication::sendEvent(&control, &event);
}

/// As the window system reports a held key: repeated presses, with releases in between.
template <class Meanwhile>
void holdKey(QWidget& control, Qt::Key key, int repeats, Meanwhile meanwhile) {
    control.setFocus();
    sendKey(control, QEvent::KeyPress, key, false);
    meanwhile();
    for (int i = 0; i < repeats; ++i) {
        sendKey(control, QEvent::KeyRelease, key, true);
        sendKey(control, QEvent::KeyPress, key, true);
        meanwhile();
    }
    sendKey(control, QEvent::KeyRelease, key, false);
}

} // namespace

/// Any control held by the mouse or by a key gives one undo step.
class HeldControlsWindowTest : public QObject {
    Q_OBJECT

    std::unique_ptr<test::WindowAtWork> m_work;
    test::WindowAtWork& work() { return *m_work; }
    std::size_t m_before = 0;

    QSlider& slider() { return *work().recipePanel().stages().findChild<QSlider*>(); }
    NumberField& field(const QString& name) {
        for (auto* found : work().window->findChildren<NumberField*>())
            if (found->isVisible() && found->accessibleName().startsWith(name)) return *found;
        qFatal("no field %s", qPrintable(name));
        Q_UNREACHABLE();
    }
    void showProperties() {
        work().window->findChild<QDockWidget*>(QStringLiteral("properties"))->raise();
        QTRY_VERIFY(work().window->pages().current()->panel<PropertiesPanel>()->isVisible());
    }
    std::size_t newSteps() { return stepsOf(work()) - m_before; }

private slots:
    void init() {
        m_work = std::make_unique<test::WindowAtWork>();
        work().open();
        m_before = stepsOf(work());
    }
    void cleanup() { m_work.reset(); }

    /// The press beside the handle sets the value at once, and its level may be there before the mouse moves.
    void aSliderThatIsPressedBesideItsHandleAndDragged() {
        const auto before = fingerprint(work().document().level());
        QTest::mousePress(&slider(), Qt::LeftButton, {}, at(slider(), 20));
        work().settle();
        for (const int percent : {40, 60, 60, 80}) { // with a pause
            QTest::mouseMove(&slider(), at(slider(), percent));
            work().settle();
        }
        QTest::mouseMove(&slider(), at(slider(), 90));
        QTest::mouseRelease(&slider(), Qt::LeftButton, {}, at(slider(), 90)); // before the last level arrives
        work().settle();
        QCOMPARE(newSteps(), std::size_t{1});
        work().trigger(QStringLiteral("edit.undo"));
        QCOMPARE(fingerprint(work().document().level()), before);
    }

    void escapeTakesThePressBackToo() {
        const auto before = fingerprint(work().document().level());
        QTest::mousePress(&slider(), Qt::LeftButton, {}, at(slider(), 20));
        work().settle();
        QTest::mouseMove(&slider(), at(slider(), 70));
        work().settle();
        QTest::keyClick(work().window->windowHandle(), Qt::Key_Escape);
        QTest::mouseRelease(&slider(), Qt::LeftButton, {}, at(slider(), 70));
        work().settle();
        QCOMPARE(newSteps(), std::size_t{0});
        QCOMPARE(fingerprint(work().document().level()), before);
    }

    void aRangeSliderThatPauses() {
        auto* range = work().recipePanel().findChild<RangeSlider*>();
        QTest::mousePress(range, Qt::LeftButton, {}, at(*range, 30));
        work().settle();
        for (const int percent : {40, 50}) {
            QTest::mouseMove(range, at(*range, percent));
            work().settle();
        }
        QTest::mouseMove(range, at(*range, 60));
        QTest::mouseRelease(range, Qt::LeftButton, {}, at(*range, 60));
        work().settle();
        QCOMPARE(newSteps(), std::size_t{1});
    }

    void aKeyThatIsHeldOnASlider() {
        const auto before = fingerprint(work().document().level());
        holdKey(slider(), slider().value() < slider().maximum() ? Qt::Key_Right : Qt::Key_Left, 4,
                [this] { work().settle(); });
        work().settle();
        QCOMPARE(newSteps(), std::size_t{1});
        work().trigger(QStringLiteral("edit.undo"));
        QCOMPARE(fingerprint(work().document().level()), before);
    }

    void twoKeysOneAfterTheOtherAreTwoSteps() {
        const bool low = slider().value() < (slider().minimum() + slider().maximum()) / 2;
        for (const auto key : {low ? Qt::Key_End : Qt::Key_Home, low ? Qt::Key_Left : Qt::Key_Right}) {
            holdKey(slider(), key, 0, [this] { work().settle(); });
            work().settle();
        }
        QCOMPARE(newSteps(), std::size_t{2});
    }

    void aKeyThatIsHeldInANumber() {
        auto& number = *slider().parentWidget()->findChild<NumberField*>();
        holdKey(number, number.value() < number.maximum() ? Qt::Key_Up : Qt::Key_Down, 4, [this] { work().settle(); });
        work().settle();
        QCOMPARE(newSteps(), std::size_t{1});
    }

    void aButtonThatIsHeldBesideANumber() {
        auto& width = field(QStringLiteral("Width"));
        const double before = width.value();
        QStyleOptionSpinBox option;
        option.initFrom(&width);
        option.subControls = QStyle::SC_All;
        const QPoint up =
            width.style()->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxUp, &width).center();
        QTest::mousePress(&width, Qt::LeftButton, {}, up);
        QTRY_VERIFY(width.value() >= before + 3);
        QTest::mouseRelease(&width, Qt::LeftButton, {}, up);
        work().settle();
        QCOMPARE(newSteps(), std::size_t{1});
        QCOMPARE(work().document().level().size().width, static_cast<std::int32_t>(width.value()));
        work().trigger(QStringLiteral("edit.undo"));
        QCOMPARE(work().document().level().size().width, static_cast<std::int32_t>(before));
    }

    void theOpacityOfALayer() {
        work().window->findChild<QDockWidget*>(QStringLiteral("layers"))->raise();
        work().trigger(QStringLiteral("layer.add"));
        auto& opacity = *work().window->findChild<QSlider*>(QStringLiteral("layer-opacity"));
        QTRY_VERIFY(opacity.isVisible() && opacity.isEnabled());
        const auto layer = [this] { return work().document().level().layers.at(0).opacity; };
        const auto before = stepsOf(work());
        QTest::mousePress(&opacity, Qt::LeftButton, {}, at(opacity, 80));
        for (const int percent : {60, 40}) QTest::mouseMove(&opacity, at(opacity, percent));
        QTest::mouseRelease(&opacity, Qt::LeftButton, {}, at(opacity, 40));
        QVERIFY(layer() < 60);
        QCOMPARE(stepsOf(work()), before + 1);
        holdKey(opacity, Qt::Key_Right, 5, [] {});
        QCOMPARE(stepsOf(work()), before + 2);
        work().trigger(QStringLiteral("edit.undo"));
        work().trigger(QStringLiteral("edit.undo"));
        QCOMPARE(int(layer()), 100);
    }

    void aNumberOfTheRules() {
        showProperties();
        auto& sight = field(QStringLiteral("Sight radius"));
        const auto before = work().document().world().rules->sight;
        holdKey(sight, Qt::Key_Up, 3, [] {});
        const auto held = work().document().world().rules->sight;
        QVERIFY(held > before + 2); // the field determines how fast a held key counts
        QCOMPARE(newSteps(), std::size_t{1});
        sight.setFocus();
        for (const auto key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Down}) sendKey(sight, QEvent::KeyPress, key, false);
        sendKey(sight, QEvent::KeyRelease, Qt::Key_Up, false);
        QCOMPARE(newSteps(), std::size_t{2});
        work().trigger(QStringLiteral("edit.undo"));
        QCOMPARE(work().document().world().rules->sight, held);
        work().trigger(QStringLiteral("edit.undo"));
        QCOMPARE(work().document().world().rules->sight, before);
    }

    /// The control of a property that a person added stays while it is held, and undo shows in it.
    void aNumberThatAPersonAdded() {
        World with = work().document().world();
        with.levels[0].properties.set("danger", Decimal::of(3));
        work().document().applyWorld(WorldEdit::between(work().document().world(), with), Text{"", "property"});
        showProperties();
        auto& danger = field(QStringLiteral("danger"));
        const auto before = stepsOf(work());
        holdKey(danger, Qt::Key_Up, 4, [] {});
        const auto held = std::get<Decimal>(*work().document().level().properties.find("danger"));
        QVERIFY(held.floor() > 5);
        QCOMPARE(field(QStringLiteral("danger")).number(), held);
        QCOMPARE(stepsOf(work()), before + 1);
        work().trigger(QStringLiteral("edit.undo"));
        QCOMPARE(field(QStringLiteral("danger")).number(), Decimal::of(3));
    }
};

DELVE_TEST(HeldControlsWindowTest)
#include "held_controls_window_test.moc"
