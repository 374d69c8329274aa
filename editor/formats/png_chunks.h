#pragma once

#include "generation/level/result.h"

#include <QByteArray>
#include <QSize>

/// The outside of a PNG file, looked at before anything is decoded. Used by the picture format.
namespace delve {

/// The size that the header tells, of a file that is whole: every chunk is there, and its checksum is right. The
/// library that decodes complains of anything else on standard error, where only our own sentence belongs.
[[nodiscard]] Result<QSize> checkPng(const QByteArray& bytes);

} // namespace delve
