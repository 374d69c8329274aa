#include "editor/drawing/sprite_sheet.h"

#include "editor/drawing/creatures.h"
#include "editor/drawing/edge_pieces.h"
#include "editor/drawing/moving_parts.h"
#include "editor/drawing/skin_sprites.h"
#include "editor/text/from_view.h"
#include "editor/tilesets/tile_picture.h"

#include <QFont>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cstring>
#include <unordered_map>

namespace delve::editor {
namespace {

int sidesOf(Relief relief) {
    switch (relief) {
    case Relief::Flat:
    case Relief::Stands: return 1;
    case Relief::Ground: return NorthWest + North + West + 1;
    case Relief::Raised: return 256;
    case Relief::Opening: return 2;
    }
    return 1;
}

struct SidePart {
    Side side;
    std::string_view part;
};

constexpr std::array<SidePart, 7> rims{{{North, "rim-north"},
                                        {East, "rim-east"},
                                        {West, "rim-west"},
                                        {NorthEast, "corner-northeast"},
                                        {NorthWest, "corner-northwest"},
                                        {SouthEast, "corner-southeast"},
                                        {SouthWest, "corner-southwest"}}};
constexpr std::array<SidePart, 3> shades{
    {{North, "shade-north"}, {West, "shade-west"}, {NorthWest, "shade-northwest"}}};

bool isDark(QRgb colour) { return qGray(colour) < 128; }

std::uint64_t keyOf(const Piece& piece) {
    return std::uint64_t{piece.number} << 32 | std::uint64_t{piece.picture} << 8 | piece.flips;
}

/// Keys and locks of one colour share a shape, so that colour-blind people can match them.
QString shapeOf(QRgb colour) {
    const int hue = QColor::fromRgb(colour).hue(); // -1: grey
    if (hue < 0) return QStringLiteral("square");
    if (hue < 30 || hue >= 300) return QStringLiteral("round");
    if (hue < 80) return QStringLiteral("triangle");
    return hue < 170 ? QStringLiteral("square") : QStringLiteral("diamond");
}

} // namespace

QString partOf(const ThingLook& look, unsigned picturesAfter) {
    const QString name = fromView(infoOf(look.kind).name);
    if (moves(look.kind)) return picturesAfter % 2 == 0 ? name : name + "-2";
    if (look.kind == ThingKind::Start) return name + (look.player == 2 ? "-2" : "-1");
    if (look.kind == ThingKind::Key || look.kind == ThingKind::Lock) return name + "-" + shapeOf(look.colour);
    return look.kind == ThingKind::Enemy ? creaturePart(look.creature) : name;
}

SpriteSheet::SpriteSheet(int pixels, const TileCatalogue& catalogue, const Looks& looks, const TileColours& colours,
                         SpriteParts& parts)
    : m_pixels(pixels), m_catalogue(catalogue), m_looks(looks), m_colours(colours), m_parts(parts) {
    const auto faults = pictureFaults(catalogue);
    for (std::size_t i = 0; i < faults.size(); ++i)
        m_hasPicture.push_back(faults[i] == PictureFault::None && !catalogue.custom()[i].picture.empty());
    layOutSlots();
}

void SpriteSheet::layOutSlots() {
    const auto tiles = m_catalogue.all();
    m_firstSlot.assign(static_cast<std::size_t>(tiles.back()) + 1, 0);
    m_firstOfPieces.assign(m_firstSlot.size(), 0);
    std::int32_t count = 0;
    std::unordered_map<std::uint64_t, std::int32_t> known; // pieces, which several looks may show
    for (const auto tile : tiles) {
        m_firstSlot[static_cast<std::size_t>(tile)] = count;
        const auto& trait = m_looks.trait(tile);
        count += sidesOf(trait.relief) * trait.variants;
        m_firstOfPieces[static_cast<std::size_t>(tile)] = m_firstFrame.size();
        for (std::size_t i = 0; trait.pieces && i < trait.pieces->slotsInAll(); ++i) {
            m_firstFrame.push_back(m_frames.size());
            for (const auto& choice : trait.pieces->slot(i))
                for (const auto& frame : choice.frames) {
                    const auto [found, isNew] = known.try_emplace(keyOf(frame.piece), count);
                    if (isNew) ++count;
                    m_frames.push_back(found->second);
                }
        }
    }
    m_slots.assign(static_cast<std::size_t>(count), none);
    if (!m_looks.skin().pieces.empty()) m_clearSlots = m_slots;
}

std::size_t SpriteSheet::roomForPixels() const {
    return (maxBytes - std::min(maxBytes, looksKnown() * sizeof(std::int32_t))) / sizeof(QRgb);
}

void SpriteSheet::makeRoom() {
    std::size_t others = (m_things.size() + m_clear.size() + 1) * area();
    for (const auto& entry : m_skinThings) others += static_cast<std::size_t>(entry.second.image.sizeInBytes()) / 4;
    if (m_pixelsOfTiles.size() + others <= roomForPixels()) return;
    m_pixelsOfTiles.clear();
    m_things.clear();
    m_clear.clear();
    m_skinThings.clear();
    std::ranges::fill(m_slots, none);
    std::ranges::fill(m_clearSlots, none);
    m_edgeSlots.clear();
}

/// A damaged picture is not tried again.
QImage SpriteSheet::ownPicture(Tile tile) {
    const auto own = static_cast<std::size_t>(tile) - firstCustomTile;
    if (static_cast<std::size_t>(tile) < firstCustomTile || own >= m_hasPicture.size() || !m_hasPicture[own]) return {};
    QImage picture = pictureOf(m_catalogue[tile]);
    m_hasPicture[own] = !picture.isNull();
    return picture;
}

/// Of a tile, the looks drawn by code come first, then those drawn from pieces.
std::size_t SpriteSheet::slotOf(const Look& look) const {
    const auto id = static_cast<std::size_t>(look.tile);
    if (look.pieces)
        return static_cast<std::size_t>(m_frames[m_firstFrame[m_firstOfPieces[id] + look.sides] + look.variant]);
    const auto first = m_firstSlot[id < m_firstSlot.size() ? id : 0];
    return static_cast<std::size_t>(first + look.sides * m_looks.trait(look.tile).variants + look.variant);
}

const QRgb* SpriteSheet::tile(const Look& look) {
    const auto at = slotOf(look);
    if (m_slots[at] == none) {
        const QImage picture = draw(look);
        makeRoom();
        return sprite(m_slots[at], picture);
    }
    return m_pixelsOfTiles.data() + static_cast<std::size_t>(m_slots[at]) * area();
}

/// Keeps a picture, and where it is in `slot`.
const QRgb* SpriteSheet::sprite(std::int32_t& slot, const QImage& picture) {
    // Reserved at once: a vector that grows takes twice the memory.
    m_pixelsOfTiles.reserve(std::min(m_slots.size() * area(), roomForPixels()));
    slot = static_cast<std::int32_t>(m_pixelsOfTiles.size() / area());
    for (int y = 0; y < m_pixels; ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        m_pixelsOfTiles.insert(m_pixelsOfTiles.end(), row, row + m_pixels);
    }
    return m_pixelsOfTiles.data() + static_cast<std::size_t>(slot) * area();
}

const QRgb* SpriteSheet::edge(const EdgeLook& look) {
    const auto key = std::uint64_t{static_cast<std::uint16_t>(look.tile)} << 32 |
                     std::uint64_t{static_cast<std::uint16_t>(look.onto)} << 16 | std::uint64_t{look.piece} << 8 |
                     look.variant;
    if (const auto found = m_edgeSlots.find(key); found != m_edgeSlots.end())
        return m_pixelsOfTiles.data() + static_cast<std::size_t>(found->second) * area();
    const QImage picture = drawEdgeOf(look);
    makeRoom();
    return sprite(m_edgeSlots[key], picture);
}

QImage SpriteSheet::drawEdgeOf(const EdgeLook& look) {
    const auto& skin = *m_looks.trait(look.tile).skin;
    const bool raised = skin.relief == Relief::Raised;
    return drawEdge({skin, *m_looks.trait(look.onto).skin, look.piece, look.variant}, draw({look.tile, 0, 0}),
                    raised ? draw({look.tile, South, 0}) : QImage());
}

const QRgb* SpriteSheet::thing(const ThingLook& look, unsigned picturesAfter) {
    const std::pair key{look, moves(look.kind) ? picturesAfter % 2 : 0u};
    if (const auto found = m_things.find(key); found != m_things.end()) return found->second.data();
    makeRoom();
    auto& pixels = m_things[key];
    pixels.resize(area());
    QImage image(reinterpret_cast<uchar*>(pixels.data()), m_pixels, m_pixels, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    m_parts.render(painter, partOf(look, picturesAfter), m_pixels, look.colour);
    return pixels.data();
}

SpriteSheet::ThingSprite SpriteSheet::skinThing(std::uint16_t row, Cell place) {
    const auto& skin = m_looks.skin();
    if (row >= skin.things.size()) return {};
    return skinThing(row, frameOfThing(skin, row, place, m_looks.frame()));
}

SpriteSheet::ThingSprite SpriteSheet::skinThing(std::uint16_t row, std::size_t frame) {
    const auto& skin = m_looks.skin();
    auto found = m_skinThings.find({row, frame});
    if (found == m_skinThings.end()) {
        makeRoom();
        found = m_skinThings.emplace(std::pair{row, frame}, skinSprite(skin, row, frame, m_pixels)).first;
    }
    const auto& [image, area] = found->second;
    return {reinterpret_cast<const QRgb*>(image.constBits()), area};
}

const QRgb* SpriteSheet::laidOver(const Look& look) {
    if (look.pieces) {
        auto& slot = m_clearSlots[slotOf(look)];
        if (slot != none) return m_pixelsOfTiles.data() + static_cast<std::size_t>(slot) * area();
        const QImage picture = drawPieces(look, 0);
        makeRoom();
        return sprite(slot, picture);
    }
    const auto& trait = m_looks.trait(look.tile);
    const bool stands = trait.relief == Relief::Stands;
    if (!stands && !m_colours.isClear(look.tile)) return tile(look);
    const std::pair key{look.tile, look.variant};
    if (const auto found = m_clear.find(key); found != m_clear.end()) return found->second.data();
    const QImage picture = stands ? QImage() : ownPicture(look.tile);
    if (!stands && picture.isNull()) return tile(look); // as if it had no picture
    makeRoom();
    auto& pixels = m_clear[key];
    pixels.resize(area());
    QImage image(reinterpret_cast<uchar*>(pixels.data()), m_pixels, m_pixels, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    if (stands) drawGround(painter, *trait.skin, look);
    else drawPicture(painter, picture);
    return pixels.data();
}

QImage SpriteSheet::drawPieces(const Look& look, QRgb below) {
    QImage sprite(m_pixels, m_pixels, QImage::Format_ARGB32_Premultiplied);
    sprite.fill(below);
    const auto& piece = m_looks.pieceOf(look);
    QPainter painter(&sprite);
    drawPicture(painter, m_looks.skin().pictures[piece.picture].cut(piece));
    return sprite;
}

QImage SpriteSheet::draw(const Look& look) {
    if (look.pieces) return drawPieces(look, m_colours.background());
    QImage sprite(m_pixels, m_pixels, QImage::Format_RGB32);
    const auto& kind = m_catalogue[look.tile];
    const auto* skin = m_looks.trait(look.tile).skin;
    sprite.fill(skin && skin->base != 0 ? skin->base : m_colours[look.tile]);
    if (look.tile == Tile::Void) return sprite;
    QPainter painter(&sprite);
    const QImage picture = skin ? QImage() : ownPicture(look.tile);
    if (!picture.isNull()) drawPicture(painter, picture);
    else if (!skin && kind.walk == Walk::No) drawOwnWall(painter, kind, look);
    else if (!skin) drawGlyph(painter, kind);
    else if (skin->relief == Relief::Raised) drawRaised(painter, *skin, look);
    else if (skin->relief == Relief::Opening) drawOpening(painter, *skin, look.sides != 0);
    else drawGround(painter, *skin, look);
    return sprite;
}

void SpriteSheet::drawPart(QPainter& painter, std::string_view name, std::string_view part) {
    m_parts.render(painter, fromView(name) + '-' + fromView(part), m_pixels);
}

void SpriteSheet::drawGround(QPainter& painter, const TileSkin& skin, const Look& look) {
    m_parts.render(painter, fromView(skin.name()) + '-' + QString::number(look.variant + 1), m_pixels);
    for (const auto& shade : shades)
        if (look.sides & shade.side) m_parts.render(painter, fromView(shade.part), m_pixels);
}

void SpriteSheet::drawRaised(QPainter& painter, const TileSkin& skin, const Look& look) {
    const auto name = skin.name();
    const auto drawOwn = [&](const QString& part) { m_parts.render(painter, fromView(name) + part, m_pixels); };
    const QString variant = look.variant == 0 ? QString() : '-' + QString::number(look.variant + 1);
    drawOwn("-top" + (skin.rims ? QString() : variant));
    if (skin.rims)
        for (const auto& rim : rims)
            if (look.sides & rim.side) drawPart(painter, name, rim.part);
    if (!(look.sides & South)) return;
    drawOwn("-face" + variant);
    if (skin.rims && (look.sides & West)) drawPart(painter, name, "end-west");
    if (skin.rims && (look.sides & East)) drawPart(painter, name, "end-east");
}

void SpriteSheet::drawOpening(QPainter& painter, const TileSkin& skin, bool fromTheSide) {
    const auto under = m_catalogue.find(fromTheSide ? "floor" : skin.host);
    const auto* const host = under ? m_looks.trait(*under).skin : nullptr; // null: a world's own tile has its name
    if (under)
        painter.fillRect(0, 0, m_pixels, m_pixels,
                         QColor::fromRgb(host && host->base ? host->base : m_colours[*under]));
    if (host && fromTheSide) {
        drawGround(painter, *host, {*under, North, 0});
    } else if (host) {
        drawPart(painter, host->name(), "top");
        drawPart(painter, host->name(), "face");
    }
    drawPart(painter, skin.tile, fromTheSide ? "side" : "front");
}

/// A world's own tile that cannot be walked on: its colour, darker at its open sides, with a face to the south.
void SpriteSheet::drawOwnWall(QPainter& painter, const TileKind& kind, const Look& look) const {
    const int width = std::max(1, m_pixels / 16);
    const int face = m_pixels * 3 / 8;
    // A see-through tile is flat, with a rim on all sides.
    const bool seenThrough = m_looks.trait(look.tile).relief == Relief::Flat;
    const unsigned sides = seenThrough ? North | East | South | West : look.sides;
    const auto rim = [&](const QRect& area) { painter.fillRect(area, QColor(0, 0, 0, 90)); };
    if (sides & South) rim({0, m_pixels - (seenThrough ? width : face), m_pixels, seenThrough ? width : face});
    if (sides & North) rim({0, 0, m_pixels, width});
    if (sides & West) rim({0, 0, width, m_pixels});
    if (sides & East) rim({m_pixels - width, 0, width, m_pixels});
    drawGlyph(painter, kind);
}

void SpriteSheet::drawGlyph(QPainter& painter, const TileKind& kind) const {
    constexpr int minPixelsOfText = 8;
    if (m_pixels < minPixelsOfText) return;
    QFont font;
    font.setPixelSize(std::max(6, m_pixels * 5 / 8));
    painter.setFont(font);
    painter.setPen(isDark(toRgb(kind.colour)) ? QColor(255, 255, 255, 200) : QColor(0, 0, 0, 170));
    const auto glyph = kind.glyph;
    painter.drawText(QRect(0, 0, m_pixels, m_pixels), Qt::AlignCenter, QString::fromUcs4(&glyph, 1));
}

/// An enlarged picture keeps sharp pixels; a reduced one is smoothed.
void SpriteSheet::drawPicture(QPainter& painter, const QImage& picture) const {
    const bool smaller = m_pixels < std::max(picture.width(), picture.height());
    painter.drawImage(0, 0,
                      picture.scaled(m_pixels, m_pixels, Qt::IgnoreAspectRatio,
                                     smaller ? Qt::SmoothTransformation : Qt::FastTransformation));
}

} // namespace delve::editor
