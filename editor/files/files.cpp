#include "editor/files/files.h"

#include "editor/files/sink_device.h"
#include "generation/files/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <string>

namespace delve::editor {
namespace {

constexpr qint64 pieceBytes = 1 << 20;

std::string nameFor(const QString& path) { return QDir::toNativeSeparators(path).toStdString(); }

Failure about(const Text& sentence, const QString& path, const QString& reason = {}) {
    return fileAccess(Message{sentence, {nameFor(path), reason.toStdString()}});
}

Failure notRead(const QString& path, const QString& reason) {
    return about(DELVE_TEXT("files", "%1: cannot be read: %2."), path, reason);
}

} // namespace

Done checkReadable(const QString& path) {
    const QFileInfo file(path);
    if (file.isDir()) return about(DELVE_TEXT("files", "%1: this is a folder. Name a file in it."), path);
    if (!file.exists()) return about(DELVE_TEXT("files", "%1: file not found. Check its name and folder."), path);
    if (!file.isFile()) return done(); // opening and closing a pipe would tell its writer that the reader is gone
    QFile opened(path);
    if (opened.open(QIODevice::ReadOnly)) return done();
    if (!file.isReadable())
        return about(DELVE_TEXT("files", "%1: permission denied. Change its permissions, or open a copy."), path);
    return notRead(path, opened.errorString());
}

bool isOpenAlready(const QString& path) {
    constexpr const char* names[] = {"/proc/self/fd/", "/dev/fd/", "/dev/stdin"};
    return std::ranges::any_of(names, [&path](const char* name) { return path.startsWith(QLatin1String(name)); });
}

Done checkReadableFile(const QString& path) {
    if (auto readable = checkReadable(path); !readable) return readable;
    if (QFileInfo(path).isFile() || isOpenAlready(path)) return done();
    return about(DELVE_TEXT("files", "%1: this is a pipe or a device. Name a file, or - for standard input."), path);
}

Result<QByteArray> readBytes(const QString& path, qint64 max) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return notRead(path, file.errorString());
    if (file.size() > max) return about(DELVE_TEXT("files", "%1: too large. Choose a smaller file."), path);
    QByteArray bytes;
    bytes.reserve(file.size());
    for (;;) { // only a regular file tells its size
        const QByteArray piece = file.read(pieceBytes);
        if (piece.isEmpty()) break;
        bytes += piece;
        if (bytes.size() > max) return about(DELVE_TEXT("files", "%1: too large. Choose a smaller file."), path);
    }
    if (file.error() != QFileDevice::NoError) return notRead(path, file.errorString());
    return bytes;
}

Done writeWhole(const QString& path, const std::function<Done(QIODevice&)>& write) {
    return writeWhole(path, write, Existing::Replace);
}

Done writeWhole(const QString& path, const std::function<Done(QIODevice&)>& write, Existing existing) {
    return writeWholeFile(QFile::encodeName(path).toStdString(), throughDevice(write), {}, existing);
}

Done writeText(QIODevice& into, std::string_view text) {
    const auto size = static_cast<qint64>(text.size());
    if (into.write(text.data(), size) != size) return notWritten(into);
    return done();
}

Failure notWritten(const QIODevice& device) {
    return fileAccess(
        Message{DELVE_TEXT("files", "The output cannot be written: %1."), {device.errorString().toStdString()}});
}

} // namespace delve::editor
