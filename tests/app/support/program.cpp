#include "tests/app/support/program.h"

#include <QElapsedTimer>
#include <QFile>

#include <csignal>

namespace delve::test {
namespace {

constexpr int longest = 120'000;

QString programPath() { return QStringLiteral(DELVE_PROGRAM); }

} // namespace

QProcessEnvironment plainEnvironment() {
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const char* const name :
         {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE", "LANG", "NO_COLOR", "XDG_RUNTIME_DIR"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    environment.insert(QStringLiteral("DELVEWRIGHT"), programPath());
    return environment;
}

Ended endOf(QProcess& process) {
    Ended ended;
    if (!process.waitForFinished(longest)) {
        process.kill();
        process.waitForFinished();
        ended.crashed = true;
        ended.err = "It did not end.";
        return ended;
    }
    ended.crashed = process.exitStatus() == QProcess::CrashExit;
    ended.status = process.exitCode();
    ended.out = process.readAllStandardOutput();
    ended.err = process.readAllStandardError();
    return ended;
}

void start(QProcess& process, const QStringList& words, const QString& folder) {
    process.setProcessEnvironment(plainEnvironment());
    process.setWorkingDirectory(folder);
    process.start(programPath(), words);
}

Ended runProgram(const QStringList& words, const QString& folder, const QProcessEnvironment& environment) {
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start(programPath(), words);
    return endOf(process);
}

bool takesSignals(qint64 process) {
    QElapsedTimer waiting;
    for (waiting.start(); waiting.elapsed() < longest;) {
        QFile status(QStringLiteral("/proc/%1/status").arg(process));
        if (!status.open(QIODevice::ReadOnly)) return false;
        const auto text = status.readAll();
        const auto at = text.indexOf("SigBlk:");
        const auto mask = text.mid(at + 7, text.indexOf('\n', at) - at - 7).trimmed().toULongLong(nullptr, 16);
        if (mask & (1U << (SIGINT - 1))) return true;
    }
    return false;
}

Ended runShell(const QString& line, const QString& folder) {
    QProcess process;
    process.setProcessEnvironment(plainEnvironment());
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral("bash"), {QStringLiteral("-c"), line});
    return endOf(process);
}

} // namespace delve::test
