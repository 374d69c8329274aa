#include "editor/tiled/tile_guesses.h"

#include "editor/tilesets/tile_picture.h"
#include "editor/tilesets/tile_words.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <map>

namespace delve::editor {
namespace {

constexpr std::int64_t wholeLook = std::int64_t{1} << 20; ///< a layer of more cells is looked at by rows

std::optional<Tile> byProperties(const TiledProperties& properties) {
    for (const auto& property : properties) {
        const bool on = property.value == "true" || property.value == "1";
        const bool isFlag = property.type == "bool" || on || property.value == "false" || property.value == "0";
        const auto said = isFlag ? tileFromFlag(property.name, on) : tileFromWords(property.value);
        if (said) return said;
    }
    return {};
}

/// The terrain that most of its corners and edges have.
std::optional<Tile> byTerrain(const TilesetPiece& piece) {
    for (const auto& terrains : piece.tileset->terrains) {
        const auto found =
            std::ranges::find(terrains.tiles, piece.id, &std::pair<std::uint32_t, std::array<std::uint8_t, 8>>::first);
        if (found == terrains.tiles.end()) continue;
        std::array<int, 256> counts{};
        for (const auto colour : found->second) ++counts[colour];
        counts[0] = 0;
        const auto most = static_cast<std::size_t>(std::ranges::max_element(counts) - counts.begin());
        if (counts[most] == 0 || most > terrains.colours.size()) continue;
        const auto& colour = terrains.colours[most - 1];
        const auto said = tileFromWords(colour.className.empty() ? colour.name : colour.className);
        if (said) return said;
    }
    return {};
}

std::optional<Tile> byPicture(const TilesetPiece& piece) {
    if (!piece.tile || !piece.tile->image || piece.tile->image->path.starts_with("data:")) return {};
    return tileFromWords(QFileInfo(QString::fromStdString(piece.tile->image->path)).completeBaseName().toStdString());
}

/// Shapes that cover half of a tile, or more, stop whoever walks into it.
std::optional<Tile> byCollision(const TilesetPiece& piece) {
    if (!piece.tile || piece.tile->collision.empty()) return {};
    double covered = 0;
    for (const auto& shape : piece.tile->collision) {
        double width = shape.size.x, height = shape.size.y;
        for (const auto& point : shape.points) {
            width = std::max(width, std::abs(point.x));
            height = std::max(height, std::abs(point.y));
        }
        covered += width * height;
    }
    const auto& size = piece.tileset->tile;
    return covered * 2 >= double(size.width) * size.height ? std::optional(Tile::Wall) : std::nullopt;
}

/// Only colours that hardly mean anything else.
std::optional<Tile> byColour(const QImage& picture) {
    if (picture.isNull()) return {};
    const auto [red, green, blue] = meanColour(picture);
    if (blue > red + 50 && blue > green + 20) return Tile::Water;
    if (green > red + 20 && green > blue + 30) return Tile::Grass;
    return {};
}

} // namespace

std::optional<Tile> tileSaidBy(const TilesetPiece& piece) {
    if (piece.tile) {
        if (const auto said = tileFromWords(piece.tile->className)) return said;
        if (const auto said = byProperties(piece.tile->properties)) return said;
    }
    if (const auto said = byTerrain(piece)) return said;
    if (const auto said = byPicture(piece)) return said;
    return byCollision(piece);
}

std::vector<PieceUse> usesOf(const TiledLayer& numbered, std::size_t pieces) {
    std::vector<PieceUse> uses(pieces);
    const auto width = numbered.area.width, height = numbered.area.height;
    const auto step = static_cast<std::int32_t>(1 + numbered.area.area() / wholeLook);
    const auto isEmpty = [&](std::int32_t x, std::int32_t y) {
        return x >= 0 && y >= 0 && x < width && y < height &&
               numbered.cells[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                              static_cast<std::size_t>(x)] == 0;
    };
    for (std::int32_t y = 0; y < height; y += y == 0 || y + step < height ? step : std::max(1, height - 1 - y)) {
        const auto* const row = numbered.cells.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
        for (std::int32_t x = 0; x < width; ++x) {
            auto& use = uses[row[x]];
            ++use.cells;
            if (isEmpty(x - 1, y) || isEmpty(x + 1, y) || isEmpty(x, y - 1) || isEmpty(x, y + 1)) ++use.open;
            if (x == 0 || y == 0 || x == width - 1 || y == height - 1) ++use.border;
        }
    }
    return uses;
}

UseGuesses::UseGuesses(const std::vector<PieceUse>& uses) {
    for (std::size_t i = 1; i < uses.size(); ++i) {
        m_cells += uses[i].cells;
        m_border += uses[i].border;
    }
    m_hasEmpty = !uses.empty() && uses[0].cells * 100 > m_cells;
}

/// Where a map has empty cells, walls stand between them and the floor; else they stand at its edge.
Tile UseGuesses::guess(const PieceUse& use, const QImage& picture) const {
    if (const auto tile = byColour(picture)) return *tile;
    const bool isMost = use.cells * 10 > m_cells * 9;
    if (isMost) return Tile::Floor;
    if (m_hasEmpty) return use.open * 4 > use.cells ? Tile::Wall : Tile::Floor;
    return use.border * 4 > m_border ? Tile::Wall : Tile::Floor;
}

} // namespace delve::editor
