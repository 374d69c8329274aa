#pragma once

#include <QByteArray>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

/// The real program, run in a process of its own.
namespace delve::test {

struct Ended {
    int status = -1;
    bool crashed = false;
    QByteArray out;
    QByteArray err;
};

/// An environment with no display, no colours and English, whatever the one of the tests is.
QProcessEnvironment plainEnvironment();

/// Runs the program to its end; `folder` is where it runs, empty for that of the tests.
Ended runProgram(const QStringList& words, const QString& folder = {},
                 const QProcessEnvironment& environment = plainEnvironment());

/// Starts it and hands back the process; `words` as above.
void start(QProcess& process, const QStringList& words, const QString& folder = {});

/// Waits for its end.
Ended endOf(QProcess& process);

/// Waits until the process blocks SIGINT, so that a thread of its own takes it. False where it never does.
bool takesSignals(qint64 process);

/// Runs a line of the shell in which "$DELVEWRIGHT" is the program.
Ended runShell(const QString& line, const QString& folder = {});

} // namespace delve::test
