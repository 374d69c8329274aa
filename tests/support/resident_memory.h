#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QString>

/// The memory of the process, as the system reports it.
namespace delve::test {

[[nodiscard]] inline double bytesNow(const char* field) {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) qFatal("/proc cannot be read");
    const QRegularExpression line(QLatin1String(field) + QStringLiteral(":\\s*([0-9]+) kB"));
    return line.match(QString::fromLatin1(status.readAll())).captured(1).toDouble() * 1024;
}

[[nodiscard]] inline double residentBytes() { return bytesNow("VmRSS"); }
/// The peak since the process began, or since forgetMostBytes() was called.
[[nodiscard]] inline double maxBytes() { return bytesNow("VmHWM"); }
/// False if the system does not allow it.
[[nodiscard]] inline bool forgetMostBytes() {
    QFile file(QStringLiteral("/proc/self/clear_refs"));
    return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write("5") == 1;
}

} // namespace delve::test
