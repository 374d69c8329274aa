#include "playtest/rules/step.h"

#include "playtest/rules/turn.h"

#include <algorithm>

namespace delve {
namespace {

bool choose(Turn& turn, std::size_t choice) {
    if (choice == 0 || choice > offerOf(turn.game).choices.size()) return false;
    switch (turn.game.mode) {
    case Mode::Encounter: chooseInEncounter(turn, choice); return true;
    case Mode::Store: buy(turn, choice); return true;
    case Mode::Fight: chooseInFight(turn, choice); return true;
    case Mode::Walking:
    case Mode::Over: break;
    }
    return false;
}

bool goBack(Turn& turn) {
    Game& game = turn.game;
    if (game.mode == Mode::Fight) {
        backAway(turn);
        return true;
    }
    if (game.mode != Mode::Encounter && game.mode != Mode::Store) return false;
    if (!offerOf(game).mayLeave) return false;
    game.mode = Mode::Walking;
    turn.tell(EventKind::Left, game.meeting.player);
    turn.suppliesMatter = true;
    game.meeting = {};
    return true;
}

bool canWalk(const Game& game, std::size_t who) {
    return game.mode == Mode::Walking && who < game.players.size() && !game.players[who].out;
}

bool move(Turn& turn, const Command& command) {
    if (!canWalk(turn.game, command.player)) return false;
    movePlayer(turn, command.player, command.direction);
    return true;
}

bool stepBack(Turn& turn, const Command& command) {
    if (!canWalk(turn.game, command.player)) return false;
    const auto facing = turn.game.players[command.player].facing;
    movePlayer(turn, command.player, turned(facing, 2));
    turn.game.players[command.player].facing = facing;
    return true;
}

bool face(Turn& turn, const Command& command) {
    if (!canWalk(turn.game, command.player)) return false;
    turn.game.players[command.player].facing = command.direction;
    turn.tell(EventKind::Turned, command.player);
    return true;
}

bool obey(Turn& turn, const Command& command) {
    switch (command.kind) {
    case CommandKind::Move: return move(turn, command);
    case CommandKind::StepBack: return stepBack(turn, command);
    case CommandKind::Turn: return face(turn, command);
    case CommandKind::Choose: return choose(turn, command.choice);
    case CommandKind::Back: return goBack(turn);
    case CommandKind::Deeper:
        if (!canGoDeeper(turn.game)) return false;
        goDeeper(turn);
        return true;
    case CommandKind::WalkThroughWalls:
    case CommandKind::Reveal:
    case CommandKind::GoTo:
    case CommandKind::Give:
    case CommandKind::GiveKey: break;
    }
    return obeyTester(turn, command);
}

/// Enemies move only where everybody can see them move: not while somebody is in the store, or fights.
void passTime(Turn& turn) {
    if (turn.game.over()) return;
    lookAround(turn);
    if (turn.acted) {
        ++turn.game.turn;
        if (turn.game.mode == Mode::Walking && moveEnemies(turn)) lookAround(turn);
    }
    checkObjective(turn);
    if (turn.suppliesMatter) checkSupplies(turn);
}

} // namespace

Turned step(Game game, const Command& command) {
    Turned turned{std::move(game), {}, true};
    Turn turn{turned.game, {}, {}};
    turned.meant = obey(turn, command);
    if (turned.meant) passTime(turn);
    turned.events = std::move(turn.events);
    return turned;
}

Event& Turn::tell(EventKind kind, std::size_t player, Message message) {
    Event event;
    event.kind = kind;
    event.player = player;
    if (player < game.players.size()) {
        event.level = game.players[player].place.level;
        event.at = game.players[player].place.at;
    }
    event.from = event.at;
    event.message = std::move(message);
    events.push_back(std::move(event));
    return events.back();
}

Message Turn::inWords(Text text, std::vector<std::string> words) {
    return Message(text, std::move(words)).withWords(tableWords);
}

void Turn::takeAway(std::uint32_t level, std::uint32_t thing) {
    auto& gone = state(level).gone.write();
    gone.insert(std::ranges::lower_bound(gone, thing), thing);
}

Offer offerOf(const Game& game) {
    switch (game.mode) {
    case Mode::Encounter: return offerOfEncounter(game);
    case Mode::Store: return offerOfStore(game);
    case Mode::Fight: return offerOfFight(game);
    case Mode::Walking:
    case Mode::Over: break;
    }
    return {};
}

} // namespace delve
