#include "generation/level/delve/rule_options.h"
#include "generation/level/delve_file.h"
#include "generation/level/rules.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <string>

using namespace delve;

namespace {

/// Replaces single quotes by double ones: moc 6.4 misreads raw strings.
std::string asJson(std::string text) {
    std::ranges::replace(text, '\'', '"');
    return text;
}

Rules withOptions(const std::string& text) {
    Rules rules;
    rules.unknown = asJson(text);
    return rules;
}

} // namespace

/// Rules that generation does not define: an objective asks for them by name, and the file keeps them unchanged.
class RuleOptionsTest : public QObject {
    Q_OBJECT
private slots:
    void isReadByItsKind() {
        const auto rules = withOptions("'turns':100, 'calm': true, 'who': 'a \\'b\\'', 'far': 1.5, 'odd': [1, 2]");
        QVERIFY(ruleOption(rules, "turns") == PropertyValue(Decimal::of(100)));
        QVERIFY(ruleOption(rules, "calm") == PropertyValue(true));
        QVERIFY(ruleOption(rules, "who") == PropertyValue(std::string("a \"b\"")));
        QVERIFY(ruleOption(rules, "far") == PropertyValue(Decimal::ofThousandths(1500)));
        QVERIFY(ruleOption(rules, "odd") == PropertyValue(UnknownValue{"[1, 2]"}));
        QVERIFY(!ruleOption(rules, "turn"));
        QVERIFY(!ruleOption(Rules{}, "turns"));
    }

    void whatIsSetLeavesTheOthersAsTheyWereWritten() {
        auto rules = withOptions("'weather':'rain', 'turns' : 1e2, 'odd': [ 1,2 ]");
        setRuleOption(rules, "turns", Decimal::of(7));
        const auto first = asJson("'weather':'rain', 'turns': 7, 'odd': [ 1,2 ]");
        QCOMPARE(rules.unknown, first);
        setRuleOption(rules, "calm", false);
        setRuleOption(rules, "who", std::string("\"me\""));
        const auto second = first + asJson(", 'calm': false, 'who': '\\'me\\''");
        QCOMPARE(rules.unknown, second);
        Rules fresh;
        setRuleOption(fresh, "turns", Decimal::of(3));
        const auto alone = asJson("'turns': 3");
        QCOMPARE(fresh.unknown, alone);
    }

    void comesBackFromAFile() {
        World world;
        world.name = "w";
        auto& level = world.levels.emplace_back();
        level.id = "level";
        level.tiles = Grid({3, 3}, Tile::Floor);
        setRuleOption(world.rules.write(), "turns", Decimal::of(12));
        const auto text = delveText(world);
        const auto kept = asJson("'sight': 6, 'turns': 12 }");
        QVERIFY(text.find(kept) != std::string::npos);
        const auto read = readDelve(text);
        QVERIFY(read.ok());
        QVERIFY(read->rules == world.rules);
        QVERIFY(ruleOption(*read->rules, "turns") == PropertyValue(Decimal::of(12)));
    }
};

DELVE_TEST(RuleOptionsTest)
#include "rule_options_test.moc"
