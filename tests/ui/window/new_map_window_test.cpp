#include "generation/recipes/recipes.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/files/new_map_dialog.h"
#include "ui/files/picture_import.h"
#include "ui/map/map_view.h"
#include "ui/palette/tile_chooser.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

/// The dialog for a new map: from a recipe, blank, or from a picture.
class NewMapWindowTest : public QObject {
    Q_OBJECT

    static NewMapDialog& ask(const test::WindowAtWork& work, int tab) {
        work.trigger(QStringLiteral("file.new-map"));
        auto* dialog = work.window->findChild<NewMapDialog*>();
        dialog->findChild<QTabWidget*>()->setCurrentIndex(tab);
        return *dialog;
    }
    static QAbstractButton& createButton(const NewMapDialog& dialog) {
        auto* buttons = dialog.findChild<QDialogButtonBox*>();
        for (auto* button : buttons->buttons())
            if (buttons->buttonRole(button) == QDialogButtonBox::AcceptRole) return *button;
        qFatal("no button to create with");
    }
    static void create(const NewMapDialog& dialog) { QTest::mouseClick(&createButton(dialog), Qt::LeftButton); }

private slots:
    void aRecipeHasSizeAndSeed() {
        test::WindowAtWork work;
        work.openEmpty();
        auto& dialog = ask(work, 0);
        auto* recipes = dialog.findChild<QListWidget*>();
        QCOMPARE(recipes->count(), int(generation::builtInRecipes().size()));
        recipes->setCurrentRow(1);
        dialog.findChild<QSpinBox*>(QStringLiteral("recipe-width"))->setValue(50);
        dialog.findChild<QSpinBox*>(QStringLiteral("recipe-height"))->setValue(40);
        QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("new-seed")), QStringLiteral("77"));
        create(dialog);
        work.settle();
        QTRY_VERIFY(work.document().level().recipe.has_value());
        QCOMPARE(work.document().level().recipe->name, std::string(generation::builtInRecipes()[1].name));
        QCOMPARE(work.document().level().recipe->seed, std::uint64_t{77});
        QCOMPARE(work.document().level().size(), (Size{50, 40}));
    }

    void controlNAsksWhatToBeginWith() {
        test::WindowAtWork work;
        work.openBlank();
        work.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(work.window->findChild<NewMapDialog*>());
        QCOMPARE(work.window->pages().count(), 1);
        work.window->findChild<NewMapDialog*>()->close();
        work.key(Qt::Key_N, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier); // without the dialog
        QCOMPARE(work.window->pages().count(), 2);
        work.settle();
    }

    void aBlankMapHasSizeAndTile() {
        test::WindowAtWork work;
        work.openEmpty();
        auto& dialog = ask(work, 1);
        dialog.findChild<QSpinBox*>(QStringLiteral("blank-width"))->setValue(300);
        dialog.findChild<QSpinBox*>(QStringLiteral("blank-height"))->setValue(200);
        dialog.findChild<TileChooser*>(QStringLiteral("blank-tile"))->setTile(Tile::Grass);
        create(dialog);
        QCOMPARE(work.document().level().size(), (Size{300, 200}));
        QVERIFY(work.document().level().tiles == Grid({300, 200}, Tile::Grass));
        QVERIFY(!work.document().modified() && work.document().path().isEmpty());
    }

    void aPicturesColoursAreAdjusted() {
        test::WindowAtWork work;
        work.openEmpty();
        QImage picture(24, 16, QImage::Format_RGB32);
        picture.fill(qRgb(250, 0, 250));
        for (int x = 0; x < 10; ++x) picture.setPixel(x, 3, qRgb(0, 0, 255));
        QVERIFY(picture.save(work.path(QStringLiteral("map.png"))));
        auto& dialog = ask(work, 2);
        auto& import = *dialog.findChild<PictureImport*>();
        QVERIFY(!createButton(dialog).isEnabled());
        import.load(work.path(QStringLiteral("gone.png")));
        QVERIFY(!createButton(dialog).isEnabled());
        import.load(work.path(QStringLiteral("map.png")));
        QVERIFY(createButton(dialog).isEnabled());
        auto* table = import.findChild<QTableWidget*>();
        QCOMPARE(table->rowCount(), 2);
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("#fa00fa"));
        auto* tile = qobject_cast<TileChooser*>(table->cellWidget(0, 2));
        tile->setTile(Tile::Forest);
        emit tile->activated(tile->currentIndex());
        create(dialog);
        QCOMPARE(work.document().level().size(), (Size{24, 16}));
        QCOMPARE(work.document().level().tiles.at({0, 0}), Tile::Forest);
        QCOMPARE(work.document().level().tiles.at({4, 3}), Tile::Water);
    }

    void whoThinksBetterOfItGetsNothing() {
        test::WindowAtWork work;
        work.openEmpty();
        auto& dialog = ask(work, 0);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QCOMPARE(work.window->pages().count(), 0);
    }
};

DELVE_TEST(NewMapWindowTest)
#include "new_map_window_test.moc"
