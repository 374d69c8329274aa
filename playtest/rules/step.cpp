#include "playtest/rules/step.h"

#include "playtest/rules/depth.h"
#include "playtest/rules/step_context.h"

namespace delve::play {
namespace {

// What is allowed

bool canWalk(const Game& game, std::size_t who) {
    return game.mode == Mode::Walking && who < game.players.size() && !game.players[who].out;
}

bool canChoose(const Game& game, std::size_t choice) { return choice > 0 && choice <= offerOf(game).choices.size(); }

bool canGoBack(const Game& game) {
    if (game.mode == Mode::Fight) return true;
    return (game.mode == Mode::Encounter || game.mode == Mode::Store) && offerOf(game).mayLeave;
}

/// Commands of players; `obeyTester` checks those of testers.
bool isPossible(const Game& game, const Command& command) {
    switch (command.kind) {
    case CommandKind::Move:
    case CommandKind::StepBack:
    case CommandKind::Turn: return canWalk(game, command.player);
    case CommandKind::Choose: return canChoose(game, command.choice);
    case CommandKind::Back: return canGoBack(game);
    case CommandKind::Deeper: return canGoDeeper(game);
    case CommandKind::Wait: return game.mode == Mode::Walking;
    case CommandKind::WalkThroughWalls:
    case CommandKind::Reveal:
    case CommandKind::GoTo:
    case CommandKind::Give:
    case CommandKind::GiveKey: break;
    }
    return false;
}

// What a command does

void choose(StepContext& context, std::size_t choice) {
    switch (context.game.mode) {
    case Mode::Encounter: return chooseInEncounter(context, choice);
    case Mode::Store: return buy(context, choice);
    case Mode::Fight: return chooseInFight(context, choice);
    case Mode::Walking:
    case Mode::Over: break;
    }
}

void goBack(StepContext& context) {
    Game& game = context.game;
    if (game.mode == Mode::Fight) return backAway(context);
    game.mode = Mode::Walking;
    context.tell(EventKind::Left, game.interaction.player);
    context.suppliesMatter = true;
    game.interaction = {};
}

void stepBack(StepContext& context, std::size_t who) {
    const auto facing = context.game.players[who].facing;
    movePlayer(context, who, rotated(facing, 2));
    context.game.players[who].facing = facing;
}

void face(StepContext& context, std::size_t who, Direction direction) {
    context.game.players[who].facing = direction;
    context.game.players[who].warned = {};
    context.tell(EventKind::Turned, who);
}

void obey(StepContext& context, const Command& command) {
    switch (command.kind) {
    case CommandKind::Move: return movePlayer(context, command.player, command.direction);
    case CommandKind::StepBack: return stepBack(context, command.player);
    case CommandKind::Turn: return face(context, command.player, command.direction);
    case CommandKind::Choose: return choose(context, command.choice);
    case CommandKind::Back: return goBack(context);
    case CommandKind::Deeper: return goDeeper(context);
    case CommandKind::Wait: return waitATurn(context);
    case CommandKind::WalkThroughWalls:
    case CommandKind::Reveal:
    case CommandKind::GoTo:
    case CommandKind::Give:
    case CommandKind::GiveKey: break;
    }
}

bool isTesting(CommandKind kind) { return kind >= CommandKind::WalkThroughWalls; }

/// False: the command means nothing in this state.
bool take(StepContext& context, const Command& command) {
    if (isTesting(command.kind)) return obeyTester(context, command);
    if (!isPossible(context.game, command)) return false;
    obey(context, command);
    return true;
}

/// Enemies move only where everybody can see them move: not while somebody is in the store, or fights. `fought`: the
/// command was one of a fight; in it nobody comes to another place, and no door opens, so there is nothing new to see.
void passTime(StepContext& context, bool fought) {
    if (context.game.over()) return;
    if (!fought) lookAround(context);
    if (context.acted) {
        ++context.game.turn;
        if (context.game.mode == Mode::Walking && moveEnemies(context)) lookAround(context);
    }
    askObjective(context, {.suppliesMatter = context.suppliesMatter});
}

} // namespace

StepResult step(Game game, const Command& command) {
    StepResult result{std::move(game), {}, true};
    StepContext context{result.game, {}, {}};
    const bool fought = result.game.mode == Mode::Fight && !isTesting(command.kind);
    result.meant = take(context, command);
    if (result.meant) passTime(context, fought);
    result.events = std::move(context.events);
    return result;
}

std::vector<Command> commandsIn(const Game& game) {
    std::vector<Command> commands;
    const auto add = [&](const Command& command) {
        if (isPossible(game, command)) commands.push_back(command);
    };
    for (std::size_t who = 0; who < game.players.size(); ++who) {
        for (std::uint8_t way = 0; way < 4; ++way) add(Command::move(who, Direction{way}));
        add(Command::stepBack(who));
        for (std::uint8_t way = 0; way < 4; ++way) add(Command::turn(who, Direction{way}));
    }
    const auto choices = offerOf(game).choices.size();
    for (std::size_t choice = 1; choice <= choices; ++choice) commands.push_back(Command::choose(choice));
    add(Command::wait());
    add(Command::back());
    add(Command::deeper());
    return commands;
}

Event& StepContext::tell(EventKind kind, std::size_t player, Message message) {
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

Message StepContext::messageWithWords(Text text, std::vector<std::string> words) {
    return Message(text, std::move(words)).withWords(tableWords);
}

void StepContext::takeAway(std::uint32_t level, std::uint32_t thing) { state(level).gone.insert(thing); }

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

} // namespace delve::play
