#include "editor/drawing/piece_sheet.h"

#include "editor/drawing/picture_bands.h"
#include "editor/files/files.h"
#include "editor/files/progress.h"
#include "editor/png/write_png.h"
#include "editor/text/byte_count.h"
#include "editor/work/out_of_memory.h"

#include <QImage>

#include <algorithm>
#include <cmath>

namespace delve::editor {
namespace {

/// What old graphics cards hold, if there are no more pieces than go into that.
constexpr std::int32_t usualPixels = 4096;

} // namespace

Size sheetOf(CellPieces::Number count, int pixels) {
    const auto side = static_cast<std::int32_t>(std::ceil(std::sqrt(static_cast<double>(std::max(count, 1u)))));
    const auto columns = std::max(1, std::min(side, usualPixels / pixels));
    const auto rows = static_cast<std::int32_t>((std::max(count, 1u) - 1) / static_cast<unsigned>(columns) + 1);
    if (rows <= usualPixels / pixels) return {columns, rows};
    return {side, static_cast<std::int32_t>((std::max(count, 1u) - 1) / static_cast<unsigned>(side) + 1)};
}

Done checkPieces(const CellPieces& pieces) {
    const auto count = pieces.count();
    const int pixels = pieces.pixels();
    const Size sheet = sheetOf(count, pixels);
    const std::int64_t bytes = sheet.area() * pixels * pixels * 4;
    if (bytes <= maxBytesOfPicture) return done();
    return impossible({DELVE_TEXT("formats", "The tileset would have %1 pieces, whose picture needs %2 of memory; at "
                                             "most %3. Choose fewer pixels per cell."),
                       {std::to_string(count), byteCount(bytes), byteCount(maxBytesOfPicture)}});
}

Done writePieces(CellPieces& pieces, QIODevice& into, generation::Feedback* feedback) {
    const int pixels = pieces.pixels();
    const Size sheet = sheetOf(pieces.count(), pixels);
    PngWriter writer(
        {static_cast<std::uint32_t>(sheet.width * pixels), static_cast<std::uint32_t>(sheet.height * pixels), {}, true},
        [&into](std::span<const std::byte> bytes) {
            return writeText(into, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
        });
    if (auto begun = writer.begin(); !begun) return begun;
    QImage band(sheet.width * pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    if (band.isNull()) return outOfMemory();
    CellPieces::Number next = 1;
    for (std::int32_t row = 0; row < sheet.height; ++row) {
        if (!goesOn(feedback, row, sheet.height)) return cancelled();
        band.fill(Qt::transparent);
        for (std::int32_t column = 0; column < sheet.width && next <= pieces.count(); ++column)
            pieces.paint(band, {column * pixels, 0}, next++);
        const QImage straight = band.convertToFormat(QImage::Format_ARGB32);
        for (int y = 0; y < pixels; ++y)
            if (auto written = writer.writeRow(straight.constScanLine(y)); !written) return written;
    }
    return writer.end();
}

} // namespace delve::editor
