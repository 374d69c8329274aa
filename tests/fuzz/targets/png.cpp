#include "editor/png/read_png.h"
#include "editor/png/write_png.h"
#include "tests/fuzz/targets/expect.h"
#include "tests/fuzz/targets/png_chunks.h"
#include "tests/fuzz/targets/targets.h"

#include <algorithm>
#include <string>
#include <vector>

namespace delve::fuzz {
namespace {

/// A picture may have more pixels, but then one input would take too long.
constexpr std::int64_t maxPixels = std::int64_t{1} << 20;

struct Pixels {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<std::uint32_t> values;
    friend bool operator==(const Pixels&, const Pixels&) = default;
};

/// Delivers the bytes in pieces of at most this size, like a file or a pipe.
editor::PngBytes inPieces(std::string_view bytes, std::size_t piece) {
    return [rest = bytes, piece](std::span<std::byte> into) mutable -> Result<std::size_t> {
        const auto count = std::min({rest.size(), piece, into.size()});
        std::ranges::copy(std::as_bytes(std::span(rest.data(), count)), into.begin());
        rest.remove_prefix(count);
        return count;
    };
}

Result<Pixels> pixelsOf(std::string_view bytes, std::size_t piece) {
    Pixels pixels;
    std::uint32_t rows = 0;
    editor::PngRows taker;
    taker.begin = [&](const editor::PngHeader& header) -> Done {
        expect(header.width > 0 && header.height > 0, "a picture has pixels");
        if (std::int64_t{header.width} * header.height > maxPixels) return impossible({Text{"fuzz", "Too large."}});
        pixels.width = header.width;
        pixels.height = header.height;
        return done();
    };
    taker.row = [&](std::uint32_t y, std::span<const std::uint32_t> row) {
        expect(y == rows++, "rows come from the first to the last, each once");
        expect(row.size() == pixels.width, "a row is as wide as its picture");
        pixels.values.insert(pixels.values.end(), row.begin(), row.end());
        return done();
    };
    if (auto read = editor::readPng(inPieces(bytes, piece), taker); !read) return std::move(read).failure();
    expect(rows == pixels.height, "a picture that is read has all its rows");
    return pixels;
}

std::string written(const Pixels& pixels) {
    std::string bytes;
    editor::PngWriter writer({pixels.width, pixels.height, {}}, [&](std::span<const std::byte> piece) {
        bytes.append(reinterpret_cast<const char*>(piece.data()), piece.size());
        return done();
    });
    bool well = writer.begin().ok();
    for (std::size_t at = 0; well && at < pixels.values.size(); at += pixels.width)
        well = writer.writeRow(pixels.values.data() + at).ok();
    expect(well && writer.end().ok(), "a picture that was read can be written");
    return bytes;
}

} // namespace

void fuzzPng(std::string_view bytes) {
    const auto text = withFittingChecksums(bytes);
    auto read = pixelsOf(text, text.size());
    const auto slowly = pixelsOf(text, 7);
    expect(read.ok() == slowly.ok(), "a picture is read in small pieces as in large ones");
    if (!read) return expectReason(read.failure());
    expect(*read == *slowly, "it has the same pixels");
    for (auto& pixel : read->values) pixel |= 0xff000000U; // transparency is not written
    const auto again = pixelsOf(written(*read), 4096);
    expect(again.ok() && *again == *read, "a picture that was written is read as the same");
}

} // namespace delve::fuzz
