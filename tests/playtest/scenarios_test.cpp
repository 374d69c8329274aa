#include "tests/playtest/scenario.h"
#include "tests/support/test.h"

#include <QDir>
#include <QtTest>

using namespace delve::test;

/// Every sentence about what happens in play, as a small game: tests/data/play/*.txt.
class ScenariosTest : public QObject {
    Q_OBJECT
private slots:
    void goesAsWritten_data() {
        QTest::addColumn<int>("number");
        const QDir folder(DELVE_TEST_DATA "/play");
        for (const auto& name : folder.entryList({"*.txt"}, QDir::Files, QDir::Name))
            for (auto& scenario : readScenarios(folder.filePath(name).toStdString())) {
                const auto title = name.toStdString() + ": " + scenario.sentence;
                QTest::newRow(title.c_str()) << static_cast<int>(m_scenarios.size());
                m_scenarios.push_back(std::move(scenario));
            }
        QVERIFY(m_scenarios.size() > 40);
    }
    void goesAsWritten() {
        QFETCH(int, number);
        const auto failure = failureOf(m_scenarios[static_cast<std::size_t>(number)]);
        QVERIFY2(failure.empty(), failure.c_str());
    }

private:
    std::vector<Scenario> m_scenarios;
};

DELVE_TEST(ScenariosTest)
#include "scenarios_test.moc"
