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
