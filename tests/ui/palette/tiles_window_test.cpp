#include "editor/tilesets/tile_picture.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/map/map_view.h"
#include "ui/palette/palette_panel.h"
#include "ui/palette/palette_view.h"
#include "ui/palette/pixel_editor.h"
#include "ui/palette/recent_strip.h"
#include "ui/palette/tile_chooser.h"
#include "ui/palette/tile_dialog.h"
#include "ui/palette/tileset_dialog.h"
#include "ui/palette/tileset_view.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

/// Calls `act` with the next dialog of this type, once it is open.
template <class Dialog, class Act>
void withNext(Act act) {
    QTimer::singleShot(0, qApp, [act] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        if (dialog) act(*dialog);
    });
}

void press(QWidget& in, const QString& name) {
    auto* button = in.findChild<QAbstractButton*>(name);
    QVERIFY2(button, qPrintable(name));
    QTest::mouseClick(button, Qt::LeftButton);
}

void accept(QDialog& dialog) {
    auto* buttons = dialog.findChild<QDialogButtonBox*>();
    for (auto* button : buttons->buttons())
        if (buttons->buttonRole(button) == QDialogButtonBox::AcceptRole)
            return QTest::mouseClick(button, Qt::LeftButton);
    QFAIL("no button to accept with");
}

PalettePanel& palette(const test::WindowAtWork& work) { return *work.window->pages().current()->panel<PalettePanel>(); }
const std::vector<TileKind>& ownTiles(const test::WindowAtWork& work) { return work.document().world().tiles.custom(); }

QRgb pixelAt(const test::WindowAtWork& work, Cell cell) {
    const QImage picture = work.window->mapView().viewport()->grab().toImage();
    return picture.pixel(work.at(cell));
}

} // namespace

/// Custom tiles: created, drawn, loaded, and used for painting.
class TilesWindowTest : public QObject {
    Q_OBJECT
private slots:
    /// Removing a tile changes the numbers of later ones; the recent tiles must not change with them.
    void whatWasUsedIsTheSameTileWhenAnotherIsRemoved() {
        test::WindowAtWork work;
        work.openBlank();
        World world = work.document().world();
        for (const char* name : {"lava", "frost"}) {
            TileKind kind;
            kind.name = name;
            kind.glyph = static_cast<char32_t>(name[0]);
            world.tiles.add(kind);
        }
        work.document().applyWorld(WorldEdit::between(work.document().world(), world), Text{"", "tiles"});
        const auto take = [&work](const char* name) {
            editor::ToolSettings settings = work.window->toolController().settings();
            settings.tile = *work.document().world().tiles.find(name);
            work.window->toolController().setSettings(settings);
        };
        work.key(Qt::Key_B);
        take("frost");
        work.click({5, 5});
        take("lava");
        work.trigger(QStringLiteral("tile.remove"));
        QCOMPARE(work.window->toolController().settings().tile, Tile::Floor);
        const auto* const recent = palette(work).findChild<RecentStrip*>();
        QStringList used;
        for (std::size_t place = 0; place < RecentStrip::places; ++place)
            if (recent->choiceAt(place)) used.append(recent->button(place).toolTip());
        QCOMPARE(used, QStringList{QStringLiteral("frost")});
    }

    void aTileHasAGlyphThatIsSeen() {
        TileKind kind;
        kind.name = "own";
        kind.glyph = U'o';
        TileDialog dialog(kind, nullptr);
        dialog.show();
        const auto fields = dialog.findChildren<QLineEdit*>();
        const auto glyph = std::ranges::find(fields, QStringLiteral("o"), &QLineEdit::text);
        QVERIFY(glyph != fields.end());
        const auto* const ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        const auto isRefused = [&dialog] {
            return std::ranges::any_of(dialog.findChildren<QLabel*>(), [](const QLabel* label) {
                return label->isVisible() && label->text().startsWith(QStringLiteral("The glyph U+"));
            });
        };
        QVERIFY(ok->isEnabled() && !isRefused());
        for (const char16_t wrong : {u' ', u'\u009b', u'\u00a0', u'\u0301', u'\u200b', u'\u202e', u'\ufeff'}) {
            (*glyph)->setText(QString(QChar(wrong)));
            QVERIFY2(!ok->isEnabled(), qPrintable(QString::number(wrong, 16)));
            QVERIFY(isRefused());
        }
        (*glyph)->setText(QStringLiteral("é"));
        QVERIFY(ok->isEnabled() && !isRefused());
    }

    void theListMarksWhatIsLaid() {
        test::WindowAtWork work;
        work.openBlank();
        auto* list = palette(work).findChild<PaletteView*>();
        work.key(Qt::Key_B);
        QCOMPARE(list->picked(), std::optional(int(Tile::Floor)));
        QCOMPARE(list->currentItem()->text(), QStringLiteral("Floor"));
        work.key(Qt::Key_T);
        QVERIFY(*list->picked() < 0); // a thing
        auto* door = list->findItems(QStringLiteral("Open door"), Qt::MatchExactly).value(0);
        QVERIFY(door);
        list->scrollToItem(door);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(door).center());
        QCOMPARE(work.window->toolController().tool().id, std::string_view("brush"));
        QCOMPARE(list->picked(), std::optional(int(Tile::OpenDoor)));
        QCOMPARE(list->currentItem(), door);
    }

    /// As a grid, a cell shows a tile alone; its name and what it does are in the tooltip. The choice is remembered.
    void theTilesAreAListOrAGrid() {
        test::WindowAtWork work;
        work.openBlank();
        auto* list = palette(work).findChild<PaletteView*>();
        palette(work).findChild<QToolButton*>(QStringLiteral("cells"))->click();
        QVERIFY(list->grid());
        QCoreApplication::processEvents();
        const auto* wall = list->findItems(QStringLiteral("Wall"), Qt::MatchExactly).value(0);
        const auto* floor = list->findItems(QStringLiteral("Floor"), Qt::MatchExactly).value(0);
        QCOMPARE(list->visualItemRect(wall).top(), list->visualItemRect(floor).top()); // side by side
        QVERIFY(list->visualItemRect(wall).height() >= 32);
        QVERIFY2(wall->toolTip().contains(QStringLiteral("Blocks the way")), qPrintable(wall->toolTip()));
        list->setFocus();
        list->setCurrentItem(const_cast<QListWidgetItem*>(floor));
        QTest::keyClick(list, Qt::Key_Left);
        QCOMPARE(list->currentItem(), wall);
        QCOMPARE(work.window->toolController().settings().tile, Tile::Floor); // a cursor picks nothing yet
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(work.window->toolController().settings().tile, Tile::Wall);
        QVERIFY(work.window->close());
        work.openBlank();
        QVERIFY(palette(work).findChild<PaletteView*>()->grid());
    }

    void theMenuFindsSelectsAndReplacesOnTheMap() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_B);
        auto settings = work.window->toolController().settings();
        settings.tile = Tile::Water;
        work.window->toolController().setSettings(settings);
        work.drag({5, 5}, {8, 5});
        work.trigger(QStringLiteral("tile.select"));
        QCOMPARE(work.document().selection()->count(), 4);
        work.trigger(QStringLiteral("tile.find"));
        QVERIFY(work.window->mapView().flashing());
        work.trigger(QStringLiteral("select.none"));
        const auto steps = work.document().history().position();
        auto& list = *palette(work).findChild<PaletteView*>();
        QTimer::singleShot(0, qApp, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            withNext<QDialog>([](QDialog& dialog) {
                auto* by = dialog.findChild<TileChooser*>();
                QVERIFY(by && by->tile() == Tile::Floor);
                by->setTile(Tile::Grass);
                accept(dialog);
            });
            for (auto* action : menu->actions())
                if (action->text().contains(QStringLiteral("Replace"))) {
                    menu->setActiveAction(action);
                    QTest::keyClick(menu, Qt::Key_Return);
                }
        });
        emit list.menuWanted(int(Tile::Water), list.mapToGlobal(QPoint(20, 20)));
        QTRY_COMPARE(work.document().level().tiles.at({6, 5}), Tile::Grass);
        QCOMPARE(work.document().history().position(), steps + 1);
        work.document().undo();
        QCOMPARE(work.document().level().tiles.at({6, 5}), Tile::Water);
    }

    void aBuiltInTileIsDuplicatedAsOneOfTheWorld() {
        test::WindowAtWork work;
        work.openBlank();
        withNext<TileDialog>([](TileDialog& dialog) { accept(dialog); });
        palette(work).duplicateTile(int(Tile::Lava));
        QCOMPARE(ownTiles(work).size(), std::size_t{1});
        QVERIFY(ownTiles(work)[0].serves == Tile::Lava);
        QVERIFY(palette(work).isOwnTile(palette(work).picked()));
    }

    /// Recent tiles are remembered by name: after a removal, a number belongs to another tile.
    void theRecentTilesFollowARemoval() {
        test::WindowAtWork work;
        work.openBlank();
        World with = work.document().world();
        for (const auto* name : {"rug", "moss", "mud"}) {
            TileKind kind;
            kind.name = name;
            kind.glyph = editor::freeGlyph(with.tiles);
            with.tiles.add(kind);
        }
        work.document().applyWorld(WorldEdit::between(work.document().world(), with), Text{"", "tiles"});
        editor::ToolSettings settings = work.window->toolController().settings();
        work.key(Qt::Key_B);
        for (const auto* name : {"rug", "mud", "moss"}) {
            settings.tile = *work.document().world().tiles.find(name);
            work.window->toolController().setSettings(settings);
            work.click({10 + int(settings.tile) % 8, 10});
        }
        const auto recent = [&] {
            const auto& strip = *palette(work).findChild<RecentStrip*>();
            QStringList names;
            for (std::size_t i = 0; i < RecentStrip::places; ++i)
                if (with.tiles.find(strip.button(i).toolTip().toStdString())) names.append(strip.button(i).toolTip());
            return names;
        };
        QCOMPARE(recent(), (QStringList{QStringLiteral("rug"), QStringLiteral("mud"), QStringLiteral("moss")}));
        press(palette(work), QStringLiteral("remove"));
        QCOMPARE(ownTiles(work).size(), std::size_t{2});
        QCOMPARE(recent(), (QStringList{QStringLiteral("rug"), QStringLiteral("mud")}));
        QCOMPARE(work.window->toolController().settings().tile, Tile::Floor);
    }

    void aTileIsDrawnAndPainted() {
        test::WindowAtWork work;
        work.openBlank();
        work.trigger(QStringLiteral("view.zoom-100"));
        withNext<TileDialog>([](TileDialog& dialog) {
            QTest::keyClicks(dialog.findChild<QLineEdit*>(), QStringLiteral("rug"));
            withNext<PixelEditor>([](PixelEditor& editor) {
                auto& grid = *editor.findChild<PixelGrid*>();
                press(editor, QStringLiteral("#8f1d1d"));
                press(editor, QStringLiteral("pixel-fill"));
                QTest::mouseClick(&grid, Qt::LeftButton, {}, grid.placeOf({3, 3}));
                press(editor, QStringLiteral("#ffffff"));
                press(editor, QStringLiteral("pixel-pencil"));
                QTest::mousePress(&grid, Qt::LeftButton, {}, grid.placeOf({1, 1}));
                QTest::mouseMove(&grid, grid.placeOf({8, 1}));
                QTest::mouseRelease(&grid, Qt::LeftButton, {}, grid.placeOf({8, 1}));
                press(editor, QStringLiteral("pixel-undo"));
                press(editor, QStringLiteral("pixel-redo"));
                accept(editor);
            });
            press(dialog, QStringLiteral("draw-picture"));
            accept(dialog);
        });
        press(palette(work), QStringLiteral("add"));
        QCOMPARE(ownTiles(work).size(), std::size_t{1});
        QCOMPARE(ownTiles(work)[0].name, std::string("rug"));
        const QImage picture = editor::pictureOf(ownTiles(work)[0]);
        QCOMPARE(picture.size(), QSize(16, 16));
        QCOMPARE(picture.pixel(12, 12), qRgb(0x8f, 0x1d, 0x1d));
        QCOMPARE(picture.pixel(1, 1), qRgb(255, 255, 255));
        work.key(Qt::Key_B);
        const auto middle = work.window->mapView().visibleCells().center().toPoint();
        const Cell cell{middle.x(), middle.y()};
        work.click(cell);
        QCOMPARE(int(work.document().level().tiles.at(cell)), firstCustomTile);
        work.window->toolController().leave();
        QCOMPARE(pixelAt(work, cell), qRgb(0x8f, 0x1d, 0x1d));
        work.document().undo();
        work.document().undo();
        QVERIFY(ownTiles(work).empty());
    }

    void aPixelIsDrawnByKeysAlone() {
        PixelEditor editor(TileKind{});
        editor.show();
        editor.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&editor));
        auto& grid = *editor.findChild<PixelGrid*>();
        grid.setFocus();
        for (const auto key : {Qt::Key_Up, Qt::Key_Up, Qt::Key_Left, Qt::Key_Space}) QTest::keyClick(&grid, key);
        QVERIFY(qAlpha(editor.picture().pixel(6, 6)) == 255);
        QTest::keyClick(&grid, Qt::Key_Delete);
        QVERIFY(qAlpha(editor.picture().pixel(6, 6)) == 0);
        QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(qAlpha(editor.picture().pixel(6, 6)) == 255);
        QVERIFY(grid.hasFocus());
    }

    void aPictureIsLoadedOrRefused() {
        test::WindowAtWork work;
        work.openBlank();
        QImage picture(640, 480, QImage::Format_RGB32);
        picture.fill(qRgb(10, 200, 30));
        QVERIFY(picture.save(work.path(QStringLiteral("leaf.png"))));
        TileDialog dialog(TileKind{"leaf", U'f', {}, Walk::Yes, true, {}}, work.window.get());
        dialog.loadPicture(work.path(QStringLiteral("gone.png")));
        QVERIFY(dialog.kind().picture.empty());
        dialog.loadPicture(work.path(QStringLiteral("leaf.png")));
        QCOMPARE(editor::pictureOf(dialog.kind()).size(), QSize(64, 48));
        QCOMPARE(dialog.kind().colour, (Colour{10, 200, 30}));
        press(dialog, QStringLiteral("remove-picture"));
        QVERIFY(dialog.kind().picture.empty());
    }

    void aTileServesAsABuiltInOne() {
        test::WindowAtWork work;
        work.openBlank();
        withNext<TileDialog>([](TileDialog& dialog) {
            QTest::keyClicks(dialog.findChild<QLineEdit*>(), QStringLiteral("magma"));
            auto& serves = *dialog.findChild<QComboBox*>(QStringLiteral("serves"));
            auto& walk = *dialog.findChild<QComboBox*>();
            auto& seeThrough = *dialog.findChild<QCheckBox*>();
            QVERIFY(&walk != &serves && walk.isEnabled() && seeThrough.isEnabled() && !dialog.kind().serves);
            serves.setCurrentIndex(serves.findText(QStringLiteral("Gate")));
            QVERIFY(dialog.kind().serves == Tile::Gate && dialog.kind().walk == Walk::EndsGame);
            QVERIFY(!dialog.kind().seeThrough && !walk.isEnabled() && !seeThrough.isEnabled());
            serves.setCurrentIndex(0);
            QVERIFY(!dialog.kind().serves && walk.isEnabled() && seeThrough.isEnabled());
            serves.setCurrentIndex(serves.findText(QStringLiteral("Lava")));
            accept(dialog);
        });
        press(palette(work), QStringLiteral("add"));
        QCOMPARE(ownTiles(work).size(), std::size_t{1});
        QVERIFY(ownTiles(work)[0].serves == Tile::Lava);
        const TileDialog again(ownTiles(work)[0]);
        QCOMPARE(again.findChild<QComboBox*>(QStringLiteral("serves"))->currentText(), QStringLiteral("Lava"));
        QVERIFY(!again.findChild<QCheckBox*>()->isEnabled());
        QVERIFY(again.kind() == ownTiles(work)[0]);
    }

    /// The colour shows through transparent pixels: if it were that of the picture, the drawing would be invisible.
    void whatIsDrawnOnAClearTileIsSeen() {
        QImage picture(16, 16, QImage::Format_ARGB32);
        picture.fill(0);
        for (int i = 0; i < 16; ++i) picture.setPixel(i, i, qRgb(200, 20, 20));
        const QTemporaryDir folder;
        QVERIFY(picture.save(folder.filePath(QStringLiteral("line.png"))));
        TileDialog dialog(TileKind{"line", U'l', {150, 120, 90}, Walk::Yes, true, {}});
        dialog.loadPicture(folder.filePath(QStringLiteral("line.png")));
        QVERIFY(!dialog.kind().picture.empty());
        QCOMPARE(dialog.kind().colour, (Colour{150, 120, 90}));
    }

    void aWholeTilesetIsTakenInAsOneStep() {
        test::WindowAtWork work;
        work.openBlank();
        QImage picture(4 * 18 + 2, 2 * 18 + 2, QImage::Format_ARGB32);
        picture.fill(0);
        for (int i = 0; i < 7; ++i)
            for (int y = 0; y < 16; ++y)
                for (int x = 0; x < 16; ++x)
                    picture.setPixel(2 + i % 4 * 18 + x, 2 + i / 4 * 18 + y, qRgb(30 * i, 100, 255 - 30 * i));
        QVERIFY(picture.save(work.path(QStringLiteral("dungeon.png"))));
        withNext<TilesetDialog>([](TilesetDialog& dialog) {
            dialog.findChild<QSpinBox*>(QStringLiteral("tile-width"))->setValue(16);
            dialog.findChild<QSpinBox*>(QStringLiteral("tile-height"))->setValue(16);
            dialog.findChild<QSpinBox*>(QStringLiteral("tile-margin"))->setValue(2);
            dialog.findChild<QSpinBox*>(QStringLiteral("tile-spacing"))->setValue(2);
            auto& view = *dialog.findChild<TilesetView*>();
            QCOMPARE(view.chosen().size(), std::size_t{7}); // the eighth is empty
            QTest::mouseClick(&view, Qt::LeftButton, {}, view.placeOf(1));
            QCOMPARE(view.chosen().size(), std::size_t{6});
            accept(dialog);
        });
        palette(work).addTiles(work.path(QStringLiteral("dungeon.png")));
        QCOMPARE(ownTiles(work).size(), std::size_t{6});
        QCOMPARE(ownTiles(work)[0].name, std::string("dungeon-1"));
        QCOMPARE(editor::pictureOf(ownTiles(work)[1]).pixel(3, 3), qRgb(60, 100, 195));
        QCOMPARE(int(work.window->toolController().settings().tile), firstCustomTile);
        QCOMPARE(work.document().history().position(), std::size_t{1});
        work.whereToSave = work.path(QStringLiteral("world.delve"));
        work.trigger(QStringLiteral("file.save"));
        editor::Document again(test::pool());
        QVERIFY(again.load(work.whereToSave).ok());
        QVERIFY(again.world().tiles == work.document().world().tiles);
    }
};

DELVE_TEST(TilesWindowTest)
#include "tiles_window_test.moc"
