#pragma once

#include <QString>

#include <cstdint>
#include <string_view>

/// The shapes that enemies are drawn in: each built-in kind has one of its own, and a kind of a world's own has one of
/// the general ones, always the same.
namespace delve::editor {

/// By its place among the shapes; 0 for no name.
[[nodiscard]] std::uint8_t creatureOf(std::string_view kind);
/// The sprite's part. The general ones show the colour that they are drawn with.
[[nodiscard]] QString creaturePart(std::uint8_t creature);

} // namespace delve::editor
