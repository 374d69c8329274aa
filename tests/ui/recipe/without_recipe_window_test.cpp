#include "editor/text/from_view.h"
#include "generation/level/recipe.h"
#include "generation/recipes/recipes.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/fields/number_field.h"
#include "ui/recipe/algorithm_chooser.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/seeds/seed_row.h"

#include <QtTest>

using namespace delve;
using namespace delve::ui;

/// The recipe panel of a map that was drawn by hand.
class WithoutRecipeWindowTest : public QObject {
    Q_OBJECT
private slots:
    void whatWouldChangeNothingCannotBeTyped() {
        test::WindowAtWork work;
        work.openBlank();
        QCOMPARE(sizes(work).size(), 2);
        for (const auto* field : sizes(work)) QVERIFY(!field->isEnabled());
        chooseFirst(work);
        for (const auto* field : sizes(work)) QVERIFY(field->isEnabled());
    }

    void aSeedWaitsForItsRecipe() {
        test::WindowAtWork work;
        work.openBlank();
        test::typeInto(*work.recipePanel().seed().field(), QStringLiteral("castle"));
        QVERIFY(!work.document().level().recipe);
        chooseFirst(work);
        QCOMPARE(work.document().level().recipe->seed, seedFromText("castle"));
    }

    /// A map without a recipe, or with a custom one, leaves no entry in the list that could be chosen later.
    void theListHoldsTheRecipesAndNoOther() {
        test::WindowAtWork work;
        work.openBlank();
        auto& list = *work.recipePanel().findChild<AlgorithmChooser*>();
        const auto entries = [&list] {
            QStringList names;
            for (int i = 0; i < list.count(); ++i) names.append(list.recipeAt(i));
            return names;
        };
        QStringList known;
        for (const auto& info : generation::builtInRecipes()) known.append(editor::fromView(info.name));
        QCOMPARE(entries(), known);
        QCOMPARE(list.currentIndex(), -1);
        QVERIFY(!list.placeholderText().isEmpty());
        auto own = recipeNamed(generation::builtInRecipes(), "grown-rooms@1")->withSeed(5);
        own.name = "my own";
        work.recipePanel().useRecipe(own);
        work.settle();
        QCOMPARE(list.currentText(), QStringLiteral("my own"));
        QCOMPARE(entries(), known + QStringList{QStringLiteral("my own")});
        test::chooseIn(list, list.itemText(list.findData(QStringLiteral("grown-rooms"))));
        work.settle();
        QCOMPARE(entries(), known);
        while (work.document().history().canUndo()) work.trigger(QStringLiteral("edit.undo"));
        QVERIFY(!list.itemText(list.count() - 1).isEmpty());
    }

private:
    static QList<NumberField*> sizes(const test::WindowAtWork& work) {
        QList<NumberField*> fields;
        for (auto* field : work.recipePanel().findChildren<NumberField*>())
            if (field->accessibleName().endsWith(QStringLiteral("of the map in cells"))) fields.append(field);
        return fields;
    }
    static void chooseFirst(const test::WindowAtWork& work) {
        auto& list = *work.recipePanel().findChild<AlgorithmChooser*>();
        test::chooseIn(list, list.itemText(list.findData(QStringLiteral("grown-rooms"))));
        QTRY_VERIFY(work.document().level().recipe.has_value());
        work.settle();
    }
};

DELVE_TEST(WithoutRecipeWindowTest)
#include "without_recipe_window_test.moc"
