#include "generation/level/delve/rule_options.h"
#include "generation/level/rules.h"
#include "tests/support/test.h"
#include "ui/fields/number_field.h"
#include "ui/properties/rules_rows.h"

#include <QComboBox>
#include <QtTest>

#include <map>
#include <memory>

using namespace delve;
using namespace delve::ui;

namespace {

play::ObjectiveRegistry withOwn() {
    auto objectives = play::builtInObjectives();
    play::ObjectiveInfo own;
    own.id = "own";
    own.label = Text{"", "Own"};
    own.options = {{"turns", Text{"", "Turns to last"}, Text{"", "How many."}, Decimal::of(5), 1, 9},
                   {"calm", Text{"", "Calm"}, Text{"", "Whether."}, false}};
    if (!objectives.add(own)) qFatal("there is one already");
    return objectives;
}

/// The rows for some rules, which the rows change.
struct Rows {
    Rules rules;
    std::map<QString, std::unique_ptr<QWidget>> byName;

    explicit Rows(Rules begun) : rules(std::move(begun)) {
        addRulesRows(
            rules, [this](const QString& name, QWidget* control) { byName[name].reset(control); },
            [this](const Text&, const std::function<void(Rules&)>& change) { change(rules); }, [] {}, withOwn());
    }
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
};

Rules rulesOf(const char* objective) {
    Rules rules;
    rules.objective = objective;
    return rules;
}

} // namespace

/// Each rule of a world has a row, as has each option of its objective.
class RulesRowsWindowTest : public QObject {
    Q_OBJECT
private slots:
    void eachOptionOfTheObjectiveHasARow() {
        const Rows others(rulesOf("exit"));
        QVERIFY(!others.byName.contains("Turns to last"));
        QVERIFY(!hasOptions("exit", withOwn()) && hasOptions("own", withOwn()) && !hasOptions("none", withOwn()));
        Rows rows(rulesOf("own"));
        QVERIFY(rows.byName.contains("Turns to last") && rows.byName.contains("Calm"));
        QCOMPARE(rows.byName["Turns to last"]->toolTip(), QString("How many."));
    }

    void aChangeIsKeptAmongTheRules() {
        Rules begun = rulesOf("own");
        begun.unknown = R"("weather": "rain")";
        Rows rows(begun);
        auto* turns = qobject_cast<NumberField*>(rows.byName["Turns to last"].get());
        QVERIFY(turns);
        QCOMPARE(turns->value(), 5.0);
        QCOMPARE(turns->minimum(), 1.0);
        QCOMPARE(turns->maximum(), 9.0);
        emit turns->numberEdited(Decimal::of(8));
        QVERIFY(ruleOption(rows.rules, "turns") == PropertyValue(Decimal::of(8)));
        QCOMPARE(rows.rules.unknown, std::string(R"("weather": "rain", "turns": 8)"));
    }

    void everyObjectiveIsOffered() {
        Rows rows(rulesOf("gate"));
        auto* box = qobject_cast<QComboBox*>(rows.byName["Objective"].get());
        QVERIFY(box);
        QCOMPARE(box->count(), static_cast<int>(withOwn().size()));
        QCOMPARE(box->currentText(), QString("Gate"));
        const auto own = box->findText("Own");
        emit box->activated(own);
        QCOMPARE(rows.rules.objective, std::string("own"));
    }

    void aWordThatIsNoneStaysAndIsMarked() {
        Rows rows(rulesOf("thrive"));
        auto* box = qobject_cast<QComboBox*>(rows.byName["Objective"].get());
        QCOMPARE(box->currentText(), QString("thrive (unknown)"));
        emit box->activated(box->currentIndex());
        QCOMPARE(rows.rules.objective, std::string("thrive"));
    }
};

DELVE_TEST(RulesRowsWindowTest)
#include "rules_rows_window_test.moc"
