#include "tests/app/support/program.h"

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

Ended runShell(const QString& line, const QString& folder) {
    QProcess process;
    process.setProcessEnvironment(plainEnvironment());
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral("bash"), {QStringLiteral("-c"), line});
    return endOf(process);
}

} // namespace delve::test
