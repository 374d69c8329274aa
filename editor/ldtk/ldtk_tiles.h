#pragma once

#include "editor/ldtk/ldtk_pictures.h"
#include "generation/level/tile.h"

#include <cstdint>
#include <map>
#include <optional>
#include <tuple>

/// The tiles of an imported project: each value of an IntGrid and each piece of a tileset that is used becomes one of
/// the world's own, with the built-in tile that it is taken for and where it comes from. A piece that is flipped is a
/// tile of its own.
namespace delve::editor {

/// A name of the project as part of the source of a tile: on one line, and not too long to be shown.
[[nodiscard]] std::string ldtkSourceName(const std::string& text);

class LdtkTiles {
public:
    LdtkTiles(const LdtkProject& project, LdtkPictures& pictures, TileCatalogue catalogue)
        : m_project(project), m_pictures(pictures), m_catalogue(std::move(catalogue)) {}

    [[nodiscard]] Tile ofValue(const LdtkLayer& layer, std::int32_t value);
    /// What this value is taken for.
    [[nodiscard]] Tile guessOf(const LdtkLayer& layer, std::int32_t value) const;
    [[nodiscard]] Tile ofPiece(const LdtkLayer& layer, const LdtkTile& piece);

    [[nodiscard]] const TileCatalogue& catalogue() const { return m_catalogue; }
    /// There were more than a world can have.
    [[nodiscard]] bool tooMany() const { return m_tooMany; }
    [[nodiscard]] std::int64_t guessed() const { return m_guessed; } ///< without a name to go by

private:
    [[nodiscard]] Tile add(TileKind kind, std::string name);
    [[nodiscard]] const LdtkIntValue* described(const LdtkLayer& layer, std::int32_t value) const;

    const LdtkProject& m_project;
    LdtkPictures& m_pictures;
    TileCatalogue m_catalogue;
    std::map<std::pair<std::int64_t, std::int32_t>, Tile> m_values;
    std::map<std::tuple<std::int64_t, std::int32_t, std::int32_t, std::int32_t>, Tile> m_pieces;
    std::int64_t m_guessed = 0;
    bool m_tooMany = false;
};

} // namespace delve::editor
