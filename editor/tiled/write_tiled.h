#pragma once

#include "editor/tiled/tiled_map.h"
#include "editor/tiled/write_cells.h"
#include "generation/level/result.h"

#include <QIODevice>

#include <cstdint>
#include <functional>
#include <span>

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

} // namespace delve::editor
