#include "editor/text/translations.h"
#include "editor/tools/thing_edits.h"
#include "generation/level/rules.h"
#include "tests/support/test.h"
#include "tests/ui/window/each_language.h"
#include "tests/ui/window/texts_that_fit.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/fields/number_field.h"
#include "ui/properties/properties_panel.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QScrollArea>
#include <QtTest>

#include <algorithm>
#include <set>

using namespace delve;
using namespace delve::ui;

/// Whatever the language, every word of the properties can be read in a window of the usual size.
class PropertiesFitWindowTest : public QObject {
    Q_OBJECT

    /// How much the form is wider than its visible part.
    static int widthBeyond(const QWidget& panel) {
        const auto* area = panel.findChild<QScrollArea*>();
        return std::max(0, area->widget()->width() - area->viewport()->width());
    }

private slots:
    void everyWordCanBeRead_data() { test::addEachLanguage(); }

    void everyWordCanBeRead() {
        QFETCH(const QString, language);
        editor::Translations translations;
        translations.use(language);
        test::WindowAtWork work;
        work.openBlank();
        work.window->resize(1280, 800);
        work.window->findChild<QDockWidget*>(QStringLiteral("properties"))->raise();
        const auto& panel = *work.window->pages().current()->panel<PropertiesPanel>();
        QTRY_COMPARE(test::cutTexts(panel), QStringList());
        QTRY_COMPARE(widthBeyond(panel), 0);
        const auto* name = panel.findChild<QLineEdit*>(QStringLiteral("new-property"));
        QVERIFY2(name->width() > name->fontMetrics().horizontalAdvance(QStringLiteral("a name of some length")),
                 qPrintable(QString::number(name->width())));
        work.key(Qt::Key_O);
        work.drag({5, 5}, {25, 15});
        QTRY_COMPARE(test::cutTexts(panel), QStringList());
        QTRY_COMPARE(widthBeyond(panel), 0);
        for (const auto& kind : thingKinds()) {
            editor::ToolSettings settings = work.window->toolController().settings();
            settings.thing = kind.kind;
            work.window->toolController().setSettings(settings);
            if (kind.kind == ThingKind::Lock) {
                Level after = work.document().level();
                after.tiles.set({7 + static_cast<std::int32_t>(kind.kind), 10}, Tile::Door);
                work.document().apply(Edit::between(work.document().level(), after), Text{"", "door"});
            }
            work.key(Qt::Key_T);
            work.click({7 + static_cast<std::int32_t>(kind.kind), 10});
            QVERIFY(!work.window->toolController().chosen().nothing());
            QTRY_COMPARE(test::cutTexts(panel), QStringList());
            QTRY_COMPARE(widthBeyond(panel), 0);
        }
    }

    /// A long name has the whole width, and the fields of numbers stand under each other.
    void aNameHasTheWholeWidth() {
        test::WindowAtWork work;
        work.openBlank();
        work.window->resize(1280, 800);
        work.window->findChild<QDockWidget*>(QStringLiteral("properties"))->raise();
        const auto& panel = *work.window->pages().current()->panel<PropertiesPanel>();
        const auto& area = *panel.findChild<QScrollArea*>();
        QTRY_VERIFY(area.viewport()->width() > 100);
        for (const char* name : {"Name of the level", "Name of the world"}) {
            const auto fields = panel.findChildren<QLineEdit*>();
            const auto field = std::ranges::find(fields, QString(name), &QWidget::accessibleName);
            QVERIFY2(field != fields.end(), name);
            QTRY_VERIFY2((*field)->width() > area.viewport()->width() * 8 / 10, name);
        }
        std::set<int> lefts;
        std::set<int> rights;
        for (const auto* field : panel.findChildren<NumberField*>()) {
            lefts.insert(field->mapTo(&panel, QPoint()).x());
            rights.insert(field->mapTo(&panel, QPoint(field->width(), 0)).x());
        }
        QCOMPARE(lefts.size(), std::size_t{1});
        QCOMPARE(rights.size(), std::size_t{1});
    }

    /// Each rule of a journey can be set, and undone in one step.
    void theRulesOfAJourneyCanBeSet_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<qint64>("cityCost");
        QTest::addColumn<qint64>("chest");
        QTest::addColumn<qint64>("wandering");
        const Rules usual;
        const qint64 town = usual.cityCost;
        const qint64 chest = usual.chest;
        QTest::newRow("town") << "Cost of a town"
                              << "7" << qint64{7} << chest << qint64{0};
        QTest::newRow("chest") << "Supplies per chest"
                               << "9" << town << qint64{9} << qint64{0};
        QTest::newRow("encounters") << "Encounter chance"
                                    << "12.5" << town << chest << qint64{12'500};
        QTest::newRow("more than all") << "Encounter chance"
                                       << "250" << town << chest << qint64{100'000};
    }
    void theRulesOfAJourneyCanBeSet() {
        QFETCH(const QString, name);
        QFETCH(const QString, typed);
        QFETCH(const qint64, cityCost);
        QFETCH(const qint64, chest);
        QFETCH(const qint64, wandering);
        test::WindowAtWork work;
        work.openBlank();
        auto& page = *work.window->pages().current();
        auto& document = page.document();
        const Rules before = *document.world().rules;
        Rules after = before;
        after.cityCost = cityCost;
        after.chest = chest;
        after.wandering.thousandths = wandering;
        work.window->findChild<QDockWidget*>(QStringLiteral("properties"))->raise();
        const auto fields = page.panel<PropertiesPanel>()->findChildren<NumberField*>();
        const auto field = std::ranges::find(fields, name, &QWidget::accessibleName);
        QVERIFY(field != fields.end());
        (*field)->setFocus();
        (*field)->selectAll();
        QTest::keyClicks(*field, typed);
        QTest::keyClick(*field, Qt::Key_Return);
        QTRY_VERIFY(*document.world().rules == after);
        document.undo();
        QVERIFY(*document.world().rules == before);
    }
};

DELVE_TEST(PropertiesFitWindowTest)
#include "properties_fit_window_test.moc"
