#include "playtest/rules/dangers.h"

#include "generation/level/encounter.h"
#include "generation/level/rules.h"
#include "playtest/rules/game.h"

#include <algorithm>
#include <string>

namespace delve::play {
namespace {

/// The objective itself is asked.
bool wallsKill(const Game& game) {
    Occasion touched;
    touched.kind = Occasion::Kind::TouchedWall;
    const auto& lost = game.objective().lost;
    return lost && lost(game, touched).has_value();
}

bool hasDeadlyGround(const Level& level, const TileCatalogue& tiles) {
    for (std::size_t i = 0; i < level.tiles.chunkCount(); ++i) {
        const auto chunk = level.tiles.chunk(i);
        if (!chunk.cells) {
            if (tiles.kills(chunk.tile)) return true;
            continue;
        }
        const Rect area = level.tiles.chunkArea(i);
        for (std::int32_t y = 0; y < area.height; ++y) {
            const auto* const row = chunk.cells + static_cast<std::ptrdiff_t>(y) * chunk.stride;
            if (std::any_of(row, row + area.width, [&tiles](Tile tile) { return tiles.kills(tile); })) return true;
        }
    }
    return false;
}

bool groundKills(const Game& game) {
    const auto& world = game.world();
    return std::ranges::any_of(world.levels,
                               [&world](const Level& level) { return hasDeadlyGround(level, world.tiles); });
}

bool enemiesAttack(const Game& game) {
    return std::ranges::any_of(game.prepared->levels, [](const PreparedLevel& level) { return level.hasEnemies; });
}

bool mayHurt(const Encounter& encounter) {
    return std::ranges::any_of(encounter.choices, [](const EncounterChoice& choice) {
        return std::ranges::any_of(choice.outcomes,
                                   [](const Outcome& come) { return come.health < 0 || !come.fight.empty(); });
    });
}

bool encountersHurt(const Game& game) {
    const bool onRoads = game.rules().wandering > Decimal{};
    const bool onMap =
        std::ranges::any_of(game.prepared->levels, [](const PreparedLevel& level) { return level.hasEncounters; });
    return std::ranges::any_of(*game.world().tables.encounters, [&](const Encounter& encounter) {
        return (encounter.road ? onRoads : onMap) && mayHurt(encounter);
    });
}

bool townsCost(const Game& game) { return game.objective().ofTowns && game.rules().cityCost > 0; }

Message aboutTowns(const Game& game) {
    return {DELVE_TEXT("danger", "Each town costs %1 supplies, and you have %2. Without enough for a town, you lose."),
            {std::to_string(game.rules().cityCost), std::to_string(game.rules().supplies)}};
}

} // namespace

std::vector<Message> dangersOf(const Game& game) {
    std::vector<Message> dangers;
    if (wallsKill(game)) dangers.push_back({DELVE_TEXT("danger", "Touching a wall is deadly.")});
    if (groundKills(game)) dangers.push_back({DELVE_TEXT("danger", "Lava is deadly: the first step only warns you.")});
    if (enemiesAttack(game)) dangers.push_back({DELVE_TEXT("danger", "Enemies attack. Without health, you are out.")});
    if (encountersHurt(game)) dangers.push_back({DELVE_TEXT("danger", "Some encounters cost health.")});
    if (townsCost(game)) dangers.push_back(aboutTowns(game));
    return dangers;
}

} // namespace delve::play
