#include "editor/text/translations.h"
#include "editor/tools/thing_edits.h"
#include "tests/support/test.h"
#include "tests/ui/window/texts_that_fit.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/properties/properties_panel.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QtTest>

using namespace delve;

/// Whatever the language, every word of the properties can be read in a window of the usual size.
class PropertiesFitWindowTest : public QObject {
    Q_OBJECT
private slots:
    void everyWordCanBeRead_data() {
        QTest::addColumn<QString>("language");
        for (const auto& language : Translations::languages()) QTest::newRow(qPrintable(language)) << language;
    }

    void everyWordCanBeRead() {
        QFETCH(const QString, language);
        Translations translations;
        translations.use(language);
        test::WindowAtWork work;
        work.openBlank();
        work.window->resize(1280, 800);
        work.window->findChild<QDockWidget*>(QStringLiteral("properties"))->raise();
        const auto& panel = *work.window->pages().current()->panel<PropertiesPanel>();
        QTRY_COMPARE(test::cutTexts(panel), QStringList());
        const auto* name = panel.findChild<QLineEdit*>(QStringLiteral("new-property"));
        QVERIFY2(name->width() > name->fontMetrics().horizontalAdvance(QStringLiteral("a name of some length")),
                 qPrintable(QString::number(name->width())));
        work.key(Qt::Key_O);
        work.drag({5, 5}, {25, 15});
        QTRY_COMPARE(test::cutTexts(panel), QStringList());
        for (const auto& kind : thingKinds()) {
            ToolSettings settings = work.window->hand().settings();
            settings.thing = kind.kind;
            work.window->hand().setSettings(settings);
            work.key(Qt::Key_T);
            work.click({7 + static_cast<std::int32_t>(kind.kind), 10});
            QVERIFY(!work.window->hand().chosen().nothing());
            QTRY_COMPARE(test::cutTexts(panel), QStringList());
        }
    }
};

DELVE_TEST(PropertiesFitWindowTest)
#include "properties_fit_window_test.moc"
