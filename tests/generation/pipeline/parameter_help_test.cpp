#include "generation/stages/stages.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QStringList>
#include <QtTest>

using namespace delve;
using namespace delve::generation;

namespace {

QString textOf(const OwnedText& text) { return QString::fromStdString(text.source); }

bool isNumber(const Parameter& parameter) {
    const auto form = parameter.kind->form;
    return form == ValueForm::Number || form == ValueForm::Range;
}

/// "Higher values give larger rooms.", "More of it …", "With 0 there is one split."
bool saysWhatMoreDoes(const QString& help) {
    static const QRegularExpression comparison(
        "\\b(?:higher|more|larger|longer|wider|greater|farther|fewer|lower|smaller|shorter|less|with 0|at 0|0 )\\b",
        QRegularExpression::CaseInsensitiveOption);
    return comparison.match(help).hasMatch();
}

} // namespace

/// The help texts of all stages and parameters can be understood at first reading.
class ParameterHelpTest : public QObject {
    Q_OBJECT
private slots:
    void numbersSayWhatAHigherValueDoes() {
        QStringList complaints;
        for (const auto& stage : builtInStages())
            for (const auto& parameter : stage.parameters)
                if (isNumber(parameter) && !saysWhatMoreDoes(textOf(parameter.help)))
                    complaints << QString::fromStdString(stage.name + "." + parameter.id) + ": " +
                                      textOf(parameter.help);
        QVERIFY2(complaints.isEmpty(), qPrintable('\n' + complaints.join('\n')));
    }

    /// A new parameter must decide: a unit, or none because the label names what is counted.
    void numbersSayTheirUnit() {
        QStringList complaints;
        for (const auto& stage : builtInStages())
            for (const auto& parameter : stage.parameters)
                if (isNumber(parameter) != unitOf(parameter).has_value())
                    complaints << QString::fromStdString(stage.name + "." + parameter.id);
        QVERIFY2(complaints.isEmpty(), qPrintable('\n' + complaints.join('\n')));
    }

    void aUnitStandsBehindTheNumbers() {
        const auto& side = *builtInStages().find("scatter-rooms")->find("side");
        QCOMPARE(unitOf(side), std::optional(Unit::Cells));
        QCOMPARE(inEnglish(withUnitOf(side, "1-7", Range{Decimal::of(1), Decimal::of(7)})), std::string("1-7 cell(s)"));
        QCOMPARE(inEnglish(withUnit(Unit::Percent, "30", Decimal::of(30))), std::string("30 %"));
        QCOMPARE(inEnglish(withUnit(Unit::Times, "1.2", Decimal::ofThousandths(1200))), std::string("1.2 ×"));
        QCOMPARE(inEnglish(withUnit(Unit::PlainCount, "12", Decimal::of(12))), std::string("12"));
        const auto& way = *builtInStages().find("join")->find("way");
        QCOMPARE(inEnglish(withUnitOf(way, "shortest", std::string("shortest"))), std::string("shortest"));
    }

    void labelsAndHelpAreShort() {
        static const QRegularExpression space(QStringLiteral("\\s+"));
        static const QRegularExpression another(QStringLiteral("[.!?] +\\p{Lu}"));
        QStringList complaints;
        for (const auto& stage : builtInStages())
            for (const auto& parameter : stage.parameters) {
                const QString name = QString::fromStdString(stage.name + "." + parameter.id);
                if (textOf(parameter.label).split(space).size() > 4)
                    complaints << name + ": " + textOf(parameter.label);
                if (textOf(parameter.help).count(another) > 1) complaints << name + ": " + textOf(parameter.help);
                if (parameter.help.empty()) complaints << name + " has no help";
            }
        QVERIFY2(complaints.isEmpty(), qPrintable('\n' + complaints.join('\n')));
    }
};

DELVE_TEST(ParameterHelpTest)
#include "parameter_help_test.moc"
