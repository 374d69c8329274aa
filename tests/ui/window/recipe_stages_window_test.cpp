#include "generation/level/delve_file.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/fields/number_field.h"
#include "ui/pages/message_bar.h"
#include "ui/recipe/algorithm_chooser.h"
#include "ui/recipe/picture_rows.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/recipe/stage_chooser.h"
#include "ui/recipe/stage_column.h"
#include "ui/recipe/stage_section.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTimer>
#include <QToolButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

std::vector<std::string> stagesOf(const test::WindowAtWork& work) {
    std::vector<std::string> names;
    for (const auto& stage : work.recipePanel().recipe().stages) names.push_back(stage.stage);
    return names;
}

StageSection* sectionOf(const test::WindowAtWork& work, const QString& instance) {
    for (auto* section : work.recipePanel().stages().sections())
        if (section->instance() == instance) return section;
    return nullptr;
}

/// The button with this accessible name or text.
QToolButton* buttonOf(QWidget* parent, const QString& name) {
    for (auto* button : parent->findChildren<QToolButton*>())
        if (button->accessibleName() == name || button->text().remove(u'&') == name) return button;
    return nullptr;
}

QString plain(QString text) { return text.remove(u'&'); }

/// Moves down in the open menu to the entry with this text and chooses it; enters submenus along the path.
void walkMenu(QStringList path) {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY2(menu, "no menu opened");
    for (std::size_t steps = 0; steps < 200; ++steps) {
        QTest::keyClick(menu, Qt::Key_Down);
        if (!menu->activeAction() || plain(menu->activeAction()->text()) != path.front()) continue;
        if (path.size() == 1) {
            QTest::keyClick(menu, Qt::Key_Return);
            return;
        }
        QTest::keyClick(menu, Qt::Key_Right);
        path.removeFirst();
        auto* inner = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY2(inner && inner != menu, "the menu within did not open");
        menu = inner;
        if (menu->activeAction() && plain(menu->activeAction()->text()) == path.front()) {
            QTest::keyClick(menu, Qt::Key_Return);
            return;
        }
    }
    menu->close();
    QFAIL(qPrintable("there is no entry " + path.front()));
}

/// Opens a button's menu by keyboard and chooses an entry.
void choose(QToolButton* button, const QStringList& path) {
    QVERIFY(button);
    button->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(button->hasFocus());
    QTimer::singleShot(0, button, [path] { walkMenu(path); });
    QTest::keyClick(button, Qt::Key_Space);
}

} // namespace

/// The list of stages and the list of recipes, used by keys.
class RecipeStagesWindowTest : public QObject {
    Q_OBJECT

    static AlgorithmChooser* chooserOf(const test::WindowAtWork& work) {
        return work.recipePanel().findChild<AlgorithmChooser*>();
    }

private slots:
    void aRecipeIsChosenByKeyboard() {
        test::WindowAtWork work;
        work.open();
        auto* chooser = chooserOf(work);
        const int first = chooser->currentIndex();
        const auto nameBelow = [first](int rows) {
            return generation::builtInRecipes()[static_cast<std::size_t>(first + rows)].name;
        };
        chooser->setFocus(Qt::TabFocusReason);
        QTest::keyClick(chooser, Qt::Key_Down);
        work.settle();
        QCOMPARE(work.document().level().recipe->name, nameBelow(1));
        QTest::keyClick(chooser, Qt::Key_Space);
        QTRY_VERIFY(chooser->view()->isVisible());
        QTest::keyClick(chooser->view(), Qt::Key_Down);
        QTest::keyClick(chooser->view(), Qt::Key_Return);
        QTRY_COMPARE(work.document().recipe().name, nameBelow(2));
        work.settle();
        QCOMPARE(chooser->currentIndex(), first + 2);
    }

    void everyRecipeHasItsPicture() {
        test::WindowAtWork work;
        work.open();
        auto* chooser = chooserOf(work);
        chooser->showPopup();
        const auto picture = [chooser](int i) {
            return chooser->itemData(i, PictureRows::PictureRole).value<QImage>();
        };
        for (int i = 0; i < static_cast<int>(generation::builtInRecipes().size()); ++i) {
            QTRY_VERIFY2(!picture(i).isNull(), qPrintable(chooser->itemText(i)));
            QCOMPARE(picture(i).size(), AlgorithmChooser::pictureSize);
            for (int k = 0; k < i; ++k) QVERIFY2(picture(i) != picture(k), qPrintable(chooser->itemText(i)));
        }
        QVERIFY(chooser->view()->sizeHintForRow(0) >= AlgorithmChooser::pictureSize.height() / 2);
        chooser->hidePopup();
    }

    void theSizeGrowsWithTheRooms() {
        test::WindowAtWork work;
        work.open();
        auto* chooser = chooserOf(work);
        test::chooseIn(*chooser, chooser->itemText(chooser->findData(QStringLiteral("spanning-halls"))));
        work.settle();
        QCOMPARE(work.document().level().recipe->name, std::string("spanning-halls"));
        auto& panel = work.recipePanel();
        QCheckBox* automatic = nullptr;
        for (auto* box : panel.findChildren<QCheckBox*>())
            if (plain(box->text()) == QStringLiteral("Auto")) automatic = box;
        QVERIFY(automatic && !automatic->isChecked());
        automatic->setFocus(Qt::TabFocusReason);
        QTest::keyClick(automatic, Qt::Key_Space);
        work.settle();
        QVERIFY(!panel.findChild<NumberField*>()->isEnabled());
        QCOMPARE(work.document().level().size(), generation::builtInRecipes().find("spanning-halls")->defaultSize);
        auto recipe = panel.recipe();
        recipe.find("rooms")->set("rooms", Range{Decimal::of(10), Decimal::of(10)});
        panel.useRecipe(recipe);
        work.settle();
        QCOMPARE(work.document().level().size(), (Size{44, 44}));
        QVERIFY(automatic->isChecked());
        work.trigger(QStringLiteral("edit.undo")); // back to a level of the default size of its recipe
        QCOMPARE(work.document().level().size(), generation::builtInRecipes().find("spanning-halls")->defaultSize);
        QVERIFY(automatic->isChecked());
        QTest::keyClick(automatic, Qt::Key_Space);
        QVERIFY(panel.findChild<NumberField*>()->isEnabled());
    }

    void aStageIsAddedByKeyboard() {
        test::WindowAtWork work;
        work.open();
        auto& panel = work.recipePanel();
        const auto before = stagesOf(work);
        auto* add = buttonOf(&panel, QStringLiteral("Add stage…"));
        add->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(add->hasFocus());
        test::pressKey(Qt::Key_Space);
        auto* chooser = panel.findChild<StageChooser*>();
        QVERIFY(chooser && chooser->isVisible());
        QTRY_COMPARE(QGuiApplication::focusObject(), chooser->findChild<QLineEdit*>());
        test::typeText(QStringLiteral("lamp"));
        test::pressKey(Qt::Key_Return);
        work.settle();
        auto after = stagesOf(work);
        QCOMPARE(after.size(), before.size() + 1);
        QCOMPARE(std::ranges::count(after, "lamps"), 1);
        const auto& things = *work.document().level().things;
        QVERIFY(std::ranges::count(things, ThingKind::Lamp, &Thing::kind) > 0);
    }

    /// Each with its picture and a sentence; a click adds one.
    void everyStageIsInTheListWithItsPicture() {
        test::WindowAtWork work;
        work.open();
        work.trigger(QStringLiteral("recipe.add-stage"));
        auto* chooser = work.recipePanel().findChild<StageChooser*>();
        auto& list = *chooser->findChild<QListWidget*>();
        int stages = 0;
        for (int row = 0; row < list.count(); ++row) {
            const auto* item = list.item(row);
            if (item->flags() == Qt::NoItemFlags) continue; // a heading
            ++stages;
            QVERIFY2(!item->data(PictureRows::HelpRole).toString().isEmpty(), qPrintable(item->text()));
            QTRY_VERIFY2(!item->data(PictureRows::PictureRole).value<QImage>().isNull(), qPrintable(item->text()));
        }
        QCOMPARE(stages, static_cast<int>(generation::newestStages(generation::builtInStages()).size()));
        test::typeInto(*chooser->findChild<QLineEdit*>(), QStringLiteral("lakes"), Qt::Key_Tab);
        QListWidgetItem* lakes = nullptr;
        for (int row = 0; row < list.count(); ++row)
            if (!list.item(row)->isHidden() && list.item(row)->text() == QStringLiteral("Lakes"))
                lakes = list.item(row);
        QVERIFY(lakes);
        test::clickOn(*list.viewport(), list.visualItemRect(lakes).center());
        work.settle();
        QCOMPARE(std::ranges::count(stagesOf(work), "lakes"), 1);
        QVERIFY(!work.recipePanel().findChild<StageChooser*>() || !chooser->isVisible());
    }

    void aStageIsMovedSwappedAndRemovedByKeyboard() {
        test::WindowAtWork work;
        work.open();
        const auto moreOf = [&work](const QString& instance, const QString& label) {
            return buttonOf(sectionOf(work, instance), QStringLiteral("More actions for %1").arg(label));
        };
        const auto before = stagesOf(work);
        const auto flowers = std::ranges::find(before, "flowers") - before.begin();
        choose(moreOf(QStringLiteral("flowers"), QStringLiteral("Flowers")), {QStringLiteral("Move up")});
        work.settle();
        auto moved = before;
        std::swap(moved[static_cast<std::size_t>(flowers)], moved[static_cast<std::size_t>(flowers) - 1]);
        QVERIFY(stagesOf(work) == moved);
        choose(moreOf(QStringLiteral("flowers"), QStringLiteral("Flowers")), {QStringLiteral("Move down")});
        work.settle();
        QVERIFY(stagesOf(work) == before);
        choose(moreOf(QStringLiteral("rooms"), QStringLiteral("Grow rooms")),
               {QStringLiteral("Replace with"), QStringLiteral("Scatter rooms")});
        work.settle();
        QCOMPARE(stagesOf(work)[0], std::string("scatter-rooms"));
        QCOMPARE(work.document().level().recipe->stages[0].stage, std::string("scatter-rooms"));
        const auto count = stagesOf(work).size();
        choose(moreOf(QStringLiteral("flowers"), QStringLiteral("Flowers")), {QStringLiteral("Remove")});
        work.settle();
        QCOMPARE(stagesOf(work).size(), count - 1);
        QCOMPARE(std::ranges::count(stagesOf(work), "flowers"), 0);
    }

    void aStageIsFoldedAndSwitchedByKeyboard() {
        test::WindowAtWork work;
        work.open();
        auto* section = sectionOf(work, QStringLiteral("rooms"));
        auto* fold = section->findChild<QToolButton*>();
        fold->setFocus(Qt::TabFocusReason);
        QTest::keyClick(fold, Qt::Key_Space);
        QVERIFY(section->folded());
        QTest::keyClick(fold, Qt::Key_Space);
        QVERIFY(!section->folded());
        auto* box = sectionOf(work, QStringLiteral("second-start"))->findChild<QCheckBox*>();
        box->setFocus(Qt::TabFocusReason);
        QTest::keyClick(box, Qt::Key_Space);
        QTRY_VERIFY(!work.document().level().recipe->find("second-start")->enabled);
        work.settle();
        const auto& things = *work.document().level().things;
        QCOMPARE(std::ranges::count(things, ThingKind::Start, &Thing::kind), 1);
    }

    void stampsOfAFileArePlaced() {
        test::WindowAtWork work;
        work.open();
        World stamps;
        Level pool;
        pool.id = "pool";
        pool.tiles = Grid({6, 4}, Tile::Water);
        pool.tiles.fill({1, 1, 4, 2}, Tile::Floor);
        stamps.levels.push_back(pool);
        QFile file(work.path(QStringLiteral("stamps.delve")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(delveText(stamps)));
        file.close();
        auto recipe = work.recipePanel().recipe();
        auto vaults = generation::stageOf("mine", "vaults");
        vaults.set("rooms", Range{Decimal::of(2), Decimal::of(2)});
        vaults.set("from", std::string("stamps"));
        recipe.stages.insert(recipe.stages.begin(), vaults);
        work.recipePanel().useRecipe(recipe);
        work.settle();
        const auto wet = [&work] {
            const auto& level = work.document().level();
            int cells = 0;
            for (std::int32_t y = 0; y < level.size().height; ++y)
                for (std::int32_t x = 0; x < level.size().width; ++x) cells += level.tiles.at({x, y}) == Tile::Water;
            return cells;
        };
        QCOMPARE(wet(), 0);
        work.fileToOpen = work.path(QStringLiteral("stamps.delve"));
        work.trigger(QStringLiteral("recipe.stamps"));
        work.settle();
        QVERIFY2(wet() > 16, qPrintable(QString::number(wet()))); // 16 each, unless a hall crosses one
        work.fileToOpen = work.path(QStringLiteral("none.delve"));
        work.trigger(QStringLiteral("recipe.stamps"));
        QVERIFY(work.window->messages().isVisible());
    }
};

DELVE_TEST(RecipeStagesWindowTest)
#include "recipe_stages_window_test.moc"
