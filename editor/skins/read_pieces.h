#pragma once

#include "editor/skins/skin.h"
#include "generation/level/delve/json_tape.h"

/// The parts of a skin's file that name pieces. What is wrong is refused on the tape of the value; code that reads on
/// gets harmless values.
namespace delve::editor {

inline constexpr std::size_t maxSkinFrames = std::size_t{1} << 18; ///< of all tiles and things
inline constexpr std::size_t maxSkinNames = std::size_t{1} << 16;  ///< of all that tiles join

/// The pictures that pieces are of, which are known before anything else is read, and how much more the skin may name.
struct SkinPictures {
    const std::vector<SkinPicture>& list;
    std::size_t framesLeft = maxSkinFrames;
    std::size_t namesLeft = maxSkinNames;
};

[[nodiscard]] PieceSlot readSlot(JsonValue value, SkinPictures& pictures);
[[nodiscard]] TilePieces readTilePieces(std::string_view tile, JsonValue value, SkinPictures& pictures);
[[nodiscard]] ThingPieces readThingPieces(JsonValue value, SkinPictures& pictures);

} // namespace delve::editor
