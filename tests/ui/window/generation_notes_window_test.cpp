#include "generation/recipes/recipes.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/fields/number_field.h"
#include "ui/pages/message_bar.h"
#include "ui/parameters/parameter_editor.h"
#include "ui/recipe/algorithm_chooser.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/window/status_line.h"

#include <QLabel>
#include <QToolButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// Notes about what a generation could not satisfy are shown for its level, and for no other.
class GenerationNotesWindowTest : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowAtWork> m_work;
    WindowAtWork& work() { return *m_work; }
    MessageBar& bar() { return work().window->messages(); }
    /// More rooms than the map has room for.
    void generateWithNotes() {
        auto crowded = recipeNamed(generation::builtInRecipes(), "grown-rooms@1")->withSeed(3);
        crowded.find("rooms")->set("rooms", Range{Decimal::of(900), Decimal::of(900)});
        work().recipePanel().useRecipe(crowded);
        work().settle();
        QVERIFY(!work().document().lastGeneration().notes.empty());
        auto* notes = noteButton();
        QVERIFY(notes);
        clickOn(*notes);
        QVERIFY(bar().isVisible() && !bar().text().isEmpty());
    }
    QToolButton* noteButton() {
        for (auto* button : work().window->findChild<StatusLine*>()->findChildren<QToolButton*>())
            if (button->isVisible() && button->text().contains(QStringLiteral("note"))) return button;
        return nullptr;
    }
    void choose(const char* recipe) {
        auto& list = *work().recipePanel().findChild<AlgorithmChooser*>();
        chooseIn(list, list.itemText(list.findData(QString::fromLatin1(recipe))));
        work().settle();
        QVERIFY(work().document().lastGeneration().notes.empty());
    }

private slots:
    void init() {
        m_work = std::make_unique<WindowAtWork>();
        work().open();
    }
    void cleanup() { m_work.reset(); }

    void theyGoWithTheAlgorithm() {
        generateWithNotes();
        choose("spanning-halls");
        QVERIFY(!bar().isVisible());
        QVERIFY(!noteButton());
    }

    /// Under the field that asked for the rooms, until a level has as many as it says.
    void theRecipePanelSaysHowManyRoomsThereAre() {
        auto* said = work().recipePanel().findChild<QLabel*>(QStringLiteral("room-note"));
        QVERIFY(said && !said->isVisible());
        generateWithNotes();
        QVERIFY(said->isVisible());
        QVERIFY2(said->text().contains(QStringLiteral(" of 900 rooms: ")), qPrintable(said->text()));
        work().trigger(QStringLiteral("edit.undo"));
        QVERIFY(!said->isVisible());
    }

    void theyGoWhenTheLevelIsUndone() {
        generateWithNotes();
        work().trigger(QStringLiteral("edit.undo"));
        QVERIFY(!bar().isVisible());
        QVERIFY(work().document().lastGeneration().notes.empty());
    }

    void theyStayWhileTheLevelIsPainted() {
        generateWithNotes();
        const auto told = bar().text();
        work().key(Qt::Key_B);
        work().click({10, 20});
        work().trigger(QStringLiteral("edit.undo"));
        QCOMPARE(bar().text(), told);
        QVERIFY(bar().isVisible());
    }

    void whatElseIsToldStays() {
        generateWithNotes();
        bar().tellFailure(QStringLiteral("The disk is full."));
        choose("spanning-halls");
        QCOMPARE(bar().text(), QStringLiteral("The disk is full."));
    }

    /// A message about a refused number appears under its field, and disappears with another algorithm.
    void whatATypedNumberCouldNotBeGoesWithTheAlgorithm() {
        auto* editor = work().recipePanel().findChild<ParameterEditor*>(QStringLiteral("rooms"));
        const auto refusal = [this] {
            for (auto* label : work().recipePanel().findChildren<QLabel*>(QStringLiteral("refusal")))
                if (label->isVisible()) return label->text();
            return QString();
        };
        QVERIFY(editor);
        typeInto(*editor->findChild<NumberField*>(), QStringLiteral("0")); // the minimum is one
        work().settle();
        QVERIFY(!refusal().isEmpty());
        auto other = work().document().recipe();
        other.name = "another name";
        work().recipePanel().useRecipe(other);
        work().settle();
        QVERIFY2(refusal().isEmpty(), qPrintable(refusal()));
    }
};

DELVE_TEST(GenerationNotesWindowTest)
#include "generation_notes_window_test.moc"
