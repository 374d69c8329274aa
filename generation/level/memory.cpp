#include "generation/level/memory.h"

#include "generation/level/blueprint.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/purpose.h"
#include "generation/level/rules.h"
#include "generation/level/tables.h"

namespace delve {

std::size_t bytesOf(const std::string& text) { return text.capacity(); }

std::size_t bytesOf(const RareText& text) { return text.empty() ? 0 : sizeof(std::string) + bytesOf(text.text()); }

std::size_t bytesOf(const Properties& properties) { return properties.size() * sizeof(Property); }

std::size_t bytesOf(const UnknownOfRun& run) { return sizeof(UnknownOfRun) + bytesOf(run.unknown); }

std::size_t bytesOf(const Room& room) {
    return sizeof(Room) + room.shape.size() * sizeof(Run) + bytesOf(room.properties) + bytesOf(room.unknown);
}

std::size_t bytesOf(const Link& link) { return sizeof(Link) + bytesOf(link.unknown); }

std::size_t bytesOf(const Hall& hall) { return sizeof(Hall) + hall.runs.size() * sizeof(Run) + bytesOf(hall.unknown); }

std::size_t bytesOf(const Thing& thing) {
    return sizeof(Thing) + bytesOf(thing.fields) + bytesOf(thing.properties) + bytesOf(thing.unknown);
}

std::size_t bytesOf(const MissionCycle& cycle) {
    std::size_t bytes = sizeof(MissionCycle) + cycle.cells.size() * sizeof(Cell) + bytesOf(cycle.unknown);
    for (const auto* const ids : {&cycle.rooms, &cycle.locks, &cycle.keys})
        bytes += ids->size() * sizeof(std::string) + bytesOf(*ids);
    return bytes;
}

std::size_t bytesOf(const Mission& mission) { return bytesOf(mission.cycles) + bytesOf(mission.unknown); }

std::size_t bytesOf(const BitGrid& bits) {
    return bits.wordsPerRow() * sizeof(std::uint64_t) * static_cast<std::size_t>(bits.size().height);
}

std::size_t bytesOf(const Grid::ChunkHandle& chunk) { return chunk.count * sizeof(Tile); }

std::size_t bytesOf(const Grid& tiles) {
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < tiles.chunkCount(); ++i) bytes += sizeof(Grid::ChunkHandle) + bytesOf(tiles.handle(i));
    return bytes;
}

std::size_t bytesOf(const DecorationLayer& layer) { return sizeof(DecorationLayer) + bytesOf(layer.tiles); }

std::size_t bytesOf(const std::optional<Recipe>& recipe) {
    return recipe ? recipe->stages.size() * sizeof(RecipeStage) : 0;
}

std::size_t bytesOf(const Rules& rules) { return sizeof(Rules) + bytesOf(rules.objective) + bytesOf(rules.unknown); }

std::size_t bytesOf(const Tables& tables) {
    return tables.enemies->size() * sizeof(EnemyKind) + tables.goods->size() * sizeof(Goods) +
           tables.encounters->size() * sizeof(Encounter) + tables.purposes->size() * sizeof(Purpose) +
           tables.blueprints->size() * sizeof(Blueprint);
}

std::size_t bytesOf(const TileCatalogue& tiles) {
    std::size_t bytes = 0;
    for (const auto& kind : tiles.custom())
        bytes += sizeof(TileKind) + bytesOf(kind.name) + bytesOf(kind.picture) + bytesOf(kind.source) +
                 bytesOf(kind.unknown);
    return bytes;
}

std::size_t bytesOf(const Level& level) {
    return sizeof(Level) + bytesOf(level.tiles) + bytesOf(level.layers) + bytesOf(level.pinned) +
           bytesOf(level.keptEmpty) + bytesOf(level.rooms) + bytesOf(level.links) + bytesOf(level.halls) +
           bytesOf(level.things) + bytesOf(level.pinnedThings) + bytesOf(level.mission) + bytesOf(level.recipe) +
           bytesOf(level.properties) + bytesOf(level.unknown) + bytesOf(level.unknownOfPins) +
           bytesOf(level.unknownOfKeptEmpty);
}

} // namespace delve
