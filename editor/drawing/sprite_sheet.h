#pragma once

#include "editor/drawing/colours.h"
#include "editor/drawing/looks.h"
#include "editor/drawing/skin_sprites.h"
#include "editor/drawing/sprite_parts.h"
#include "editor/drawing/standing.h"

#include <QRgb>

#include <map>
#include <vector>

/// The sprites of one zoom: every look needed so far, rasterised once at the size of that zoom.
namespace delve::editor {

class SpriteSheet {
public:
    /// `pixels` a side. The arguments must outlive the sheet.
    SpriteSheet(int pixels, const TileCatalogue& catalogue, const Looks& looks, const TileColours& colours,
                SpriteParts& parts);

    [[nodiscard]] int pixels() const { return m_pixels; }
    /// The sprite of a look: pixels() rows of pixels() opaque pixels. Valid until the next call.
    [[nodiscard]] const QRgb* tile(const Look& look);
    /// The same for layers above other tiles: premultiplied, and transparent where the picture is.
    [[nodiscard]] const QRgb* laidOver(const Look& look);
    /// The edge of a tile as it reaches into a cell beside it, premultiplied. Valid until the next call.
    [[nodiscard]] const QRgb* edge(const EdgeLook& look);
    /// The sprite that the skin has for a thing: see Standing. Where it lies is counted from the cell's top left.
    struct ThingSprite {
        const QRgb* pixels = nullptr; ///< premultiplied; null: the skin has none
        QRect area = {};
    };
    [[nodiscard]] ThingSprite skinThing(std::uint16_t row, Cell place);
    /// By the number of its frame.
    [[nodiscard]] ThingSprite skinThing(std::uint16_t row, std::size_t frame);
    /// The sprite of a thing, premultiplied; `picturesAfter`: the first one, of what moves. Valid until the next call.
    [[nodiscard]] const QRgb* thing(const ThingLook& look, unsigned picturesAfter = 0);
    [[nodiscard]] std::size_t bytes() const {
        return m_pixelsOfTiles.capacity() * sizeof(QRgb) + looksKnown() * sizeof(std::int32_t);
    }
    /// The looks that it has room for: no more than the pieces that a skin may name, and what is drawn by code.
    [[nodiscard]] std::size_t looksKnown() const { return m_slots.size() + m_clearSlots.size(); }
    /// The memory limit for sprites: a hundred looks at 256 pixels, of which a map may have thousands.
    static constexpr std::size_t maxBytes = std::size_t{32} << 20;

private:
    [[nodiscard]] std::size_t roomForPixels() const;

    static constexpr std::int32_t none = -1;

    [[nodiscard]] std::size_t area() const {
        return static_cast<std::size_t>(m_pixels) * static_cast<std::size_t>(m_pixels);
    }
    void layOutSlots();
    const QRgb* sprite(std::int32_t& slot, const QImage& picture);
    /// Makes room for one more sprite: if the sheet is full, drops those drawn so far.
    void makeRoom();
    /// Null if the tile has no picture that can be shown.
    [[nodiscard]] QImage ownPicture(Tile tile);
    [[nodiscard]] std::size_t slotOf(const Look& look) const;
    [[nodiscard]] QImage draw(const Look& look);
    [[nodiscard]] QImage drawPieces(const Look& look, QRgb below);
    [[nodiscard]] QImage drawEdgeOf(const EdgeLook& look);
    void drawRaised(QPainter& painter, const TileSkin& skin, const Look& look);
    void drawGround(QPainter& painter, const TileSkin& skin, const Look& look);
    void drawOpening(QPainter& painter, const TileSkin& skin, bool fromTheSide);
    void drawOwnWall(QPainter& painter, const TileKind& kind, const Look& look) const;
    void drawGlyph(QPainter& painter, const TileKind& kind) const;
    void drawPicture(QPainter& painter, const QImage& picture) const;
    void drawPart(QPainter& painter, std::string_view name, std::string_view part);

    int m_pixels;
    const TileCatalogue& m_catalogue;
    const Looks& m_looks;
    const TileColours& m_colours;
    SpriteParts& m_parts;
    std::vector<bool> m_hasPicture;           ///< of the world's own tiles, as far as known
    std::vector<std::int32_t> m_firstSlot;    ///< of each tile: where its looks begin in m_slots
    std::vector<std::size_t> m_firstOfPieces; ///< of each tile: where its slots begin in m_firstFrame
    std::vector<std::size_t> m_firstFrame;    ///< of each slot of pieces: where its frames begin in m_frames
    std::vector<std::int32_t> m_frames;       ///< of each frame: its piece's place in m_slots
    std::vector<std::int32_t> m_slots;      ///< of each look: its index in m_pixelsOfTiles, counted in sprites, or none
    std::vector<std::int32_t> m_clearSlots; ///< likewise of the looks that have pieces, with nothing below
    std::map<std::uint64_t, std::int32_t> m_edgeSlots; ///< likewise of edges
    std::vector<QRgb> m_pixelsOfTiles;
    std::map<std::pair<ThingLook, unsigned>, std::vector<QRgb>> m_things;
    std::map<std::pair<std::uint16_t, std::size_t>, SkinSprite> m_skinThings; ///< by row and frame
    std::map<std::pair<Tile, std::uint8_t>, std::vector<QRgb>> m_clear; ///< tiles with transparent parts, by variant
};

/// The part that shows a thing: that of its kind; if there are several, that of its player or colour. What moves has
/// two pictures, which alternate.
[[nodiscard]] QString partOf(const ThingLook& look, unsigned picturesAfter = 0);

} // namespace delve::editor
