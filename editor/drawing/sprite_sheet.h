#pragma once

#include "editor/drawing/colours.h"
#include "editor/drawing/looks.h"
#include "editor/drawing/sprite_parts.h"
#include "editor/drawing/standing.h"

#include <QRgb>

#include <map>
#include <vector>

/// The sprites of one zoom: every look that was needed so far, rasterised once at that zoom's size.
namespace delve::editor {

class SpriteSheet {
public:
    /// `pixels` a side. What is handed in outlives the sheet.
    SpriteSheet(int pixels, const TileCatalogue& catalogue, const Looks& looks, const TileColours& colours,
                SpriteParts& parts);

    [[nodiscard]] int pixels() const { return m_pixels; }
    /// The sprite of a look: pixels() rows of pixels() opaque pixels. Valid until the next call.
    [[nodiscard]] const QRgb* tile(const Look& look);
    /// Likewise as a layer shows it over other tiles: premultiplied, and clear where its picture is.
    [[nodiscard]] const QRgb* laidOver(const Look& look);
    /// The sprite of a thing, premultiplied. Valid until the next call.
    [[nodiscard]] const QRgb* thing(const ThingLook& look);
    [[nodiscard]] std::size_t bytes() const { return m_pixelsOfTiles.capacity() * sizeof(QRgb); }
    /// So much of sprites is kept: a hundred looks at 256 pixels, of which a map may have thousands.
    static constexpr std::size_t maxBytes = std::size_t{32} << 20;

private:
    static constexpr std::int32_t none = -1;

    [[nodiscard]] std::size_t area() const {
        return static_cast<std::size_t>(m_pixels) * static_cast<std::size_t>(m_pixels);
    }
    void layOutSlots();
    /// For one more sprite: where there is none left, those that were drawn go.
    void makeRoom();
    /// Null where the tile has none that is shown.
    [[nodiscard]] QImage ownPicture(Tile tile);
    [[nodiscard]] QImage draw(const Look& look);
    void drawRaised(QPainter& painter, std::string_view name, const Look& look);
    void drawGround(QPainter& painter, const Look& look);
    void drawOpening(QPainter& painter, const TileArt& art, bool fromTheSide);
    void drawOwnWall(QPainter& painter, const TileKind& kind, const Look& look) const;
    void drawGlyph(QPainter& painter, const TileKind& kind) const;
    void drawPicture(QPainter& painter, const QImage& picture) const;
    void drawPart(QPainter& painter, std::string_view name, std::string_view part);

    int m_pixels;
    const TileCatalogue& m_catalogue;
    const Looks& m_looks;
    const TileColours& m_colours;
    SpriteParts& m_parts;
    std::vector<bool> m_hasPicture;        ///< of the world's own tiles, as far as is known
    std::vector<std::int32_t> m_firstSlot; ///< of each tile: where its looks begin in m_slots
    std::vector<std::int32_t> m_slots;     ///< of each look: its place in m_pixelsOfTiles, counted in sprites, or none
    std::vector<QRgb> m_pixelsOfTiles;
    std::map<ThingLook, std::vector<QRgb>> m_things;
    std::map<Tile, std::vector<QRgb>> m_clear; ///< those that are laid over others and have holes
};

/// The part that shows a thing: its kind's, of several the one for its player or colour.
[[nodiscard]] QString partOf(const ThingLook& look);

} // namespace delve::editor
