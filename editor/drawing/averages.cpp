#include "editor/drawing/averages.h"

#include "editor/drawing/veils.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace delve::editor {
namespace {

/// The last level is no larger than this on either side.
constexpr std::int32_t smallestSide = 32;

Size halved(Size size) { return {(size.width + 1) / 2, (size.height + 1) / 2}; }

Rect halved(const Rect& rect) {
    return {rect.x / 2, rect.y / 2, (rect.right() + 1) / 2 - rect.x / 2, (rect.bottom() + 1) / 2 - rect.y / 2};
}

/// Two rows of an even number of tiles become one row of pixels. Most blocks of 4 x 2 cells have only one tile.
void meanOfTiles(std::span<const Tile> upper, std::span<const Tile> lower, const TileColours& colours, QRgb* into) {
    constexpr std::uint64_t fourTimes = 0x0001000100010001;
    std::size_t x = 0;
    for (; x + 4 <= upper.size(); x += 4, into += 2) {
        std::uint64_t above = 0, below = 0;
        std::memcpy(&above, &upper[x], sizeof above);
        std::memcpy(&below, &lower[x], sizeof below);
        if (above == below && above == (above & 0xffff) * fourTimes) {
            into[0] = into[1] = colours[upper[x]];
            continue;
        }
        for (std::size_t i = 0; i < 2; ++i)
            into[i] = meanOf(colours[upper[x + 2 * i]], colours[upper[x + 2 * i + 1]], colours[lower[x + 2 * i]],
                             colours[lower[x + 2 * i + 1]]);
    }
    for (; x + 2 <= upper.size(); x += 2, ++into)
        *into = meanOf(colours[upper[x]], colours[upper[x + 1]], colours[lower[x]], colours[lower[x + 1]]);
}

/// One row of tiles, from an even column on; the last column twice where the map's width is odd.
void readEven(const SeenTiles& ground, std::int32_t y, std::int32_t x, std::span<Tile> into) {
    const auto inside = std::min(static_cast<std::int32_t>(into.size()), ground.size().width - x);
    ground.readRow(std::min(y, ground.size().height - 1), x, into.first(static_cast<std::size_t>(inside)));
    if (inside < static_cast<std::int32_t>(into.size())) into.back() = into[into.size() - 2];
}

/// Two rows of tiles become one row of pixels, with the veils over them.
void meanUnderVeils(const SeenTiles& ground, const TileColours& colours, std::int32_t y, std::int32_t x,
                    std::array<std::span<const Tile>, 2> rows, QRgb* into) {
    std::array<std::array<QRgb, Grid::chunkSide>, 2> pixels{};
    const auto width = rows[0].size();
    for (std::size_t i = 0; i < 2; ++i) {
        const auto here = std::span(pixels[i]).first(width);
        std::ranges::transform(rows[i], here.begin(), [&](Tile tile) { return colours[tile]; });
        const auto inside = std::min(width, static_cast<std::size_t>(ground.size().width - x));
        const auto row = std::min(y + static_cast<std::int32_t>(i), ground.size().height - 1);
        layVeils(ground, colours, row, x, here.first(inside));
        if (inside < width) here.back() = here[width - 2];
    }
    for (std::size_t i = 0; i + 2 <= width; i += 2)
        *into++ = meanOf(pixels[0][i], pixels[0][i + 1], pixels[1][i], pixels[1][i + 1]);
}

/// A part of the first level, at most a chunk's; `into` is its top left pixel, `stride` leads to the next row.
void averageBlock(const SeenTiles& ground, const TileColours& colours, const Rect& block, QRgb* into,
                  std::ptrdiff_t stride) {
    const auto chunk = ground.wholeChunk({2 * block.x, 2 * block.y, 2 * block.width, 2 * block.height});
    std::array<Tile, Grid::chunkSide> upperCopy{}, lowerCopy{};
    const auto width = static_cast<std::size_t>(2 * block.width);
    for (std::int32_t y = 0; y < block.height; ++y, into += stride) {
        if (chunk && !chunk->cells) {
            std::fill_n(into, block.width, colours[chunk->tile]);
            continue;
        }
        std::span<const Tile> upper(upperCopy.data(), width), lower(lowerCopy.data(), width);
        if (chunk) {
            upper = {chunk->row(2 * y), width};
            lower = {chunk->row(2 * y + 1), width};
        } else {
            readEven(ground, 2 * (block.y + y), 2 * block.x, std::span(upperCopy).first(width));
            readEven(ground, 2 * (block.y + y) + 1, 2 * block.x, std::span(lowerCopy).first(width));
        }
        if (ground.veils().empty()) meanOfTiles(upper, lower, colours, into);
        else meanUnderVeils(ground, colours, 2 * (block.y + y), 2 * block.x, {upper, lower}, into);
    }
}

void putThings(const Standing& things, std::int32_t y, const Rect& area, QRgb* into) {
    for (const auto row : {2 * y, 2 * y + 1})
        for (const auto& thing : things.inRow(row, 2 * area.x, 2 * area.width)) {
            auto& pixel = into[thing.at.x / 2 - area.x];
            pixel = halfway(pixel, things.looks()[thing.look].colour);
        }
}

} // namespace

Averages::Picture::Picture(Size size) : m_size(size) {
    for (std::int32_t y = 0; y < size.height; y += bandHeight) {
        const auto height = std::min(bandHeight, size.height - y);
        m_bands.emplace_back(
            std::vector<QRgb>(static_cast<std::size_t>(size.width) * static_cast<std::size_t>(height)));
    }
}

void Averages::rebuild(const SeenTiles& ground, const TileColours& colours, const Standing& things) {
    Size size = ground.size();
    std::size_t levels = 0;
    while (size.area() > 0 && (levels == 0 || std::max(size.width, size.height) > smallestSide)) {
        size = halved(size);
        if (m_levels.size() == levels) m_levels.emplace_back();
        auto& picture = m_levels[levels++];
        if (picture.size() != size) picture = Picture(size);
    }
    m_levels.resize(levels);
    update(ground, colours, things, wholeOf(ground.size()));
}

void Averages::update(const SeenTiles& ground, const TileColours& colours, const Standing& things, const Rect& region) {
    Rect area = halved(region.intersected(wholeOf(ground.size())));
    if (area.empty()) return;
    averageTiles(ground, colours, area);
    for (auto y = area.y; y < area.bottom(); ++y) putThings(things, y, area, m_levels.front().writableRow(y) + area.x);
    for (std::size_t level = 1; level < m_levels.size(); ++level) {
        area = halved(area);
        const auto& from = m_levels[level - 1];
        const auto wholePairs = std::min(area.right(), from.size().width / 2);
        for (auto y = area.y; y < area.bottom(); ++y) {
            const QRgb* above = from.row(2 * y);
            const QRgb* below = from.row(std::min(2 * y + 1, from.size().height - 1));
            auto* const into = m_levels[level].writableRow(y);
            for (auto x = area.x; x < wholePairs; ++x)
                into[x] = meanOf(above[2 * x], above[2 * x + 1], below[2 * x], below[2 * x + 1]);
            for (auto x = std::max(area.x, wholePairs); x < area.right(); ++x)
                into[x] = meanOf(above[2 * x], above[2 * x], below[2 * x], below[2 * x]);
        }
    }
}

void Averages::averageTiles(const SeenTiles& ground, const TileColours& colours, const Rect& area) {
    constexpr std::int32_t side = Picture::bandHeight;
    auto& first = m_levels.front();
    for (auto y = area.y / side * side; y < area.bottom(); y += side)
        for (auto x = area.x / side * side; x < area.right(); x += side) {
            const Rect block = Rect{x, y, side, side}.intersected(area);
            averageBlock(ground, colours, block, first.writableRow(block.y) + block.x, first.size().width);
        }
}

std::span<const QRgb> Averages::row(int level, std::int32_t y) const {
    return {at(level).row(y), static_cast<std::size_t>(size(level).width)};
}

std::size_t Averages::bytes() const {
    std::size_t bytes = 0;
    for (const auto& picture : m_levels) bytes += static_cast<std::size_t>(picture.size().area()) * sizeof(QRgb);
    return bytes;
}

} // namespace delve::editor
