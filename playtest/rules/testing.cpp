#include "playtest/rules/derived.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/turn.h"

#include <algorithm>

/// What only those do who test a level. Each of it marks the game.
namespace delve {
namespace {

bool reveal(Turn& turn) {
    Game& game = turn.game;
    for (const auto& player : game.players) {
        auto& state = turn.state(player.place.level);
        auto& seen = state.seen.write();
        for (std::int32_t y = 0; y < seen.size().height; ++y) seen.setRun(y, 0, seen.size().width);
        game.unseen -= state.unseen;
        state.unseen = 0;
    }
    return true;
}

bool goTo(Turn& turn, const Command& command) {
    Game& game = turn.game;
    if (command.player >= game.players.size() || game.players[command.player].out) return false;
    Place to{game.players[command.player].place.level, command.cell};
    if (!command.word.empty()) {
        const auto named = std::ranges::find(game.world().levels, command.word, &Level::id);
        if (named == game.world().levels.end()) return false;
        to.level = static_cast<std::uint32_t>(named - game.world().levels.begin());
    }
    if (!game.level(to.level).size().contains(to.at)) return false;
    if (!game.ground->levels[to.level].walkable.at(to.at) && !game.walksThroughWalls) return false;
    if (playerAt(game, to.level, to.at) || enemyAt(game, to.level, to.at)) return false;
    arrive(turn, command.player, to, true);
    return true;
}

bool give(Turn& turn, const Command& command) {
    if (command.player >= turn.game.players.size() || command.word.empty()) return false;
    Player& player = turn.game.players[command.player];
    const auto amount = std::clamp<std::int64_t>(command.amount, 0, playNumbers.mostGain);
    if (command.word == "coins") player.coins += amount;
    else if (command.word == "health") player.health += amount;
    else if (command.word == "supplies") player.supplies += amount;
    else if (command.word == "strength") player.strength += amount;
    else if (const auto at = std::ranges::lower_bound(player.keys, command.word);
             at == player.keys.end() || *at != command.word)
        player.keys.insert(at, command.word);
    return true;
}

bool obey(Turn& turn, const Command& command) {
    switch (command.kind) {
    case CommandKind::WalkThroughWalls: turn.game.walksThroughWalls = !turn.game.walksThroughWalls; return true;
    case CommandKind::Reveal: return reveal(turn);
    case CommandKind::GoTo: return goTo(turn, command);
    case CommandKind::Give: return give(turn, command);
    default: return false;
    }
}

} // namespace

bool obeyTester(Turn& turn, const Command& command) {
    if (turn.game.mode != Mode::Walking || !obey(turn, command)) return false;
    turn.game.tested = true;
    turn.tell(EventKind::Tested, command.player);
    return true;
}

} // namespace delve
