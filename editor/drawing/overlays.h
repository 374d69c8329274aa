#pragma once

#include "generation/level/level.h"
#include "generation/level/result.h"
#include "generation/level/text.h"

#include <QPainter>
#include <QRectF>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What can be drawn over a map to show what it is made of: rooms, links, distances. One table; the menus, the command
/// line and the documentation are built from it.
namespace delve::editor {

/// An overlay of one level: computed once, painted often.
class Overlay {
public:
    virtual ~Overlay() = default;
    /// Paints what lies in `cells`. The painter's unit is a cell; `cellPixels` is how many pixels that is.
    virtual void paint(QPainter& painter, const QRectF& cells, double cellPixels) const = 0;
};

struct OverlayKind {
    std::string_view name;
    Text label;
    /// What it takes to draw it for this map; null where that is little.
    std::int64_t (*bytes)(const Level& level, const TileCatalogue& catalogue);
    std::unique_ptr<Overlay> (*make)(const Level& level, const TileCatalogue& catalogue);
};

[[nodiscard]] std::span<const OverlayKind> overlayKinds();
[[nodiscard]] const OverlayKind* findOverlay(std::string_view name);

/// Does every one of these names exist? The refusal lists the ones that do.
[[nodiscard]] Done checkOverlays(std::span<const std::string> names);
/// Those of `names` that exist, in the order of the table: areas below, lines above.
[[nodiscard]] std::vector<std::unique_ptr<Overlay>> makeOverlays(std::span<const std::string> names, const Level& level,
                                                                 const TileCatalogue& catalogue);

} // namespace delve::editor
