#include "generation/level/blueprint.h"

#include "generation/level/thing.h"
#include "generation/level/word_table.h"

#include <algorithm>
#include <array>

namespace delve {
namespace {

constexpr auto layoutWords = wordTable<BlueprintLayout>(
    {{BlueprintLayout::Open, "open"}, {BlueprintLayout::Pit, "pit"}, {BlueprintLayout::Island, "island"}});
constexpr auto featurePlaceWords = wordTable<FeaturePlace>({{FeaturePlace::Entrance, "entrance"},
                                                            {FeaturePlace::Prize, "prize"},
                                                            {FeaturePlace::Walls, "walls"},
                                                            {FeaturePlace::Anywhere, "anywhere"}});

/// Flowers are missing: `collect` is won with the last of them.
constexpr std::array things{ThingKind::Chest, ThingKind::Coin, ThingKind::Encounter,
                            ThingKind::Enemy, ThingKind::Lamp, ThingKind::Sign};

} // namespace

std::string_view nameOf(BlueprintLayout layout) { return layoutWords[layout]; }
std::string_view nameOf(FeaturePlace place) { return featurePlaceWords[place]; }
std::optional<BlueprintLayout> blueprintLayoutFromName(std::string_view name) { return layoutWords.find(name); }
std::optional<FeaturePlace> featurePlaceFromName(std::string_view name) { return featurePlaceWords.find(name); }
std::string blueprintLayouts() { return layoutWords.all(); }
std::string featurePlaces() { return featurePlaceWords.all(); }

std::span<const ThingKind> featureThings() { return things; }

bool isFeature(std::string_view thing) {
    const auto kind = thingKindFromName(thing);
    return kind && std::ranges::find(things, *kind) != things.end();
}

} // namespace delve
