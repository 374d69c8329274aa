#pragma once

#include "generation/level/purpose.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A row of a world's table of blueprints: a set piece that may take an area behind one doorway.
namespace delve {

/// What becomes of the ground of the area.
enum class BlueprintLayout : std::uint8_t {
    Open,   ///< it stays as it is
    Pit,    ///< ledges lead into a pit and out again; the key in it opens a strongroom in front of it
    Island, ///< water around the prize, and a causeway that a secret door hides
};

/// Where a feature stands.
enum class FeaturePlace : std::uint8_t {
    Entrance, ///< nearest to the doorway
    Prize,    ///< in the strongroom, on the island; of an open layout, farthest from the doorway
    Walls,
    Anywhere,
};

/// Something that stands in a set piece.
struct Feature {
    PieceKind kind = PieceKind::Thing;
    std::string piece; ///< the name of the tile, or of the kind of thing
    std::string which; ///< of an enemy or an encounter: a row of its table; empty for any
    FeaturePlace place = FeaturePlace::Prize;
    std::int64_t least = 1; ///< so many, drawn between the two
    std::int64_t most = 1;
    std::string unknown; ///< members of a file that this version does not know, as raw JSON

    friend bool operator==(const Feature&, const Feature&) = default;
};

/// The cells of an area, its doorway left out.
inline constexpr std::int64_t leastAreaCells = 12;
inline constexpr std::int64_t mostAreaCells = 90;
inline constexpr std::size_t maxFeatures = 32;

struct Blueprint {
    std::string name; ///< what the rooms of the area are then called
    std::string text; ///< a sentence about it, for signs in it
    BlueprintLayout layout = BlueprintLayout::Open;
    std::int64_t leastCells = leastAreaCells;
    std::int64_t mostCells = mostAreaCells;
    std::int64_t fromDepth = 0; ///< how far the doorway is from the start, in percent of the way to the goal
    std::int64_t toDepth = 100;
    std::int64_t weight = 1; ///< its share among the blueprints that suit an area
    std::vector<Feature> features;
    std::string unknown;

    friend bool operator==(const Blueprint&, const Blueprint&) = default;
};

/// The property of a room that names the set piece which it is part of: a text.
inline constexpr std::string_view blueprintProperty = "blueprint";
/// What the rooms of one set piece share, if it has several: the cell of the doorway to it.
inline constexpr std::string_view setPieceProperty = "set-piece";

[[nodiscard]] std::string_view nameOf(BlueprintLayout layout);
[[nodiscard]] std::string_view nameOf(FeaturePlace place);
[[nodiscard]] std::optional<BlueprintLayout> blueprintLayoutFromName(std::string_view name);
[[nodiscard]] std::optional<FeaturePlace> featurePlaceFromName(std::string_view name);
/// "open, pit, island": all words, for messages.
[[nodiscard]] std::string blueprintLayouts();
[[nodiscard]] std::string featurePlaces();

/// The kinds of things that may be features: nobody needs one of them to win.
[[nodiscard]] std::span<const ThingKind> featureThings();
[[nodiscard]] bool isFeature(std::string_view thing);

} // namespace delve
