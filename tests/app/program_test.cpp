#include "app/verbs/version.h"
#include "tests/app/support/captured.h"
#include "tests/app/support/program.h"
#include "tests/support/test.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

using namespace delve;
using namespace delve::app;

/// The program as a shell sees it: streams, exit status, signals, no display.
class ProgramTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void tellsItsVersion() {
        const auto ended = test::runProgram({"--version"});
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.out, "delvewright " + QByteArray(programVersion().data()) + "\n");
        QCOMPARE(ended.err, QByteArray());
    }

    void helps() {
        const auto ended = test::runProgram({"--help"});
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.err, QByteArray());
        for (const auto& name : verbNames()) {
            QVERIFY(ended.out.contains(QByteArray::fromStdString("  " + name)));
            const auto verb = test::runProgram({QString::fromStdString(name), "--help"});
            QCOMPARE(verb.status, 0);
            QVERIFY(verb.out.startsWith("Usage\n  delvewright " + QByteArray::fromStdString(name)));
        }
    }

    void endsWithItsStatus_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::newRow("done") << QStringList{"recipes"} << 0;
        QTest::newRow("a typo in the verb") << QStringList{"genrate", "grown-rooms"} << 2;
        QTest::newRow("a typo in an option") << QStringList{"generate", "grown-rooms", "--sead", "1"} << 2;
        QTest::newRow("an option of nothing") << QStringList{"--window"} << 2;
        QTest::newRow("a file that is not there") << QStringList{"convert", "none.delve", "a.txt"} << 3;
        QTest::newRow("a folder that is not there")
            << QStringList{"generate", "grown-rooms", "--seed", "1", "-o", "none/a.delve"} << 3;
        QTest::newRow("no display for the window") << QStringList{} << 2;
        QTest::newRow("no display for a file") << QStringList{"a.delve"} << 2;
    }
    void endsWithItsStatus() {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        const auto ended = test::runProgram(words, m_folder->path());
        QVERIFY(!ended.crashed);
        QCOMPARE(ended.status, status);
        if (status == 0) return;
        QCOMPARE(ended.out, QByteArray());
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
    }

    void aVerbBehindOtherWordsIsSaid() {
        const auto ended = test::runProgram({"a.delve", "picture"}, m_folder->path());
        QCOMPARE(ended.status, 2);
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
        QVERIFY2(ended.err.contains("must come first"), ended.err.constData());
        QVERIFY2(!ended.err.contains("nearest"), ended.err.constData());
    }

    void anUnknownOptionIsNamedAndNotTheWindow() {
        for (const char* const option : {"-v", "-x", "-stile", "--windows"}) {
            const auto ended = test::runProgram({option}, m_folder->path());
            QCOMPARE(ended.status, 2);
            QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
            QVERIFY2(ended.err.contains(QByteArray("Unknown option ") + option), ended.err.constData());
            QVERIFY2(!ended.err.contains("window "), ended.err.constData());
        }
        const auto ofQt = test::runProgram({"-style", "fusion"}, m_folder->path());
        QCOMPARE(ofQt.status, 2);
        QVERIFY2(ofQt.err.contains("Cannot open the window"), ofQt.err.constData());
    }

    void aDisplayThatDoesNotAnswerIsSaid() {
        auto environment = test::plainEnvironment();
        environment.insert("DISPLAY", "127.0.0.1:6543");
        const auto ended = test::runProgram({}, {}, environment);
        QVERIFY(!ended.crashed);
        QCOMPARE(ended.status, 2);
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
    }

    /// The basic use: a level as a file, a picture and a text, with no display.
    void makesALevelInEveryFormatWithNoDisplay() {
        for (const QString& name : {QStringLiteral("a.delve"), QStringLiteral("a.png"), QStringLiteral("a.txt")}) {
            const auto ended = test::runProgram(
                {"generate", "grown-rooms", "--seed", "7", "--size", "120x60", "-o", name}, m_folder->path());
            QCOMPARE(ended.status, 0);
            QCOMPARE(ended.out, QByteArray());
        }
        const auto text = test::runProgram({"convert", "a.delve", "-", "--format", "txt"}, m_folder->path());
        QFile written(m_folder->filePath("a.txt"));
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(text.out, written.readAll());
        QCOMPARE(text.out.count('\n'), 60);
        QVERIFY(!QImage(m_folder->filePath("a.png")).isNull());
        QCOMPARE(test::runProgram({"picture", "a.delve", "--cell", "4", "-o", "b.png"}, m_folder->path()).status, 0);
        QCOMPARE(QImage(m_folder->filePath("b.png")).size(), QSize(480, 240));
    }

    void printsTheSameBytesEachTime() {
        const QStringList words{"generate", "grown-rooms", "--seed", "12", "-o", "-", "--format", "txt"};
        const auto once = test::runProgram(words);
        QCOMPARE(once.status, 0);
        QCOMPARE(once.out.count('\n'), 45);
        QCOMPARE(test::runProgram(words).out, once.out);
    }

    void whatQtHasToSayStaysAway() {
        auto environment = test::plainEnvironment();
        environment.insert("LC_ALL", "xx_YY.ISO-8859-1");
        environment.insert("QT_DEBUG_PLUGINS", "1");
        QCOMPARE(test::runProgram({"recipes"}, {}, environment).err, QByteArray());
    }

    void aReaderWhoHasEnoughEndsItQuietly() {
        const auto ended = test::runShell("\"$DELVEWRIGHT\" generate grown-rooms --seed 1 --size 1000x1000 -o - "
                                          "--format delve | head -c 1 >/dev/null; "
                                          "exit ${PIPESTATUS[0]}");
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.err, QByteArray());
    }

    void aFullStandardOutputIsSaid() {
        const auto ended = test::runShell("\"$DELVEWRIGHT\" recipes >/dev/full");
        QCOMPARE(ended.status, 3);
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
    }

    void aClosedStandardOutputIsSaid() {
        const auto ended = test::runShell("\"$DELVEWRIGHT\" recipes >&-");
        QCOMPARE(ended.status, 3);
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
    }

    void aClosedStandardErrorIsSurvived() {
        QCOMPARE(test::runShell("\"$DELVEWRIGHT\" recipes volcano 2>&-").status, 2);
    }

    void aPipeIsWrittenAndNotReplaced() {
        const auto pipe = test::runShell("mkfifo pipe; head -c 1 pipe >taken & \"$DELVEWRIGHT\" generate grown-rooms "
                                         "--seed 1 --format delve -o pipe; "
                                         "wait; test -p pipe && test \"$(cat taken)\" = '{'",
                                         m_folder->path());
        QCOMPARE(pipe.status, 0);
    }

    void aLinkedFileStaysLinked() {
        const auto ended = test::runShell(
            "touch there.delve; ln -s there.delve link.delve; "
            "\"$DELVEWRIGHT\" generate grown-rooms --seed 1 -o link.delve && test -L link.delve && test -s there.delve",
            m_folder->path());
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.status, 0);
    }

    void stopsAtOnce_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl+C") << SIGINT;
        QTest::newRow("asked to end") << SIGTERM;
        QTest::newRow("the terminal is gone") << SIGHUP;
    }
    void stopsAtOnce() {
        QFETCH(int, signal);
        QProcess process;
        // On any machine, a trace of the largest map takes long enough to be stopped in the middle.
        test::start(process,
                    {"generate", "grown-rooms", "--seed", "1", "--size", "4096x4096", "--trace", "trace.json", "-o",
                     "large.delve"},
                    m_folder->path());
        QVERIFY(process.waitForStarted());
        QVERIFY(test::takesSignals(process.processId()));
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
        const auto ended = test::endOf(process);
        QVERIFY(!ended.crashed);
        QCOMPARE(ended.status, 130);
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
        QVERIFY2(QDir(m_folder->path()).isEmpty(), qPrintable(QDir(m_folder->path()).entryList().join(u' ')));
    }

    void anIgnoredSignalStaysIgnored() {
        const auto ended = test::runShell(
            "trap '' INT; \"$DELVEWRIGHT\" generate grown-rooms --seed 1 --size 512x512 -o - --format delve >out & "
            "for i in 1 2 3 4 5 6 7 8; do kill -INT $! 2>/dev/null; done; wait $!",
            m_folder->path());
        QCOMPARE(ended.status, 0);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

DELVE_TEST(ProgramTest)
#include "program_test.moc"
