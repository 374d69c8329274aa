#include "editor/skins/skin_picture.h"

#include <algorithm>

namespace delve::editor {
namespace {

int fitting(int pixels, int piece, int margin, int spacing) {
    const int room = pixels - margin + spacing; // as Tiled counts: a margin on the other side may be missing
    return piece <= 0 ? 0 : std::max(0, room / (piece + spacing));
}

QImage alongDiagonal(const QImage& picture) {
    QImage turned(picture.height(), picture.width(), picture.format());
    for (int y = 0; y < turned.height(); ++y)
        for (int x = 0; x < turned.width(); ++x) turned.setPixel(x, y, picture.pixel(y, x));
    return turned;
}

} // namespace

int SkinPicture::columns() const { return fitting(image.width(), piece.width(), margin, spacing); }

std::uint32_t SkinPicture::count() const {
    const auto rows = fitting(image.height(), piece.height(), margin, spacing);
    return static_cast<std::uint32_t>(columns()) * static_cast<std::uint32_t>(rows);
}

QRect SkinPicture::rectOf(std::uint32_t number) const {
    if (number >= count()) return {};
    const auto across = static_cast<std::uint32_t>(columns());
    const QPoint place(margin + static_cast<int>(number % across) * (piece.width() + spacing),
                       margin + static_cast<int>(number / across) * (piece.height() + spacing));
    return {place, piece};
}

QImage SkinPicture::cut(const Piece& wanted) const {
    const QRect place = rectOf(wanted.number);
    return place.isEmpty() ? QImage() : turned(image.copy(place), wanted.flips);
}

QImage turned(const QImage& picture, std::uint8_t flips) {
    const QImage first = flips & FlipDiagonally ? alongDiagonal(picture) : picture;
    return flips & (FlipAcross | FlipDown) ? first.mirrored((flips & FlipAcross) != 0, (flips & FlipDown) != 0) : first;
}

} // namespace delve::editor
