#include "editor/survey/survey_file.h"
#include "tests/app/support/captured.h"
#include "tests/support/survey_rows.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using test::rowsIn;
using namespace delve::app;

namespace {

using Words = std::vector<std::string>;

Words survey(const char* seeds, const Words& more = {}) {
    Words words{"survey", "caves", "--seeds", seeds, "--size", "40x30"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

} // namespace

class SurveyVerbTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::string path(const std::string& name) { return m_folder.filePath(QString::fromStdString(name)).toStdString(); }
    QString file(const std::string& name) { return QString::fromStdString(path(name)); }

private slots:
    void itPrintsHowTheMeasuresAreSpread() {
        const auto said = test::run(survey("1..20", {"--common"}));
        QCOMPARE(said.status, ExitStatus::Success);
        QVERIFY2(said.out.find("caves, 40 x 30: 20 level(s)") == 0, said.out.c_str());
        QVERIFY(said.out.find("\nregions ") != std::string::npos);
        QVERIFY(said.out.find("steps-to-win") == std::string::npos);
    }

    void jobsDoNotMatter() {
        const auto one = test::run(survey("1..40", {"--jobs", "1", "--csv", "-"}));
        const auto many = test::run(survey("1..40", {"--jobs", "5", "--csv", "-"}));
        QCOMPARE(one.status, ExitStatus::Success);
        QCOMPARE(one.out, many.out);
    }

    void shardsMergedEqualOneRun() {
        QCOMPARE(test::run(survey("1..30", {"--db", path("one.db")})).status, ExitStatus::Success);
        Words merge{"survey", "merge"};
        for (int shard = 1; shard <= 4; ++shard) {
            const auto name = path("part-" + std::to_string(shard) + ".db");
            QCOMPARE(test::run(survey("1..30", {"--db", name, "--shard", std::to_string(shard) + "/4"})).status,
                     ExitStatus::Success);
            QVERIFY(rowsIn(QString::fromStdString(name)).size() < 10);
            merge.push_back(name);
        }
        merge.insert(merge.end(), {"-o", path("merged.db")});
        QCOMPARE(test::run(merge).status, ExitStatus::Success);
        QCOMPARE(rowsIn(file("merged.db")).size(), std::size_t{30});
        QVERIFY(rowsIn(file("merged.db")) == rowsIn(file("one.db")));
        QCOMPARE(test::run(merge).status, ExitStatus::Success); // nothing new
        QVERIFY(rowsIn(file("merged.db")) == rowsIn(file("one.db")));
    }

    void aSurveyGoesOnWhereItWas() {
        QCOMPARE(test::run(survey("1..30", {"--db", path("whole.db")})).status, ExitStatus::Success);
        QCOMPARE(test::run(survey("11..20", {"--db", path("again.db")})).status, ExitStatus::Success);
        const auto all = test::run(survey("1..30", {"--db", path("again.db"), "--csv", "-"}));
        QVERIFY(rowsIn(file("again.db")) == rowsIn(file("whole.db")));
        QCOMPARE(all.out, test::run(survey("1..30", {"--csv", "-"})).out);
    }

    void seedsThatFitAreCountedAndListed() {
        const auto said = test::run(survey("1..60", {"--common", "--where", "path >= 30"}));
        QVERIFY2(said.out.find(" of 60 seed(s) fit") != std::string::npos, said.out.c_str());
        const auto limited =
            test::run(survey("1..60", {"--common", "--where", "path >= 30", "--limit", "2", "--json"}));
        const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(limited.out)).object();
        QCOMPARE(json[QStringLiteral("fits")].toInt(), 2);
        const auto found = json[QStringLiteral("found")].toArray();
        QCOMPARE(found.size(), 2);
        for (const auto& row : found) QVERIFY(row.toObject()[QStringLiteral("path")].toDouble() >= 30);
        const auto none = test::run(survey("1..5", {"--common", "--where", "path >= 100000"}));
        QCOMPARE(none.status, ExitStatus::No);
        QVERIFY(none.out.find("None of 5 seed(s) fits.") != std::string::npos);
    }

    void wrongWordsAreRefused_data() {
        QTest::addColumn<std::vector<std::string>>("words");
        QTest::newRow("no seeds") << Words{"survey", "caves"};
        QTest::newRow("no such recipe") << Words{"survey", "cavess", "--seeds", "1..2"};
        QTest::newRow("shard beyond") << survey("1..9", {"--shard", "5/4"});
        QTest::newRow("shard 0") << survey("1..9", {"--shard", "0/4"});
        QTest::newRow("condition") << survey("1..9", {"--where", "romms > 2"});
        QTest::newRow("no common measure") << survey("1..9", {"--common", "--where", "steps-to-win > 2"});
        QTest::newRow("limit") << survey("1..9", {"--limit", "0"});
        QTest::newRow("seed too large") << survey("9223372036854775807..9223372036854775808");
        QTest::newRow("two recipes") << Words{"survey", "caves", "house", "--seeds", "1..2"};
        QTest::newRow("merge without output") << Words{"survey", "merge", "a.db"};
        QTest::newRow("merge of nothing") << Words{"survey", "merge", "-o", "a.db"};
        QTest::newRow("merge with seeds") << Words{"survey", "merge", "a.db", "-o", "b.db", "--seeds", "1..2"};
        QTest::newRow("two results") << survey("1..2", {"--json", "--csv", "-"});
    }
    void wrongWordsAreRefused() {
        QFETCH(std::vector<std::string>, words);
        const auto said = test::run(words);
        QCOMPARE(said.status, ExitStatus::Words);
        QVERIFY(!said.err.empty());
    }

    void anotherSurveyIsNotMixedIn() {
        QCOMPARE(test::run(survey("1..3", {"--db", path("mine.db")})).status, ExitStatus::Success);
        const auto other =
            test::run({"survey", "house", "--seeds", "1..3", "--size", "40x30", "--db", path("mine.db")});
        QCOMPARE(other.status, ExitStatus::File);
        QCOMPARE(rowsIn(file("mine.db")).size(), std::size_t{3});
        QCOMPARE(test::run({"survey", "house", "--seeds", "4..5", "--size", "40x30", "--db", path("house.db")}).status,
                 ExitStatus::Success);
        const auto merged = test::run({"survey", "merge", path("mine.db"), path("house.db"), "-o", path("both.db")});
        QCOMPARE(merged.status, ExitStatus::File);
    }

    void filesThatDisagreeAreNotJoined() {
        QCOMPARE(test::run(survey("1..3", {"--db", path("left.db")})).status, ExitStatus::Success);
        QVERIFY(QFile::copy(file("left.db"), file("right.db")));
        {
            const auto database = editor::Sqlite::open(file("right.db"), editor::Sqlite::Access::Write);
            QVERIFY((*database)->run("UPDATE levels SET fingerprint = '0000000000000001' WHERE seed = 2"));
        }
        const auto said = test::run({"survey", "merge", path("left.db"), path("right.db"), "-o", path("lr.db")});
        QCOMPARE(said.status, ExitStatus::File);
        QVERIFY2(said.err.find("other values for seed 2") != std::string::npos, said.err.c_str());
    }

    /// The ten lines of docs/surveys.md.
    void pythonReadsIt() {
        const auto python = QStandardPaths::findExecutable(QStringLiteral("python3"));
        QVERIFY2(!python.isEmpty(), "python3 is missing");
        QFile page(QStringLiteral(DELVE_SOURCE "/docs/surveys.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll());
        const auto from = text.indexOf(QStringLiteral("```python\n")) + 10;
        const QString script = text.mid(from, text.indexOf(QStringLiteral("```"), from) - from);
        QVERIFY(script.count('\n') <= 10);
        QCOMPARE(test::run(survey("1..30", {"--db", path("caves.db")})).status, ExitStatus::Success);
        QProcess run;
        run.setWorkingDirectory(m_folder.path());
        run.start(python, {QStringLiteral("-c"), script});
        QVERIFY(run.waitForFinished());
        QVERIFY2(run.exitCode() == 0, run.readAllStandardError().constData());
        QVERIFY(!run.readAllStandardOutput().isEmpty());
    }
};

DELVE_TEST(SurveyVerbTest)
#include "survey_verb_test.moc"
