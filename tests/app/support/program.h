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

/// An environment without a display or colours, in English, whatever the environment of the tests.
QProcessEnvironment plainEnvironment();

/// Runs the program to its end; `folder` is where it runs, empty for that of the tests.
Ended runProgram(const QStringList& words, const QString& folder = {},
                 const QProcessEnvironment& environment = plainEnvironment());

/// Starts it as this process; `words` and `folder` as above.
void start(QProcess& process, const QStringList& words, const QString& folder = {});

/// Waits for its end.
Ended endOf(QProcess& process);

/// Waits until the process blocks SIGINT, and so has a thread that takes it. False if it never does.
bool takesSignals(qint64 process);

/// Runs a line of the shell in which "$DELVEWRIGHT" is the program.
Ended runShell(const QString& line, const QString& folder = {});

} // namespace delve::test
