#pragma once

#include "editor/tiled/tiled_map.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

/// What the single values of Tiled's files mean: an attribute of XML and a member of JSON mostly have the same name.
/// What is more than one value, such as properties, the readers of the two read themselves.
namespace delve::editor {

enum class MemberRead : std::uint8_t { Known, Unknown, Wrong };

/// `value` is the text of an attribute, or of a JSON text, or a number or `true` as it stands.
[[nodiscard]] MemberRead readMember(TiledMap& map, std::string_view name, std::string_view value);
[[nodiscard]] MemberRead readMember(TiledLayer& layer, std::string_view name, std::string_view value);
[[nodiscard]] MemberRead readMember(TiledObject& object, std::string_view name, std::string_view value);
[[nodiscard]] MemberRead readMember(TiledTileset& tileset, std::string_view name, std::string_view value);
[[nodiscard]] MemberRead readMember(TiledTile& tile, std::string_view name, std::string_view value);
[[nodiscard]] MemberRead readMember(TiledImage& image, std::string_view name, std::string_view value);
[[nodiscard]] MemberRead readMember(TiledFrame& frame, std::string_view name, std::string_view value);
[[nodiscard]] MemberRead readMember(TiledTerrains& terrains, std::string_view name, std::string_view value);
[[nodiscard]] MemberRead readMember(TiledTerrainColour& colour, std::string_view name, std::string_view value);
[[nodiscard]] MemberRead readMember(TiledProperty& property, std::string_view name, std::string_view value);
/// Of a chunk: x, y, width and height.
[[nodiscard]] MemberRead readMember(Rect& area, std::string_view name, std::string_view value);

/// Of properties of one name the last one counts: those of a template come first.
void keepLast(TiledProperties& properties);

/// How the text of an object is drawn is kept among what is unknown of it, under names that begin so.
inline constexpr std::string_view textPrefix = "text.";
enum class PartOfObject : std::uint8_t { Itself, Text };
/// Without that beginning.
[[nodiscard]] TiledUnknown unknownOf(const TiledObject& object, PartOfObject part);

/// Whole numbers, numbers, and yes or no as `1` or `true`; false where the text is none.
[[nodiscard]] bool readValue(std::string_view text, std::int32_t& into);
[[nodiscard]] bool readValue(std::string_view text, std::uint32_t& into);
[[nodiscard]] bool readValue(std::string_view text, std::int64_t& into);
[[nodiscard]] bool readValue(std::string_view text, double& into);
[[nodiscard]] bool readValue(std::string_view text, bool& into);
[[nodiscard]] bool readValue(std::string_view text, std::string& into); ///< always true

/// The colours around a tile: "0,1,0,1,0,1,0,1"; before version 1.5 as the digits of a number, "0x10101010", of which
/// the last is the first.
[[nodiscard]] std::optional<std::array<std::uint8_t, 8>> terrainColours(std::string_view text);

} // namespace delve::editor
