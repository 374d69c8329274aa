#include "editor/formats/kept_tilesets.h"

#include "editor/png/read_png.h"
#include "editor/text/file_name.h"
#include "editor/tiled/kept_tiled.h"
#include "editor/tiled/tileset_pieces.h"
#include "generation/level/printable.h"

#include <QByteArray>
#include <QFileInfo>

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace delve::editor {
namespace {

/// Pictures come to lie beside the map, wherever they lay.
class Pictures {
public:
    /// `unknown` has the picture of the image.
    void take(TiledImage& image, TiledUnknown& unknown, std::vector<KeptPicture>& pictures) {
        constexpr std::string_view start = "data:image/png;base64,";
        auto data = takeMark(unknown, "picture");
        if (!data.starts_with(start)) return; // it lies where it lay
        data.erase(0, start.size());
        if (!isPng(data)) return;
        const QFileInfo file(QString::fromStdString(image.path));
        auto base = fileNameFor(file.completeBaseName().toStdString());
        if (base.isEmpty()) base = QStringLiteral("tileset");
        auto name = base + ".png";
        for (int number = 2; !m_taken.insert(name.toLower()).second; ++number)
            name = base + '-' + QString::number(number) + ".png";
        image.path = name.toStdString();
        pictures.push_back({image.path, std::move(data)});
    }

private:
    static bool isPng(std::string_view base64) {
        constexpr std::size_t letters = (pngHeaderBytes + 2) / 3 * 4;
        const auto beginning = base64.substr(0, letters);
        const auto bytes =
            QByteArray::fromBase64(QByteArray(beginning.data(), static_cast<qsizetype>(beginning.size())));
        return pngHeader(std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))))
            .has_value();
    }

    std::set<QString> m_taken;
};

/// By name, as the sources of tiles say it; of several of one name the first.
using TilesetsByName = std::map<std::string, const TiledTileset*, std::less<>>;

/// `cave#12 x`: which piece of which tileset, and how it is flipped. Its number in the map; or noTile.
TiledCell numberOf(std::string_view source, const TilesetsByName& tilesets) {
    const auto hash = source.rfind('#');
    if (hash == std::string_view::npos) return noTile;
    const auto tileset = tilesets.find(source.substr(0, hash));
    std::uint32_t id = 0;
    const auto number = source.substr(hash + 1);
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), id);
    if (tileset == tilesets.end() || error != std::errc() || id >= endOf(*tileset->second) - tileset->second->first)
        return noTile;
    TiledCell cell = tileset->second->first + id;
    for (const char flip : std::string_view(end, static_cast<std::size_t>(number.data() + number.size() - end))) {
        if (flip == 'x') cell |= flippedAcross;
        if (flip == 'y') cell |= flippedDown;
        if (flip == 'd') cell |= flippedDiagonally;
        if (flip == 'h') cell |= turnedHexagonally;
    }
    return cell;
}

} // namespace

KeptTilesets keptTilesets(const World& world) {
    KeptTilesets kept{readKeptTilesets(world.properties), {}};
    Pictures pictures;
    for (auto& tileset : kept.tilesets) {
        tileset.path.clear();
        if (tileset.image) pictures.take(*tileset.image, tileset.unknown, kept.pictures);
        for (auto& tile : tileset.tiles)
            if (tile.image) pictures.take(*tile.image, tile.unknown, kept.pictures);
    }
    return kept;
}

std::uint32_t firstOfPieces(const KeptTilesets& kept) {
    std::uint32_t first = 1;
    for (const auto& tileset : kept.tilesets) first = std::max(first, endOf(tileset));
    return first;
}

std::vector<TiledCell> numbersOf(const TileCatalogue& tiles, const KeptTilesets& kept) {
    TilesetsByName byName;
    for (const auto& tileset : kept.tilesets) byName.emplace(safeLine(tileset.name), &tileset);
    const auto all = tiles.all();
    std::vector<TiledCell> numbers(static_cast<std::size_t>(all.back()) + 1, noTile);
    for (const auto tile : all) numbers[static_cast<std::size_t>(tile)] = numberOf(tiles[tile].source, byName);
    numbers[0] = 0;
    return numbers;
}

} // namespace delve::editor
