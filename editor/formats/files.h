#pragma once

#include "generation/level/result.h"

#include <QFileDevice>
#include <QIODevice>
#include <QString>

#include <functional>

/// Opening and writing files, with a sentence for each way in which it fails. Used by the formats.
namespace delve {

/// Can this be opened for reading? It is there, is no folder, and may be read.
[[nodiscard]] Done checkReadable(const QString& path);

/// Writes a file whole or not at all: `write` gets a device, and when it succeeds the new file takes the old one's place.
[[nodiscard]] Done writeWhole(const QString& path, const std::function<Done(QIODevice&)>& write);

/// Why a write to this device failed.
[[nodiscard]] Failure notWritten(const QIODevice& device);

} // namespace delve
