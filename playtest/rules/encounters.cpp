#include "playtest/rules/turn.h"

#include <algorithm>

/// Encounters: on a cell that says so, or on open ground. A text and its choices; what comes of a choice is drawn.
namespace delve {
namespace {

const Encounter& encounterOf(const Game& game) { return (*game.world().tables.encounters)[game.meeting.encounter]; }

/// One of those that are met there; none where the table has none.
std::optional<std::uint32_t> drawEncounter(Game& game, bool road) {
    std::vector<std::uint32_t> rows;
    const auto& table = *game.world().tables.encounters;
    for (std::uint32_t i = 0; i < table.size(); ++i)
        if (table[i].road == road) rows.push_back(i);
    if (rows.empty()) return {};
    return rows[game.random.below(rows.size())];
}

void meet(Turn& turn, std::size_t who, std::uint32_t encounter, std::uint32_t thing) {
    Game& game = turn.game;
    game.mode = Mode::Encounter;
    game.meeting = {};
    game.meeting.player = who;
    game.meeting.thing = thing;
    game.meeting.encounter = encounter;
    turn.tell(EventKind::Met, who, Turn::inWords(DELVE_TEXT("play", "%1"), {encounterOf(game).text}));
}

const Outcome& drawOutcome(Game& game, const std::vector<Outcome>& outcomes) {
    std::vector<std::uint64_t> weights;
    for (const auto& outcome : outcomes) weights.push_back(static_cast<std::uint64_t>(outcome.weight));
    return outcomes[game.random.weighted(weights)];
}

void apply(Turn& turn, std::size_t who, const Outcome& outcome) {
    Player& player = turn.game.players[who];
    player.coins = std::max<std::int64_t>(0, player.coins + outcome.coins);
    player.supplies = std::max<std::int64_t>(0, player.supplies + outcome.supplies);
    turn.suppliesMatter = true;
    turn.tell(EventKind::Chosen, who, Turn::inWords(DELVE_TEXT("play", "%1"), {outcome.text}));
    if (outcome.health < 0) hurt(turn, who, -outcome.health, EndReason::Encounter);
    else heal(player, outcome.health);
}

} // namespace

void meetEncounter(Turn& turn, std::size_t who, std::uint32_t thing) {
    Game& game = turn.game;
    const auto level = game.players[who].place.level;
    const auto known = std::ranges::find_if(
        game.encounters, [&](const DrawnEncounter& drawn) { return drawn.level == level && drawn.thing == thing; });
    if (known != game.encounters.end()) return meet(turn, who, known->encounter, thing);
    const auto encounter = drawEncounter(game, false);
    if (!encounter) return;
    game.encounters.push_back({level, thing, *encounter});
    meet(turn, who, *encounter, thing);
}

void wander(Turn& turn, std::size_t who) {
    Game& game = turn.game;
    const auto chance = game.rules().wandering.thousandths; // of 100,000
    if (chance <= 0 || !game.random.chance(static_cast<std::uint64_t>(chance), 100'000)) return;
    if (const auto encounter = drawEncounter(game, true)) meet(turn, who, *encounter, Meeting::none);
}

void chooseInEncounter(Turn& turn, std::size_t choice) {
    Game& game = turn.game;
    const Meeting meeting = game.meeting;
    const auto& outcome = drawOutcome(game, encounterOf(game).choices[choice - 1].outcomes);
    if (meeting.thing != Meeting::none) turn.takeAway(game.players[meeting.player].place.level, meeting.thing);
    std::erase_if(game.encounters, [&](const DrawnEncounter& drawn) {
        return drawn.thing == meeting.thing && drawn.level == game.players[meeting.player].place.level;
    });
    turn.acted = true;
    game.mode = Mode::Walking;
    game.meeting = {};
    apply(turn, meeting.player, outcome);
    turn.tell(EventKind::Left, meeting.player);
    if (game.over() || game.players[meeting.player].out || outcome.fight.empty()) return;
    const auto& enemies = *game.world().tables.enemies;
    const auto kind = std::ranges::find(enemies, outcome.fight, &EnemyKind::name);
    if (kind != enemies.end()) beginFightWith(turn, meeting.player, static_cast<std::uint32_t>(kind - enemies.begin()));
}

Offer offerOfEncounter(const Game& game) {
    Offer offer;
    offer.title = Turn::inWords(DELVE_TEXT("play", "%1"), {encounterOf(game).text});
    for (const auto& choice : encounterOf(game).choices)
        offer.choices.push_back(Turn::inWords(DELVE_TEXT("play", "%1"), {choice.text}));
    // Who comes up on the road does not stay behind on a cell: there is no walking on as if nothing were.
    offer.mayLeave = game.meeting.thing != Meeting::none;
    return offer;
}

} // namespace delve
