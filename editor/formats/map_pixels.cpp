#include "editor/formats/map_pixels.h"

#include "editor/files/files.h"
#include "editor/files/input_file.h"
#include "editor/formats/picture.h"
#include "editor/work/out_of_memory.h"

#include <algorithm>
#include <limits>
#include <new>

namespace delve::editor {
namespace {

constexpr std::int64_t maxBytes = std::int64_t{largestSide} * largestSide * 8;

std::uint32_t numberOf(Colour colour) {
    return std::uint32_t{colour.red} << 16 | std::uint32_t{colour.green} << 8 | colour.blue;
}

Colour colourOf(std::uint32_t pixel) {
    const auto part = [pixel](int bits) { return static_cast<std::uint8_t>(pixel >> bits); };
    return {part(16), part(8), part(0)};
}

Done checkSize(const PngHeader& header) {
    if (isLevelSize(header.width, header.height)) return done();
    return badInput(
        Message{DELVE_TEXT("formats", "The picture is too large: %1 x %2 pixels, one per cell; at most %3 x %3."),
                {std::to_string(header.width), std::to_string(header.height), std::to_string(largestSide)}});
}

/// The most frequent colours, those of most pixels first; the lower colour first if equal.
std::vector<ColourEntry> mostFrequent(SparseTable<std::uint32_t>& counts, NearestTile& nearest) {
    struct Counted {
        std::uint32_t pixels;
        std::uint32_t colour;
    };
    const auto before = [](const Counted& a, const Counted& b) {
        return a.pixels != b.pixels ? a.pixels > b.pixels : a.colour < b.colour;
    };
    std::vector<Counted> found; // a heap with the least frequent on top
    for (std::uint32_t colour = 0; colour < coloursOfPixels; ++colour) {
        const Counted counted{counts[colour], colour};
        if (counted.pixels == 0) continue;
        if (found.size() == maxColourEntries) {
            if (!before(counted, found.front())) continue;
            std::ranges::pop_heap(found, before);
            found.pop_back();
        }
        found.push_back(counted);
        std::ranges::push_heap(found, before);
    }
    std::ranges::sort_heap(found, before);
    std::vector<ColourEntry> table;
    for (const auto& [pixels, colour] : found)
        table.push_back({colourOf(colour), pixels, nearest(colour | 0xff000000)});
    return table;
}

} // namespace

NearestTile::NearestTile(const FormatOptions& options) : m_tiles(m_catalogue.all()) {
    for (const auto& option : options) {
        const auto colour = colourFromText(option.id);
        const auto* const name = std::get_if<std::string>(&option.value);
        const auto tile = name ? m_catalogue.find(*name) : std::nullopt;
        auto* const known = colour ? &m_known[numberOf(*colour)] : nullptr;
        if (tile && known && *known == 0) *known = static_cast<std::uint8_t>(static_cast<int>(*tile) + 1);
    }
}

Tile NearestTile::search(std::uint32_t pixel) const {
    const Colour wanted = colourOf(pixel);
    Tile nearest = Tile::Void;
    int min = std::numeric_limits<int>::max();
    for (const auto tile : m_tiles) {
        const auto& c = m_catalogue[tile].colour;
        const int red = c.red - wanted.red, green = c.green - wanted.green, blue = c.blue - wanted.blue;
        const int distance = red * red + green * green + blue * blue;
        // What a picture of any other program becomes does not change with tiles that are added later.
        const bool later = static_cast<int>(tile) >= firstBuiltInTiles;
        if (distance < min && (!later || distance == 0)) {
            min = distance;
            nearest = tile;
        }
    }
    return nearest;
}

Done readMapPixels(const QString& path, PngRows rows) {
    auto file = InputFile::open(path, maxBytes);
    if (!file) return std::move(file).failure();
    rows.begin = [begin = std::move(rows.begin)](const PngHeader& header) -> Done {
        if (auto checked = checkSize(header); !checked) return checked;
        return begin ? begin(header) : done();
    };
    return readPng([&file](std::span<std::byte> into) { return file->read(into); }, rows);
}

Result<std::vector<ColourEntry>> colourTable(const QString& path) {
    if (auto readable = checkReadableFile(path); !readable) return std::move(readable).failure();
    return orOutOfMemory([&]() -> Result<std::vector<ColourEntry>> {
        SparseTable<std::uint32_t> counts(coloursOfPixels);
        PngRows rows;
        rows.row = [&counts](std::uint32_t, std::span<const std::uint32_t> pixels) {
            for (const auto pixel : pixels)
                if (pixel >> 24 >= minAlpha) ++counts[pixel & 0xffffff];
            return done();
        };
        if (auto read = readMapPixels(path, rows); !read) return std::move(read).failure();
        NearestTile nearest;
        return mostFrequent(counts, nearest);
    });
}

} // namespace delve::editor
