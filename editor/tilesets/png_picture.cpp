#include "editor/tilesets/png_picture.h"

#include "editor/work/out_of_memory.h"

#include <algorithm>
#include <cstring>

namespace delve::editor {
namespace {

Done checkSize(const PngHeader& header, const PictureLimit& limit) {
    const auto max = static_cast<std::uint32_t>(limit.side);
    if (header.width > max || header.height > max)
        return badInput({DELVE_TEXT("tileset", "The picture is too large: %1 x %2 pixels; at most %3 on each side."),
                         {std::to_string(header.width), std::to_string(header.height), std::to_string(limit.side)}});
    const std::int64_t pixels = std::int64_t{header.width} * header.height;
    if (pixels > limit.pixels || (limit.budget && (*limit.budget -= pixels) < 0))
        return badInput(
            {DELVE_TEXT("tileset", "The picture is too large: %1 x %2 pixels; at most %3 million."),
             {std::to_string(header.width), std::to_string(header.height), std::to_string(limit.pixels / 1'000'000)}});
    return done();
}

} // namespace

Result<QImage> pictureFromPng(const PngBytes& bytes, const PictureLimit& limit) {
    QImage picture;
    PngRows rows;
    rows.begin = [&](const PngHeader& header) -> Done {
        if (auto checked = checkSize(header, limit); !checked) return checked;
        picture = QImage(static_cast<int>(header.width), static_cast<int>(header.height), QImage::Format_ARGB32);
        return picture.isNull() ? Done(outOfMemory()) : done();
    };
    rows.row = [&](std::uint32_t y, std::span<const std::uint32_t> pixels) {
        std::memcpy(picture.scanLine(static_cast<int>(y)), pixels.data(), pixels.size_bytes());
        return done();
    };
    return orOutOfMemory([&]() -> Result<QImage> {
        if (auto read = readPng(bytes, rows); !read) return std::move(read).failure();
        return picture;
    });
}

Result<QImage> pictureFromPng(const QByteArray& bytes, const PictureLimit& limit) {
    auto rest = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    const auto next = [&rest](std::span<std::byte> into) -> Result<std::size_t> {
        const auto piece = rest.first(std::min(rest.size(), into.size()));
        std::ranges::copy(piece, into.begin());
        rest = rest.subspan(piece.size());
        return piece.size();
    };
    return pictureFromPng(PngBytes(next), limit);
}

} // namespace delve::editor
