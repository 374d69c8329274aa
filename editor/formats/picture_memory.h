#pragma once

#include <QSize>

/// Qt refuses to decode pictures of more than a few hundred megabytes until it is told otherwise.
namespace delve {

inline constexpr int mostBytesOfPixel = 8; ///< 16 bits a channel

/// Lets a picture of this size be decoded. The size is checked before by whoever knows how large it may be.
void allowPicture(QSize size);

} // namespace delve
