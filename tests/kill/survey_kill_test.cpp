#include "editor/survey/survey_file.h"
#include "tests/support/counts.h"
#include "tests/support/survey_rows.h"
#include "tests/support/test.h"

#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using test::rowsIn;

/// A survey that is killed again and again, and goes on each time, equals one that was not.
class SurveyKillTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    [[nodiscard]] static int seeds() { return test::isLong("kill") ? 20'000 : 1500; }
    [[nodiscard]] static QStringList words(const QString& path) {
        return {QStringLiteral("survey"),  QStringLiteral("caves"),
                QStringLiteral("--seeds"), QStringLiteral("1..%1").arg(seeds()),
                QStringLiteral("--size"),  QStringLiteral("40x30"),
                QStringLiteral("--db"),    path};
    }

    /// Kills it once it has written more; true if it had not finished by then.
    static bool killedWhileItWorks(const QString& path) {
        const auto before = QFileInfo(path).size();
        QProcess process;
        process.start(QStringLiteral(DELVE_PROGRAM), words(path));
        while (!process.waitForFinished(20))
            if (QFileInfo(path).size() > before + 20'000) {
                process.kill();
                process.waitForFinished();
                return process.exitStatus() == QProcess::CrashExit;
            }
        return false;
    }

private slots:
    void killedFiveTimesItEqualsOneThatWasNot() {
        const auto whole = m_folder.filePath(QStringLiteral("whole.db"));
        const auto cut = m_folder.filePath(QStringLiteral("cut.db"));
        QCOMPARE(QProcess::execute(QStringLiteral(DELVE_PROGRAM), words(whole) << QStringLiteral("--quiet")), 0);
        int killed = 0;
        for (int time = 0; time < 5; ++time) killed += killedWhileItWorks(cut) ? 1 : 0;
        QVERIFY2(killed >= 3, qPrintable(QString::number(killed)));
        const auto before = rowsIn(cut).size();
        QVERIFY2(before > 0 && before < static_cast<std::size_t>(seeds()), qPrintable(QString::number(before)));
        QCOMPARE(QProcess::execute(QStringLiteral(DELVE_PROGRAM), words(cut)), 0);
        QCOMPARE(rowsIn(cut).size(), static_cast<std::size_t>(seeds()));
        QVERIFY(rowsIn(cut) == rowsIn(whole));
    }
};

DELVE_TEST(SurveyKillTest)
#include "survey_kill_test.moc"
