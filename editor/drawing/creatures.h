#pragma once

#include <QString>

#include <cstdint>
#include <string_view>

/// The shapes of enemies: each built-in kind has its own shape; a kind that a world defines has one of the general
/// shapes, always the same one.
namespace delve::editor {

/// The index of its shape; 0 for an empty name.
[[nodiscard]] std::uint8_t creatureOf(std::string_view kind);
/// The sprite's part. The general shapes take the colour that they are drawn with.
[[nodiscard]] QString creaturePart(std::uint8_t creature);

} // namespace delve::editor
