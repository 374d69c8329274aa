#include "tests/app/support/captured.h"
#include "tests/app/support/program.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

using namespace delve;

namespace {

/// A terminal of our own: what is written to its path can be read from it.
class Terminal {
public:
    Terminal() : m_descriptor(::posix_openpt(O_RDWR | O_NOCTTY)) {
        if (m_descriptor >= 0 && (::grantpt(m_descriptor) != 0 || ::unlockpt(m_descriptor) != 0)) m_descriptor = -1;
        if (m_descriptor < 0) return;
        m_path = QString::fromLocal8Bit(::ptsname(m_descriptor));
        m_other = ::open(m_path.toLocal8Bit().constData(), O_RDWR | O_NOCTTY); // so that it stays one between programs
    }
    ~Terminal() {
        ::close(m_other);
        ::close(m_descriptor);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    [[nodiscard]] bool isThere() const { return m_other >= 0; }
    [[nodiscard]] const QString& path() const { return m_path; }
    /// What was written to it by now.
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

/// Standard output that is a terminal.
class TerminalTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QCOMPARE(test::runProgram({"generate", "caves", "--seed", "5", "--size", "20x16", "-o", "map.delve"},
                                  m_folder.path())
                     .status,
                 0);
    }

    void aPictureIsNotPutThere_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("picture") << "picture map.delve -o -";
        QTest::newRow("convert") << "convert map.delve - --format png";
        QTest::newRow("generate") << "generate caves --seed 1 -o - --format png";
        QTest::newRow("regenerate") << "regenerate map.delve -o - --format png";
    }
    void aPictureIsNotPutThere() {
        QFETCH(QString, words);
        const Terminal terminal;
        QVERIFY(terminal.isThere());
        const auto ended = test::runShell("\"$DELVEWRIGHT\" " + words + " >" + terminal.path(), m_folder.path());
        QCOMPARE(ended.status, 2);
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
        QVERIFY2(ended.err.contains("terminal") && ended.err.contains("name a file"), ended.err.constData());
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
        QTRY_COMPARE((shown += terminal.shown()).count('\n'), 16); // a terminal hands on what it got in its own time
    }

private:
    QTemporaryDir m_folder;
};

DELVE_TEST(TerminalTest)
#include "terminal_test.moc"
