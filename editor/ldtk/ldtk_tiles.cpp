#include "editor/ldtk/ldtk_tiles.h"

#include "editor/tilesets/tile_picture.h"
#include "editor/tilesets/tile_words.h"
#include "editor/tilesets/tileset.h"
#include "generation/level/printable.h"

namespace delve::editor {
namespace {

constexpr std::size_t longestName = 80; ///< bytes

} // namespace

std::string ldtkSourceName(const std::string& text) {
    auto name = safeLine(text);
    if (name.size() <= longestName) return name;
    std::size_t end = longestName;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xc0) == 0x80) --end; // between two code points
    return name.substr(0, end);
}

const LdtkIntValue* LdtkTiles::described(const LdtkLayer& layer, std::int32_t value) const {
    const auto definition = m_project.layers.find(layer.definition);
    if (definition == m_project.layers.end()) return nullptr;
    const auto found = definition->second.values.find(value);
    return found == definition->second.values.end() ? nullptr : &found->second;
}

Tile LdtkTiles::guessOf(const LdtkLayer& layer, std::int32_t value) const {
    const auto* const known = described(layer, value);
    const auto guess = known ? tileFromWords(known->identifier) : std::nullopt;
    return guess.value_or(Tile::Wall); // a value without a name mostly marks what stops somebody
}

Tile LdtkTiles::ofValue(const LdtkLayer& layer, std::int32_t value) {
    const auto known = m_values.find({layer.definition, value});
    if (known != m_values.end()) return known->second;
    const auto* const what = described(layer, value);
    const auto number = std::to_string(value);
    TileKind kind;
    kind.serves = guessOf(layer, value);
    if (!what || !tileFromWords(what->identifier)) ++m_guessed;
    kind.colour = what ? colourFromText(what->colour).value_or(Colour{128, 128, 128}) : Colour{128, 128, 128};
    kind.source = ldtkSourceName(layer.identifier) + '#' + number;
    const bool named = what && !what->identifier.empty();
    const auto tile = add(std::move(kind), ldtkSourceName(named ? what->identifier : layer.identifier + '-' + number));
    return m_values.emplace(std::pair(layer.definition, value), tile).first->second;
}

Tile LdtkTiles::ofPiece(const LdtkLayer& layer, const LdtkTile& piece) {
    const auto key = std::tuple(layer.tileset, piece.number, piece.flips, layer.gridSize);
    const auto known = m_pieces.find(key);
    if (known != m_pieces.end()) return known->second;
    const auto found = m_project.tilesets.find(layer.tileset);
    const auto tileset =
        ldtkSourceName(found == m_project.tilesets.end() ? layer.identifier : found->second.identifier);
    TileKind kind;
    kind.serves = Tile::Floor;
    kind.source = tileset + '#' + std::to_string(piece.number) + ((piece.flips & 1) != 0 ? " x" : "") +
                  ((piece.flips & 2) != 0 ? " y" : "");
    if (const QImage picture = m_pictures.piece(layer.tileset, piece, layer.gridSize); !picture.isNull()) {
        kind.picture = embeddedPicture(asTilePicture(picture));
        kind.colour = meanColour(picture);
    }
    ++m_guessed;
    const auto tile = add(std::move(kind), tileset + '-' + std::to_string(piece.number));
    return m_pieces.emplace(key, tile).first->second;
}

Tile LdtkTiles::add(TileKind kind, std::string name) {
    if (m_catalogue.custom().size() >= static_cast<std::size_t>(maxCustomTiles)) {
        m_tooMany = true;
        return Tile::Void;
    }
    kind.glyph = freeGlyph(m_catalogue);
    kind.name = m_catalogue.find(name) ? freeTileName(m_catalogue, name) : std::move(name);
    return m_catalogue.add(std::move(kind)).value_or(Tile::Void);
}

} // namespace delve::editor
