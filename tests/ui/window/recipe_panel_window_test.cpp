#include "editor/text/translations.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "tests/ui/window/texts_that_fit.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/fields/number_field.h"
#include "ui/fields/range_slider.h"
#include "ui/parameters/parameter_editor.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/recipe/stage_column.h"
#include "ui/recipe/stage_section.h"
#include "ui/seeds/seed_row.h"
#include "ui/theme/tokens.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QToolButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

QToolButton* seedButton(const test::WindowAtWork& work, const char* name) {
    return work.recipePanel().findChild<QToolButton*>(QStringLiteral("seed-") + QString::fromLatin1(name));
}
QLineEdit* seedField(const test::WindowAtWork& work) {
    return qobject_cast<QLineEdit*>(work.recipePanel().seed().field());
}
ParameterEditor* editorOf(const test::WindowAtWork& work, const char* parameter) {
    return work.recipePanel().findChild<ParameterEditor*>(QString::fromLatin1(parameter));
}
/// The grip by which a stage is dragged.
QToolButton* gripOf(const StageSection& section) {
    const auto buttons = section.findChildren<QToolButton*>();
    return *std::find_if(buttons.begin(), buttons.end(),
                         [](const QToolButton* button) { return button->cursor().shape() == Qt::OpenHandCursor; });
}
/// Does the label have room for all its words?
bool showsAllWords(const QLabel& label) {
    if (label.textFormat() == Qt::RichText || Qt::mightBeRichText(label.text())) return true;
    const int flags = Qt::AlignLeft | Qt::TextShowMnemonic | (label.wordWrap() ? Qt::TextWordWrap : 0);
    const QRect place = label.contentsRect();
    const QRect needed = label.fontMetrics().boundingRect(QRect(0, 0, place.width(), 10'000), flags, label.text());
    return needed.width() <= place.width() && needed.height() <= place.height();
}
std::size_t stepsOf(const test::WindowAtWork& work) { return work.document().history().steps().size(); }

} // namespace

/// The recipe panel as a person uses it.
class RecipePanelWindowTest : public QObject {
    Q_OBJECT
private slots:
    void aStartShowsAMap() {
        test::WindowAtWork work;
        work.open();
        QCOMPARE(work.document().level().recipe->seed, std::uint64_t{100});
        QCOMPARE(work.document().level().size(), generation::builtInRecipes().front().defaultSize);
        QCOMPARE(seedField(work)->text(), QStringLiteral("100"));
        QVERIFY(!work.document().modified());
    }

    /// It counts as a word; a hint says how to type the number.
    void aSeedInAnotherNotationIsHintedAt() {
        test::WindowAtWork work;
        work.open();
        const QString usual = seedField(work)->toolTip();
        test::typeInto(*seedField(work), QStringLiteral("0x10"));
        QCOMPARE(work.document().recipe().seed, seedFromText("0x10"));
        QVERIFY2(seedField(work)->toolTip().contains("type 16."), qPrintable(seedField(work)->toolTip()));
        work.settle(); // there is nothing to undo before the level has come
        work.trigger(QStringLiteral("edit.undo"));
        work.settle();
        QCOMPARE(seedField(work)->toolTip(), usual);
        work.trigger(QStringLiteral("edit.redo"));
        work.settle();
        QVERIFY2(seedField(work)->toolTip().contains("type 16."), qPrintable(seedField(work)->toolTip()));
        test::typeInto(*seedField(work), QStringLiteral("16"));
        QCOMPARE(work.document().recipe().seed, std::uint64_t{16});
        QCOMPARE(seedField(work)->toolTip(), usual);
    }

    void draggingASliderRegeneratesAndIsOneStep() {
        test::WindowAtWork work;
        work.open();
        auto* slider = work.recipePanel().stages().findChild<QSlider*>();
        QVERIFY(slider);
        const auto before = fingerprint(work.document().level());
        int arrived = 0;
        connect(&work.document(), &editor::Document::changed, this, [&arrived](const editor::DocumentChange& change) {
            arrived += change.has(editor::PartOfDocument::Arrived) ? 1 : 0;
        });
        const auto at = [slider](int percent) { return QPoint(slider->width() * percent / 100, slider->height() / 2); };
        QTest::mousePress(slider, Qt::LeftButton, {}, at(20));
        for (const int percent : {35, 50, 65, 80}) {
            QTest::mouseMove(slider, at(percent));
            work.settle(); // shown while it is dragged
        }
        QTest::mouseRelease(slider, Qt::LeftButton, {}, at(80));
        work.settle();
        QVERIFY(arrived >= 2);
        QCOMPARE(stepsOf(work), std::size_t{1});
        QVERIFY(work.document().modified());
        work.trigger(QStringLiteral("edit.undo"));
        QCOMPARE(fingerprint(work.document().level()), before);
    }

    void draggingTheRoomsMakesMoreOfThem() {
        test::WindowAtWork work;
        work.open();
        auto* slider = work.recipePanel().findChild<RangeSlider*>();
        const auto before = work.document().level().rooms->size();
        const auto at = [slider](double share) {
            return QPoint(static_cast<int>(7 + (slider->width() - 14) * share), slider->height() / 2);
        };
        QTest::mousePress(slider, Qt::LeftButton, {}, at(double(slider->to() + 1) / 1000));
        QTest::mouseMove(slider, at(0.9));
        QTest::mouseRelease(slider, Qt::LeftButton, {}, at(0.9));
        work.settle();
        const auto* stage = work.document().recipe().find("rooms");
        QVERIFY(stage && stage->find("rooms"));
        QVERIFY(std::get<Range>(*stage->find("rooms")).to > Decimal::of(40));
        QVERIFY(work.document().level().rooms->size() > before);
        QCOMPARE(stepsOf(work), std::size_t{1});
    }

    /// The depth at the top sets that of the rooms and of the enemies in one step.
    void theDepthIsThatOfAllStages() {
        test::WindowAtWork work;
        work.open();
        work.recipePanel().useRecipe(recipeNamed(generation::builtInRecipes(), "spanning-halls@1")->withSeed(100));
        work.settle();
        const auto steps = stepsOf(work);
        auto* field = editorOf(work, "depth")->findChild<NumberField*>();
        QCOMPARE(field->number(), Decimal::of(1));
        field->setValue(5);
        work.settle();
        for (const auto* id : {"rooms", "enemies"}) {
            const auto* depth = work.document().recipe().find(id)->find("depth");
            QVERIFY2(depth && std::get<Decimal>(*depth) == Decimal::of(5), id);
        }
        const auto enemies = std::ranges::count(*work.document().level().things, ThingKind::Enemy, &Thing::kind);
        const auto rooms = work.document().level().rooms->size();
        QCOMPARE(static_cast<std::size_t>(enemies), (5 * rooms + 2) / 4);
        QCOMPARE(stepsOf(work), steps + 1);
        QTest::mouseClick(editorOf(work, "depth")->findChild<QToolButton*>(), Qt::LeftButton);
        work.settle();
        for (const auto* id : {"rooms", "enemies"}) QVERIFY(!work.document().recipe().find(id)->find("depth"));
    }

    void undoRestoresThePanel() {
        test::WindowAtWork work;
        work.open();
        auto* slider = work.recipePanel().stages().findChild<QSlider*>();
        auto* editor = qobject_cast<ParameterEditor*>(slider->parentWidget());
        auto* field = editor->findChild<NumberField*>();
        const auto usual = field->number();
        field->setValue(field->value() + 2);
        work.settle();
        QVERIFY(field->number() != usual);
        QVERIFY(editor->findChild<QToolButton*>()->isVisible());
        QTest::keyClick(work.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(field->number(), usual);
        QVERIFY(!editor->findChild<QToolButton*>()->isVisible());
        QTest::keyClick(work.window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(field->number(), Decimal::ofThousandths(usual.thousandths + 2000));
        QTest::mouseClick(editor->findChild<QToolButton*>(), Qt::LeftButton);
        work.settle();
        QCOMPARE(field->number(), usual);
    }

    void aWordIsASeed() {
        test::WindowAtWork work;
        work.open();
        auto* field = seedField(work);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("garden")); // including g, a shortcut elsewhere
        QTest::keyClick(field, Qt::Key_Return);
        work.settle();
        QCOMPARE(work.document().level().recipe->seed, seedFromText("garden"));
        QCOMPARE(field->text(), QStringLiteral("garden"));
        work.trigger(QStringLiteral("edit.undo"));
        QCOMPARE(field->text(), QStringLiteral("100"));
        work.trigger(QStringLiteral("edit.redo"));
        QCOMPARE(field->text(), QStringLiteral("garden"));
    }

    void anEmptySeedComesBack() {
        test::WindowAtWork work;
        work.open();
        auto* field = seedField(work);
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(field->text(), QStringLiteral("100"));
        QCOMPARE(stepsOf(work), std::size_t{0});
    }

    void diceBackAndForward() {
        test::WindowAtWork work;
        work.open();
        QVERIFY(!seedButton(work, "back")->isEnabled());
        QTest::mouseClick(seedButton(work, "dice"), Qt::LeftButton);
        work.settle();
        QCOMPARE(work.document().level().recipe->seed, std::uint64_t{101});
        QTest::mouseClick(seedButton(work, "back"), Qt::LeftButton);
        work.settle();
        QCOMPARE(work.document().level().recipe->seed, std::uint64_t{100});
        QTest::mouseClick(seedButton(work, "forward"), Qt::LeftButton);
        work.settle();
        QCOMPARE(work.document().level().recipe->seed, std::uint64_t{101});
        QVERIFY(!seedButton(work, "forward")->isEnabled());
        QTest::mouseClick(seedButton(work, "copy"), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("101"));
        QTest::keyClick(work.window.get(), Qt::Key_G, Qt::ShiftModifier);
        work.settle();
        QCOMPARE(work.document().level().recipe->seed, std::uint64_t{102});
        QTest::keyClick(work.window.get(), Qt::Key_PageUp, Qt::AltModifier);
        work.settle();
        QCOMPARE(work.document().level().recipe->seed, std::uint64_t{101});
    }

    void theSizeIsTyped() {
        test::WindowAtWork work;
        work.open();
        auto* width = work.recipePanel().findChildren<NumberField*>().first();
        width->setFocus();
        width->selectAll();
        QTest::keyClicks(width, QStringLiteral("120"));
        QCOMPARE(stepsOf(work), std::size_t{0}); // no step for each digit
        QTest::keyClick(width, Qt::Key_Return);
        work.settle();
        QTRY_COMPARE(work.document().level().size(), (Size{120, 45}));
        work.trigger(QStringLiteral("edit.undo"));
        QCOMPARE(width->number(), Decimal::of(80));
    }

    void aStageIsSwitchedOff() {
        test::WindowAtWork work;
        work.open();
        auto* section = work.recipePanel().stages().sections()[1];
        auto* box = section->findChild<QCheckBox*>();
        QTest::mouseClick(box, Qt::LeftButton, {}, {8, box->height() / 2});
        work.settle();
        QVERIFY(!work.document().level().recipe->find(section->instance().toStdString())->enabled);
        QCOMPARE(stepsOf(work), std::size_t{1});
        work.trigger(QStringLiteral("edit.undo"));
        QVERIFY(box->isChecked());
    }

    void noStageIsWiderThanItsColumn_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("recipe");
        for (const auto& language : editor::Translations::languages())
            for (const auto& recipe : generation::builtInRecipes()) {
                const auto name = QString::fromStdString(std::string(recipe.name));
                QTest::newRow(qPrintable(language + u' ' + name)) << language << name;
            }
    }

    /// Whatever the language, every word of the panel can be read in a window of the usual size.
    void noStageIsWiderThanItsColumn() {
        QFETCH(const QString, language);
        QFETCH(const QString, recipe);
        editor::Translations translations;
        translations.use(language);
        test::WindowAtWork work;
        work.openBlank();
        work.window->resize(1280, 800);
        auto& panel = work.recipePanel();
        panel.useRecipe(generation::builtInRecipes().find(recipe.toStdString())->withSeed(7));
        work.settle();
        const auto* area = panel.findChild<QScrollArea*>();
        QTRY_VERIFY2(panel.width() >= panel.minimumSizeHint().width(),
                     qPrintable(QStringLiteral("%1 of %2").arg(panel.width()).arg(panel.minimumSizeHint().width())));
        QTRY_VERIFY(area->widget()->width() <= area->viewport()->width());
        QVERIFY2(panel.width() <= 320, qPrintable(QString::number(panel.width()))); // leaves enough room for the map
        const auto cutOff = [&panel] {
            QStringList texts;
            for (const auto* label : panel.findChildren<QLabel*>())
                if (label->isVisible() && !showsAllWords(*label)) texts.append(label->text());
            return texts;
        };
        QTRY_COMPARE(cutOff(), QStringList());
        const auto cutChoices = [&panel] {
            QStringList texts;
            for (const auto* list : panel.stages().findChildren<QComboBox*>())
                if (list->isVisible()) texts += test::cutItems(*list);
            return texts.join(u'\n');
        };
        QTRY_COMPARE(cutChoices(), QString());
        const auto sticksOut = [&panel, viewport = area->viewport()] {
            QStringList names;
            for (const auto* child : panel.stages().findChildren<QWidget*>())
                if (child->isVisible() && child->mapTo(viewport, QPoint(child->width(), 0)).x() > viewport->width())
                    names.append(QString::fromLatin1(child->metaObject()->className()) + u' ' + child->objectName());
            return names;
        };
        QTRY_COMPARE(sticksOut(), QStringList());
    }

    void aClickOnItsNameSwitchesAStage() {
        test::WindowAtWork work;
        work.open();
        auto* section = work.recipePanel().stages().sections()[1];
        QTest::mouseClick(section->findChild<QLabel*>(), Qt::LeftButton);
        QVERIFY(!section->findChild<QCheckBox*>()->isChecked());
        work.settle();
        QCOMPARE(stepsOf(work), std::size_t{1});
    }

    void stagesAreMovedByTheirGrip() {
        test::WindowAtWork work;
        work.open();
        auto& column = work.recipePanel().stages();
        QSignalSpy wanted(&column, &StageColumn::moveWanted);
        auto* second = column.sections()[1];
        auto* grip = gripOf(*second);
        const QPoint above = grip->mapFromGlobal(column.mapToGlobal(QPoint(10, -20)));
        QTest::mousePress(grip, Qt::LeftButton);
        QTest::mouseMove(grip, above / 2);
        QTest::mouseMove(grip, above);
        QTest::mouseRelease(grip, Qt::LeftButton, {}, above);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toString(), second->instance());
        QCOMPARE(wanted[0][1].toInt(), 0);
    }

    void escapeLetsGoOfADraggedStage() {
        test::WindowAtWork work;
        work.open();
        auto& column = work.recipePanel().stages();
        QSignalSpy wanted(&column, &StageColumn::moveWanted);
        auto* grip = gripOf(*column.sections()[1]);
        const QPoint above = grip->mapFromGlobal(column.mapToGlobal(QPoint(10, -20)));
        QTest::mousePress(grip, Qt::LeftButton);
        QTest::mouseMove(grip, above / 2);
        QTest::mouseMove(grip, above);
        QCOMPARE(QWidget::keyboardGrabber(), grip);
        QTest::keyClick(grip, Qt::Key_Escape);
        QCOMPARE(QWidget::keyboardGrabber(), nullptr);
        QTest::mouseRelease(grip, Qt::LeftButton, {}, above);
        QCOMPARE(wanted.size(), 0);
    }

    void whatIsDraggedToTheRimGoesOnBeyondIt() {
        test::WindowAtWork work;
        work.open();
        auto& column = work.recipePanel().stages();
        auto* area = work.recipePanel().findChild<QScrollArea*>();
        QVERIFY(area);
        work.window->resize(work.window->width(), work.window->minimumSizeHint().height());
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
        QCOMPARE(area->verticalScrollBar()->value(), 0);
        emit column.pulledTo(area->viewport()->height());
        QVERIFY(area->verticalScrollBar()->value() > 0);
        emit column.pulledTo(0);
        QVERIFY(area->verticalScrollBar()->value() < controlHeight);
    }

    void aListThatCannotRunSaysWhyAndCanBeTakenBack() {
        test::WindowAtWork work;
        work.open();
        auto& panel = work.recipePanel();
        const auto before = fingerprint(work.document().level());
        const auto stages = panel.stages().sections().size();
        emit panel.stages().sections()[0]->removeWanted(); // the rooms stage, which the halls need
        QCOMPARE(panel.stages().sections().size(), stages - 1);
        const auto labels = panel.findChildren<QLabel*>();
        const auto told = std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains(QStringLiteral("cannot run"));
        });
        QVERIFY(told);
        QCOMPARE(fingerprint(work.document().level()), before);
        QCOMPARE(stepsOf(work), std::size_t{0});
        QCOMPARE(panel.findChild<QPushButton*>()->text(), QStringLiteral("Revert"));
        QTest::mouseClick(panel.findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(panel.stages().sections().size(), stages);
        QVERIFY(!panel.findChild<QPushButton*>()->isVisible());
    }

    void theLastStageIsNotRemovedWithoutAWord() {
        test::WindowAtWork work;
        work.open();
        auto& panel = work.recipePanel();
        while (!panel.stages().sections().empty()) emit panel.stages().sections().back()->removeWanted();
        const auto labels = panel.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains(QStringLiteral("cannot run"));
        }));
        work.settle();
        QVERIFY(work.document().level().recipe);
        QTest::mouseClick(panel.findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(!panel.stages().sections().empty());
    }

    void oneStageIsDrawnAgain() {
        test::WindowAtWork work;
        work.open();
        auto* section = work.recipePanel().stages().sections()[0];
        emit section->rerollWanted();
        work.settle();
        QCOMPARE(work.document().level().recipe->stages[0].reroll, std::uint64_t{1});
        QCOMPARE(stepsOf(work), std::size_t{1});
    }

    void foldedSectionsStayFolded() {
        test::WindowAtWork work;
        work.open();
        auto* section = work.recipePanel().stages().sections()[0];
        QVERIFY(!section->folded());
        QTest::mouseClick(section->findChild<QToolButton*>(), Qt::LeftButton);
        QVERIFY(section->folded());
        QTest::mouseClick(seedButton(work, "dice"), Qt::LeftButton);
        work.settle();
        QVERIFY(work.recipePanel().stages().sections()[0]->folded());
    }

    void theWheelOverAFieldScrollsThePanel() {
        test::WindowAtWork work;
        work.open();
        auto* field = editorOf(work, "rooms")->findChild<NumberField*>();
        const auto before = field->number();
        QWheelEvent wheel(QPointF(5, 5), field->mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(field, &wheel);
        QCOMPARE(field->number(), before);
    }

    void cleanup() { QLocale::setDefault(QLocale::c()); }
};

DELVE_TEST(RecipePanelWindowTest)
#include "recipe_panel_window_test.moc"
