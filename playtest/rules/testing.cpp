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
    if (command.player >= turn.game.players.size()) return false;
    Player& player = turn.game.players[command.player];
    const auto amount = std::clamp<std::int64_t>(command.amount, 0, playNumbers.mostGain);
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

bool giveKey(Turn& turn, const Command& command) {
    if (command.player >= turn.game.players.size()) return false;
    const auto colour = colourNamed(turn.game.world(), command.word);
    if (!colour) return false;
    auto& keys = turn.game.players[command.player].keys;
    const auto at = std::ranges::lower_bound(keys, *colour);
    if (at == keys.end() || *at != *colour) keys.insert(at, *colour);
    return true;
}

bool obey(Turn& turn, const Command& command) {
    switch (command.kind) {
    case CommandKind::WalkThroughWalls: turn.game.walksThroughWalls = !turn.game.walksThroughWalls; return true;
    case CommandKind::Reveal: return reveal(turn);
    case CommandKind::GoTo: return goTo(turn, command);
    case CommandKind::Give: return give(turn, command);
    case CommandKind::GiveKey: return giveKey(turn, command);
    case CommandKind::Move:
    case CommandKind::StepBack:
    case CommandKind::Turn:
    case CommandKind::Choose:
    case CommandKind::Back:
    case CommandKind::Deeper: break;
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
    for (const auto& colour : coloursOfKeys(game.world())) colours += (colours.empty() ? "" : ", ") + colour;
    if (colours.empty())
        return {DELVE_TEXT("play", "There is no “%1” to give; there are coins, health, supplies and strength."),
                {asked}};
    return {
        DELVE_TEXT("play", "There is no “%1” to give; there are coins, health, supplies, strength, and the keys: %2."),
        {asked, colours}};
}

bool obeyTester(Turn& turn, const Command& command) {
    if (turn.game.mode != Mode::Walking || !obey(turn, command)) return false;
    turn.game.tested = true;
    turn.tell(EventKind::Tested, command.player);
    return true;
}

} // namespace delve
