#pragma once

#include "generation/level/thing.h"
#include "generation/level/tile.h"

#include <QJsonObject>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>

/// The definitions of a project that came from LDtk: which values and pieces its tiles are there, and which entities
/// its things. Used by the writer of such projects.
namespace delve::editor {

/// The text of a member; empty where there is none.
[[nodiscard]] std::string ldtkTextOf(const QJsonObject& object, const char* member);

/// A piece of a tileset, flipped.
struct LdtkPiece {
    int number = 0;
    int flips = 0;
    std::int64_t x = 0; ///< on its picture
    std::int64_t y = 0;
    friend bool operator==(const LdtkPiece&, const LdtkPiece&) = default;
};

class KeptLdtkDefinitions {
public:
    KeptLdtkDefinitions(const QJsonObject& project, const TileCatalogue& tiles);

    /// The value of a tile on a layer of this definition; adds one where it has none. 0 is void, and may be floor.
    [[nodiscard]] int valueOf(Tile tile, const QJsonObject& layer, bool emptyIsFloor);
    /// The piece that a tile is, of the tileset of a layer.
    [[nodiscard]] std::optional<LdtkPiece> pieceOf(Tile tile, const QJsonObject& layer);
    /// The definition of an entity that stands for things of a kind; empty where there is none.
    [[nodiscard]] QJsonObject entityOf(ThingKind kind) const;
    /// With the values that were added.
    [[nodiscard]] QJsonObject definitions() const;

private:
    [[nodiscard]] int newValue(Tile tile, int definition);

    const TileCatalogue& m_tiles;
    QJsonObject m_definitions;
    std::map<int, QJsonObject> m_layers; ///< by uid
    std::map<int, QJsonObject> m_tilesets;
    std::map<std::pair<int, Tile>, int> m_values; ///< by definition
    std::map<std::pair<int, Tile>, std::optional<LdtkPiece>> m_pieces;
};

} // namespace delve::editor
