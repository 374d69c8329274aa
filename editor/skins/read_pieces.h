#pragma once

#include "editor/skins/skin.h"
#include "generation/level/delve/json_tape.h"

/// The parts of a skin's file that name pieces. What is wrong is refused on the tape of the value; code that reads on
/// gets harmless values.
namespace delve::editor {

/// The pictures that pieces are of; they are known before anything else is read.
using SkinPictures = std::vector<SkinPicture>;

[[nodiscard]] PieceSlot readSlot(JsonValue value, const SkinPictures& pictures);
[[nodiscard]] TilePieces readTilePieces(std::string_view tile, JsonValue value, const SkinPictures& pictures);
[[nodiscard]] ThingPieces readThingPieces(JsonValue value, const SkinPictures& pictures);

} // namespace delve::editor
