#pragma once

#include "editor/skins/skin.h"
#include "generation/level/world.h"

#include <QImage>
#include <QPointF>
#include <QSize>

#include <cstddef>
#include <memory>

/// A piece of a level, to be drawn in one skin after another. A value, which jobs can hold.
namespace delve::ui {

struct SkinScene {
    std::shared_ptr<const World> world;
    std::size_t level = 0;
    QPointF middle; ///< in cells
    QSize room;     ///< pixels of the device
    double ratio = 1;
    QRgb background = 0;

    /// As large as there is room. Pieces are copied, or enlarged by whole numbers.
    [[nodiscard]] QImage drawn(const editor::SharedSkin& skin) const;
};

} // namespace delve::ui
