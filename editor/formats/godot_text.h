#pragma once

#include "generation/level/geometry.h"
#include "generation/level/properties.h"

#include <set>
#include <string>
#include <string_view>

/// Values and names as Godot's text resources have them: https://docs.godotengine.org, "TSCN file format".
namespace delve::editor {

/// In quotes.
[[nodiscard]] std::string godotText(std::string_view text);
[[nodiscard]] std::string godotBool(bool yes);
/// "Vector2i(3, 4)" and "Rect2i(3, 4, 5, 6)".
[[nodiscard]] std::string godotVector(Cell cell);
[[nodiscard]] std::string godotRect(const Rect& rect);
/// A dictionary of all values.
[[nodiscard]] std::string godotProperties(const Properties& properties);

/// Names of the children of one node: without the signs that Godot does not allow there, and each once.
class GodotNames {
public:
    [[nodiscard]] std::string of(std::string_view name);

private:
    std::set<std::string> m_taken;
};

} // namespace delve::editor
