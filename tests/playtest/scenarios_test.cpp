#include "tests/playtest/scenario.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <algorithm>

using namespace delve::test;

/// Every sentence about play in the documents, as a small game: tests/data/play/*.txt.
class ScenariosTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        const QDir folder(DELVE_TEST_DATA "/play");
        for (const auto& name : folder.entryList({"*.txt"}, QDir::Files, QDir::Name))
            for (auto& scenario : readScenarios(folder.filePath(name).toStdString()))
                m_scenarios.push_back(std::move(scenario));
        QVERIFY(m_scenarios.size() > 40);
    }

    void goesAsWritten_data() {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < m_scenarios.size(); ++i)
            QTest::newRow((m_scenarios[i].file + ": " + m_scenarios[i].sentence).c_str()) << static_cast<int>(i);
    }
    void goesAsWritten() {
        QFETCH(int, number);
        const auto failure = failureOf(m_scenarios[static_cast<std::size_t>(number)]);
        QVERIFY2(failure.empty(), failure.c_str());
    }

    void aSlipOfThePenIsRefused_data() {
        QTest::addColumn<QString>("line");
        QTest::newRow("field of a thing") << "thing key 3,1 couler red";
        QTest::newRow("field of an enemy") << "enemy rat helth 1";
        QTest::newRow("enemy") << "enemy rot health 1";
        QTest::newRow("field of a choice") << "choice go helth 1";
        QTest::newRow("what is expected") << "expect helth 1";
        QTest::newRow("rule") << "rules sigth 1";
    }
    void aSlipOfThePenIsRefused() {
        QFETCH(QString, line);
        const Scenario scenario{
            "s", "f", 1, {"map", "#####", "#@k.#", "#####", "encounter here e", line.toStdString()}};
        QVERIFY(!failureOf(scenario).empty());
    }

    /// what-happens.md names a scenario or a test for each sentence of the rules.
    void everySentenceIsShown() {
        QFile list(DELVE_TEST_DATA "/play/what-happens.md");
        QVERIFY(list.open(QIODevice::ReadOnly));
        const QString tests = textOfTests();
        QString sentence;
        int shownBy = 1;
        for (const auto& raw : list.readAll().split('\n')) {
            const QString line = QString::fromUtf8(raw);
            if (line.startsWith("- ")) {
                ++shownBy;
                QVERIFY2(isShown(line.mid(2), tests), qPrintable("no scenario or test “" + line.mid(2) + "”"));
            } else if (!line.isEmpty() && !line.startsWith('#') && !line.startsWith("Each line")) {
                QVERIFY2(shownBy > 0, qPrintable("nothing shows “" + sentence + "”"));
                sentence = line;
                shownBy = 0;
            }
        }
        QVERIFY(shownBy > 0);
    }

private:
    [[nodiscard]] bool isShown(const QString& by, const QString& tests) const {
        const auto parts = by.split("::");
        if (parts.size() == 2)
            return tests.contains("class " + parts[0] + " :") && tests.contains("void " + parts[1] + "()");
        return std::ranges::any_of(m_scenarios,
                                   [&](const Scenario& s) { return QString::fromStdString(s.sentence) == by; });
    }
    static QString textOfTests() {
        QString text;
        for (const char* folder : {"/tests/playtest", "/tests/generation/recipes", "/tests/editor/play"})
            for (const auto& file : QDir(DELVE_SOURCE + QString(folder)).entryInfoList({"*_test.cpp"})) {
                QFile source(file.filePath());
                if (source.open(QIODevice::ReadOnly)) text += QString::fromUtf8(source.readAll());
            }
        return text;
    }

    std::vector<Scenario> m_scenarios;
};

DELVE_TEST(ScenariosTest)
#include "scenarios_test.moc"
