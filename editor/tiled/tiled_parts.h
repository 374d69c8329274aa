#pragma once

#include "editor/tiled/tiled_files.h"

#include <string_view>

/// Reads what stands in a file of its own beside a map. XML or JSON, as its first byte says.
namespace delve::editor {

/// `file` is where it lies: what it names itself is named from there.
[[nodiscard]] Result<TiledTileset> tilesetFromText(std::string_view text, TiledFiles& files, const QString& file);
[[nodiscard]] Result<TiledTemplate> templateFromText(std::string_view text, TiledFiles& files, const QString& file);

// For each of the two.
[[nodiscard]] Result<TiledTileset> tilesetFromXml(std::string_view text, TiledFiles& files, const QString& file);
[[nodiscard]] Result<TiledTemplate> templateFromXml(std::string_view text, TiledFiles& files, const QString& file);
[[nodiscard]] Result<TiledTileset> tilesetFromJson(std::string_view text, TiledFiles& files, const QString& file);
[[nodiscard]] Result<TiledTemplate> templateFromJson(std::string_view text, TiledFiles& files, const QString& file);

} // namespace delve::editor
