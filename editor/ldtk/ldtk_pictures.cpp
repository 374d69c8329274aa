#include "editor/ldtk/ldtk_pictures.h"

#include "editor/files/input_file.h"
#include "editor/text/message_text.h"
#include "editor/tilesets/png_picture.h"
#include "editor/tilesets/tile_picture.h"

namespace delve::editor {
namespace {

constexpr std::int64_t maxBytesOfTileset = std::int64_t{64} << 20;
constexpr int maxSideOfTileset = 16384;

} // namespace

QImage LdtkPictures::piece(std::int64_t tileset, const LdtkTile& tile, std::int32_t side) {
    const auto declared = m_tilesets.find(tileset);
    if (declared == m_tilesets.end() || side > maxTilePixels) return {};
    auto found = m_pictures.find(tileset);
    if (found == m_pictures.end()) found = m_pictures.emplace(tileset, load(declared->second)).first;
    const QRect area(tile.source.x, tile.source.y, side, side);
    if (!found->second.rect().contains(area)) return {};
    return found->second.copy(area).mirrored((tile.flips & 1) != 0, (tile.flips & 2) != 0);
}

QImage LdtkPictures::load(const LdtkTileset& tileset) {
    if (tileset.path.empty()) return {}; // the icons that LDtk has in itself
    auto file = InputFile::openBeside(m_project, tileset.path, maxBytesOfTileset);
    if (!file) {
        m_faults.push_back(file.failure().message);
        return {};
    }
    const PngBytes bytes = [&file](std::span<std::byte> into) { return file->read(into); };
    auto picture = pictureFromPng(bytes, {.side = maxSideOfTileset, .budget = &m_pixels});
    if (picture) return std::move(*picture);
    m_faults.push_back({DELVE_TEXT("ldtk", "%1: %2"), {tileset.path, toQString(picture.failure()).toStdString()}});
    return {};
}

} // namespace delve::editor
