#include "playtest/measures/measure.h"
#include "tests/support/held_pool.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/fields/condition_field.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/recipe/want_row.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLabel>
#include <QToolButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// The row Want of the recipe panel, by mouse and keys.
class WantWindowTest : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowAtWork> m_work;
    WindowAtWork& work() { return *m_work; }
    WantRow& row() { return work().recipePanel().want(); }
    ConditionField& field() { return row().field(); }
    QString note() { return row().findChild<QLabel*>(QStringLiteral("want-note"))->text(); }
    QAbstractItemView& list() { return *field().findChild<QCompleter*>()->popup(); }
    std::optional<Decimal> measured(std::string_view id) {
        const auto values = play::measure(work().document().world(), work().document().currentLevel());
        for (const auto& value : *values)
            if (value.info->id == id) return value.value;
        return {};
    }
    /// In the field, within its frame, without a selection.
    int accentPixels() {
        field().deselect();
        const auto picture = field().grab().toImage();
        int count = 0; // of a warm colour, where the text itself is grey
        for (int y = 4; y < picture.height() - 3; ++y)
            for (int x = 4; x < picture.width() - 4; ++x)
                count += qRed(picture.pixel(x, y)) > qBlue(picture.pixel(x, y)) + 40 ? 1 : 0;
        return count;
    }
    void type(const QString& text) {
        clickOn(field());
        field().selectAll();
        typeText(text);
        list().hide();
    }

private slots:
    void init() {
        m_work = std::make_unique<WindowAtWork>();
        work().open();
    }
    void cleanup() { m_work.reset(); }

    void enterFindsASeedWhoseMapFits() {
        type(QStringLiteral("loops >= 2 and path >= 60"));
        for (int time = 0; time < 2; ++time) {
            const auto before = work().document().recipe().seed;
            pressKey(Qt::Key_Return);
            QTRY_VERIFY_WITH_TIMEOUT(!row().searching(), 60'000);
            QVERIFY2(note().startsWith(QStringLiteral("Found after ")), qPrintable(note()));
            work().settle();
            QVERIFY(work().document().recipe().seed != before);
            QVERIFY(*measured("loops") >= Decimal::of(2));
            QVERIFY(*measured("path") >= Decimal::of(60));
        }
    }

    /// What a person painted stays, and is measured.
    void pinsHold() {
        work().key(Qt::Key_B);
        auto settings = work().window->toolController().settings();
        settings.tile = Tile::Water;
        work().window->toolController().setSettings(settings);
        work().drag({3, 3}, {6, 3});
        type(QStringLiteral("rooms >= 1"));
        pressKey(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!row().searching(), 60'000);
        work().settle();
        QVERIFY(note().startsWith(QStringLiteral("Found after ")));
        QVERIFY(work().document().level().tiles.at({4, 3}) == Tile::Water);
    }

    void withoutSuccessItSaysHowNearItCame() {
        type(QStringLiteral("rooms > 100000"));
        const auto before = work().document().recipe().seed;
        clickOn(*row().findChild<QToolButton*>());
        QTRY_VERIFY_WITH_TIMEOUT(!row().searching(), 120'000);
        QVERIFY2(note().startsWith(QStringLiteral("None of 1000 levels fits. The nearest has seed ")),
                 qPrintable(note()));
        QCOMPARE(work().document().recipe().seed, before);
    }

    void aSearchCanBeStopped() {
        HeldPool held(work().pool);
        type(QStringLiteral("rooms > 100000"));
        pressKey(Qt::Key_Return);
        QVERIFY(row().searching());
        work().trigger(QStringLiteral("recipe.find-seed"));
        QVERIFY(!row().searching());
        QCOMPARE(note(), QStringLiteral("Stopped."));
    }

    void anotherRecipeStopsTheSearch() {
        type(QStringLiteral("rooms > 100000"));
        pressKey(Qt::Key_Return);
        QVERIFY(row().searching());
        work().trigger(QStringLiteral("recipe.new-seed"));
        QVERIFY(!row().searching());
    }

    void faultsAreUnderlinedAndSaid() {
        type(QStringLiteral("romms > 3"));
        QCOMPARE(note(), QStringLiteral("There is no measure \"romms\". Did you mean rooms?"));
        QCOMPARE(field().toolTip(), note());
        QVERIFY(!row().findChild<QToolButton*>()->isEnabled());
        const int marked = accentPixels();
        type(QStringLiteral("rooms > 3"));
        QVERIFY(note().isEmpty());
        QVERIFY(marked > accentPixels());
        type(QString());
        QVERIFY(note().isEmpty());
    }

    void theListCompletesWhatIsBegun() {
        clickOn(field());
        typeText(QStringLiteral("bridge-w"));
        QTRY_VERIFY(list().isVisible());
        QTest::keyClick(&list(), Qt::Key_Down);
        QTest::keyClick(&list(), Qt::Key_Return);
        QTRY_COMPARE(field().text(), QStringLiteral("bridge-weight "));
        pressKey(Qt::Key_Space, Qt::ControlModifier);
        QTRY_VERIFY(list().isVisible());
        QCOMPARE(list().model()->rowCount(), 7);
        QTest::keyClick(&list(), Qt::Key_Escape);
        QTRY_VERIFY(!list().isVisible());
    }
};

DELVE_TEST(WantWindowTest)
#include "want_window_test.moc"
