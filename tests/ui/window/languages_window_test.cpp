#include "editor/text/level_name.h"
#include "editor/text/translations.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/worlds.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"
#include "tests/ui/window/each_language.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/history/history_panel.h"
#include "ui/pages/message_bar.h"
#include "ui/pages/pages.h"

#include <QFile>
#include <QTabBar>
#include <QToolButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

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
    void theTitlesOfDocksAreWhole_data() { test::addEachLanguage(); }
    void theTitlesOfDocksAreWhole() {
        QFETCH(QString, language);
        editor::Translations translations;
        QCOMPARE(translations.use(language), language);
        test::WindowAtWork work;
        work.open();
        work.window->resize(1280, 800);
        QTRY_COMPARE(tabsOfDocks(*work.window).size(), 3); // left, right, and below the map
        for (const auto* tabs : tabsOfDocks(*work.window)) {
            QVERIFY(tabs->count() >= 3);
            int wanted = 0;
            for (int i = 0; i < tabs->count(); ++i) {
                const int text = tabs->fontMetrics().horizontalAdvance(tabs->tabText(i));
                QVERIFY2(tabs->tabRect(i).width() > text, qPrintable(tabs->tabText(i)));
                wanted += text;
            }
            QVERIFY2(tabs->sizeHint().width() <= tabs->width(),
                     qPrintable(QStringLiteral("%1 of text, %2 wide").arg(wanted).arg(tabs->width())));
        }
    }

    /// Steps and titles appear in the current language; the names of levels stay as they are in the file. The last
    /// export can still be repeated.
    void afterTheChangeEverythingSpeaksIt() {
        editor::Translations translations;
        QCOMPARE(translations.use(QStringLiteral("en")), QStringLiteral("en"));
        test::WindowAtWork work;
        work.openBlank();
        work.document().generate(recipeNamed(generation::builtInRecipes(), "journey@1")->withSeed(7), {64, 48});
        work.settle();
        work.window->toolController().selectAll();
        work.whereToSave = work.path(QStringLiteral("map.txt"));
        work.trigger(QStringLiteral("file.export"));
        QVERIFY(QFile::exists(work.whereToSave));
        const auto steps = [&work] {
            const auto* model = work.window->findChild<HistoryPanel*>()->model();
            QStringList names;
            for (int row = 0; row < model->rowCount(); ++row) names.append(model->index(row, 0).data().toString());
            return names;
        };
        QCOMPARE(steps().back(), QStringLiteral("Select all"));
        QCOMPARE(translations.use(QStringLiteral("de")), QStringLiteral("de"));
        QTRY_COMPARE(steps().back(), QStringLiteral("Alles auswählen"));
        QCOMPARE(work.document().history().undoName(), QStringLiteral("Alles auswählen"));
        QVERIFY(QFile::remove(work.whereToSave));
        work.trigger(QStringLiteral("file.export-again"));
        QVERIFY(QFile::exists(work.whereToSave));
    }

    /// Also if no map is open.
    void theBarOfMessagesSpeaksItToo() {
        editor::Translations translations;
        QCOMPARE(translations.use(QStringLiteral("en")), QStringLiteral("en"));
        test::WindowAtWork work;
        work.openEmpty();
        const auto closes = [&work] {
            const auto* button = work.window->messages().findChild<QToolButton*>();
            return button->toolTip() + u'/' + button->accessibleName();
        };
        const QString before = closes();
        QVERIFY(before.contains(QStringLiteral("Close this message")));
        QCOMPARE(translations.use(QStringLiteral("de")), QStringLiteral("de"));
        QTRY_VERIFY(!closes().contains(QStringLiteral("Close")));
        work.window->messages().tellFailure(QStringLiteral("told"));
        QVERIFY(work.window->messages().isVisible());
    }

    void aMapIsTitledAsItsFirstLevelIsListed() {
        editor::Translations translations;
        QCOMPARE(translations.use(QStringLiteral("de")), QStringLiteral("de"));
        test::WindowAtWork work;
        work.openEmpty();
        generation::Workspace workspace;
        const auto made =
            generation::generateWorld(generation::builtInRecipes().find("caves")->withSeed(7), {48, 36}, workspace);
        QVERIFY(made.ok());
        work.window->pages().open([&] {
            auto document = std::make_unique<editor::Document>(test::pool());
            document->reset(made->world);
            return document;
        }());
        const auto shown = editor::shownLevelName(made->world.name);
        QVERIFY(shown != QString::fromStdString(made->world.name));
        QCOMPARE(work.document().title(), shown);
        QVERIFY(work.window->windowTitle().startsWith(shown));
    }
};

DELVE_TEST(LanguagesWindowTest)
#include "languages_window_test.moc"
