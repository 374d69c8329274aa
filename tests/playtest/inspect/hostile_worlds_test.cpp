#include "tests/playtest/inspect/found_problems.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

/// Any world that can be read is inspected, in time in proportion to its size.
class HostileWorldsTest : public QObject {
    Q_OBJECT
private slots:
    void anyReadableWorldIsInspected() {
        for (const auto& rows : {Rows{"."}, Rows{" "}, Rows{"#"}, Rows{"@"}, Rows{"X"}, Rows{"..", ".."}})
            for (const char* objective : {"exit", "collect", "explore", "boss", "journey", "gate", "nothing"})
                QVERIFY(inspect(std::make_shared<const World>(drawnWorld(objective, rows))).ok());
        World empty;
        QVERIFY(inspect(std::make_shared<const World>(empty)).ok());
    }

    void itStopsWhenAsked() {
        generation::Feedback feedback;
        feedback.stop();
        const auto inspection =
            inspect(std::make_shared<const World>(drawnWorld("exit", {"#@X"})), {.feedback = &feedback});
        QVERIFY(!inspection && inspection.failure().cancelled());
    }

    void manyProblemsAreCounted() {
        Rows rows{std::string(802, '#')};
        std::string row = "#@X#";
        while (row.size() < 802) row += ".#";
        row.resize(802, '#');
        row.back() = '#';
        rows.push_back(row);
        rows.push_back(std::string(802, '#'));
        const auto inspection = inspect(std::make_shared<const World>(drawnWorld("exit", rows)));
        QVERIFY(inspection.ok());
        QVERIFY(inspection->leftOut > 0);
        QVERIFY(inspection->problems.size() <= 2 * Found::mostProblems);
    }
};

DELVE_TEST(HostileWorldsTest)
#include "hostile_worlds_test.moc"
