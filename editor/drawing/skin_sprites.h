#pragma once

#include "editor/skins/skin.h"
#include "generation/level/geometry.h"

#include <QImage>
#include <QRect>

/// The sprites that a skin has for things: of any size, standing at an anchor.
namespace delve::editor {

/// As large as its zoom makes it, premultiplied. `area` is counted from the top left of the thing's cell, in pixels.
struct SkinSprite {
    QImage image = {};
    QRect area = {};
};

/// Which frame of a row of the skin's things is shown there.
[[nodiscard]] std::size_t frameOfThing(const Skin& skin, std::uint16_t row, Cell place, unsigned frame);
/// `pixels`: of a cell.
[[nodiscard]] SkinSprite skinSprite(const Skin& skin, std::uint16_t row, std::size_t frame, int pixels);

} // namespace delve::editor
