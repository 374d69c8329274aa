#include "editor/document/recovery.h"
#include "editor/tilesets/tile_picture.h"
#include "generation/level/delve_file.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/fields/colour_button.h"
#include "ui/files/new_map_dialog.h"
#include "ui/files/recovery_dialog.h"
#include "ui/map/map_view.h"
#include "ui/palette/palette_panel.h"
#include "ui/palette/tile_dialog.h"
#include "ui/palette/tileset_dialog.h"
#include "ui/window/command_search.h"
#include "ui/window/key_list.h"
#include "ui/window/preferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// Menus, docks and dialogs by mouse and keys alone, with the dialogs that the program opens.
class DialogsByHandWindowTest : public ByHand {
    Q_OBJECT

    PalettePanel& palette() { return *work().window->pages().current()->panel<PalettePanel>(); }
    template <class Control>
    static Control& part(const QWidget& of, const char* name) {
        return *of.findChild<Control*>(QString::fromLatin1(name));
    }
    static void showTab(QDialog& dialog, int index) {
        auto* tabs = dialog.findChild<QTabWidget*>()->tabBar();
        clickOn(*tabs, tabs->tabRect(index).center());
    }
    QString pictureOf(Size size, const QString& name) {
        QImage picture(size.width, size.height, QImage::Format_RGB32);
        picture.fill(qRgb(10, 200, 30));
        picture.save(work().path(name));
        return work().path(name);
    }
    void openAndClose(QMenu& menu, const QString& name) {
        QTRY_VERIFY2(menu.isVisible(), qPrintable(name));
        for (auto* entry : menu.actions()) {
            if (!entry->isEnabled() || entry->isSeparator()) continue;
            for (int i = 0; i < menu.actions().size() && menu.activeAction() != entry; ++i) pressKey(Qt::Key_Down);
            QCOMPARE(menu.activeAction(), entry);
            if (!entry->menu() || entry->menu()->isEmpty()) continue;
            pressKey(Qt::Key_Right);
            QTRY_VERIFY2(entry->menu()->isVisible(), qPrintable(entry->text()));
            pressKey(Qt::Key_Left);
            QTRY_VERIFY(!entry->menu()->isVisible());
        }
        pressKey(Qt::Key_Escape);
        QTRY_VERIFY(!menu.isVisible());
    }

private slots:
    void everyMenuOpensByMouseAndIsGoneThroughByKeys() {
        auto* bar = work().window->menuBar();
        for (auto* title : bar->actions()) {
            clickOn(*bar, bar->actionGeometry(title).center());
            openAndClose(*title->menu(), title->text());
            if (QApplication::activePopupWidget()) pressKey(Qt::Key_Escape);
        }
    }

    void everyDockGoesComesBackAndFloats() {
        const auto docks = work().window->findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
        QCOMPARE(docks.size(), static_cast<qsizetype>(work().panels.size()));
        for (auto* dock : docks) {
            const QStringList entry{QStringLiteral("Window"), dock->windowTitle()};
            if (dock->isHidden()) menu(entry);
            menu(entry);
            QVERIFY2(dock->isHidden(), qPrintable(dock->windowTitle()));
            menu(entry);
            QVERIFY2(!dock->isHidden(), qPrintable(dock->windowTitle()));
            dock->raise();
            QTRY_VERIFY(!dock->visibleRegion().isEmpty());
            clickOn(part<QAbstractButton>(*dock, "qt_dockwidget_floatbutton"));
            QTRY_VERIFY2(dock->isFloating(), qPrintable(dock->windowTitle()));
            QVERIFY(QTest::qWaitForWindowExposed(dock));
            clickOn(part<QAbstractButton>(*dock, "qt_dockwidget_closebutton"));
            QTRY_VERIFY(dock->isHidden());
            menu(entry);
            QTRY_VERIFY(dock->isVisible() && dock->isFloating());
            QVERIFY(QTest::qWaitForWindowExposed(dock));
            clickOn(part<QAbstractButton>(*dock, "qt_dockwidget_floatbutton"));
            QTRY_VERIFY2(!dock->isFloating(), qPrintable(dock->windowTitle()));
        }
    }

    void aBlankMapIsMade() {
        Answers answers;
        answers.next<NewMapDialog>([](NewMapDialog& dialog) {
            showTab(dialog, 1);
            typeInto(part<QSpinBox>(dialog, "blank-width"), QStringLiteral("70"), Qt::Key_Tab);
            typeInto(part<QSpinBox>(dialog, "blank-height"), QStringLiteral("33"), Qt::Key_Tab);
            chooseIn(part<QComboBox>(dialog, "blank-tile"), QStringLiteral("Grass"));
            clickOn(*buttonOf(dialog, QStringLiteral("Create")));
        });
        pressKey(Qt::Key_N, Qt::ControlModifier);
        QTRY_COMPARE(work().window->pages().count(), 2);
        QVERIFY(answers.allGiven());
        QVERIFY(work().document().level().tiles == Grid({70, 33}, Tile::Grass));
    }

    void aMapIsMadeFromARecipe() {
        Answers answers;
        answers.next<NewMapDialog>([](NewMapDialog& dialog) {
            auto* recipes = dialog.findChild<QListWidget*>();
            clickOn(*recipes->viewport(), recipes->visualItemRect(recipes->item(1)).center());
            typeInto(part<QSpinBox>(dialog, "recipe-width"), QStringLiteral("60"), Qt::Key_Tab);
            typeInto(part<QSpinBox>(dialog, "recipe-height"), QStringLiteral("50"), Qt::Key_Tab);
            typeInto(part<QLineEdit>(dialog, "new-seed"), QStringLiteral("77"));
        });
        pressKey(Qt::Key_N, Qt::ControlModifier);
        QTRY_COMPARE(work().window->pages().count(), 2);
        work().settle();
        QTRY_VERIFY(work().document().level().recipe);
        QCOMPARE(work().document().level().recipe->seed, std::uint64_t{77});
        QCOMPARE(work().document().level().size(), (Size{60, 50}));
    }

    void aMapIsMadeFromAPicture() {
        const QString picture = pictureOf({24, 16}, QStringLiteral("map.png"));
        Answers answers;
        answers.next<NewMapDialog>([](NewMapDialog& dialog) {
            showTab(dialog, 2);
            clickOn(part<QAbstractButton>(dialog, "choose-picture"));
            clickOn(*buttonOf(dialog, QStringLiteral("Create")));
        });
        answers.nextFile(picture);
        pressKey(Qt::Key_N, Qt::ControlModifier);
        QTRY_COMPARE(work().window->pages().count(), 2);
        QVERIFY(answers.allGiven());
        QCOMPARE(work().document().level().size(), (Size{24, 16}));
    }

    void aTileIsMadeWithColourAndPicture() {
        const QString picture = pictureOf({32, 32}, QStringLiteral("leaf.png"));
        Answers answers;
        answers.next<TileDialog>([](TileDialog& dialog) {
            const auto lines = dialog.findChildren<QLineEdit*>();
            typeInto(*lines[0], QStringLiteral("leaf"), Qt::Key_Tab);
            typeInto(*lines[1], QStringLiteral("l"), Qt::Key_Tab);
            clickOn(part<QAbstractButton>(dialog, "load-picture"));
            clickOn(*dialog.findChild<ColourButton*>());
            chooseIn(*dialog.findChild<QComboBox*>(), QStringLiteral("Blocks the way"));
            clickOn(*dialog.findChild<QCheckBox*>());
            clickOn(*buttonOf(dialog, QStringLiteral("OK")));
        });
        answers.nextFile(picture);
        answers.nextColour(QStringLiteral("#070809"));
        menu({QStringLiteral("Tools"), QStringLiteral("World's own tiles"), QStringLiteral("Add a tile…")});
        QVERIFY(answers.allGiven());
        const auto& own = work().document().world().tiles.custom();
        QCOMPARE(own.size(), std::size_t{1});
        QCOMPARE(own[0].name, std::string("leaf"));
        QCOMPARE(own[0].glyph, U'l');
        QCOMPARE(own[0].colour, (Colour{7, 8, 9}));
        QCOMPARE(own[0].walk, Walk::No);
        QCOMPARE(editor::pictureOf(own[0]).size(), QSize(32, 32));
        work().click({5, 5}); // the new tile is the current one
        QCOMPARE(int(work().document().level().tiles.at({5, 5})), firstCustomTile);
        answers.next<TileDialog>(
            [](TileDialog& dialog) { typeInto(*dialog.findChild<QLineEdit*>(), QStringLiteral("foliage")); });
        menu({QStringLiteral("Tools"), QStringLiteral("World's own tiles"), QStringLiteral("Change the tile…")});
        QCOMPARE(work().document().world().tiles.custom()[0].name, std::string("foliage"));
        menu({QStringLiteral("Tools"), QStringLiteral("World's own tiles"), QStringLiteral("Remove the tile")});
        QVERIFY(work().document().world().tiles.custom().empty());
        QCOMPARE(work().document().level().tiles.at({5, 5}), Tile::Floor);
    }

    void aTilesetIsTakenIn() {
        const QString picture = pictureOf({64, 32}, QStringLiteral("set.png"));
        Answers answers;
        answers.nextFile(picture);
        answers.next<TilesetDialog>([](TilesetDialog& dialog) {
            for (const auto* side : {"tile-width", "tile-height"})
                typeInto(part<QSpinBox>(dialog, side), QStringLiteral("16"), Qt::Key_Tab);
            typeInto(part<QLineEdit>(dialog, "tile-names"), QStringLiteral("set"), Qt::Key_Tab);
            clickOn(*buttonOf(dialog, QStringLiteral("None")));
            clickOn(*buttonOf(dialog, QStringLiteral("All")));
            clickOn(*buttonOf(dialog, QStringLiteral("Add the tiles")));
        });
        clickOn(part<QAbstractButton>(palette(), "tileset"));
        QVERIFY(answers.allGiven());
        QCOMPARE(work().document().world().tiles.custom().size(), std::size_t{8});
    }

    void preferencesAreSet() {
        for (int i = 0; i < 4; ++i) {
            Level after = work().document().level();
            after.tiles = Grid({3000, 3000});
            for (std::int32_t y = 0; y < 3000; y += 2)
                for (std::int32_t x = i; x < 3000; x += 3) after.tiles.set({x, y}, Tile::Grass);
            work().document().apply(Edit::between(work().document().level(), after), Text{"", "paint"});
        }
        QVERIFY(work().document().history().bytes() > std::size_t{25} << 20);
        Answers answers;
        answers.next<PreferencesDialog>([](PreferencesDialog& dialog) {
            typeInto(part<QSpinBox>(dialog, "undo-limit"), QStringLiteral("200"), Qt::Key_Tab);
            typeInto(part<QSpinBox>(dialog, "recovery-seconds"), QStringLiteral("9"), Qt::Key_Tab);
            clickOn(part<QCheckBox>(dialog, "painting-pins"));
            showTab(dialog, 1);
            chooseIn(part<QComboBox>(dialog, "theme"), QStringLiteral("Dark"));
            clickOn(*buttonOf(dialog, QStringLiteral("Close")));
        });
        menu({QStringLiteral("Edit"), QStringLiteral("Preferences…")});
        QTRY_VERIFY(answers.allGiven());
        QTRY_VERIFY(!work().window->findChild<PreferencesDialog*>());
        QCOMPARE(generalPreferences(work().settings).undoMegabytes, 200);
        QCOMPARE(generalPreferences(work().settings).recoverySeconds, 9);
        QVERIFY(!work().window->toolController().settings().pins);
        QCOMPARE(work().theme.choice(), Theme::Choice::Dark);
        QCOMPARE(work().document().history().limit(), std::size_t{200} << 20);
        // An incomplete number must not limit the history: dropped steps do not come back.
        QCOMPARE(work().document().history().steps().size(), std::size_t{4});
    }

    void theHelpIsShown() {
        Answers answers;
        answers.next<QMessageBox>([](QMessageBox& box) {
            QVERIFY(box.text().contains(QStringLiteral("Delvewright")));
            clickOn(*buttonOf(box, QStringLiteral("OK")));
        });
        menu({QStringLiteral("Help"), QStringLiteral("About Delvewright")});
        answers.next<KeyList>([](KeyList&) { pressKey(Qt::Key_Escape); });
        menu({QStringLiteral("Help"), QStringLiteral("Keys")});
        QTRY_VERIFY(!work().window->findChild<KeyList*>());
        answers.next<CommandSearch>([](CommandSearch&) {
            typeText(QStringLiteral("select all"));
            pressKey(Qt::Key_Return);
        });
        menu({QStringLiteral("Help"), QStringLiteral("Search actions…")});
        QTRY_COMPARE(work().document().selection()->count(), work().document().level().size().area());
        QVERIFY(answers.allGiven());
    }

    void aRecipeGoesThroughAFile() {
        menu({QStringLiteral("File"), QStringLiteral("New from recipe"), QStringLiteral("Grown rooms")});
        work().settle();
        QTRY_VERIFY(work().document().level().recipe);
        const auto seed = work().document().recipe().seed;
        const QString path = work().path(QStringLiteral("mine.recipe"));
        Answers answers;
        answers.nextFile(path);
        menu({QStringLiteral("Recipe"), QStringLiteral("Save recipe…")});
        QVERIFY(QFile::exists(path));
        menu({QStringLiteral("Recipe"), QStringLiteral("Regenerate with new seed")});
        work().settle();
        QVERIFY(work().document().recipe().seed != seed);
        answers.nextFile(path);
        menu({QStringLiteral("Recipe"), QStringLiteral("Load recipe…")});
        work().settle();
        QCOMPARE(work().document().recipe().seed, seed);
    }

    void aRecentFileIsOpened() {
        const QString path = work().path(QStringLiteral("kept.delve"));
        Answers answers;
        answers.nextFile(path);
        pressKey(Qt::Key_S, Qt::ControlModifier);
        pressKey(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(work().window->pages().count(), 0);
        menu({QStringLiteral("File"), QStringLiteral("Open recent"), QStringLiteral("kept.delve")});
        QCOMPARE(work().window->pages().count(), 1);
        QCOMPARE(work().document().path(), path);
    }

    /// Recovered work of two maps: one is discarded after a question, the other recovered.
    void recoveredWorkIsGivenUpAndTaken() {
        const QString folder = editor::recoveryFolderIn(work().path(QStringLiteral("data")));
        for (const auto tile : {Tile::Water, Tile::Forest}) {
            editor::Document document(test::pool());
            editor::Recovery recovery(document, folder, {std::chrono::milliseconds(1), std::chrono::milliseconds(1)});
            QSignalSpy written(&recovery, &editor::Recovery::written);
            Level after = document.level();
            after.tiles.set({2, 2}, tile);
            document.apply(Edit::between(document.level(), after), Text{"", "paint"});
            QTRY_VERIFY(!written.isEmpty());
        }
        work().window->begin({});
        auto* dialog = work().window->findChild<RecoveryDialog*>();
        QTRY_VERIFY(dialog && dialog->isActiveWindow());
        Answers answers;
        answers.next<QMessageBox>([](QMessageBox&) { pressKey(Qt::Key_Escape); });
        clickOn(*buttonOf(*dialog, QStringLiteral("Discard")));
        QVERIFY(answers.allGiven());
        QCOMPARE(editor::findRecoveredWork(folder).size(), std::size_t{2});
        answers.nextButton(QStringLiteral("Discard"));
        clickOn(*buttonOf(*dialog, QStringLiteral("Discard")));
        QCOMPARE(editor::findRecoveredWork(folder).size(), std::size_t{1});
        clickOn(*buttonOf(*dialog, QStringLiteral("Recover")));
        QCOMPARE(work().window->pages().count(), 2);
        QVERIFY(work().document().modified());
    }
};

DELVE_TEST(DialogsByHandWindowTest)
#include "dialogs_by_hand_window_test.moc"
