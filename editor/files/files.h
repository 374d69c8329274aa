#pragma once

#include "generation/level/result.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>

#include <functional>
#include <string_view>

namespace delve {
enum class Existing : bool; // in whole_file.h
}

/// Opening and writing files, with a sentence for each way in which it fails. Used by the formats.
namespace delve::editor {

/// Can this be opened for reading? It is there, is no folder, and may be read.
[[nodiscard]] Done checkReadable(const QString& path);

/// The same for a map, or a recipe, that is opened by its name: a regular file, since a pipe could keep the program
/// waiting for ever.
/// Something that this process already has open, such as its standard input, may be a pipe.
[[nodiscard]] Done checkReadableFile(const QString& path);

/// The name of something that this process has open, however it came by it: its standard input, a file descriptor.
[[nodiscard]] bool isOpenAlready(const QString& path);

/// Reads a whole file; fails if it has more than `max` bytes.
[[nodiscard]] Result<QByteArray> readBytes(const QString& path, qint64 max);

/// writeWholeFile() for functions that write to a device: if `write` succeeds, the new file replaces the old one, if
/// replacing is allowed.
[[nodiscard]] Done writeWhole(const QString& path, const std::function<Done(QIODevice&)>& write);
[[nodiscard]] Done writeWhole(const QString& path, const std::function<Done(QIODevice&)>& write, Existing existing);

/// Hands bytes to a device; a failure where it does not take them all.
[[nodiscard]] Done writeText(QIODevice& into, std::string_view text);
/// Why a write to this device failed.
[[nodiscard]] Failure notWritten(const QIODevice& device);

} // namespace delve::editor
