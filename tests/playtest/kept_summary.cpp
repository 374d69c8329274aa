#include "tests/playtest/kept_summary.h"

#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/hash.h"
#include "generation/level/rules.h"
#include "playtest/shell/replay.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>

namespace delve::test {
namespace {

template <class Enum>
int number(Enum value) {
    return static_cast<int>(value);
}

// In the order of their numbers when the summaries were written; add new words at the end.
constexpr std::array objectives{"collect", "exit", "gate", "boss", "journey", "explore"};
constexpr std::array reasons{"",     "flowers", "exit",   "gate",      "boss",    "goal",
                             "seen", "wall",    "beaten", "encounter", "supplies"};

template <std::size_t count>
std::ptrdiff_t numberOf(const std::array<const char*, count>& words, const std::string& word) {
    const auto found = std::ranges::find(words, word);
    if (found == words.end())
        throw std::invalid_argument("add \"" + word + "\" to the end of its list in kept_summary.cpp");
    return found - words.begin();
}

/// A checksum of all tiles, by their numbers.
std::uint64_t sumOfTiles(const Grid& tiles) {
    std::string numbers;
    for (std::int32_t y = 0; y < tiles.size().height; ++y)
        for (std::int32_t x = 0; x < tiles.size().width; ++x)
            numbers += std::to_string(static_cast<int>(tiles.at({x, y}))) + ' ';
    return fnv1a(numbers);
}

void addRules(std::ostream& out, const Rules& rules) {
    out << "  rules " << numberOf(objectives, rules.objective) << ' ' << rules.players << ' ' << rules.lights << ' '
        << rules.memory << ' ' << rules.sight << ' ' << rules.deadlyWalls << ' ' << rules.supplies << ' '
        << rules.cityCost << ' ' << rules.chest << ' ' << rules.wandering.thousandths << ' ' << rules.enemies << ' '
        << rules.depth << '\n';
}

void addTables(std::ostream& out, const Tables& tables) {
    for (const auto& goods : *tables.goods)
        out << "  goods " << goods.name << ' ' << number(goods.effect) << ' ' << goods.amount << '\n';
    // Those that are met by name came later; a world with the built-in table has them, too.
    const auto byChance = std::ranges::count(*tables.encounters, false, &Encounter::named);
    out << "  " << tables.enemies->size() << " kinds of enemies, " << byChance << " encounters\n";
}

void addRecipe(std::ostream& out, const Recipe& recipe) {
    out << "  recipe " << recipe.name << ' ' << recipe.seed << '\n';
    for (const auto& stage : recipe.stages)
        out << "    " << stage.id << ' ' << stage.stage << ' ' << stage.version << '\n';
}

void addLevel(std::ostream& out, const Level& level) {
    out << "  level " << level.id << ' ' << level.size().width << 'x' << level.size().height << " tiles "
        << sumOfTiles(level.tiles) << '\n';
    if (level.recipe) addRecipe(out, *level.recipe);
    for (const auto& room : *level.rooms) out << "    room " << room.id << ' ' << number(room.kind) << '\n';
    for (const auto& link : *level.links)
        out << "    link " << link.a << ' ' << link.b << ' ' << number(link.kind) << '\n';
    for (const auto& hall : *level.halls)
        out << "    hall " << hall.a << ' ' << hall.b << ' ' << number(hall.kind) << '\n';
    for (const auto& thing : *level.things)
        out << "    thing " << thing.id << ' ' << number(thing.kind) << ' ' << thing.at.x << ',' << thing.at.y << '\n';
}

void addPlayer(std::ostream& out, const play::Player& player) {
    out << "  player " << player.place.level << ':' << player.place.at.x << ',' << player.place.at.y << " facing "
        << number(player.facing) << " out " << player.out << " score " << player.score << " health " << player.health
        << " supplies " << player.supplies << " coins " << player.coins << " strength " << player.strength << " armour "
        << player.armour << " lamp " << player.lamp << " keys";
    for (const auto& key : player.keys) out << " [" << key << ']';
    out << '\n';
}

void addGame(std::ostream& out, const play::Game& game) {
    out << "  turn " << game.turn << " depth " << game.depth << " mode " << number(game.mode) << " ending "
        << number(game.ending) << " reason " << numberOf(reasons, game.reason) << " winner " << game.winner
        << " tested " << game.tested << " unseen " << game.unseen << " flowers left " << game.flowersLeft << " by ["
        << game.endWord << "]\n";
    for (const auto& player : game.players) addPlayer(out, player);
    for (const auto& enemy : game.enemies)
        out << "  enemy " << enemy.thing << " at " << enemy.at.x << ',' << enemy.at.y << " health " << enemy.health
            << '\n';
    for (const auto& site : *game.explored) out << "  explored " << site << '\n';
}

} // namespace

std::string summaryOf(const World& world) {
    std::ostringstream out;
    out << "  world " << world.name << ", " << world.levels.size() << " levels\n";
    addRules(out, *world.rules);
    addTables(out, world.tables);
    for (const auto& level : world.levels) addLevel(out, level);
    return out.str();
}

std::string summaryOf(const Recipe& recipe) {
    std::ostringstream out;
    addRecipe(out, recipe);
    return out.str();
}

std::string summaryOf(const play::Shell& shell) {
    std::ostringstream out;
    out << "  screen " << number(shell.screen()) << " keys " << shell.keys() << " view " << shell.view().lights
        << shell.view().firstPerson << shell.view().minimap << '\n';
    addGame(out, *shell.game());
    auto replay = play::Replay::of(shell);
    while (replay && !replay->finished()) (void)replay->next();
    if (replay) {
        out << "  played again:\n";
        addGame(out, *replay->shell().game());
    }
    out << summaryOf(shell.game()->world());
    return out.str();
}

} // namespace delve::test
