#include "editor/drawing/skin_sprites.h"

#include "editor/drawing/looks.h"

#include <algorithm>
#include <cmath>

namespace delve::editor {
namespace {

QRect areaOf(const ThingPieces& thing, QSize size, int cell, int pixels) {
    const double scale = static_cast<double>(pixels) / cell;
    const auto scaled = [scale](int value) { return static_cast<int>(std::lround(value * scale)); };
    const QPoint anchor(thing.anchorX.value_or(size.width() / 2), thing.anchorY.value_or(size.height()));
    return {scaled(cell / 2 - anchor.x()), scaled(cell - anchor.y()), std::max(1, scaled(size.width())),
            std::max(1, scaled(size.height()))};
}

} // namespace

std::size_t frameOfThing(const Skin& skin, std::uint16_t row, Cell place, unsigned frame) {
    return frameAt(skin.things[row].pieces, mixed(place.x, place.y), std::int64_t{frame} * frameMilliseconds);
}

SkinSprite skinSprite(const Skin& skin, std::uint16_t row, std::size_t frame, int pixels) {
    const auto& thing = skin.things[row];
    const auto& piece = pieceOf(thing.pieces, frame);
    const auto& picture = skin.pictures[piece.picture];
    const QRect area = areaOf(thing, picture.piece, skin.cell, pixels);
    const QImage cut = picture.cut(piece);
    const auto how = area.width() < cut.width() ? Qt::SmoothTransformation : Qt::FastTransformation;
    return {cut.scaled(area.size(), Qt::IgnoreAspectRatio, how).convertToFormat(QImage::Format_ARGB32_Premultiplied),
            area};
}

} // namespace delve::editor
