#include "app/console/interruption.h"
#include "generation/files/world_file.h"
#include "tests/app/support/captured.h"
#include "tests/app/support/program.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <array>
#include <cerrno>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace delve;
using namespace delve::app;

/// `check`, stopped by Ctrl+C in the middle of a large level, reports what it has done so far.
class CheckStopTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        World world;
        world.name = "closed";
        Level level;
        level.id = "closed";
        level.tiles = Grid(Size{8, 8});
        level.tiles.set({3, 3}, Tile::Floor);
        world.levels.push_back(std::move(level));
        QVERIFY(writeDelveFile(world, m_folder.filePath("closed.delve").toStdString()).ok());
    }

    void itsTotalsAreSaid() {
        QProcess process;
        // No machine generates a level of this size between the line about the map and the signal.
        test::start(process, {"check", "closed.delve", "caves", "--seeds", "0..9", "--size", "4096x4096"},
                    m_folder.path());
        QVERIFY(process.waitForReadyRead(60'000)); // the map has failed, and the large levels have begun
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        const auto ended = test::endOf(process);
        QVERIFY(!ended.crashed);
        QCOMPARE(ended.status, 130);
        const auto lines = ended.out.split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines[0].startsWith("closed.delve, level closed: "), ended.out.constData());
        QCOMPARE(lines[1], QByteArray("Checked 1 level: 1 failed."));
        QCOMPARE(lines[2], QByteArray());
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
    }

    void itsJsonIsWhole() {
        QProcess process;
        test::start(
            process,
            {"check", "closed.delve", "journey", "--seeds", "0..9", "--size", "2048x2048", "--personas", "1", "--json"},
            m_folder.path());
        QVERIFY(process.waitForStarted());
        QVERIFY(test::takesSignals(process.processId()));
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        const auto ended = test::endOf(process);
        QCOMPARE(ended.status, 130);
        const auto object = QJsonDocument::fromJson(ended.out).object();
        QVERIFY2(object["stopped"].toBool(), ended.out.constData());
        QCOMPARE(object["checked"].toInt(), object["failures"].toArray().size());
        QVERIFY2(object["played"].isArray(), ended.out.constData());
    }

    /// Games that would go on for minutes stop at once.
    void itsGamesStop() {
        QProcess process;
        test::start(
            process,
            {"check", "closed.delve", "spanning-halls", "--seeds", "0..9", "--depths", "1..10", "--personas", "100000"},
            m_folder.path());
        QVERIFY(process.waitForReadyRead(60'000)); // the map has failed, and the games have begun
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        const auto ended = test::endOf(process);
        QVERIFY(!ended.crashed);
        QCOMPARE(ended.status, 130);
        QVERIFY2(ended.out.endsWith("\nChecked 1 level: 1 failed.\n"), ended.out.constData());
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
    }

    /// Both the verb and the code that ends the program print them: the current level may not stop in time.
    void theLastWordsAreSaidOnce() {
        test::CapturedConsole captured;
        int asked = 0;
        captured.console.prepareLastWords([&asked] { return "Checked " + std::to_string(++asked) + ".\n"; });
        QVERIFY(captured.console.sayLastWords());
        QVERIFY(captured.console.sayLastWords());
        QCOMPARE(captured.out, std::string("Checked 1.\n"));
    }

    /// A verb that never checks for a stop is ended, and its results so far are printed.
    void whatDoesNotNoticeIsEnded() {
        int output[2] = {-1, -1};
        QCOMPARE(::pipe(output), 0);
        const pid_t child = ::fork();
        if (child == 0) {              // the child has only this thread
            ::signal(SIGINT, SIG_DFL); // a test that runs in the background ignores it
            ::alarm(60);
            const auto writeTo = [&output](std::string_view bytes) {
                return ::write(output[1], bytes.data(), bytes.size()) < 0 ? errno : 0;
            };
            Console console(writeTo, writeTo, {});
            console.prepareLastWords([] { return std::string("Checked 3 levels: 0 failed.\n"); });
            generation::Feedback nobodyAsks;
            const Interruption interruption(nobodyAsks, console);
            ::kill(::getpid(), SIGINT); // to the process: any thread may take it
            while (true) ::pause();
        }
        QVERIFY(child > 0);
        ::close(output[1]);
        std::string said;
        std::array<char, 256> piece{};
        for (ssize_t count = 0; (count = ::read(output[0], piece.data(), piece.size())) > 0;)
            said.append(piece.data(), static_cast<std::size_t>(count));
        ::close(output[0]);
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), static_cast<int>(ExitStatus::Stopped));
        QVERIFY2(said.starts_with("Checked 3 levels: 0 failed.\n") && said.find("topped") != std::string::npos,
                 said.c_str());
    }

private:
    QTemporaryDir m_folder;
};

DELVE_TEST(CheckStopTest)
#include "check_stop_test.moc"
