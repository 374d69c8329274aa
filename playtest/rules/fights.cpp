#include "generation/level/enemy_kind.h"
#include "playtest/rules/fight_numbers.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/step_context.h"

#include <algorithm>

/// A fight: in each round the enemy shows what it is about to do; the player strikes or guards, and then it does that.
/// What it is about to do, who hits, and how hard, is drawn.
namespace delve::play {
namespace {

constexpr std::size_t guard = 2; ///< the second choice; the first one is to strike openly

std::string nameOfFoe(const Game& game) { return kindOf(game, game.interaction.foe).name; }

std::int64_t strengthOf(const Game& game, const Enemy& enemy) {
    return kindOf(game, enemy).strength + (game.depth - 1) / playNumbers.deeperStrength;
}

/// From 1 to `most`; 0 where it misses.
std::int64_t drawBlow(Stream& random, std::int64_t chance, std::int64_t max) {
    if (!random.chance(static_cast<std::uint64_t>(chance), 100) || max < 1) return 0;
    return random.between(1, max);
}

/// The next round begins.
void showIntent(StepContext& context) {
    Game& game = context.game;
    game.interaction.intent = drawIntent(game, kindOf(game, game.interaction.foe));
    auto& event = context.tell(EventKind::Readied, game.interaction.player, messageOf(game.interaction.intent));
    event.at = game.interaction.foe.at;
    if (game.interaction.enemy != Interaction::none) event.enemy = game.interaction.enemy;
}

void begin(StepContext& context, std::size_t who, const Enemy& foe, std::uint32_t enemy) {
    Game& game = context.game;
    game.mode = Mode::Fight;
    game.interaction = {};
    game.interaction.player = who;
    game.interaction.enemy = enemy;
    game.interaction.foe = foe;
    context.acted = true;
    auto& event = context.tell(EventKind::Met, who,
                               StepContext::messageWithWords(DELVE_TEXT("play", "A fight: %1!"), {nameOfFoe(game)}));
    event.at = foe.at;
    if (enemy != Interaction::none) event.enemy = enemy;
    showIntent(context);
}

void leave(StepContext& context) {
    Game& game = context.game;
    if (game.over()) return;
    game.mode = Mode::Walking;
    context.tell(EventKind::Left, game.interaction.player);
    context.suppliesMatter = true;
    game.interaction = {};
}

void removeEnemy(StepContext& context, std::uint32_t place) {
    leaveCell(context, place);
    context.game.enemies.erase(place);
}

/// Whoever wins gets their breath back, the more the harder the fight was.
void recover(StepContext& context, std::size_t who, const EnemyKind& beaten) {
    Player& player = context.game.players[who];
    const auto before = player.health;
    heal(player, healthWonBack(beaten));
    if (player.health == before) return;
    context
        .tell(EventKind::Recovered, who,
              {DELVE_TEXT("play", "You catch your breath. Health won back: %1."),
               {std::to_string(player.health - before)}})
        .amount = player.health - before;
}

void beat(StepContext& context) {
    Game& game = context.game;
    const Interaction interaction = game.interaction;
    const auto& kind = kindOf(game, interaction.foe);
    game.players[interaction.player].coins += kind.worth;
    auto& event = context.tell(EventKind::Beaten, interaction.player,
                               StepContext::messageWithWords(DELVE_TEXT("play", "Beaten: %1. Coins won: %2."),
                                                             {kind.name, std::to_string(kind.worth)}));
    event.enemy = interaction.enemy == Interaction::none ? Event::nobody : interaction.enemy;
    event.at = interaction.foe.at;
    recover(context, interaction.player, kind);
    if (interaction.enemy != Interaction::none) removeEnemy(context, interaction.enemy);
    leave(context);
    askObjective(context, {.kind = Occasion::Kind::Beaten, .player = interaction.player, .enemy = &interaction.foe});
}

/// In percent.
std::int64_t chanceToHit(Intent intent, bool guarded) {
    if (guarded) return playNumbers.counters;
    return intent == Intent::Open ? playNumbers.hitsOpen : playNumbers.hits;
}

void playerStrikes(StepContext& context, bool guarded) {
    Game& game = context.game;
    Enemy& foe = game.interaction.foe;
    const auto chance = chanceToHit(game.interaction.intent, guarded);
    const auto blow = drawBlow(game.random, chance, game.players[game.interaction.player].strength);
    foe.health = std::max<std::int64_t>(0, foe.health - blow);
    const auto text = blow == 0 ? DELVE_TEXT("play", "You miss: %1.") : DELVE_TEXT("play", "You hit: %1, for %2.");
    auto& event = context.tell(EventKind::Struck, game.interaction.player,
                               StepContext::messageWithWords(text, {nameOfFoe(game), std::to_string(blow)}));
    event.at = foe.at;
    event.amount = blow;
    if (game.interaction.enemy == Interaction::none) return;
    event.enemy = game.interaction.enemy;
    game.enemies.write(game.interaction.enemy).health = foe.health;
}

/// The damage of the blow that the foe is about to strike, before armour; 0 where it misses.
std::int64_t drawBlowOfFoe(Game& game, bool guarded) {
    const auto& foe = game.interaction.foe;
    if (game.interaction.intent == Intent::Heavy) {
        const auto drawn = drawBlow(game.random, playNumbers.heavyHits, strengthOf(game, foe)) * playNumbers.heavyTimes;
        return guarded ? drawn / playNumbers.guardDividesHeavy : drawn;
    }
    const auto drawn = drawBlow(game.random, kindOf(game, foe).aggression, strengthOf(game, foe));
    return guarded ? drawn / playNumbers.guardDivides : drawn;
}

void enemyStrikes(StepContext& context, bool guarded) {
    Game& game = context.game;
    if (game.interaction.intent == Intent::Open) return;
    const auto who = game.interaction.player;
    const auto name = nameOfFoe(game);
    const auto drawn = drawBlowOfFoe(game, guarded);
    if (drawn == 0) {
        context.tell(EventKind::Struck, who,
                     StepContext::messageWithWords(DELVE_TEXT("play", "It misses you: %1."), {name}));
        return;
    }
    const auto blow = std::max<std::int64_t>(0, drawn - game.players[who].armour);
    context
        .tell(
            EventKind::Struck, who,
            StepContext::messageWithWords(DELVE_TEXT("play", "It hits you: %1, for %2."), {name, std::to_string(blow)}))
        .amount = blow;
    hurt(context, who, blow, commonReason::beaten, name);
}

void daze(StepContext& context) {
    Game& game = context.game;
    if (game.interaction.enemy != Interaction::none)
        game.enemies.write(game.interaction.enemy).dazed = playNumbers.dazed;
}

} // namespace

std::int64_t healthAtDepth(std::int64_t health, std::int64_t depth) {
    return health + health * playNumbers.deeperHealth * (depth - 1) / 100;
}

void beginFight(StepContext& context, std::size_t who, std::uint32_t enemy) {
    auto& found = context.game.enemies.write(enemy);
    found.hunting = true;
    begin(context, who, found, enemy);
}

void beginFightWith(StepContext& context, std::size_t who, std::uint32_t kind) {
    const Game& game = context.game;
    Enemy foe;
    foe.kind = kind;
    foe.health = healthAtDepth((*game.world().tables.enemies)[kind].health, game.depth);
    foe.level = game.players[who].place.level;
    foe.at = game.players[who].place.at;
    begin(context, who, foe, Interaction::none);
}

void chooseInFight(StepContext& context, std::size_t choice) {
    context.acted = true;
    Game& game = context.game;
    playerStrikes(context, choice == guard);
    if (game.interaction.foe.health == 0) return beat(context);
    enemyStrikes(context, choice == guard);
    if (game.mode == Mode::Fight) showIntent(context); // else the blow has ended it
}

void backAway(StepContext& context) {
    context.acted = true;
    daze(context);
    enemyStrikes(context, false);
    if (context.game.mode == Mode::Fight) leave(context); // else the last blow has ended it
}

void hurt(StepContext& context, std::size_t who, std::int64_t amount, std::string_view reason,
          const std::string& word) {
    Player& player = context.game.players[who];
    player.health = std::max<std::int64_t>(0, player.health - amount);
    if (player.health > 0) return;
    if (context.game.mode == Mode::Fight) leave(context);
    leaveGame(context, who, reason, word);
}

Offer offerOfFight(const Game& game) {
    const auto& player = game.players[game.interaction.player];
    return {StepContext::messageWithWords(
                DELVE_TEXT("play", "Enemy: %1 (health %2). Your health: %3."),
                {nameOfFoe(game), std::to_string(game.interaction.foe.health), std::to_string(player.health)}),
            {Message{DELVE_TEXT("play", "Strike")}, Message{DELVE_TEXT("play", "Guarded strike")}},
            true,
            messageOf(game.interaction.intent)};
}

} // namespace delve::play
