#pragma once

#include "editor/drawing/overlays.h"

#include <QFont>
#include <QImage>
#include <QPen>
#include <QSize>
#include <QString>

#include <string_view>
#include <vector>

/// The legend of overlays: what their signs mean. In the window it lies over a corner of the map, in a picture below
/// it.
namespace delve::editor {

/// The size of a sign, in pixels.
inline constexpr int legendSignWidth = 28;
inline constexpr int legendSignHeight = 12;

/// A line as it is drawn on the map, from the left of the box to the right.
void paintLineSign(QPainter& painter, const QRectF& box, const QPen& pen);

/// From little to much, as heatColour() has it.
void paintHeatSign(QPainter& painter, const QRectF& box);

/// What a legend calls an overlay. Of one that shows the games of a persona, with the persona's name.
[[nodiscard]] QString titleOf(const OverlayKind& kind, std::string_view persona);

/// The legend below a picture: the overlays one after another, in as many lines as they need at this width.
class LegendStrip {
public:
    LegendStrip(const std::vector<const OverlayKind*>& kinds, int width, std::string_view persona = {});

    [[nodiscard]] QSize size() const { return m_size; } ///< 0 high without an overlay
    [[nodiscard]] QImage draw() const;                  ///< RGB32

private:
    struct Piece {
        QRect place;
        QString text;
        void (*sign)(QPainter&, const QRectF&) = nullptr; ///< null: the title of an overlay
    };
    void add(Piece piece, int width, bool newLine);

    QSize m_size;
    QFont m_font;
    std::vector<Piece> m_pieces;
};

} // namespace delve::editor
