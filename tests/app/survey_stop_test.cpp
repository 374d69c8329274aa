#include "tests/app/support/program.h"
#include "tests/support/survey_rows.h"
#include "tests/support/test.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

using namespace delve;

/// A survey that cannot come to its end keeps what was measured by then.
class SurveyStopTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    static QStringList survey(const QString& seeds) {
        return {QStringLiteral("survey"), QStringLiteral("caves"), QStringLiteral("--seeds"), seeds,
                QStringLiteral("--size"), QStringLiteral("40x30")};
    }

private slots:
    void itsResultsAreKept() {
        QProcess process;
        auto words = survey(QStringLiteral("1..100000000"));
        words << QStringLiteral("--db") << QStringLiteral("s.db") << QStringLiteral("--csv") << QStringLiteral("s.csv")
              << QStringLiteral("--json");
        test::start(process, words, m_folder.path());
        const QFileInfo database(m_folder.filePath(QStringLiteral("s.db")));
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(database.filePath()).size() > 60'000, 60'000);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        const auto ended = test::endOf(process);
        QVERIFY(!ended.crashed);
        QCOMPARE(ended.status, 130);
        QVERIFY2(ended.err.contains("What was measured is in s.db"), ended.err.constData());
        const auto said = QJsonDocument::fromJson(ended.out).object();
        QVERIFY(said[QStringLiteral("stopped")].toBool());
        QVERIFY(said[QStringLiteral("seeds")].toInt() > 0);
        QCOMPARE(test::rowsIn(database.filePath()).size(),
                 static_cast<std::size_t>(said[QStringLiteral("seeds")].toInt()));
        QFile table(m_folder.filePath(QStringLiteral("s.csv")));
        QVERIFY(table.open(QIODevice::ReadOnly));
        QCOMPARE(table.readAll().count('\n'), said[QStringLiteral("levels")].toInt() + 1);
    }

    /// Files may not grow beyond 200 kB, as on a disk that is full.
    void aFullDiskIsSaidAndTheRestIsKept() {
        const auto ended = test::runShell(
            QStringLiteral(
                "trap '' XFSZ; ulimit -f 200; exec \"$DELVEWRIGHT\" survey caves --seeds 1..20000 --size 40x30 "
                "--db full.db"),
            m_folder.path());
        QCOMPARE(ended.status, 3);
        QVERIFY2(ended.err.contains("full.db"), ended.err.constData());
        const auto rows = test::rowsIn(m_folder.filePath(QStringLiteral("full.db")));
        QVERIFY(!rows.empty() && rows.size() < 20'000);
        QCOMPARE(rows.back().seed, static_cast<std::uint64_t>(rows.size()));
    }

    void aTableThatCannotBeWrittenIsSaid() {
        QProcess process;
        test::start(process, survey(QStringLiteral("1..500")) << QStringLiteral("--csv") << QStringLiteral("/dev/full"),
                    m_folder.path());
        const auto ended = test::endOf(process);
        QCOMPARE(ended.status, 3);
        QVERIFY2(ended.err.contains("/dev/full"), ended.err.constData());
    }
};

DELVE_TEST(SurveyStopTest)
#include "survey_stop_test.moc"
