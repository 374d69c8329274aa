#include "playtest/rules/dangers.h"

#include "generation/level/encounter.h"
#include "generation/level/rules.h"
#include "playtest/rules/game.h"

#include <algorithm>
#include <optional>
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

std::optional<Tile> deadlyGround(const Game& game) {
    for (const auto& level : game.prepared->levels)
        if (level.deadly) return level.deadly;
    return {};
}

/// A world's own tile is called by its name, which is in no table of words.
Message aboutGround(const TileKind& tile) {
    const auto text = DELVE_TEXT("danger", "%1 is deadly: the first step only warns you.");
    if (tile.label.empty()) return {text, {tile.name}};
    return Message(text, {tile.label.source}).withWords(tile.label.context);
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
    if (wallsKill(game)) dangers.emplace_back(DELVE_TEXT("danger", "Touching a wall is deadly."));
    if (const auto tile = deadlyGround(game)) dangers.push_back(aboutGround(game.world().tiles[*tile]));
    if (enemiesAttack(game)) dangers.emplace_back(DELVE_TEXT("danger", "Enemies attack. Without health, you are out."));
    if (encountersHurt(game)) dangers.emplace_back(DELVE_TEXT("danger", "Some encounters cost health."));
    if (townsCost(game)) dangers.push_back(aboutTowns(game));
    return dangers;
}

} // namespace delve::play
