#include "editor/drawing/picture.h"

#include "editor/drawing/picture_bands.h"
#include "editor/skins/skin.h"
#include "editor/text/byte_count.h"
#include "editor/work/out_of_memory.h"

namespace delve::editor {
namespace {

constexpr std::int64_t maxBytesAtOnce = std::int64_t{256} << 20;
constexpr int roomyCellPixels = 16;
constexpr std::int64_t maxDefaultPixels = std::int64_t{8192} * 8192;

} // namespace

int defaultCellPixels(Size size) {
    int pixels = roomyCellPixels;
    while (pixels > smallestCellPixels && size.area() * pixels * pixels > maxDefaultPixels) pixels /= 2;
    return pixels;
}

int defaultCellPixels(Size size, const Skin& skin) {
    const std::int64_t cell = skin.cell;
    return cell > 0 && size.area() * cell * cell <= maxDefaultPixels ? skin.cell : defaultCellPixels(size);
}

std::optional<Message> noteOfCellPixels(int cellPixels) {
    if (cellPixels >= roomyCellPixels) return {};
    return Message(
        DELVE_TEXT_N("picture",
                     "The map is large, so a cell has %n pixel(s) in the picture. For more, set the pixels per "
                     "cell."),
        cellPixels, {});
}

Result<QImage> drawPicture(const Level& level, const TileCatalogue& catalogue, int cellPixels,
                           std::span<const std::string> overlays) {
    return orOutOfMemory([&]() -> Result<QImage> {
        const auto bands = PictureBands::of(level, catalogue, cellPixels, overlays);
        if (!bands) return bands.failure();
        const QSize size = (*bands)->size();
        const auto needed = std::int64_t{size.width()} * size.height() * 4;
        if (needed > maxBytesAtOnce)
            return impossible(
                {DELVE_TEXT("picture", "The picture is too large: %1 x %2 pixels need %3 of memory; at most "
                                       "%4. Choose fewer pixels per cell."),
                 {std::to_string(size.width()), std::to_string(size.height()), byteCount(needed),
                  byteCount(maxBytesAtOnce)}});
        QImage picture(size, (*bands)->format());
        if (picture.isNull()) return outOfMemory();
        const auto& colours = (*bands)->colours();
        picture.setColorTable(QList<QRgb>(colours.begin(), colours.end()));
        (*bands)->paint(picture, 0);
        return picture;
    });
}

} // namespace delve::editor
