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

/// What can be drawn over a map to show its structure: rooms, links, distances. Menus, the command line and the
/// documentation are built from this one table.
namespace delve::editor {

/// An overlay of one level: computed once, painted often.
class Overlay {
public:
    virtual ~Overlay() = default;
    /// Paints what lies in `cells`. The painter's unit is a cell; `cellPixels` is its size in pixels.
    virtual void paint(QPainter& painter, const QRectF& cells, double cellPixels) const = 0;
};

struct OverlayKind {
    std::string_view name;
    Text label;
    /// Memory that drawing it takes for this map; null if it is negligible.
    std::int64_t (*bytes)(const Level& level, const TileCatalogue& catalogue);
    std::unique_ptr<Overlay> (*make)(const Level& level, const TileCatalogue& catalogue);
};

[[nodiscard]] std::span<const OverlayKind> overlayKinds();
[[nodiscard]] const OverlayKind* findOverlay(std::string_view name);

/// Does every one of these names exist? The error lists the valid names.
[[nodiscard]] Done checkOverlays(std::span<const std::string> names);
/// The overlays of `names` that exist, in the order of the table: areas below, lines above.
[[nodiscard]] std::vector<std::unique_ptr<Overlay>> makeOverlays(std::span<const std::string> names, const Level& level,
                                                                 const TileCatalogue& catalogue);

} // namespace delve::editor
