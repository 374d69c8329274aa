#include "playtest/rules/numbers.h"
#include "playtest/rules/turn.h"

#include <algorithm>

/// A fight: in each round the player strikes or guards, then the enemy strikes. Who hits, and how hard, is drawn.
namespace delve {
namespace {

constexpr std::size_t guard = 2; ///< the second choice; the first one is to strike openly

std::string nameOfFoe(const Game& game) { return kindOf(game, game.meeting.foe).name; }

std::int64_t strengthOf(const Game& game, const Enemy& enemy) {
    return kindOf(game, enemy).strength + (game.depth - 1) / playNumbers.deeperStrength;
}

/// From 1 to `most`; 0 where it misses.
std::int64_t drawBlow(Stream& random, std::int64_t chance, std::int64_t most) {
    if (!random.chance(static_cast<std::uint64_t>(chance), 100) || most < 1) return 0;
    return random.between(1, most);
}

void begin(Turn& turn, std::size_t who, const Enemy& foe, std::uint32_t enemy) {
    Game& game = turn.game;
    game.mode = Mode::Fight;
    game.meeting = {};
    game.meeting.player = who;
    game.meeting.enemy = enemy;
    game.meeting.foe = foe;
    turn.acted = true;
    auto& event = turn.tell(EventKind::Met, who, Turn::inWords(DELVE_TEXT("play", "A fight: %1!"), {nameOfFoe(game)}));
    event.at = foe.at;
    if (enemy != Meeting::none) event.enemy = enemy;
}

void leave(Turn& turn) {
    Game& game = turn.game;
    if (game.over()) return;
    game.mode = Mode::Walking;
    turn.tell(EventKind::Left, game.meeting.player);
    turn.suppliesMatter = true;
    game.meeting = {};
}

void removeEnemy(Turn& turn, std::uint32_t place) {
    leaveCell(turn, place);
    auto& enemies = turn.game.enemies.write();
    enemies.erase(enemies.begin() + place);
}

void beat(Turn& turn) {
    Game& game = turn.game;
    const Meeting meeting = game.meeting;
    const auto& kind = kindOf(game, meeting.foe);
    game.players[meeting.player].coins += kind.worth;
    auto& event = turn.tell(
        EventKind::Beaten, meeting.player,
        Turn::inWords(DELVE_TEXT("play", "Beaten: %1. Coins won: %2."), {kind.name, std::to_string(kind.worth)}));
    event.enemy = meeting.enemy == Meeting::none ? Event::nobody : meeting.enemy;
    event.at = meeting.foe.at;
    if (meeting.enemy != Meeting::none) removeEnemy(turn, meeting.enemy);
    leave(turn);
    if (meeting.foe.boss && game.rules().objective == Objective::Boss)
        end(turn, Ending::Won, meeting.player + 1, EndReason::Boss);
}

void playerStrikes(Turn& turn, bool guarded) {
    Game& game = turn.game;
    Enemy& foe = game.meeting.foe;
    const auto chance = guarded ? playNumbers.guardedHits : playNumbers.hits;
    const auto blow = drawBlow(game.random, chance, game.players[game.meeting.player].strength);
    foe.health = std::max<std::int64_t>(0, foe.health - blow);
    const auto text = blow == 0 ? DELVE_TEXT("play", "You miss: %1.") : DELVE_TEXT("play", "You hit: %1, for %2.");
    auto& event =
        turn.tell(EventKind::Struck, game.meeting.player, Turn::inWords(text, {nameOfFoe(game), std::to_string(blow)}));
    event.at = foe.at;
    event.amount = blow;
    if (game.meeting.enemy == Meeting::none) return;
    event.enemy = game.meeting.enemy;
    game.enemies.write()[game.meeting.enemy].health = foe.health;
}

void enemyStrikes(Turn& turn, bool guarded) {
    Game& game = turn.game;
    const auto who = game.meeting.player;
    const auto& kind = kindOf(game, game.meeting.foe);
    const auto name = nameOfFoe(game);
    const auto drawn = drawBlow(game.random, kind.aggression, strengthOf(game, game.meeting.foe));
    if (drawn == 0) {
        turn.tell(EventKind::Struck, who, Turn::inWords(DELVE_TEXT("play", "It misses you: %1."), {name}));
        return;
    }
    const auto parried = guarded ? drawn / playNumbers.guardDivides : drawn;
    const auto blow = std::max<std::int64_t>(0, parried - game.players[who].armour);
    turn.tell(EventKind::Struck, who,
              Turn::inWords(DELVE_TEXT("play", "It hits you: %1, for %2."), {name, std::to_string(blow)}))
        .amount = blow;
    hurt(turn, who, blow, EndReason::Beaten, name);
}

void daze(Turn& turn) {
    Game& game = turn.game;
    if (game.meeting.enemy != Meeting::none) game.enemies.write()[game.meeting.enemy].dazed = playNumbers.dazed;
}

} // namespace

std::int64_t healthAtDepth(std::int64_t health, std::int64_t depth) {
    return health + health * playNumbers.deeperHealth * (depth - 1) / 100;
}

void beginFight(Turn& turn, std::size_t who, std::uint32_t enemy) {
    auto& found = turn.game.enemies.write()[enemy];
    found.hunting = true;
    begin(turn, who, found, enemy);
}

void beginFightWith(Turn& turn, std::size_t who, std::uint32_t kind) {
    const Game& game = turn.game;
    Enemy foe;
    foe.kind = kind;
    foe.health = healthAtDepth((*game.world().tables.enemies)[kind].health, game.depth);
    foe.level = game.players[who].place.level;
    foe.at = game.players[who].place.at;
    begin(turn, who, foe, Meeting::none);
}

void chooseInFight(Turn& turn, std::size_t choice) {
    turn.acted = true;
    Game& game = turn.game;
    playerStrikes(turn, choice == guard);
    if (game.meeting.foe.health == 0) return beat(turn);
    enemyStrikes(turn, choice == guard);
}

void backAway(Turn& turn) {
    turn.acted = true;
    daze(turn);
    enemyStrikes(turn, false);
    if (turn.game.mode == Mode::Fight) leave(turn); // else the last blow has ended it
}

void hurt(Turn& turn, std::size_t who, std::int64_t amount, EndReason reason, const std::string& word) {
    Player& player = turn.game.players[who];
    player.health = std::max<std::int64_t>(0, player.health - amount);
    if (player.health > 0) return;
    if (turn.game.mode == Mode::Fight) leave(turn);
    leaveGame(turn, who, reason, word);
}

Offer offerOfFight(const Game& game) {
    const auto& player = game.players[game.meeting.player];
    return {Turn::inWords(DELVE_TEXT("play", "A fight: %1 (health %2). You have %3."),
                          {nameOfFoe(game), std::to_string(game.meeting.foe.health), std::to_string(player.health)}),
            {Message{DELVE_TEXT("play", "Strike")}, Message{DELVE_TEXT("play", "Strike with the guard up")}}};
}

} // namespace delve
