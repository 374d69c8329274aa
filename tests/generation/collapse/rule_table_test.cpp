#include "generation/collapse/built_in.h"
#include "tests/generation/collapse/random_rules.h"
#include "tests/support/lines.h"
#include "tests/support/test.h"

#include <QFile>
#include <QtTest>

using namespace delve;
using namespace delve::collapse;
using namespace delve::test;

namespace {

const char* const small = R"({
  "rules": 1,
  "name": "small",
  "side": 2,
  "legend": { ".": "floor", "#": "wall" },
  "around": "wall",
  "edge": ["stone"],
  "meets": { "door": ["floor"] },
  "leans": [["open", "shut"]],
  "grow": { "first": ["hall"], "across": ["floor"], "rest": "rock" },
  "modules": [
    { "name": "rock", "weight": 1, "group": "shut", "sides": ["stone", "stone", "stone", "stone"],
      "rows": [
        "##",
        "##"
      ] },
    { "name": "hall", "weight": 3, "group": "open", "symmetry": 2, "sides": ["floor", "stone", "floor", "stone"],
      "rows": [
        "..",
        ".."
      ] },
    { "name": "end", "weight": 2, "symmetry": 4, "sides": ["door", "stone", "stone", "stone"],
      "rows": [
        "..",
        "##"
      ] }
  ],
  "forbid": [
    { "module": "end", "side": "north", "neighbour": "end" },
    { "module": "hall", "side": "north", "neighbour": "end", "facing": "south" }
  ]
}
)";

std::string with(const char* before, const char* after) {
    std::string text = small;
    const auto place = text.find(before);
    return place == std::string::npos ? std::string() : text.replace(place, std::strlen(before), after);
}

} // namespace

/// The file of a rule table: read, refused with its place, written again; and what its words mean for neighbours.
class RuleTableTest : public QObject {
    Q_OBJECT
private slots:
    void comesBackByteForByte() {
        const auto table = readRuleTable(small);
        QVERIFY2(table.ok(), table.ok() ? "" : inEnglish(table.failure().message).c_str());
        QCOMPARE(ruleTableText(*table), std::string(small));
    }

    void builtInFilesAreWrittenAsTheyAre() {
        QCOMPARE(builtInTables().size(), std::size_t{4});
        for (const auto& builtIn : builtInTables()) {
            QFile file(QStringLiteral(DELVE_SOURCE "/generation/collapse/tables/%1.json")
                           .arg(QString::fromUtf8(builtIn.name.data(), static_cast<qsizetype>(builtIn.name.size()))));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto text = file.readAll().toStdString();
            QCOMPARE(std::string(builtIn.text), text);
            const auto table = readRuleTable(text);
            QVERIFY2(table.ok(), table.ok() ? "" : inEnglish(table.failure().message).c_str());
            QCOMPARE(ruleTableText(*table), text);
            QCOMPARE(table->name, std::string(builtIn.name));
            QVERIFY(builtInModules(builtIn.name));
        }
        QVERIFY(!builtInModules("no-such-table"));
    }

    void drawnTablesComeBack() {
        Stream random(7);
        for (int i = 0; i < 300; ++i) {
            auto table = randomRules(random);
            // A file is refused where a symmetry counts turns that look alike, so none is counted here.
            for (auto& module : table.modules) module.symmetry = 1;
            table.meets.clear();
            table.edge.reset();
            const auto again = readRuleTable(ruleTableText(table));
            QVERIFY2(again.ok(), again.ok() ? "" : inEnglish(again.failure().message).c_str());
            QVERIFY(*again == table);
        }
    }

    void aWrongTableIsRefusedWithItsPlace_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::addColumn<QString>("where");
        const auto row = [](const char* name, const std::string& text, const char* says, const char* where) {
            QVERIFY2(!text.empty(), name);
            QTest::newRow(name) << QString::fromStdString(text) << says << where;
        };
        row("no JSON", "{ \"rules\": 1,, }", "Syntax error", "line 1");
        row("unknown member", with("\"weight\": 3", "\"weigth\": 3"), "“weigth”", "modules[1].weigth");
        row("newer", with("\"rules\": 1", "\"rules\": 2"), "newer", "rules");
        row("no weight", with("\"weight\": 3", "\"weight\": 0"), "from 1", "line 17, modules[1].weight");
        row("symmetry 3", with("\"symmetry\": 4", "\"symmetry\": 3"), "1, 2, 4 or 8", "modules[2].symmetry");
        row("too many turns", with("\"symmetry\": 2", "\"symmetry\": 4"), "only 2", "modules[1].symmetry");
        row("three sides", with("\"stone\", \"stone\", \"stone\", \"stone\"", "\"stone\", \"stone\", \"stone\""),
            "four side labels", "modules[0].sides");
        row("short row", with("\"##\",\n        \"##\"\n      ] },\n", "\"##\",\n        \"#\"\n      ] },\n"),
            "2 rows", "modules[0].rows");
        row("strange glyph", with("\"##\"\n      ] },", "\"#?\"\n      ] },"), "“?”", "modules[0].rows");
        row("long glyph", with("\"#\": \"wall\"", "\"##\": \"wall\""), "“##”", "legend");
        row("name twice", with("\"name\": \"end\"", "\"name\": \"hall\""), "“hall”", "modules[2].name");
        row("edge of nothing", with("[\"stone\"]", "[\"stoone\"]"), "“stoone”", "edge");
        row("meets nothing", with("{ \"door\"", "{ \"dor\""), "“dor”", "meets");
        row("no such group", with("[\"open\", \"shut\"]", "[\"open\", \"shot\"]"), "“shot”", "leans[0]");
        row("one group", with("[\"open\", \"shut\"]", "[\"open\"]"), "two groups", "leans[0]");
        row("no such neighbour", with("\"neighbour\": \"end\" }", "\"neighbour\": \"ends\" }"), "“ends”",
            "forbid[0].neighbour");
        row("no such direction", with("\"facing\": \"south\"", "\"facing\": \"down\""), "north, east",
            "forbid[1].facing");
        row("no such first", with("\"first\": [\"hall\"]", "\"first\": [\"hull\"]"), "“hull”", "grow.first");
        row("rest that grows", with("\"rest\": \"rock\"", "\"rest\": \"end\""), "symmetry of 1", "grow.rest");
        row("rest beside itself", with("\"meets\": { \"door\": [\"floor\"] }", "\"meets\": { \"stone\": [\"floor\"] }"),
            "fill", "grow.rest");
        row("no modules", "{ \"rules\": 1, \"name\": \"x\", \"legend\": {}, \"modules\": [] }", "at least one",
            "modules");
        row("nothing", "{}", "“rules”", "line 1");
    }
    void aWrongTableIsRefusedWithItsPlace() {
        QFETCH(QString, text);
        QFETCH(QString, says);
        QFETCH(QString, where);
        const auto table = readRuleTable(text.toStdString());
        QVERIFY(!table.ok());
        const auto sentence = QString::fromStdString(inEnglish(table.failure().message));
        QVERIFY2(sentence.contains(says), qPrintable(sentence));
        const auto place = QString::fromStdString(test::withoutColumn(table.failure().where));
        QVERIFY2(place.contains(where), qPrintable(place));
    }

    /// Labels, orientations, mirror images, matches and listed pairs mean the same to an independent implementation.
    void neighboursAreAsTheTableSays() {
        Stream random(8);
        for (int i = 0; i < 400; ++i) {
            const auto table = randomRules(random);
            const Modules modules(table);
            const PlainRules rules(table);
            QCOMPARE(modules.count(), rules.modules().size());
            for (std::size_t a = 0; a < modules.count(); ++a) {
                const auto here = static_cast<ModuleId>(a);
                QCOMPARE(modules.nameOf(here), rules.modules()[a].fullName());
                for (int side = 0; side < 4; ++side) {
                    const auto direction = static_cast<Direction>(side);
                    QCOMPARE(((modules.atRim(direction)[a / 64] >> (a % 64)) & 1) != 0,
                             rules.mayLieAtRim(static_cast<int>(a), side));
                    for (std::size_t b = 0; b < modules.count(); ++b) {
                        const auto there = static_cast<ModuleId>(b);
                        const bool may = rules.mayStand(static_cast<int>(a), side, static_cast<int>(b));
                        QCOMPARE(modules.mayStand(here, direction, there), may);
                        QCOMPARE(modules.mayStand(there, opposite(direction), here), may);
                    }
                }
            }
        }
    }

    void rowsTurnWithTheirSides() {
        for (const auto& builtIn : builtInTables()) {
            const auto* modules = builtInModules(builtIn.name);
            const PlainRules rules(modules->table());
            for (std::size_t i = 0; i < modules->count(); ++i) {
                std::string glyphs;
                for (const auto& row : rules.modules()[i].rows) glyphs += row;
                QCOMPARE(std::string(modules->glyphs(static_cast<ModuleId>(i))), glyphs);
            }
        }
    }
};

DELVE_TEST(RuleTableTest)
#include "rule_table_test.moc"
