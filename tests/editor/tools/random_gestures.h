#pragma once

#include "generation/random/stream.h"
#include "tests/editor/tools/scene.h"

/// Gestures that nobody would make on purpose, for tests of what must hold after every gesture.
namespace delve::test {

/// A generated level with rooms, halls and things, some of it pinned, and a decoration layer.
[[nodiscard]] Level randomMap(std::uint64_t seed, Size size);
/// Settings of all kinds, with any of these tiles.
[[nodiscard]] editor::ToolSettings randomSettings(Stream& random, const Level& level, const TileCatalogue& tiles = {});
/// The pointers of a drag: most of it on the map, a few cells off it, keys held or not.
[[nodiscard]] std::vector<editor::Pointer> randomDrag(Stream& random, Size size);
/// Presses, moves over all, and releases at the last.
void perform(editor::ToolController& toolController, const std::vector<editor::Pointer>& drag);
/// A gesture with any tool on the controller's document, or a command on the selection.
void playAny(editor::ToolController& toolController, Stream& random);

} // namespace delve::test
