#include "generation/recipes/recipes.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/actions/action_list.h"
#include "ui/map/map_view.h"
#include "ui/window/command_search.h"
#include "ui/window/preferences.h"
#include "ui/window/recipe_card.h"
#include "ui/window/welcome_page.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::ui;

/// Preferences, command search, welcome page.
class DialogsWindowTest : public QObject {
    Q_OBJECT
private slots:
    void theSearchFindsByLettersAndRuns() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        auto* search = work.window->findChild<CommandSearch*>();
        QVERIFY(search);
        auto* line = search->findChild<QLineEdit*>();
        QTest::keyClicks(line, QStringLiteral("selall"));
        const auto* list = search->findChild<QListWidget*>();
        QVERIFY(list->item(0)->text().startsWith(QStringLiteral("Select all")));
        QVERIFY(list->item(0)->text().contains(QStringLiteral("Ctrl+A")));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(work.document().selection()->count(), work.document().level().size().area());
    }

    void everyActionIsFound() {
        test::WindowAtWork work;
        work.openBlank();
        for (const auto& row : work.window->actionList().rows())
            QVERIFY2(matchOf(withoutMnemonic(row.text), withoutMnemonic(row.text).left(6)) > 0, qPrintable(row.id));
        QCOMPARE(matchOf(QStringLiteral("Undo"), QStringLiteral("xyz")), 0);
        QVERIFY(matchOf(QStringLiteral("Room"), QStringLiteral("room")) >
                matchOf(QStringLiteral("New map: Rooms and mazes"), QStringLiteral("room")));
        QVERIFY(matchOf(QStringLiteral("Zoom in"), QStringLiteral("zi")) >
                matchOf(QStringLiteral("Resizing"), QStringLiteral("zi")));
    }

    /// The command search finds tool options, tiles and layers by their names and by their groups.
    void settingsTilesAndLayersAreFound() {
        test::WindowAtWork work;
        work.openBlank();
        work.trigger(QStringLiteral("help.search"));
        auto* search = work.window->findChild<CommandSearch*>();
        auto* line = search->findChild<QLineEdit*>();
        const auto* list = search->findChild<QListWidget*>();
        const auto finds = [&](const char* wanted, const char* first) {
            line->setText(QString::fromLatin1(wanted));
            return list->item(0) && list->item(0)->text().startsWith(QLatin1String(first));
        };
        QVERIFY(finds("symm quarter", "Symmetry: Quarter turns"));
        QVERIFY(finds("round", "Brush shape: Round"));
        QVERIFY(finds("pin painting", "Pin when painting"));
        QVERIFY(finds("fill shape", "Fill shape"));
        QVERIFY(finds("add a layer", "Add a layer"));
        QVERIFY(finds("lock the layer", "Lock the layer"));
        QVERIFY(finds("add a tile", "Add a tile"));
        QVERIFY(finds("new map: gro", "New map: Grown rooms"));
        QVERIFY(finds("symmetry: left", "Symmetry: Left and right"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(work.window->toolController().settings().symmetry, editor::Symmetry::Horizontal);
    }

    void settingsHaveKeysOfTheirOwn() {
        test::WindowAtWork work;
        work.openBlank();
        auto& actions = work.window->actionList();
        actions.setKeys(QStringLiteral("switch.pins"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_P)});
        QVERIFY(work.window->toolController().settings().pins);
        work.key(Qt::Key_P, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(!work.window->toolController().settings().pins);
        QVERIFY(!actions.find(QStringLiteral("switch.pins"))->isChecked());
        work.trigger(QStringLiteral("layer.add"));
        QCOMPARE(work.document().level().layers.size(), std::size_t{1});
        QVERIFY(work.window->toolController().settings().layer.has_value());
        work.trigger(QStringLiteral("layer.lock"));
        QVERIFY(work.document().level().layers[0].locked);
        QVERIFY(actions.find(QStringLiteral("layer.lock"))->isChecked());
        work.trigger(QStringLiteral("layer.below"));
        QVERIFY(!work.window->toolController().settings().layer.has_value());
        QVERIFY(!actions.find(QStringLiteral("layer.remove"))->isEnabled());
        work.trigger(QStringLiteral("layer.above"));
        work.trigger(QStringLiteral("layer.remove"));
        QVERIFY(work.document().level().layers.empty());
    }

    void preferencesHoldAtOnce() {
        test::WindowAtWork work;
        work.openBlank();
        QVERIFY(work.window->toolController().settings().pins);
        work.trigger(QStringLiteral("program.preferences"));
        auto* dialog = work.window->findChild<PreferencesDialog*>();
        dialog->findChild<QSpinBox*>(QStringLiteral("undo-limit"))->setValue(64);
        QCOMPARE(work.document().history().limit(), std::size_t{64} << 20);
        dialog->findChild<QCheckBox*>(QStringLiteral("painting-pins"))->click();
        QVERIFY(!work.window->toolController().settings().pins);
        editor::ToolSettings switched = work.window->toolController().settings();
        switched.pins = true; // as the tool option does
        work.window->toolController().setSettings(switched);
        dialog->findChild<QSpinBox*>(QStringLiteral("undo-limit"))->setValue(64);
        dialog->findChild<QSpinBox*>(QStringLiteral("recovery-seconds"))->setValue(10);
        QVERIFY(work.window->toolController().settings().pins);
        dialog->close();
        QVERIFY(work.window->close());
        work.openBlank();
        QVERIFY(!work.window->toolController().settings().pins);
        QCOMPARE(work.document().history().limit(), std::size_t{64} << 20);
    }

    /// A button that triggers an action shows the action's current shortcut.
    void buttonsTellTheKeysOfTheirActions() {
        test::WindowAtWork work;
        work.openBlank();
        auto& actions = work.window->actionList();
        const auto tipOf = [&work](const QString& action) {
            for (const auto* button : work.window->findChildren<QToolButton*>())
                if (button->property(actionOfButton).toString() == action) return button->toolTip();
            return QString();
        };
        for (const auto* id :
             {"level.add", "level.copy", "level.rename", "level.delete", "tile.add", "tile.add-tileset", "tile.edit",
              "tile.remove", "layer.add", "layer.up", "layer.down", "layer.remove"})
            QCOMPARE(tipOf(QString::fromLatin1(id)), actions.find(QString::fromLatin1(id))->toolTip());
        QVERIFY(tipOf(QStringLiteral("level.add")).contains(QStringLiteral("Ctrl+Shift+N")));
        actions.setKeys(QStringLiteral("level.rename"), {QKeySequence(Qt::CTRL | Qt::Key_F8)});
        QVERIFY(tipOf(QStringLiteral("level.rename")).contains(QStringLiteral("Ctrl+F8")));
    }

    void theLanguageIsChosenAmongThePreferences() {
        test::WindowAtWork work;
        work.openBlank();
        work.trigger(QStringLiteral("program.preferences"));
        const QPointer<PreferencesDialog> dialog = work.window->findChild<PreferencesDialog*>();
        auto* languages = dialog->findChild<QComboBox*>(QStringLiteral("language"));
        const int german = languages->findData(QStringLiteral("de"));
        QVERIFY(german >= 0);
        emit languages->activated(german);
        QCOMPARE(work.spoken, QStringList{QStringLiteral("de")});
        QVERIFY(!dialog || !dialog->isVisible());
        QEvent change(QEvent::LanguageChange); // as sent when the translations change
        QCoreApplication::sendEvent(work.window.get(), &change);
        QTRY_VERIFY(work.window->findChild<PreferencesDialog*>() &&
                    work.window->findChild<PreferencesDialog*>() != dialog.data());
    }

    void theLastSessionComesBackOnlyWhereItIsWanted() {
        test::WindowAtWork work;
        work.openBlank();
        work.whereToSave = work.path(QStringLiteral("map.delve"));
        work.trigger(QStringLiteral("file.save-as"));
        work.trigger(QStringLiteral("program.preferences"));
        auto* dialog = work.window->findChild<PreferencesDialog*>();
        dialog->findChild<QCheckBox*>(QStringLiteral("restore-session"))->click();
        auto* seconds = dialog->findChild<QSpinBox*>(QStringLiteral("recovery-seconds"));
        seconds->setValue(1000);
        QVERIFY(seconds->value() <= 25); // at most half a minute may be lost
        QCOMPARE(generalPreferences(work.settings).recoverySeconds, seconds->value());
        dialog->close();
        QVERIFY(work.window->close());
        work.openEmpty();
        work.window->begin({});
        QVERIFY(!work.window->pages().find(work.whereToSave));
    }

    void aKeyIsChangedRefusedAndReset() {
        test::WindowAtWork work;
        work.openBlank();
        auto* brush = work.window->actionList().find(QStringLiteral("tool.brush"));
        work.trigger(QStringLiteral("program.preferences"));
        auto* dialog = work.window->findChild<PreferencesDialog*>();
        auto* list = dialog->findChild<QTreeWidget*>();
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            if (list->topLevelItem(i)->text(0) == withoutMnemonic(brush->text()))
                list->setCurrentItem(list->topLevelItem(i));
        auto* edit = dialog->findChild<QKeySequenceEdit*>();
        const auto take = [edit](const QKeySequence& key) {
            edit->setKeySequence(key);
            emit edit->editingFinished();
        };
        take(QKeySequence(Qt::Key_E)); // the eraser's
        QCOMPARE(brush->shortcut(), QKeySequence(Qt::Key_B));
        const auto labels = dialog->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel* label) { return label->text().contains(QStringLiteral("Eraser")); }));
        take(QKeySequence(Qt::Key_Q));
        QCOMPARE(brush->shortcut(), QKeySequence(Qt::Key_Q));
        QVERIFY(brush->toolTip().contains(QStringLiteral("(Q)")));
        work.window->actionList().setKeys(QStringLiteral("recipe.new-seed"), {QKeySequence(Qt::Key_Q | Qt::ALT)});
        const auto* dice = work.window->findChild<QToolButton*>(QStringLiteral("seed-dice"));
        QVERIFY(dice->toolTip().contains(QStringLiteral("(Alt+Q)")));
        dialog->close();
        QVERIFY(work.window->close());
        work.openBlank();
        QCOMPARE(work.window->actionList().find(QStringLiteral("tool.brush"))->shortcut(), QKeySequence(Qt::Key_Q));
        work.key(Qt::Key_R);
        work.key(Qt::Key_Q);
        QCOMPARE(work.window->toolController().tool().id, std::string_view("brush"));
    }

    void theSearchHoldsAfterAKeyIsSetAndAFirstKeyThatIsTakenIsNotGivenTwice() {
        test::WindowAtWork work;
        work.openBlank();
        work.trigger(QStringLiteral("program.preferences"));
        auto* dialog = work.window->findChild<PreferencesDialog*>();
        auto* list = dialog->findChild<QTreeWidget*>();
        QLineEdit* search = nullptr;
        for (auto* line : dialog->findChildren<QLineEdit*>())
            if (line->accessibleName() == QStringLiteral("Search actions")) search = line;
        const auto choose = [list](const QString& name) {
            list->setCurrentItem(list->findItems(name, Qt::MatchExactly).value(0));
        };
        const auto set = [dialog](const QKeySequence& key) {
            dialog->findChild<QKeySequenceEdit*>()->setKeySequence(key);
            emit dialog->findChild<QKeySequenceEdit*>()->editingFinished();
        };
        search->setText(QStringLiteral("brush"));
        choose(QStringLiteral("Brush"));
        set(QKeySequence(Qt::Key_Q));
        QVERIFY(list->findItems(QStringLiteral("Eraser"), Qt::MatchExactly).value(0)->isHidden());
        search->clear();
        choose(QStringLiteral("Eraser"));
        set(QKeySequence(Qt::Key_B)); // free now
        choose(QStringLiteral("Brush"));
        for (auto* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("&Reset")) button->click();
        const auto& actions = work.window->actionList();
        QCOMPARE(actions.find(QStringLiteral("tool.brush"))->shortcut(), QKeySequence(Qt::Key_Q));
        QCOMPARE(actions.find(QStringLiteral("tool.eraser"))->shortcut(), QKeySequence(Qt::Key_B));
    }

    void aDoubleClickOnTheWelcomeOpensAMapAndPaintsNothing() {
        test::WindowAtWork work;
        work.openEmpty();
        auto* button = work.window->findChild<WelcomePage*>()->findChild<QToolButton*>();
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(work.window->pages().count() == 1 && work.document().level().recipe);
        work.settle();
        // The second half arrives on the map, which is in its place now.
        auto* viewport = work.window->mapView().viewport();
        const auto twice = [&] {
            const QPointF place = work.at({3, 3});
            QMouseEvent event(QEvent::MouseButtonDblClick, place, viewport->mapToGlobal(place), Qt::LeftButton,
                              Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(viewport, &event);
            QTest::mouseRelease(viewport, Qt::LeftButton, {}, work.at({3, 3}));
        };
        const auto steps = work.document().history().steps().size();
        twice();
        QCOMPARE(work.document().history().steps().size(), steps);
        work.click({5, 5});
        twice();
        QVERIFY(work.document().history().steps().size() > steps);
    }

    void theFirstStartWelcomes() {
        test::WindowAtWork work;
        work.openEmpty();
        work.window->begin({});
        QCOMPARE(work.window->pages().count(), 0);
        auto* welcome = work.window->findChild<WelcomePage*>();
        QVERIFY(welcome && welcome->isVisible());
        const auto cards = welcome->findChildren<RecipeCard*>();
        QVERIFY(cards.size() >= int(generation::builtInRecipes().size()));
        QTRY_VERIFY(cards.front()->hasPicture());
        QTest::mouseClick(cards.front(), Qt::LeftButton);
        QCOMPARE(work.window->pages().count(), 1);
        work.settle();
        QVERIFY(work.document().level().recipe.has_value());
        QVERIFY(work.window->close());
        work.openEmpty();
        work.window->begin({});
        QCOMPARE(work.window->pages().count(), 1); // the second start shows a map
    }

    void thePicturesOfRecipesFollowTheColours() {
        test::WindowAtWork work;
        work.theme.choose(Theme::Choice::Dark);
        work.openEmpty();
        const auto* card = work.window->findChild<WelcomePage*>()->findChild<RecipeCard*>();
        const auto picture = [card] { return card->picture(); };
        QTRY_VERIFY(card->hasPicture());
        const QImage dark = picture();
        work.theme.choose(Theme::Choice::Light);
        QTRY_VERIFY(picture() != dark);
        work.theme.choose(Theme::Choice::Dark);
        QTRY_COMPARE(picture(), dark);
    }
};

DELVE_TEST(DialogsWindowTest)
#include "dialogs_window_test.moc"
