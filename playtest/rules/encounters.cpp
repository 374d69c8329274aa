#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "playtest/rules/step_context.h"

#include <algorithm>

/// Encounters: on a cell that says so, or on open ground. A text and its choices; what comes of a choice is drawn.
namespace delve::play {
namespace {

const Encounter& encounterOf(const Game& game) { return (*game.world().tables.encounters)[game.interaction.encounter]; }

/// One of those that are met there by chance; none where the table has none.
std::optional<std::uint32_t> drawEncounter(Game& game, bool road) {
    std::vector<std::uint32_t> rows;
    const auto& table = *game.world().tables.encounters;
    for (std::uint32_t i = 0; i < table.size(); ++i)
        if (table[i].road == road && !table[i].named) rows.push_back(i);
    if (rows.empty()) return {};
    return rows[game.random.below(rows.size())];
}

/// What a thing names, if that is in the table; else one that is drawn.
std::optional<std::uint32_t> encounterFor(Game& game, const Thing& thing) {
    const auto& table = *game.world().tables.encounters;
    const auto* const name = encounterNamedBy(thing);
    const auto named = name ? std::ranges::find(table, *name, &Encounter::name) : table.end();
    if (named != table.end()) return static_cast<std::uint32_t>(named - table.begin());
    return drawEncounter(game, false);
}

void meet(StepContext& context, std::size_t who, std::uint32_t encounter, std::uint32_t thing) {
    Game& game = context.game;
    game.mode = Mode::Encounter;
    game.interaction = {};
    game.interaction.player = who;
    game.interaction.thing = thing;
    game.interaction.encounter = encounter;
    context.tell(EventKind::Met, who,
                 StepContext::messageWithWords(DELVE_TEXT("play", "%1"), {encounterOf(game).text}));
}

const Outcome& drawOutcome(Game& game, const std::vector<Outcome>& outcomes) {
    std::vector<std::uint64_t> weights;
    for (const auto& outcome : outcomes) weights.push_back(static_cast<std::uint64_t>(outcome.weight));
    return outcomes[game.random.weighted(weights)];
}

void apply(StepContext& context, std::size_t who, const Outcome& outcome) {
    Player& player = context.game.players[who];
    player.coins = std::max<std::int64_t>(0, player.coins + outcome.coins);
    player.supplies = std::max<std::int64_t>(0, player.supplies + outcome.supplies);
    context.suppliesMatter = true;
    context.tell(EventKind::Chosen, who, StepContext::messageWithWords(DELVE_TEXT("play", "%1"), {outcome.text}));
    if (outcome.health < 0) hurt(context, who, -outcome.health, commonReason::encounter);
    else heal(player, outcome.health);
}

} // namespace

void meetEncounter(StepContext& context, std::size_t who, std::uint32_t thing) {
    Game& game = context.game;
    const auto level = game.players[who].place.level;
    const auto known = std::ranges::find_if(
        *game.encounters, [&](const DrawnEncounter& drawn) { return drawn.level == level && drawn.thing == thing; });
    if (known != game.encounters->end()) return meet(context, who, known->encounter, thing);
    const auto encounter = encounterFor(game, (*game.level(level).things)[thing]);
    if (!encounter) return;
    game.encounters.write().push_back({level, thing, *encounter});
    meet(context, who, *encounter, thing);
}

void wander(StepContext& context, std::size_t who) {
    Game& game = context.game;
    const auto chance = game.rules().wandering.thousandths; // of 100,000
    if (chance <= 0 || !game.random.chance(static_cast<std::uint64_t>(chance), 100'000)) return;
    if (const auto encounter = drawEncounter(game, true)) meet(context, who, *encounter, Interaction::none);
}

void chooseInEncounter(StepContext& context, std::size_t choice) {
    Game& game = context.game;
    const Interaction interaction = game.interaction;
    const auto& outcome = drawOutcome(game, encounterOf(game).choices[choice - 1].outcomes);
    if (interaction.thing != Interaction::none)
        context.takeAway(game.players[interaction.player].place.level, interaction.thing);
    std::erase_if(game.encounters.write(), [&](const DrawnEncounter& drawn) {
        return drawn.thing == interaction.thing && drawn.level == game.players[interaction.player].place.level;
    });
    context.acted = true;
    game.mode = Mode::Walking;
    game.interaction = {};
    apply(context, interaction.player, outcome);
    context.tell(EventKind::Left, interaction.player);
    if (game.over() || game.players[interaction.player].out || outcome.fight.empty()) return;
    const auto& enemies = *game.world().tables.enemies;
    const auto kind = std::ranges::find(enemies, outcome.fight, &EnemyKind::name);
    if (kind != enemies.end())
        beginFightWith(context, interaction.player, static_cast<std::uint32_t>(kind - enemies.begin()));
}

Offer offerOfEncounter(const Game& game) {
    Offer offer;
    offer.title = StepContext::messageWithWords(DELVE_TEXT("play", "%1"), {encounterOf(game).text});
    for (const auto& choice : encounterOf(game).choices)
        offer.choices.push_back(StepContext::messageWithWords(DELVE_TEXT("play", "%1"), {choice.text}));
    // Who comes up on the road does not stay behind on a cell: there is no walking on as if nothing were.
    offer.mayLeave = game.interaction.thing != Interaction::none;
    return offer;
}

} // namespace delve::play
