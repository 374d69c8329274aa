#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve::test;

namespace {

QStringList kindsWithACorpus() {
    return QDir(absolute("tests/fuzz/corpus")).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
}

/// A fake fuzzer: it only prints its arguments, and fails if a file of its name with the ending .fails exists.
void writeFuzzer(const QDir& folder, const QString& name) {
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("#!/bin/sh\necho \"$(basename \"$0\") $ASAN_OPTIONS $*\"\n[ ! -e \"$0.fails\" ]\n");
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

} // namespace

/// packaging/test runs every fuzzer, within limits. The fuzzers report their findings themselves.
class FuzzersTest : public QObject {
    Q_OBJECT
private slots:
    void eachTargetHasACorpus() {
        static const QRegularExpression row("\\{\"([a-z-]+)\", fuzz");
        QStringList targets;
        auto rows = row.globalMatch(textOf("tests/fuzz/targets/targets.cpp"));
        while (rows.hasNext()) targets += rows.next().captured(1);
        targets.sort();
        QCOMPARE(targets, kindsWithACorpus());
        QVERIFY(targets.size() > 3);
    }

    void eachFuzzerHasItsLimits() {
        run("configure() { :; }; build() { :; }; part_fuzz 7");
        QCOMPARE(m_status, 0);
        QCOMPARE(m_lines.size(), kindsWithACorpus().size());
        for (qsizetype i = 0; i < m_lines.size(); ++i) {
            const auto kind = kindsWithACorpus()[i];
            QVERIFY2(m_lines[i].startsWith(kind + "_fuzzer quarantine_size_mb="), qPrintable(m_lines[i]));
            QVERIFY2(m_lines[i].endsWith("/tests/fuzz/corpus/" + kind), qPrintable(m_lines[i]));
            for (const char* limit : {" -rss_limit_mb=512 ", " -malloc_limit_mb=512 ", " -timeout=10 ",
                                      " -max_total_time=7 ", "/tests/fuzz/dictionary.txt "})
                QVERIFY2(m_lines[i].contains(limit), limit);
        }
    }

    /// The others run nevertheless.
    void whatAFuzzerFindsIsAFailure() {
        run("configure() { :; }; build() { :; }; : >\"$fuzzers/recipe_fuzzer.fails\"; part_fuzz 7");
        QVERIFY(m_status != 0);
        QCOMPARE(m_lines.size(), kindsWithACorpus().size());
        QVERIFY2(m_said.contains("recipe_fuzzer found"), qPrintable(m_said));
    }

    void withoutAPartAllRunAsOneForTenSeconds() {
        run("configure() { :; }; build() { printf 'build %s\\n' \"$*\"; }; run_tests() { echo tests; }; "
            "run_everything");
        QCOMPARE(m_status, 0);
        QVERIFY2(m_lines.contains("build fuzz every_fuzzer"), qPrintable(m_lines.join('\n')));
        const auto fuzzed =
            m_lines.filter(QRegularExpression("^every_fuzzer .* -max_total_time=10 .*/build/fuzz/corpus$"));
        QCOMPARE(fuzzed.size(), 1);
        QCOMPARE(m_lines.last(), QString("tests"));
    }

private:
    /// Runs a shell line with the functions of the scripts, in a project with fake fuzzers.
    void run(const QString& line) {
        const QTemporaryDir project;
        const QDir fuzzers(project.filePath("build/fuzz/tests/fuzz"));
        QVERIFY(fuzzers.mkpath("."));
        QVERIFY(QDir(project.path()).mkpath("tests/fuzz/corpus"));
        writeFuzzer(fuzzers, "every_fuzzer");
        for (const auto& kind : kindsWithACorpus()) {
            writeFuzzer(fuzzers, kind + "_fuzzer");
            QVERIFY(QDir(project.path()).mkpath("tests/fuzz/corpus/" + kind));
        }
        QString script = "set -euo pipefail\nproject=\"$1\"\nfuzzers=\"$2\"\nunset ASAN_OPTIONS\n";
        for (const QString& part : QStringList{"say", "packages", "build", "parts"})
            script += ". '" + absolute("packaging/lib/" + part + ".sh") + "'\n";
        QProcess bash;
        bash.start("bash", {"-c", script + line, "bash", project.path(), fuzzers.path()});
        QVERIFY(bash.waitForFinished());
        m_status = bash.exitCode();
        m_lines = QString::fromUtf8(bash.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
        m_said = QString::fromUtf8(bash.readAllStandardError());
    }

    int m_status = -1;
    QStringList m_lines;
    QString m_said;
};

DELVE_TEST(FuzzersTest)
#include "fuzzers_test.moc"
