#include "tests/app/support/captured.h"
#include "tests/app/support/program.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

using namespace delve;
using namespace delve::app;

namespace {

/// A pseudo-terminal: what a program writes to its path can be read from it.
class Terminal {
public:
    Terminal() : m_descriptor(::posix_openpt(O_RDWR | O_NOCTTY)) {
        if (m_descriptor >= 0 && (::grantpt(m_descriptor) != 0 || ::unlockpt(m_descriptor) != 0)) m_descriptor = -1;
        if (m_descriptor < 0) return;
        m_path = QString::fromLocal8Bit(::ptsname(m_descriptor));
        m_other = ::open(m_path.toLocal8Bit().constData(), O_RDWR | O_NOCTTY); // keeps it open between programs
    }
    ~Terminal() {
        ::close(m_other);
        ::close(m_descriptor);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    [[nodiscard]] bool isThere() const { return m_other >= 0; }
    [[nodiscard]] const QString& path() const { return m_path; }
    /// What was written to it so far.
    [[nodiscard]] QByteArray shown() const {
        QByteArray all(1 << 16, '\0');
        pollfd waited{m_descriptor, POLLIN, 0};
        if (::poll(&waited, 1, 0) != 1) return {};
        const auto count = ::read(m_descriptor, all.data(), static_cast<std::size_t>(all.size()));
        all.resize(std::max<qsizetype>(count, 0));
        return all;
    }

private:
    int m_descriptor;
    int m_other = -1;
    QString m_path;
};

} // namespace

/// A terminal as standard output.
class TerminalTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QCOMPARE(test::runProgram({"generate", "caves", "--seed", "5", "--size", "20x16", "-o", "map.delve"},
                                  m_folder.path())
                     .status,
                 0);
        QFile map(m_folder.filePath("map.delve")), hostile(m_folder.filePath("hostile.delve"));
        QVERIFY(map.open(QIODevice::ReadOnly) && hostile.open(QIODevice::WriteOnly));
        hostile.write(map.readAll().replace("\"name\": \"", "\"name\": \"\u009b2J\u202e"));
    }

    void aPictureIsNotPutThere_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("picture") << "picture map.delve -o -";
        QTest::newRow("convert") << "convert map.delve - --format png";
        QTest::newRow("generate") << "generate caves --seed 1 -o - --format png";
        QTest::newRow("regenerate") << "regenerate map.delve -o - --format png";
        QTest::newRow("resize") << "resize map.delve --trim -o - --format png";
        QTest::newRow("skin") << "skin map.delve --use grotto -o - --format png";
    }
    void aPictureIsNotPutThere() {
        QFETCH(QString, words);
        const Terminal terminal;
        QVERIFY(terminal.isThere());
        const auto ended = test::runShell("\"$DELVEWRIGHT\" " + words + " >" + terminal.path(), m_folder.path());
        QCOMPARE(ended.status, 2);
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
        QVERIFY2(ended.err.contains("terminal") && ended.err.contains("Name a file"), ended.err.constData());
        QCOMPARE(terminal.shown(), QByteArray());
        const auto piped = test::runShell("\"$DELVEWRIGHT\" " + words + " | head -c 4", m_folder.path());
        QCOMPARE(piped.out, QByteArray("\x89PNG"));
    }

    void textIs() {
        const Terminal terminal;
        QVERIFY(terminal.isThere());
        const auto ended = test::runShell(
            "\"$DELVEWRIGHT\" convert map.delve - --format txt --quiet >" + terminal.path(), m_folder.path());
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.status, 0);
        QByteArray shown;
        QTRY_COMPARE((shown += terminal.shown()).count('\n'), 16); // a terminal passes on its input with a delay
    }

    void byWhateverNameNoPictureIsPutThere_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("stdout") << "convert map.delve /dev/stdout --format png >TERMINAL";
        QTest::newRow("in /proc") << "convert map.delve /proc/self/fd/1 --format png >TERMINAL";
        QTest::newRow("another stream") << "convert map.delve /dev/fd/3 --format png 3>TERMINAL";
        QTest::newRow("its own name") << "convert map.delve TERMINAL --format png";
        QTest::newRow("picture") << "picture map.delve -o /dev/stdout >TERMINAL";
    }
    void byWhateverNameNoPictureIsPutThere() {
        QFETCH(QString, words);
        const Terminal terminal;
        QVERIFY(terminal.isThere());
        const auto ended = runAt(terminal, words);
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.err.contains("terminal"), ended.err.constData());
        QCOMPARE(terminal.shown(), QByteArray());
    }

    void byWhateverNameTextSteersNothing_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("-") << "convert hostile.delve - --format delve >TERMINAL";
        QTest::newRow("stdout") << "convert hostile.delve /dev/stdout --format delve >TERMINAL";
        QTest::newRow("another stream") << "convert hostile.delve /dev/fd/3 --format delve 3>TERMINAL";
        QTest::newRow("its own name") << "convert hostile.delve TERMINAL --format delve";
        QTest::newRow("a saved game") << "play hostile.delve --seed 1 --keys N1SD:Q --save TERMINAL";
    }
    void byWhateverNameTextSteersNothing() {
        QFETCH(QString, words);
        const Terminal terminal;
        QVERIFY(terminal.isThere());
        const auto ended = runAt(terminal, words);
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.status, 0);
        QByteArray shown;
        QTRY_VERIFY((shown += terminal.shown()).contains("\\u009b2J\\u202e"));
        QVERIFY(!shown.contains("\u009b") && !shown.contains("\u202e"));
    }

private:
    [[nodiscard]] test::Ended runAt(const Terminal& terminal, QString words) const {
        return test::runShell("\"$DELVEWRIGHT\" " + words.replace("TERMINAL", terminal.path()), m_folder.path());
    }
    QTemporaryDir m_folder;
};

DELVE_TEST(TerminalTest)
#include "terminal_test.moc"
