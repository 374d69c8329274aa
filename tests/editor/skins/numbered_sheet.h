#pragma once

#include "editor/skins/read_skin.h"
#include "editor/tilesets/tile_picture.h"

#include <QBuffer>
#include <QByteArray>
#include <QImage>

#include <string>

/// Sheets whose pieces say which they are: each quarter has a colour that no other quarter of any piece has.
namespace delve::test {

inline constexpr int sheetColumns = 16;

inline QRgb quarterColour(std::uint32_t number, int quarter) {
    return qRgb(static_cast<int>(number & 255), static_cast<int>(number >> 8), 20 + 50 * quarter);
}

inline QImage numberedSheet(std::uint32_t count, int side, int margin = 0, int spacing = 0) {
    const int rows = static_cast<int>((count + sheetColumns - 1) / sheetColumns);
    QImage sheet(2 * margin + sheetColumns * (side + spacing) - spacing, 2 * margin + rows * (side + spacing) - spacing,
                 QImage::Format_ARGB32);
    sheet.fill(0);
    for (std::uint32_t number = 0; number < count; ++number)
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x)
                sheet.setPixel(margin + static_cast<int>(number % sheetColumns) * (side + spacing) + x,
                               margin + static_cast<int>(number / sheetColumns) * (side + spacing) + y,
                               quarterColour(number, (x >= side / 2 ? 1 : 0) + (y >= side / 2 ? 2 : 0)));
    return sheet;
}

inline QByteArray pngOf(const QImage& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return bytes;
}

/// The text of a skin of cells of four pixels with such a sheet, in which stand these tiles and things.
inline std::string skinOf(const std::string& tiles, const std::string& more = {}, std::uint32_t count = 256) {
    const auto data = pngOf(numberedSheet(count, 4)).toBase64().toStdString();
    return R"({ "skin": 1, "name": "numbers", "cell": 4, "pictures": [{ "name": "sheet", "data": "data:image/png;base64,)" +
           data + R"(", "width": 4, "height": 4 }], "tiles": { )" + tiles + " }" + more + " }";
}

/// "[0, 1, 2, …]".
inline std::string numbersFrom(int first, int count) {
    std::string text = "[";
    for (int i = 0; i < count; ++i) text += (i ? ", " : "") + std::to_string(first + i);
    return text + "]";
}

} // namespace delve::test
