#include "editor/text/translations.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"

#include <QTabBar>
#include <QtTest>

using namespace delve;

namespace {

QList<QTabBar*> tabsOfDocks(const MainWindow& window) {
    QList<QTabBar*> bars = window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly);
    bars.removeIf([](const QTabBar* bar) { return !bar->isVisible() || bar->count() < 2; });
    return bars;
}

} // namespace

/// The window in each of its languages.
class LanguagesWindowTest : public QObject {
    Q_OBJECT
private slots:
    void theTitlesOfDocksAreWhole_data() {
        QTest::addColumn<QString>("language");
        for (const auto& language : Translations::languages()) QTest::newRow(qPrintable(language)) << language;
    }
    void theTitlesOfDocksAreWhole() {
        QFETCH(QString, language);
        Translations translations;
        QCOMPARE(translations.use(language), language);
        test::WindowAtWork work;
        work.open();
        work.window->resize(1280, 800);
        QTRY_COMPARE(tabsOfDocks(*work.window).size(), 1);
        const auto* tabs = tabsOfDocks(*work.window).front();
        QCOMPARE(tabs->count(), 3);
        int wanted = 0;
        for (int i = 0; i < tabs->count(); ++i) {
            const int text = tabs->fontMetrics().horizontalAdvance(tabs->tabText(i));
            QVERIFY2(tabs->tabRect(i).width() > text, qPrintable(tabs->tabText(i)));
            wanted += text;
        }
        QVERIFY2(tabs->sizeHint().width() <= tabs->width(),
                 qPrintable(QStringLiteral("%1 of text, %2 wide").arg(wanted).arg(tabs->width())));
    }
};

DELVE_TEST(LanguagesWindowTest)
#include "languages_window_test.moc"
