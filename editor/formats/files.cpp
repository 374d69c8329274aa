#include "editor/formats/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>

namespace delve {
namespace {

std::string nameFor(const QString& path) { return QDir::toNativeSeparators(path).toStdString(); }

Failure about(const Text& sentence, const QString& path, const QString& reason = {}) {
    return fileAccess(Message{sentence, {nameFor(path), reason.toStdString()}});
}

/// Why a file in this folder cannot be begun.
Failure notBegun(const QString& path, const QString& reason) {
    const QFileInfo file(path);
    const QFileInfo folder(file.absolutePath());
    if (file.isDir()) return about(DELVE_TEXT("files", "%1 is a folder; give the name of a file."), path);
    if (!folder.exists())
        return about(DELVE_TEXT("files", "The folder %1 is not there; choose another one, or make it first."),
                     folder.filePath());
    if (!folder.isDir())
        return about(DELVE_TEXT("files", "%1 is no folder, so that nothing can be written into it."),
                     folder.filePath());
    if (!folder.isWritable())
        return about(DELVE_TEXT("files", "The folder %1 may not be written to; choose another one."),
                     folder.filePath());
    if (file.exists() && !file.isWritable())
        return about(DELVE_TEXT("files", "%1 may not be written to; choose another name."), path);
    return about(DELVE_TEXT("files", "%1 cannot be written: %2."), path, reason);
}

Failure notRead(const QString& path, const QString& reason) {
    return about(DELVE_TEXT("files", "%1 cannot be read: %2."), path, reason);
}

/// A write that got part of its bytes onto a disk that is full now does not say so: the error is an unknown one.
bool noRoom(const QString& path) {
    constexpr qint64 aBlockOrTwo = 8192;
    const QStorageInfo disk(QFileInfo(path).absolutePath());
    return disk.isValid() && disk.bytesAvailable() >= 0 && disk.bytesAvailable() < aBlockOrTwo;
}

/// A pipe or a device, in whose place no file must be put.
bool isDevice(const QString& path) {
    const QFileInfo file(path);
    return file.exists() && !file.isFile() && !file.isDir();
}

Done writeInto(const QString& path, const std::function<Done(QIODevice&)>& write) {
    QFile device(path);
    if (!device.open(QIODevice::WriteOnly)) return notBegun(path, device.errorString());
    if (auto written = write(device); !written) return written;
    if (!device.flush()) return notWritten(device);
    return done();
}

} // namespace

Done checkReadable(const QString& path) {
    const QFileInfo file(path);
    if (file.isDir())
        return about(DELVE_TEXT("files", "%1 is a folder, not a map; give the name of a file in it."), path);
    if (!file.exists()) return about(DELVE_TEXT("files", "There is no file %1; see that its name is right."), path);
    QFile opened(path);
    if (opened.open(QIODevice::ReadOnly)) return done();
    if (!file.isReadable())
        return about(
            DELVE_TEXT("files", "%1 may not be read; change its permissions, or open a copy that you may read."), path);
    return notRead(path, opened.errorString());
}

Result<QByteArray> readBytes(const QString& path, qint64 most) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return notRead(path, file.errorString());
    if (file.size() > most) return about(DELVE_TEXT("files", "%1 is too large to be a map."), path);
    QByteArray bytes = file.read(most + 1); // what is no plain file does not tell its size
    if (bytes.size() > most) return about(DELVE_TEXT("files", "%1 is too large to be a map."), path);
    if (file.error() != QFileDevice::NoError) return notRead(path, file.errorString());
    return bytes;
}

Done writeWhole(const QString& path, const std::function<Done(QIODevice&)>& write) {
    if (isDevice(path)) return writeInto(path, write);
    QSaveFile file(path);
    file.setDirectWriteFallback(false);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::WriteOnly)) return notBegun(path, file.errorString());
    auto written = write(file);
    if (!written) {
        file.cancelWriting();
        return written;
    }
    if (file.commit()) return done();
    return QFileInfo(QFileInfo(path).absolutePath()).exists() ? notWritten(file) : notBegun(path, file.errorString());
}

Done writeText(QIODevice& into, std::string_view text) {
    const auto size = static_cast<qint64>(text.size());
    if (into.write(text.data(), size) != size) return notWritten(into);
    return done();
}

Failure notWritten(const QIODevice& device) {
    const auto* const file = qobject_cast<const QFileDevice*>(&device);
    const QString name = file ? file->fileName() : QString();
    if (file && (file->error() == QFileDevice::ResourceError || noRoom(name)))
        return about(
            DELVE_TEXT("files", "The disk is full, and %1 was not written; make room, or choose another disk."), name);
    if (name.isEmpty())
        return about(DELVE_TEXT("files", "The output cannot be written: %2."), name, device.errorString());
    return about(DELVE_TEXT("files", "%1 was not written: %2."), name, device.errorString());
}

} // namespace delve
