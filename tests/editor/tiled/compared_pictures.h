#pragma once

#include "generation/level/world.h"

#include <QImage>
#include <QString>

#include <cstdint>

/// What the tests of Tiled's files compare: levels, and their pictures here and elsewhere.
namespace delve::test {

/// In the order and the form in which it comes out of a file of ours.
[[nodiscard]] World asInAFile(const World& world);
[[nodiscard]] World generated(const QString& recipe, std::uint64_t seed, Size size);

/// The first level as `picture` draws it, in one frame of what moves.
[[nodiscard]] QImage pictureOf(const World& world, int cell, unsigned frame = 0);

/// Where the two differ by more than 2, which a translucent piece may; theirs lies on the background.
[[nodiscard]] QString differenceOf(const QImage& ours, const QImage& theirs, QRgb background, int most = 2);

} // namespace delve::test
