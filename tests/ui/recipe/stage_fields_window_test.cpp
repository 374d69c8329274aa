#include "generation/recipes/recipes.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/pages/level_trail.h"
#include "ui/pages/pages.h"
#include "ui/parameters/parameter_editor.h"
#include "ui/recipe/recipe_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QScrollArea>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::ui;

/// Every field of every stage can be read and used, whichever recipe was shown before and whether the stage is on.
class StageFieldsWindowTest : public QObject {
    Q_OBJECT

    static QStringList cutFields(const QWidget& panel) {
        QStringList cut;
        for (const auto* editor : panel.findChildren<ParameterEditor*>()) {
            if (!editor->isVisible()) continue;
            const int needed = editor->layout()->hasHeightForWidth()
                                   ? editor->layout()->totalMinimumHeightForWidth(editor->width())
                                   : editor->layout()->totalMinimumSize().height();
            for (const auto* part : editor->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
                if (part->isVisible() && part->height() < part->minimumSizeHint().height())
                    cut.append(editor->objectName() + u' ' + QLatin1String(part->metaObject()->className()));
            if (editor->height() < needed)
                cut.append(QStringLiteral("%1 of %2: %3").arg(editor->height()).arg(needed).arg(editor->objectName()));
        }
        return cut;
    }

private slots:
    void aHouseOfATownShowsItsFieldsWhole() {
        test::WindowAtWork work;
        work.openBlank();
        work.window->resize(1280, 800);
        work.document().generate(recipeNamed(generation::builtInRecipes(), "journey@1")->withSeed(7), {128, 96});
        work.settle();
        const auto& levels = work.document().world().levels;
        const auto& panel = work.recipePanel();
        auto& trail = work.window->pages().current()->trail();
        for (const auto* id : {"town-4", "town-4-house-1", "journey", "town-4-house-1"}) {
            const auto level = std::ranges::find(levels, std::string(id), &Level::id);
            QVERIFY2(level != levels.end(), id);
            trail.goTo(static_cast<std::size_t>(level - levels.begin()));
            QCoreApplication::sendPostedEvents(); // as first painted, not only once it has settled
            QCOMPARE(cutFields(panel), QStringList());
        }
        const auto editors = panel.findChildren<ParameterEditor*>();
        QVERIFY(std::ranges::any_of(editors, [](const auto* editor) { return !editor->isEnabled(); }));
    }
};

DELVE_TEST(StageFieldsWindowTest)
#include "stage_fields_window_test.moc"
