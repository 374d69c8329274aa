#include "playtest/rules/derived.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/step_context.h"

#include <algorithm>

/// Commands for testers only. Each marks the game.
namespace delve::play {
namespace {

bool reveal(StepContext& context) {
    Game& game = context.game;
    for (const auto& player : game.players) {
        auto& state = context.state(player.place.level);
        const auto unseen = unseenOn(game, player.place.level);
        state.seen.fill(wholeOf(game.level(player.place.level).size()));
        state.found += unseen;
        game.unseen -= unseen;
    }
    return true;
}

bool goTo(StepContext& context, const Command& command) {
    Game& game = context.game;
    if (command.player >= game.players.size() || game.players[command.player].out) return false;
    Place to{game.players[command.player].place.level, command.cell};
    if (!command.word.empty()) {
        const auto named = std::ranges::find(game.world().levels, command.word, &Level::id);
        if (named == game.world().levels.end()) return false;
        to.level = static_cast<std::uint32_t>(named - game.world().levels.begin());
    }
    if (!game.level(to.level).size().contains(to.at)) return false;
    const bool open = game.prepared->levels[to.level].walkable.at(to.at) && !isHidden(game, to.level, to.at);
    if (!open && !game.walksThroughWalls) return false;
    if (playerAt(game, to.level, to.at) || enemyAt(game, to.level, to.at)) return false;
    arrive(context, command.player, to, true);
    return true;
}

bool give(StepContext& context, const Command& command) {
    if (command.player >= context.game.players.size()) return false;
    Player& player = context.game.players[command.player];
    const auto amount = std::clamp<std::int64_t>(command.amount, 0, playNumbers.maxGain);
    if (command.word == "coins") player.coins += amount;
    else if (command.word == "health") player.health += amount;
    else if (command.word == "supplies") player.supplies += amount;
    else if (command.word == "strength") player.strength += amount;
    else return false;
    return true;
}

/// The one that is written so, or else the first that differs in its capitals alone.
std::optional<std::string> colourNamed(const World& world, const std::string& word) {
    const auto colours = coloursOfKeys(world);
    if (std::ranges::binary_search(colours, word)) return word;
    const auto found = std::ranges::find(colours, inSmallLetters(word),
                                         [](const std::string& colour) { return inSmallLetters(colour); });
    return found == colours.end() ? std::nullopt : std::optional(*found);
}

bool giveKey(StepContext& context, const Command& command) {
    if (command.player >= context.game.players.size()) return false;
    const auto colour = colourNamed(context.game.world(), command.word);
    if (!colour) return false;
    auto& keys = context.game.players[command.player].keys;
    const auto at = std::ranges::lower_bound(keys, *colour);
    if (at == keys.end() || *at != *colour) keys.insert(at, *colour);
    return true;
}

bool obey(StepContext& context, const Command& command) {
    switch (command.kind) {
    case CommandKind::WalkThroughWalls: context.game.walksThroughWalls = !context.game.walksThroughWalls; return true;
    case CommandKind::Reveal: return reveal(context);
    case CommandKind::GoTo: return goTo(context, command);
    case CommandKind::Give: return give(context, command);
    case CommandKind::GiveKey: return giveKey(context, command);
    case CommandKind::Move:
    case CommandKind::StepBack:
    case CommandKind::Turn:
    case CommandKind::Choose:
    case CommandKind::Back:
    case CommandKind::Deeper:
    case CommandKind::Wait: break;
    }
    return false;
}

} // namespace

std::string inSmallLetters(std::string_view text) {
    std::string small(text);
    for (char& letter : small)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return small;
}

Message whatToGive(const Game& game, const std::string& asked) {
    std::string colours;
    for (const auto& colour : coloursOfKeys(game.world()))
        if (!colour.empty()) colours += (colours.empty() ? "" : ", ") + colour;
    if (colours.empty())
        return {DELVE_TEXT("play", "The player cannot be given “%1”. Choose coins, health, supplies or strength."),
                {asked}};
    return {DELVE_TEXT("play",
                       "The player cannot be given “%1”. Choose coins, health, supplies, strength, or one of the "
                       "keys: %2."),
            {asked, colours}};
}

bool obeyTester(StepContext& context, const Command& command) {
    if (context.game.mode != Mode::Walking || !obey(context, command)) return false;
    context.game.tested = true;
    context.tell(EventKind::Tested, command.player);
    return true;
}

} // namespace delve::play
