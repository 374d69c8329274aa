#include "generation/level/blueprint.h"
#include "generation/level/tables.h"
#include "generation/level/text.h"

#include <utility>

// The set pieces that come with the program.
namespace delve {
namespace {

Feature drawn(std::string_view piece, FeaturePlace place, std::int64_t least, std::int64_t most) {
    return {PieceKind::Decoration, std::string(piece), {}, place, least, most, {}};
}
Feature tile(std::string_view piece, FeaturePlace place, std::int64_t least, std::int64_t most) {
    return {PieceKind::Tile, std::string(piece), {}, place, least, most, {}};
}
Feature thing(std::string_view piece, FeaturePlace place, std::int64_t least, std::int64_t most,
              std::string_view which = {}) {
    return {PieceKind::Thing, std::string(piece), std::string(which), place, least, most, {}};
}

/// For people who read the table below: what a set piece is, its layout, cells, depth, weight and features.
Blueprint row(Text name, Text text, BlueprintLayout layout, std::int64_t leastCells, std::int64_t fromDepth,
              std::int64_t weight, std::vector<Feature> features) {
    Blueprint made;
    made.name = name.source;
    made.text = text.source;
    made.layout = layout;
    made.leastCells = leastCells;
    made.fromDepth = fromDepth;
    made.weight = weight;
    made.features = std::move(features);
    return made;
}

std::vector<Blueprint> blueprints() {
    using enum FeaturePlace;
    return {
        row(DELVE_TEXT("table", "guarded treasury"),
            DELVE_TEXT("table", "Whoever heaped this up has somebody watch over it."), BlueprintLayout::Open, 12, 20, 3,
            {thing("enemy", Entrance, 1, 2), thing("chest", Prize, 1, 1), thing("coin", Prize, 2, 4),
             tile("pillar", Walls, 0, 3)}),
        row(DELVE_TEXT("table", "drop pit"), DELVE_TEXT("table", "What opens the strongroom has fallen down there."),
            BlueprintLayout::Pit, 24, 10, 4,
            {thing("chest", Prize, 1, 1), thing("coin", Prize, 2, 4), drawn("rubble", Anywhere, 1, 4)}),
        row(DELVE_TEXT("table", "hidden causeway"), DELVE_TEXT("table", "One rock in the lake is none."),
            BlueprintLayout::Island, 24, 0, 4,
            {thing("chest", Prize, 1, 1), thing("coin", Prize, 1, 3), drawn("grass", Walls, 1, 5)}),
        row(DELVE_TEXT("table", "crypt of three"), DELVE_TEXT("table", "Three tombs, and only one of them will open."),
            BlueprintLayout::Open, 12, 30, 3,
            {thing("encounter", Prize, 1, 1, "three tombs"), tile("pillar", Walls, 2, 4), drawn("rubble", Walls, 2, 6),
             thing("lamp", Entrance, 0, 1)}),
    };
}

} // namespace

const Shared<std::vector<Blueprint>>& builtInBlueprints() {
    static const Shared<std::vector<Blueprint>> table(blueprints());
    return table;
}

} // namespace delve
