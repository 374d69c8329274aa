#include "app/console/progress.h"
#include "app/files/console_device.h"
#include "app/files/terminal_text.h"
#include "tests/app/support/captured.h"
#include "tests/support/test.h"

#include <QtTest>

#include <cerrno>

using namespace delve;
using namespace delve::app;
using test::CapturedConsole;

namespace {
const Message sentence{{"test", "There is no door here."}};
} // namespace

class ConsoleTest : public QObject {
    Q_OBJECT
private slots:
    void saysWhoSpeaks() {
        CapturedConsole captured;
        QCOMPARE(captured.console.fail(ExitStatus::File, sentence), ExitStatus::File);
        QCOMPARE(captured.err, std::string("delvewright: There is no door here.\n"));
        QCOMPARE(captured.out, std::string());
    }

    void thatItWasStoppedIsSaidOnce() {
        CapturedConsole captured;
        QCOMPARE(captured.console.fail(ExitStatus::Stopped, sentence), ExitStatus::Stopped);
        QCOMPARE(captured.console.fail(ExitStatus::Stopped, sentence), ExitStatus::Stopped);
        QCOMPARE(captured.err, std::string("delvewright: There is no door here.\n"));
    }

    void coloursOnlyWhereTheyAreWanted() {
        CapturedConsole captured({.error = true, .colourError = true});
        captured.console.note(sentence);
        QCOMPARE(captured.err, std::string("\033[1mdelvewright: \033[0mThere is no door here.\n"));
    }

    void controlCharactersNeverReachTheTerminal() {
        CapturedConsole captured;
        captured.console.note({{"test", "There is no file \"%1\"."}, {"a\nb\033[2Jc\x7f"}});
        QCOMPARE(captured.err, std::string("delvewright: There is no file \"a\\nb\\u001b[2Jc\\u007f\".\n"));
    }

    void textIsPrintedWithItsEscapesVisible() {
        CapturedConsole captured;
        captured.console.print("a\tb\n\033]0;x\a\u009b2J\u2028\u202e\r\n");
        QCOMPARE(captured.out, std::string("a\tb\n\\u001b]0;x\\u0007\\u009b2J\\u2028\\u202e\\r\n"));
        captured.console.note({{"test", "The sign says: %1"}, {"\u009b2J\u2028\u202e\u2066"}});
        QCOMPARE(captured.err, std::string("delvewright: The sign says: \\u009b2J\\u2028\\u202e\\u2066\n"));
    }

    void progressIsPrintedSoToo() {
        CapturedConsole captured({.error = true});
        captured.console.showProgress("\033]0;x\a");
        QCOMPARE(captured.err, std::string("\r\033[K\\u001b]0;x\\u0007"));
    }

    /// A file is written to a pipe unchanged and to a terminal as safe text, however it is split into pieces.
    void aFileIsTextOnATerminal() {
        const QByteArray bytes("#.#\n\u00e9\u009b2J\u2028\033[2J\u202e\n");
        for (qsizetype piece = 1; piece < bytes.size(); ++piece) {
            CapturedConsole captured, shown;
            ConsoleDevice pipe(captured.console), screen(shown.console);
            {
                TerminalText text(screen);
                for (qsizetype at = 0; at < bytes.size(); at += piece) {
                    pipe.write(bytes.mid(at, piece));
                    text.write(bytes.mid(at, piece));
                }
            }
            QCOMPARE(captured.out, bytes.toStdString());
            QCOMPARE(shown.out, std::string("#.#\n\u00e9\\u009b2J\\u2028\\u001b[2J\\u202e\n"));
        }
    }

    void progressIsOverwritten() {
        CapturedConsole captured({.error = true});
        captured.console.showProgress("a");
        captured.console.showProgress("b");
        captured.console.note(sentence);
        QCOMPARE(captured.err, std::string("\r\033[Ka\r\033[Kb\r\033[Kdelvewright: There is no door here.\n"));
    }

    void progressIsSilentInAPipe() {
        CapturedConsole captured;
        captured.console.showProgress("a");
        captured.console.endProgress();
        QCOMPARE(captured.err, std::string());
    }

    void aReaderWhoHasEnoughIsNoFailure() {
        CapturedConsole captured({}, EPIPE);
        QVERIFY(!captured.console.print("a"));
        QCOMPARE(captured.console.finish(ExitStatus::Success), ExitStatus::Success);
        QCOMPARE(captured.err, std::string());
    }

    void aFullDiskBehindStandardOutputIsOne() {
        CapturedConsole captured({}, ENOSPC);
        QVERIFY(!captured.console.print("a"));
        QCOMPARE(captured.console.finish(ExitStatus::Success), ExitStatus::File);
        QCOMPARE(captured.err, std::string("delvewright: Cannot write to standard output: No space left on device.\n"));
    }

    void tellsTheTimeLeft() {
        using std::chrono::milliseconds;
        QCOMPARE(progressLine("Generating", 0, milliseconds(700)), std::string("Generating: 1 s so far"));
        QCOMPARE(progressLine("Generating", 250, milliseconds(2000)), std::string("Generating: 25 %, 6 s left"));
        QCOMPARE(progressLine("Generating", 10, milliseconds(10'000)), std::string("Generating: 1 %, 17 min left"));
        QCOMPARE(progressLine("Generating", 1, milliseconds(20'000)), std::string("Generating: 0 %, 6 h left"));
    }

    void progressComesAndGoes() {
        CapturedConsole captured({.error = true});
        generation::Feedback feedback;
        feedback.progress(420);
        {
            const Progress progress(captured.console, feedback, {"test", "Digging"});
            QTRY_VERIFY(captured.err.find("Digging: 42 %") != std::string::npos);
        }
        QVERIFY(captured.err.ends_with("\r\033[K"));
    }

    void shortWorkShowsNoProgress() {
        CapturedConsole captured({.error = true});
        generation::Feedback feedback;
        { const Progress progress(captured.console, feedback, {"test", "Digging"}); }
        QCOMPARE(captured.err, std::string());
    }
};

DELVE_TEST(ConsoleTest)
#include "console_test.moc"
