#include "editor/text/message_text.h"
#include "editor/text/translations.h"
#include "generation/stages/stages.h"
#include "tests/support/test.h"
#include "ui/fields/number_field.h"
#include "ui/fields/range_slider.h"
#include "ui/parameters/parameter_editor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QToolButton>
#include <QtTest>

#include <memory>

using namespace delve;
using namespace delve::ui;

namespace {

generation::Parameter madeUp(const generation::SharedKind& kind) {
    generation::Parameter parameter;
    parameter.id = "made-up";
    parameter.kind = kind;
    parameter.limits = generation::whole(0, 100);
    if (kind == generation::ParameterKinds::choice())
        parameter.limits =
            generation::oneOf({{"near", DELVE_TEXT("test", "Near")}, {"far", DELVE_TEXT("test", "Far")}});
    parameter.label = DELVE_TEXT("test", "Made up");
    parameter.help = DELVE_TEXT("test", "For this test.");
    return parameter;
}

/// The signals of an editor, in order.
struct Told {
    std::vector<ParameterValue> values;
    QStringList events;

    explicit Told(ParameterEditor& editor) {
        QObject::connect(&editor, &ParameterEditor::edited, &editor, [this](const ParameterValue& value) {
            values.push_back(value);
            events.append(QString::fromStdString(generation::toText(value)));
        });
        QObject::connect(&editor, &ParameterEditor::dragStarted, &editor,
                         [this] { events.append(QStringLiteral("start")); });
        QObject::connect(&editor, &ParameterEditor::dragEnded, &editor,
                         [this] { events.append(QStringLiteral("end")); });
        QObject::connect(&editor, &ParameterEditor::dragCancelled, &editor,
                         [this] { events.append(QStringLiteral("cancel")); });
    }
};

std::unique_ptr<ParameterEditor> shown(const generation::Parameter& parameter, const ParameterValue& value) {
    std::unique_ptr<ParameterEditor> editor(makeParameterEditor(parameter, nullptr));
    editor->show(value, false);
    editor->resize(300, 60);
    editor->QWidget::show();
    return editor;
}

} // namespace

class ParameterEditorTest : public QObject {
    Q_OBJECT
private slots:
    /// The contract with every built-in stage: all its parameters can be shown, named and set.
    void everyParameterOfEveryStageHasAnEditor() {
        QVERIFY(!generation::builtInStages().empty());
        for (const auto& stage : generation::builtInStages())
            for (const auto& parameter : stage.parameters) {
                const auto place = std::string(stage.name) + "." + std::string(parameter.id);
                const auto defaultValue = parameter.defaultFor({80, 45});
                const auto editor = shown(parameter, defaultValue);
                Told told(*editor);
                QVERIFY2(!editor->toolTip().isEmpty(), place.c_str());
                QVERIFY2(editor->findChild<QLabel*>()->text() == editor::toQString(parameter.label), place.c_str());
                const auto controls = editor->findChildren<QWidget*>();
                for (const auto* control : controls)
                    if (control->isVisible() && control->focusPolicy() & Qt::TabFocus &&
                        control->parentWidget()->focusProxy() != control && !qobject_cast<const QLineEdit*>(control))
                        QVERIFY2(!control->accessibleName().isEmpty(), place.c_str());
                QVERIFY2(told.events.isEmpty(), place.c_str()); // showing a value emits nothing
                if (auto* field = editor->findChild<NumberField*>())
                    field->stepBy(field->value() < field->maximum() ? 1 : -1);
                if (auto* box = editor->findChild<QCheckBox*>()) box->click();
                if (auto* list = editor->findChild<QComboBox*>()) emit list->activated(0);
                QVERIFY2(told.values.size() == 1, place.c_str());
                QVERIFY2(parameter.check(told.values[0]).ok(), place.c_str());
            }
    }

    void eachKindHasItsControl() {
        const auto flag = shown(madeUp(generation::ParameterKinds::flag()), true);
        QVERIFY(flag->findChild<QCheckBox*>()->isChecked());
        for (const auto& kind : {generation::ParameterKinds::whole(), generation::ParameterKinds::number(),
                                 generation::ParameterKinds::percent()}) {
            const auto number = shown(madeUp(kind), Decimal::of(40));
            QVERIFY(number->findChild<QSlider*>());
            QCOMPARE(number->findChildren<NumberField*>().size(), 1);
            QCOMPARE(number->findChild<NumberField*>()->number(), Decimal::of(40));
        }
        for (const auto& kind : {generation::ParameterKinds::span(), generation::ParameterKinds::numberSpan(),
                                 generation::ParameterKinds::count()}) {
            const auto range = shown(madeUp(kind), Range{Decimal::of(10), Decimal::of(30)});
            QCOMPARE(range->findChildren<NumberField*>().size(), 2);
            QCOMPARE(range->findChild<RangeSlider*>()->to(), 3 * range->findChild<RangeSlider*>()->from());
        }
        const auto choice = shown(madeUp(generation::ParameterKinds::choice()), std::string("far"));
        QCOMPARE(choice->findChild<QComboBox*>()->currentText(), QStringLiteral("Far"));
    }

    void aUnitStandsInTheField() {
        editor::Translations translations;
        translations.use(QStringLiteral("en"));
        auto parameter = madeUp(generation::ParameterKinds::whole());
        parameter.limits = generation::whole(0, 100).in(generation::Unit::Cells);
        const auto editor = shown(parameter, Decimal::of(12));
        auto* field = editor->findChild<NumberField*>();
        QCOMPARE(field->text(), QStringLiteral("12 cells"));
        editor->show(Decimal::of(1), true);
        QCOMPARE(field->text(), QStringLiteral("1 cell"));
        const auto percent = shown(madeUp(generation::ParameterKinds::percent()), Decimal::of(30));
        QCOMPARE(percent->findChild<NumberField*>()->text(), QStringLiteral("30 %"));
        parameter.kind = generation::ParameterKinds::span();
        const auto range = shown(parameter, Range{Decimal::of(1), Decimal::of(7)});
        const auto fields = range->findChildren<NumberField*>();
        QCOMPARE(fields[0]->text(), QStringLiteral("1"));
        QCOMPARE(fields[1]->text(), QStringLiteral("7 cells"));
    }

    void aUnitMayBeTyped_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("then");
        QTest::newRow("none") << "7" << 7 << "7 cells";
        QTest::newRow("whole") << "7 cells" << 7 << "7 cells";
        QTest::newRow("singular") << "7 cell" << 7 << "7 cells";
        QTest::newRow("one") << "1 cells" << 1 << "1 cell";
        QTest::newRow("without the space") << "7cells" << 7 << "7 cells";
        QTest::newRow("in capitals") << "7 CELLS" << 7 << "7 cells";
        QTest::newRow("the beginning") << "7 c" << 7 << "7 cells";
        QTest::newRow("beyond") << "700 cell" << 100 << "100 cells";
    }
    void aUnitMayBeTyped() {
        QFETCH(const QString, typed);
        QFETCH(const int, number);
        QFETCH(const QString, then);
        editor::Translations translations;
        translations.use(QStringLiteral("en"));
        auto parameter = madeUp(generation::ParameterKinds::whole());
        parameter.limits = generation::whole(0, 100).in(generation::Unit::Cells);
        const auto editor = shown(parameter, Decimal::of(12));
        Told told(*editor);
        auto* field = editor->findChild<NumberField*>();
        field->setFocus();
        field->findChild<QLineEdit*>()->selectAll();
        QTest::keyClicks(field, typed);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(field->text(), then);
        QCOMPARE(field->number(), Decimal::of(number));
        QCOMPARE(told.values.back(), ParameterValue(Decimal::of(number)));
    }

    void aDragIsFramedByItsStartAndEnd() {
        const auto editor = shown(madeUp(generation::ParameterKinds::whole()), Decimal::of(40));
        Told told(*editor);
        auto* slider = editor->findChild<QSlider*>();
        const int y = slider->height() / 2;
        QTest::mousePress(slider, Qt::LeftButton, {}, {slider->width() * 2 / 5, y});
        QTest::mouseMove(slider, {slider->width() / 2, y});
        QTest::mouseMove(slider, {slider->width() * 3 / 4, y});
        QTest::mouseRelease(slider, Qt::LeftButton, {}, {slider->width() * 3 / 4, y});
        QCOMPARE(told.events.first(), QStringLiteral("start"));
        QCOMPARE(told.events.last(), QStringLiteral("end"));
        QVERIFY(told.values.size() >= 2);
        QVERIFY(std::get<Decimal>(told.values.back()) > Decimal::of(60));
        QCOMPARE(editor->findChild<NumberField*>()->number(), std::get<Decimal>(told.values.back()));
    }

    void escapeTakesADragBack() {
        const auto editor = shown(madeUp(generation::ParameterKinds::whole()), Decimal::of(40));
        Told told(*editor);
        auto* slider = editor->findChild<QSlider*>();
        const int y = slider->height() / 2;
        QTest::mousePress(slider, Qt::LeftButton, {}, {slider->width() * 2 / 5, y});
        QTest::mouseMove(slider, {slider->width() / 2, y});
        QTest::keyClick(editor.get(), Qt::Key_Escape);
        const auto after = told.events.size();
        QCOMPARE(told.events.last(), QStringLiteral("cancel"));
        QTest::mouseMove(slider, {slider->width() * 3 / 4, y});
        QTest::mouseRelease(slider, Qt::LeftButton, {}, {slider->width() * 3 / 4, y});
        QCOMPARE(told.events.size(), after);
        QCOMPARE(told.events.count(QStringLiteral("end")), 0);
    }

    void bothHandlesOfARangeCanBeDragged() {
        const auto editor = shown(madeUp(generation::ParameterKinds::count()), Range{Decimal::of(20), Decimal::of(40)});
        Told told(*editor);
        auto* slider = editor->findChild<RangeSlider*>();
        const auto at = [slider](int value) {
            return QPoint(7 + (slider->width() - 14) * value / 100, slider->height() / 2);
        };
        QTest::mousePress(slider, Qt::LeftButton, {}, at(40));
        QTest::mouseMove(slider, at(80));
        QTest::mouseRelease(slider, Qt::LeftButton, {}, at(80));
        auto range = std::get<Range>(told.values.back());
        QCOMPARE(range.from, Decimal::of(20));
        QVERIFY(range.to >= Decimal::of(79) && range.to <= Decimal::of(81));
        QTest::mousePress(slider, Qt::LeftButton, {}, at(20));
        QTest::mouseMove(slider, at(95)); // stops at the other handle
        QTest::mouseRelease(slider, Qt::LeftButton, {}, at(95));
        range = std::get<Range>(told.values.back());
        QCOMPARE(range.from, range.to);
    }

    void aFromAboveTheToTakesItAlong() {
        const auto editor = shown(madeUp(generation::ParameterKinds::span()), Range{Decimal::of(20), Decimal::of(40)});
        Told told(*editor);
        editor->findChildren<NumberField*>()[0]->setValue(60);
        QVERIFY(std::get<Range>(told.values.back()) == (Range{Decimal::of(60), Decimal::of(60)}));
    }

    void theResetIsThereOnlyWhereSomethingWasSet() {
        const auto editor = shown(madeUp(generation::ParameterKinds::whole()), Decimal::of(40));
        auto* reset = editor->findChild<QToolButton*>();
        QVERIFY(!reset->isVisible());
        editor->show(Decimal::of(41), true);
        QVERIFY(reset->isVisible());
        QSignalSpy wanted(editor.get(), &ParameterEditor::resetWanted);
        QTest::mouseClick(reset, Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
    }

    /// The nearest number is used, and a message says what was typed and what is allowed.
    void aNumberBeyondTheLimitsIsTakenBackWithASentence_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("taken");
        QTest::newRow("share") << generation::ParameterKinds::percent()->id.c_str() << "140"
                               << "100";
        QTest::newRow("below") << generation::ParameterKinds::whole()->id.c_str() << "-7"
                               << "0";
        QTest::newRow("range") << generation::ParameterKinds::span()->id.c_str() << "250"
                               << "100";
    }

    void aNumberBeyondTheLimitsIsTakenBackWithASentence() {
        QFETCH(QString, kind);
        QFETCH(QString, typed);
        QFETCH(QString, taken);
        const auto parameter = madeUp(generation::builtInParameterKinds().share(kind.toStdString()));
        const bool range = parameter.kind == generation::ParameterKinds::span();
        const auto editor = shown(parameter, range ? ParameterValue(Range{Decimal::of(20), Decimal::of(30)})
                                                   : ParameterValue(Decimal::of(40)));
        const Told told(*editor);
        auto* field = editor->findChild<NumberField*>();
        const auto* refusal = editor->findChild<QLabel*>(QStringLiteral("refusal"));
        QVERIFY(!refusal->isVisible());
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, typed);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(told.values.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(generation::toText(told.values[0])), taken);
        QVERIFY(refusal->isVisible());
        QVERIFY2(refusal->text().startsWith("made-up cannot be " + typed + ";"), qPrintable(refusal->text()));
        QVERIFY2(refusal->text().contains("from 0 to 100"), qPrintable(refusal->text()));
        QCoreApplication::processEvents(); // so that the next value counts separately
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("50"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!refusal->isVisible());
    }

    void numbersAreWrittenWithoutIdleZeros() {
        NumberField field(Decimal::of(0), Decimal::of(9), false);
        field.setLocale(QLocale::c());
        field.show(Decimal::ofThousandths(1200));
        QCOMPARE(field.text(), QStringLiteral("1.2"));
        field.show(Decimal::of(3));
        QCOMPARE(field.text(), QStringLiteral("3"));
        field.show(Decimal::ofThousandths(125));
        QCOMPARE(field.text(), QStringLiteral("0.125"));
        QCOMPARE(field.number(), Decimal::ofThousandths(125));
    }
};

DELVE_TEST(ParameterEditorTest)
#include "parameter_editor_test.moc"
