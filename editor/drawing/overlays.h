#pragma once

#include "generation/level/result.h"
#include "generation/level/text.h"
#include "generation/level/world.h"
#include "generation/pipeline/feedback.h"

#include <QPainter>
#include <QRectF>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace delve::play {
struct PersonaTally;
}

/// What can be drawn over a map to show its structure: rooms, links, distances. Menus, the command line, legends and
/// the documentation are built from this one table.
namespace delve::editor {

/// Pixels that an overlay reaches beyond a cell of which it draws something: the width of a line, half a label. Whoever
/// paints a part of a picture asks for so much more, and clips it.
inline constexpr int overlayReach = 80;

/// An overlay of one level: computed once, painted often. It holds all that it paints, and what it found may be
/// computed on another thread than it is painted on.
class Overlay {
public:
    virtual ~Overlay() = default;
    /// Paints what lies in `cells`. The painter's unit is a cell; `cellPixels` is its size in pixels.
    virtual void paint(QPainter& painter, const QRectF& cells, double cellPixels) const = 0;
    /// Would one of this level show just the same? Then it need not be made again after an edit.
    [[nodiscard]] virtual bool shows(const Level&) const { return false; }
    /// The cell under the mouse is another one. The cells around all that looks different now; empty: nothing does.
    virtual Rect pointAt(std::optional<Cell>) { return {}; }
};

/// What an overlay is made of.
struct OverlaySubject {
    const Level& level;
    const TileCatalogue& tiles;
    std::shared_ptr<const World> world = {}; ///< whose level it is; null: nobody knows what is to be done in it
    std::uint32_t number = 0;                ///< of the level, there
    const generation::Feedback* feedback = nullptr;
    std::string persona = {};                             ///< whose games are shown; empty: of the first
    std::shared_ptr<const play::PersonaTally> games = {}; ///< its games on the world; null: they are played for it

    [[nodiscard]] bool stopped() const { return feedback && feedback->stopped(); }
};

/// A sign in the legend of an overlay, and what it means. The sign is drawn as it is on the map.
struct LegendRow {
    void (*paint)(QPainter& painter, const QRectF& box);
    Text text;
};

struct OverlayKind {
    std::string_view name;
    Text label;
    Text help;
    std::vector<LegendRow> (*legend)();
    std::unique_ptr<Overlay> (*make)(const OverlaySubject& subject);
    /// Memory that it takes to make and draw it for this map; null if it is negligible.
    std::int64_t (*bytes)(const Level& level, const TileCatalogue& catalogue) = nullptr;
    /// Why there is nothing to draw on this level; null if there always is, or if that takes long to find.
    std::optional<Message> (*nothing)(const Level& level) = nullptr;
    bool ofArea = false;     ///< tints cells, and so is painted below the lines of others
    bool atOnce = false;     ///< is made faster than a brush moves, but for large maps
    bool ofPersona = false;  ///< shows the games of one persona
    bool windowOnly = false; ///< is about the cell under the mouse
};

/// Those that a picture can show.
[[nodiscard]] std::span<const OverlayKind> overlayKinds();
/// Those that the window can show: these, and behind them the others.
[[nodiscard]] std::span<const OverlayKind> windowOverlayKinds();
[[nodiscard]] const OverlayKind* findOverlay(std::string_view name);

/// Does every one of these names exist, for a picture? The error lists the valid names.
[[nodiscard]] Done checkOverlays(std::span<const std::string> names);
/// Those of `names` that exist, in the order in which they are painted: areas below, lines above.
[[nodiscard]] std::vector<const OverlayKind*> overlaysNamed(std::span<const std::string> names);
[[nodiscard]] std::vector<std::unique_ptr<Overlay>> makeOverlays(std::span<const std::string> names,
                                                                 const OverlaySubject& subject);

} // namespace delve::editor
