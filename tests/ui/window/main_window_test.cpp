#include "generation/files/world_file.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/history/history_panel.h"
#include "ui/map/map_view.h"
#include "ui/menus/tables.h"
#include "ui/pages/message_bar.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/stages/stage_slider.h"
#include "ui/theme/icon.h"
#include "ui/window/status_line.h"

#include <QAccessible>
#include <QAction>
#include <QActionGroup>
#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QToolButton>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::ui;

namespace {

/// Drops a file on the middle of the map, with the events that the window system would send.
void dropOn(QWidget& window, const QString& path) {
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(window.rect().center(), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(window.rect().center(), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &drop);
}

void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

QDockWidget* dockOf(const test::WindowAtWork& work, const char* name) {
    return work.window->findChild<QDockWidget*>(QString::fromLatin1(name));
}

} // namespace

/// The window as a whole: files, actions, docks, stages, history.
class MainWindowTest : public QObject {
    Q_OBJECT
private slots:
    /// Menus mark one of several alternatives otherwise than a switch.
    void alternativesExcludeEachOther() {
        test::WindowAtWork work;
        work.open();
        const auto& list = work.window->actionList();
        const auto groupOf = [&list](const char* id) { return list.find(QString::fromLatin1(id))->actionGroup(); };
        for (const char* id : {"tool.brush", "view.theme.light", "view.language.en", "option.shape.line"})
            QVERIFY2(groupOf(id) && groupOf(id)->isExclusive(), id);
        QCOMPARE(groupOf("view.theme.light"), groupOf("view.theme.dark"));
        QVERIFY(groupOf("option.shape.line") != groupOf("option.symmetry.both"));
        for (const char* id : {"view.grid", "switch.filled", "play.view.lights"}) QVERIFY2(!groupOf(id), id);
        for (const char* id : {"tool.eraser", "tool.fill", "tool.fill", "tool.brush"}) {
            work.trigger(QString::fromLatin1(id));
            QCOMPARE(groupOf(id)->checkedAction(), list.find(QString::fromLatin1(id)));
        }
    }

    /// The menu of the map lists only what can be done there, in the order of the whole.
    void theMapMenuLeavesOutWhatDoesNotApply() {
        test::WindowAtWork work;
        work.open();
        const auto namesNow = [&work](MapPlace place) {
            QMenu menu;
            work.window->actionList().refreshOfPlace();
            work.window->actionList().fillWithEnabled(menu, mapMenuEntries(place));
            QStringList names;
            for (const auto* action : menu.actions())
                if (!action->isSeparator()) names.append(action->objectName());
            return names;
        };
        const auto before = namesNow(MapPlace::Cell);
        QVERIFY(!before.contains(QStringLiteral("edit.copy")));
        QVERIFY(before.contains(QStringLiteral("select.all")));
        for (const auto& name : before) QVERIFY2(work.window->actionList().find(name)->isEnabled(), qPrintable(name));
        work.trigger(QStringLiteral("select.all"));
        const auto after = namesNow(MapPlace::Selection);
        QVERIFY(after.contains(QStringLiteral("edit.copy")));
        QVERIFY(after.indexOf(QStringLiteral("edit.copy")) < after.indexOf(QStringLiteral("select.none")));
    }

    void everyActionHasItsTextAndItsOwnKey() {
        test::WindowAtWork work;
        work.open();
        QHash<QString, QString> owners;
        for (const auto& row : work.window->actionList().rows()) {
            const auto* action = work.window->actionList().find(row.id);
            QVERIFY2(!action->text().isEmpty(), qPrintable(row.id));
            QVERIFY2(!action->toolTip().isEmpty(), qPrintable(row.id));
            QVERIFY2(row.run, qPrintable(row.id));
            QVERIFY2(row.icon.isEmpty() || iconNames().contains(row.icon), qPrintable(row.id));
            for (const auto& key : row.keys) {
                const QString text = key.toString();
                QVERIFY2(!text.isEmpty(), qPrintable(row.id));
                QVERIFY2(!owners.contains(text), qPrintable(row.id + QStringLiteral(" and ") + owners[text]));
                owners.insert(text, row.id);
            }
            if (!row.keys.isEmpty())
                QVERIFY2(action->toolTip().contains(row.keys.first().toString(QKeySequence::NativeText)),
                         qPrintable(row.id));
        }
        QVERIFY(owners.size() > 20);
    }

    void everyActionStandsInAMenu() {
        test::WindowAtWork work;
        work.open();
        QSet<QAction*> found;
        QList<QMenu*> menus = work.window->menuBar()->findChildren<QMenu*>();
        for (const auto* menu : menus)
            for (auto* action : menu->actions()) found.insert(action);
        for (const auto& row : work.window->actionList().rows())
            QVERIFY2(found.contains(work.window->actionList().find(row.id)), qPrintable(row.id));
    }

    void everyControlHasAName() {
        test::WindowAtWork work;
        work.open();
        for (auto* widget : work.window->findChildren<QWidget*>()) {
            if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible() || widget->focusProxy()) continue;
            if (qobject_cast<QLineEdit*>(widget) && qobject_cast<QAbstractSpinBox*>(widget->parentWidget())) continue;
            const auto* interface = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(),
                     qPrintable(QStringLiteral("%1 %2 in %3")
                                    .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName(),
                                         QString::fromLatin1(widget->parentWidget()->metaObject()->className()))));
        }
    }

    void theKeyboardReachesTheWholeWindow() {
        test::WindowAtWork work;
        work.open();
        dockOf(work, "history")->raise(); // in front of those at the same place
        QCoreApplication::processEvents();
        work.window->mapView().setFocus();
        QSet<const QWidget*> seen;
        const auto press = [&seen](Qt::Key key) {
            QTest::keyClick(QApplication::focusWidget(), key);
            seen.insert(QApplication::focusWidget());
        };
        for (int area = 0; area < 8; ++area) press(Qt::Key_F6);
        for (int area = 0; area < 8 && !work.recipePanel().isAncestorOf(QApplication::focusWidget()); ++area)
            press(Qt::Key_F6);
        for (int i = 0; i < 8; ++i) press(Qt::Key_Tab);
        QVERIFY(seen.contains(&work.window->mapView()));
        const auto fields = work.recipePanel().findChildren<QLineEdit*>();
        QVERIFY(std::ranges::any_of(fields, [&seen](const QLineEdit* field) { return seen.contains(field); }));
        QVERIFY(seen.contains(work.window->findChild<HistoryPanel*>()));
    }

    void aMapIsSavedAndOpened() {
        test::WindowAtWork work;
        work.open();
        work.trigger(QStringLiteral("recipe.new-seed"));
        work.settle();
        QVERIFY(work.window->isWindowModified());
        work.whereToSave = work.path(QStringLiteral("first.delve"));
        work.trigger(QStringLiteral("file.save"));
        QVERIFY(QFile::exists(work.whereToSave));
        QVERIFY(!work.window->isWindowModified());
        QVERIFY(work.window->windowTitle().startsWith(QStringLiteral("first.delve")));
        const auto saved = fingerprint(work.document().level());

        work.whereToSave = work.path(QStringLiteral("second.delve"));
        work.trigger(QStringLiteral("file.save-as"));
        QVERIFY(QFile::exists(work.whereToSave));
        work.trigger(QStringLiteral("recipe.new-seed"));
        work.settle();
        QVERIFY(fingerprint(work.document().level()) != saved);

        work.fileToOpen = work.path(QStringLiteral("first.delve"));
        work.trigger(QStringLiteral("file.open"));
        QCOMPARE(work.askedAboutUnsaved, 0); // it opens in its own tab
        QCOMPARE(work.window->pages().count(), 2);
        QCOMPARE(fingerprint(work.document().level()), saved);
        QCOMPARE(work.window->mapView().level().size(), work.document().level().size());
        QVERIFY(!work.document().history().canUndo());
    }

    void savingCanBeThoughtBetterOf() {
        test::WindowAtWork work;
        work.open();
        work.trigger(QStringLiteral("recipe.new-seed"));
        work.settle();
        work.trigger(QStringLiteral("file.save")); // cancelled at the file name
        QVERIFY(work.window->isWindowModified());
        work.unsaved = Unsaved::Save;
        QVERIFY(!work.window->close()); // cancelled again: the window stays
        work.unsaved = Unsaved::Cancel;
        QVERIFY(!work.window->close());
        work.unsaved = Unsaved::Discard;
        QVERIFY(work.window->close());
        QCOMPARE(work.askedAboutUnsaved, 3);
    }

    void aFolderThatIsGoneIsTold() {
        test::WindowAtWork work;
        work.open();
        work.trigger(QStringLiteral("recipe.new-seed"));
        work.settle();
        work.whereToSave = work.path(QStringLiteral("no such folder/map.delve"));
        work.trigger(QStringLiteral("file.save"));
        QVERIFY(work.window->messages().isVisible());
        QVERIFY(!work.window->messages().text().isEmpty());
        QVERIFY(work.window->isWindowModified());
    }

    void aFileIsDropped() {
        test::WindowAtWork work;
        work.open();
        work.whereToSave = work.path(QStringLiteral("dropped.delve"));
        work.trigger(QStringLiteral("file.save-as"));
        const auto saved = fingerprint(work.document().level());
        work.trigger(QStringLiteral("recipe.new-seed"));
        work.settle();
        dropOn(*work.window, work.whereToSave); // already open: its tab is shown unchanged
        QCOMPARE(work.window->pages().count(), 1);
        work.trigger(QStringLiteral("file.close"));
        QCOMPARE(work.askedAboutUnsaved, 1);
        QCOMPARE(work.window->pages().count(), 0);
        dropOn(*work.window, work.whereToSave);
        QCOMPARE(fingerprint(work.document().level()), saved);
        QCOMPARE(work.document().path(), work.whereToSave);
    }

    void aBrokenFileIsToldInTheBar() {
        test::WindowAtWork work;
        work.open();
        const auto before = fingerprint(work.document().level());
        const QString broken = work.path(QStringLiteral("broken.delve"));
        write(broken, "{ \"delvewright\": 1, \"levels\": [");
        dropOn(*work.window, broken);
        QVERIFY(work.window->messages().isVisible());
        QVERIFY(work.window->messages().text().contains(QStringLiteral("broken.delve")));
        QCOMPARE(fingerprint(work.document().level()), before);
        QTest::mouseClick(work.window->messages().findChild<QToolButton*>(), Qt::LeftButton);
        QVERIFY(!work.window->messages().isVisible());
    }

    void recentFilesAreKept() {
        test::WindowAtWork work;
        work.open();
        for (const auto* name : {"a.delve", "b.delve"}) {
            work.whereToSave = work.path(QString::fromLatin1(name));
            work.trigger(QStringLiteral("file.save-as"));
        }
        const RecentFiles recent(work.settings);
        QCOMPARE(recent.paths(),
                 (QStringList{work.path(QStringLiteral("b.delve")), work.path(QStringLiteral("a.delve"))}));
        QFile::remove(work.path(QStringLiteral("b.delve")));
        QVERIFY(!work.window->openPath(work.path(QStringLiteral("b.delve"))));
        QCOMPARE(recent.paths(), QStringList{work.path(QStringLiteral("a.delve"))});
    }

    void aRecipeGoesThroughAFile() {
        test::WindowAtWork work;
        work.open();
        work.trigger(QStringLiteral("recipe.new-seed"));
        work.settle();
        work.whereToSave = work.path(QStringLiteral("mine.recipe"));
        work.trigger(QStringLiteral("recipe.save"));
        const auto wanted = fingerprint(work.document().level());
        work.trigger(QStringLiteral("recipe.new-seed"));
        work.settle();
        work.fileToOpen = work.whereToSave;
        work.trigger(QStringLiteral("recipe.load"));
        work.settle();
        QCOMPARE(fingerprint(work.document().level()), wanted);
        write(work.fileToOpen, "nonsense");
        work.trigger(QStringLiteral("recipe.load"));
        QVERIFY(work.window->messages().isVisible());
        QVERIFY(work.window->messages().text().contains(QStringLiteral("mine.recipe")));
        QFile large(work.fileToOpen = work.path(QStringLiteral("large.recipe")));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(qint64{1} << 36)); // a sparse file
        work.trigger(QStringLiteral("recipe.load"));
        QVERIFY(work.window->messages().text().contains(QStringLiteral("too large")));
    }

    /// The author of the map may have given its recipe any name.
    void theNameOfARecipeLeadsToNoFolder() {
        test::WindowAtWork work;
        work.open();
        World world = work.document().world();
        world.levels.front().recipe->name = "../../etc/profile";
        const QString path = work.path(QStringLiteral("sent.delve"));
        QVERIFY(writeDelveFile(world, path.toStdString()).ok());
        QVERIFY(work.window->openPath(path));
        work.trigger(QStringLiteral("recipe.save"));
        QCOMPARE(work.proposedPlace, QDir::home().filePath(QStringLiteral("..-..-etc-profile.recipe")));
    }

    void docksComeBackAsTheyWere() {
        test::WindowAtWork work;
        work.open();
        work.trigger(QStringLiteral("view.dock.history"));
        QVERIFY(dockOf(work, "history")->isHidden());
        work.window->addDockWidget(Qt::LeftDockWidgetArea, dockOf(work, "mini-map"));
        QVERIFY(work.window->close());
        work.open();
        QVERIFY(dockOf(work, "history")->isHidden());
        QVERIFY(!work.window->actionList().find(QStringLiteral("view.dock.history"))->isChecked());
        QCOMPARE(work.window->dockWidgetArea(dockOf(work, "mini-map")), Qt::LeftDockWidgetArea);
        work.trigger(QStringLiteral("view.dock.history"));
        QVERIFY(!dockOf(work, "history")->isHidden());
    }

    void theThemeIsSwitchedInTheMenu() {
        test::WindowAtWork work;
        work.open();
        work.trigger(QStringLiteral("view.theme.dark"));
        QTRY_COMPARE(work.window->palette().color(QPalette::Window), tokensOf(Shade::Dark).window);
        QVERIFY(work.window->actionList().find(QStringLiteral("view.theme.dark"))->isChecked());
        work.trigger(QStringLiteral("view.theme.light"));
        QTRY_COMPARE(work.window->palette().color(QPalette::Window), tokensOf(Shade::Light).window);
        QVERIFY(!work.window->actionList().find(QStringLiteral("view.theme.dark"))->isChecked());
    }

    void theHistoryDockJumps() {
        test::WindowAtWork work;
        work.open();
        const auto first = fingerprint(work.document().level());
        for (int i = 0; i < 3; ++i) {
            work.trigger(QStringLiteral("recipe.new-seed"));
            work.settle();
        }
        dockOf(work, "history")->raise();
        auto* list = work.window->findChild<HistoryPanel*>();
        QTRY_VERIFY(list->isVisible());
        QCOMPARE(list->model()->rowCount(), 4);
        QCOMPARE(list->currentIndex().row(), 3);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(0, 0)).center());
        QCOMPARE(fingerprint(work.document().level()), first);
        QCOMPARE(work.document().history().position(), std::size_t{0});
        QVERIFY(work.window->actionList().find(QStringLiteral("edit.redo"))->isEnabled());
        QVERIFY(!work.window->actionList().find(QStringLiteral("edit.undo"))->isEnabled());
    }

    void theStageSliderStepsBackAndKeepsItsPlace() {
        test::WindowAtWork work;
        work.open();
        auto& stages = work.window->stages();
        QVERIFY(stages.live());
        const auto live = fingerprint(work.document().level());
        work.window->mapView().setFocus();
        QTest::keyClick(&work.window->mapView(), Qt::Key_Comma);
        QTRY_VERIFY(work.document().tracing().trace());
        while (fingerprint(work.window->mapView().level()) == live &&
               work.window->actionList().find(QStringLiteral("stages.back"))->isEnabled()) {
            const auto* track = stages.findChild<QAbstractSlider*>();
            if (track->value() == 0) break;
            QTest::keyClick(&work.window->mapView(), Qt::Key_Comma);
        }
        QVERIFY(!stages.live());
        QVERIFY(fingerprint(work.window->mapView().level()) != live);
        const int place = stages.findChild<QAbstractSlider*>()->value();
        work.trigger(QStringLiteral("recipe.new-seed"));
        work.settle();
        QTRY_VERIFY(work.document().tracing().trace());
        QCOMPARE(stages.findChild<QAbstractSlider*>()->value(), place);
        QTRY_COMPARE(fingerprint(work.window->mapView().level()),
                     fingerprint(work.document().tracing().trace()->stages[static_cast<std::size_t>(place)].level));
        work.trigger(QStringLiteral("stages.live"));
        QVERIFY(stages.live());
        QCOMPARE(fingerprint(work.window->mapView().level()), fingerprint(work.document().level()));
    }

    void theStagesArePlayedToTheLiveMap() {
        test::WindowAtWork work;
        work.open();
        auto& stages = work.window->stages();
        stages.setStepTime(1);
        QSignalSpy shown(&stages, &StageSlider::stageShown);
        work.trigger(QStringLiteral("stages.play"));
        QVERIFY(stages.playing());
        QTRY_VERIFY(!stages.playing());
        QVERIFY(stages.live());
        QCOMPARE(shown.size(), static_cast<qsizetype>(work.document().tracing().trace()->stages.size()));
    }

    void theStatusLineTellsWhatIsUnderTheMouse() {
        test::WindowAtWork work;
        work.open();
        auto& map = work.window->mapView();
        map.fitMap();
        QTest::mouseMove(map.viewport(), map.viewport()->rect().center());
        const auto labels = work.window->findChild<StatusLine*>()->findChildren<QLabel*>();
        QTRY_VERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return QRegularExpression(QStringLiteral("^\\((39|40), 22\\) ")).match(label->text()).hasMatch();
        }));
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().startsWith(QStringLiteral("generated in"));
        }));
    }

    void cellsAreDescribedWithTheirThings() {
        Level level;
        level.tiles = Grid({4, 4}, Tile::Floor);
        Thing flower;
        flower.kind = ThingKind::Flower;
        flower.at = {1, 2};
        level.things.write().push_back(flower);
        QVERIFY(describeCell({1, 2}, level, TileCatalogue()).startsWith(QStringLiteral("(1, 2)")));
        QVERIFY(describeCell({1, 2}, level, TileCatalogue()).contains(QStringLiteral("lower")));
        QVERIFY(!describeCell({1, 1}, level, TileCatalogue()).contains(QStringLiteral("lower")));
    }

    void anotherLanguageRebuildsTheWindow() {
        test::WindowAtWork work;
        work.open();
        work.trigger(QStringLiteral("recipe.new-seed"));
        work.settle();
        const auto level = fingerprint(work.document().level());
        const QPointer<RecipePanel> before = &work.recipePanel();
        QEvent change(QEvent::LanguageChange);
        QApplication::sendEvent(work.window.get(), &change);
        QTRY_VERIFY(!before);
        QCOMPARE(fingerprint(work.window->mapView().level()), level);
        work.trigger(QStringLiteral("edit.undo"));
        QVERIFY(fingerprint(work.window->mapView().level()) != level);
        QVERIFY(dockOf(work, "recipe")->isVisible());
    }

    void theWindowAnswersWhileAGiantIsMade() {
        test::WindowAtWork work;
        work.open();
        work.document().generate(work.document().recipe(), {4096, 4096});
        QVERIFY(work.document().generating());
        int answered = 0;
        QTimer beat;
        connect(&beat, &QTimer::timeout, this, [&answered] { ++answered; });
        beat.start(5);
        QTRY_VERIFY(!work.document().generating() || answered >= 10);
        QVERIFY(answered >= 10);
        const auto before = work.document().level().size();
        if (work.document().generating()) QTest::keyClick(work.window.get(), Qt::Key_Escape);
        QTRY_VERIFY(!work.document().generating());
        QVERIFY(work.document().level().size() == before || work.document().level().size() == (Size{4096, 4096}));
    }
};

DELVE_TEST(MainWindowTest)
#include "main_window_test.moc"
