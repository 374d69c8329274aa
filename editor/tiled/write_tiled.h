#pragma once

#include "editor/tiled/tiled_map.h"
#include "editor/tiled/write_cells.h"
#include "generation/level/result.h"

#include <QIODevice>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace delve::editor {
class JsonWriter;
}

/// Writes maps and tilesets of Tiled, as XML (.tmx, .tsx) and as JSON (.tmj, .tsj).
namespace delve::editor {

inline constexpr const char* tiledVersion = "1.10";

struct TiledWriting {
    TiledEncoding encoding = TiledEncoding::Csv;
    generation::Feedback* feedback = nullptr; ///< of whoever waits
    /// The bytes of the picture of a tileset that is to be written into the file; empty: it lies where its path says.
    std::function<QByteArray(const TiledImage& image)> pictureOf = {};
};

/// A tileset with a path is a file of its own, which the map only names.
[[nodiscard]] Done writeTmx(const TiledMap& map, QIODevice& into, const TiledWriting& how = {});
[[nodiscard]] Done writeTsx(const TiledTileset& tileset, QIODevice& into);
[[nodiscard]] Done writeTmj(const TiledMap& map, QIODevice& into, const TiledWriting& how = {});
[[nodiscard]] Done writeTsj(const TiledTileset& tileset, QIODevice& into);

/// Members that are added to parts of a map which a world keeps.
struct TiledMarks {
    std::function<void(JsonWriter& json, const TiledObject& object)> ofObject = {};
    std::function<void(JsonWriter& json, const TiledLayer& layer)> ofLayer = {};
    std::function<void(JsonWriter& json, const TiledTileset& tileset, const TiledImage& image)> ofImage = {};
};

/// What a world keeps of a map: JSON in the members that Tiled's own files have, in one line, without the cells and the
/// tilesets; and a list of its tilesets. What is unknown is kept as texts, in "delvewright:unknown".
[[nodiscard]] std::string keptJson(const TiledMap& map, const TiledMarks& marks);
[[nodiscard]] std::string keptJson(const std::vector<TiledTileset>& tilesets, const TiledMarks& marks);
/// The value of a property of the type class.
[[nodiscard]] std::string jsonOfClass(const TiledProperty& property);

} // namespace delve::editor
