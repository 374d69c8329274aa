#include "generation/collapse/built_in.h"
#include "generation/collapse/collapse.h"
#include "tests/generation/collapse/module_checker.h"
#include "tests/generation/collapse/random_rules.h"
#include "tests/support/counts.h"
#include "tests/support/shore_table.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::collapse;
using namespace delve::test;

/// Tables that run into contradictions all over a board: by least entropy alone, without backjumping, nearly every run
/// would fail. None does. With DELVEWRIGHT_LONG=seeds 200 runs of each size.
class HardTablesSeedsTest : public QObject {
    Q_OBJECT
private slots:
    void noRunFails_data() {
        QTest::addColumn<QString>("table");
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("runs");
        for (const char* table : {"castle", "shore"})
            for (const int side : {100, 200})
                QTest::addRow("%s %d", table, side) << table << side << countOf(side == 100 ? 8 : 2, 200);
    }
    void noRunFails() {
        QFETCH(QString, table);
        QFETCH(int, side);
        QFETCH(int, runs);
        auto rules = table == "shore" ? readRuleTable(shoreTable)
                                      : Result<RuleTable>(builtInModules(table.toStdString())->table());
        QVERIFY2(rules.ok(), rules ? "" : inEnglish(rules.failure().message).c_str());
        const Modules modules(*std::move(rules));
        const PlainRules plain(modules.table());
        std::int64_t contradicted = 0;
        for (int seed = 0; seed < runs; ++seed) {
            CollapseTask task;
            task.modules = &modules;
            task.size = {side, side};
            Stream random(static_cast<std::uint64_t>(seed));
            const auto outcome = collapse::collapse(task, random);
            QVERIFY2(outcome.kind == CollapseOutcome::Kind::Made, QByteArray::number(seed));
            const auto problems = plain.problems(side, side, plainly(outcome.made.modules));
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
            contradicted += outcome.made.contradicted;
        }
        QVERIFY2(isShort() || contradicted > 50 * runs, QByteArray::number(qlonglong(contradicted / runs)));
    }
};

DELVE_TEST(HardTablesSeedsTest)
#include "hard_tables_test.moc"
