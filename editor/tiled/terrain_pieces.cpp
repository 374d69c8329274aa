#include "editor/tiled/terrain_pieces.h"

#include <algorithm>
#include <cmath>

namespace delve::editor {
namespace {

/// Places of a terrain's list: from the top on, clockwise.
enum Place : std::size_t { Top, TopRight, Right, BottomRight, Bottom, BottomLeft, Left, TopLeft };

Joining joiningOf(const TiledTerrains& terrains) {
    if (terrains.type == "corner") return Joining::Corners;
    return terrains.type == "edge" ? Joining::Edges : Joining::Blob;
}

/// Which of these places a tile of the terrains says something of.
std::vector<Place> placesOf(Joining joining) {
    if (joining == Joining::Corners) return {TopRight, BottomRight, BottomLeft, TopLeft};
    if (joining == Joining::Edges) return {Top, Right, Bottom, Left};
    return {Top, TopRight, Right, BottomRight, Bottom, BottomLeft, Left, TopLeft};
}

/// Which slot a tile is for; nothing where it shows a third colour, or, of a blob, a corner without its sides.
std::optional<std::size_t> slotOf(Joining joining, const std::array<std::uint8_t, 8>& colours, std::uint8_t colour,
                                  std::uint8_t other) {
    std::size_t number = 0;
    const auto places = placesOf(joining);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (colours[places[i]] == colour) number |= std::size_t{1} << i;
        else if (colours[places[i]] != other) return {};
    }
    if (joining != Joining::Blob) return number;
    const auto& numbers = blobNumbers();
    const auto found = std::ranges::find(numbers, number);
    if (found == numbers.end()) return {};
    return static_cast<std::size_t>(found - numbers.begin());
}

const TiledTile* tileOf(const TiledTileset& tileset, std::uint32_t id) {
    const auto found = std::ranges::find(tileset.tiles, id, &TiledTile::id);
    return found == tileset.tiles.end() ? nullptr : &*found;
}

PieceChoice choiceOf(const TiledTileset& tileset, std::uint32_t id, std::uint16_t picture) {
    PieceChoice choice;
    const auto* const tile = tileOf(tileset, id);
    if (tile && std::isfinite(tile->probability))
        choice.weight = static_cast<std::int32_t>(std::clamp(std::round(tile->probability * 100), 1.0, 1000.0));
    else choice.weight = 100;
    if (tile)
        for (const auto& frame : tile->animation)
            choice.frames.push_back({{picture, frame.tile, 0}, std::max(1, frame.milliseconds)});
    if (choice.frames.empty()) choice.frames.push_back({{picture, id, 0}, 0});
    return choice;
}

} // namespace

std::optional<TilePieces> piecesOfTerrain(const TiledTileset& tileset, const TiledTerrains& terrains,
                                          std::uint8_t colour, std::uint8_t other, std::uint16_t picture) {
    TilePieces pieces;
    pieces.joining = joiningOf(terrains);
    pieces.pieces.resize(slotCount(pieces.joining));
    bool any = false;
    for (const auto& [id, colours] : terrains.tiles) {
        const auto slot = slotOf(pieces.joining, colours, colour, other);
        if (!slot || (*slot == 0 && colour == other)) continue;
        const bool shown = std::ranges::find(colours, colour) != colours.end();
        if (!shown) continue; // a tile of the other colour alone is no piece of this one
        auto& choices = pieces.pieces[*slot];
        auto choice = choiceOf(tileset, id, picture);
        std::size_t frames = choice.frames.size();
        for (const auto& there : choices) frames += there.frames.size();
        if (frames <= maxFramesOfSlot) choices.push_back(std::move(choice));
        any = true;
    }
    if (!any) return {};
    return pieces;
}

} // namespace delve::editor
