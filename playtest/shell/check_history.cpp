#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/rules.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/step_context.h"
#include "playtest/shell/check_saved_game.h"
#include "playtest/shell/keys.h"
#include "playtest/shell/saved_checks.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

/// The most that keys can have led to. The keys are not played again: a game that was saved before a bug in a rule was
/// fixed has to load all the same. So these are limits that no game ever passes, and whatever lies within them is
/// accepted.
namespace delve::play {
namespace {

using Worlds = std::span<const std::shared_ptr<const World>>;

/// What was typed, as far as it limits what there can be.
struct TypedKeys {
    std::int64_t keys = 0;    ///< that may have taken a turn; a testing command is one
    std::int64_t waits = 0;   ///< of these, those that look for secret doors
    std::int64_t choices = 0; ///< of an encounter, a store or a fight
    bool tests = false;
    bool walls = false;
    std::map<std::string, std::int64_t> given;     ///< by testing commands, to all players
    std::map<std::string, std::int64_t> keysGiven; ///< by their colours, in small letters

    void add(const Command& command) {
        if (command.kind == CommandKind::WalkThroughWalls) walls = true;
        if (command.kind == CommandKind::GiveKey) ++keysGiven[inSmallLetters(command.word)];
        if (command.kind == CommandKind::Give)
            given[command.word] += std::clamp<std::int64_t>(command.amount, 0, playNumbers.maxGain);
    }
    [[nodiscard]] std::int64_t gift(const std::string& what) const {
        const auto found = given.find(what);
        return found == given.end() ? 0 : found->second;
    }
};

TypedKeys typedIn(std::string_view keys) {
    TypedKeys typed;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const char key = keys[i];
        if (key == '{') {
            const auto end = std::min(keys.find('}', i), keys.size());
            typed.tests = true;
            ++typed.keys;
            if (const auto command = testingOf(keys.substr(i + 1, end - i - 1))) typed.add(*command);
            i = end;
            continue;
        }
        const bool seesOnly = std::string_view("TFMtfm").find(key) != std::string_view::npos;
        if (!seesOnly && (static_cast<unsigned char>(key) & 0xc0U) != 0x80U) ++typed.keys; // one for each character
        if (key == waitKey) ++typed.waits;
        if (key >= '1' && key <= '9') ++typed.choices;
    }
    return typed;
}

bool has(const World& world, ThingKind kind) {
    return std::ranges::any_of(world.levels, [kind](const Level& level) {
        return std::ranges::any_of(*level.things, [kind](const Thing& thing) { return thing.kind == kind; });
    });
}

/// The most that one choice gives.
struct Gains {
    std::int64_t coins = 0;
    std::int64_t supplies = 0;
    std::array<std::int64_t, 5> goods{}; ///< by their effect

    void add(const Outcome& outcome, const Tables& tables) {
        coins = std::max(coins, outcome.coins);
        supplies = std::max(supplies, outcome.supplies);
        if (const auto* enemy = tables.findEnemy(outcome.fight)) coins = std::max(coins, enemy->worth);
    }

    void add(const World& world) {
        if (has(world, ThingKind::Enemy) || has(world, ThingKind::Boss))
            for (const auto& enemy : *world.tables.enemies) coins = std::max(coins, enemy.worth);
        if (has(world, ThingKind::Encounter) || world.rules->wandering > Decimal::of(0))
            for (const auto& encounter : *world.tables.encounters)
                for (const auto& choice : encounter.choices)
                    for (const auto& outcome : choice.outcomes) add(outcome, world.tables);
        if (!has(world, ThingKind::Store)) return;
        for (const auto& each : *world.tables.goods) {
            auto& max = goods[static_cast<std::size_t>(each.effect)];
            max = std::max(max, each.amount);
        }
        supplies = std::max(supplies, goods[static_cast<std::size_t>(GoodsEffect::Supplies)]);
    }
    [[nodiscard]] std::int64_t of(GoodsEffect effect) const { return goods[static_cast<std::size_t>(effect)]; }
};

/// What was taken off the maps; of levels above, all that lay there.
struct Taken {
    std::int64_t coins = 0;
    std::int64_t supplies = 0;
    std::map<std::string, std::int64_t> keys; ///< of this world
    /// Of this world: to which somebody went, or where a door was opened or found.
    std::set<std::tuple<std::uint32_t, std::int32_t, std::int32_t>> cells;

    void addCell(std::uint32_t level, Cell cell) { cells.emplace(level, cell.y, cell.x); }
    void add(const Thing& thing, const Rules& rules) {
        if (thing.kind == ThingKind::Coin) ++coins;
        if (thing.kind == ThingKind::Chest) supplies += suppliesIn(thing, rules);
    }
};

Taken takenIn(const Game& game, Worlds worlds) {
    Taken taken;
    for (const auto& world : worlds.first(worlds.size() - 1))
        for (const auto& level : world->levels)
            for (const auto& thing : *level.things) taken.add(thing, *world->rules);
    game.levels.forEach([&](std::uint32_t level, const LevelState& state) {
        for (const auto number : state.gone.numbers()) {
            const Thing& thing = (*game.level(level).things)[number];
            taken.add(thing, game.rules());
            if (thing.kind == ThingKind::Key) ++taken.keys[colourOf(thing)];
            if (thing.kind != ThingKind::Barrier) taken.addCell(level, thing.at);
        }
        for (const auto* const doors : {&state.opened, &state.doorsFound})
            for (const Cell cell : doors->cells()) taken.addCell(level, cell);
    });
    return taken;
}

// What is asked

Failure moreThan(const std::string& where, std::int64_t max, std::int64_t found) {
    return wrongIn(where, {DELVE_TEXT("play", "Expected at most %1 after the typed keys, found %2."),
                           {std::to_string(max), std::to_string(found)}});
}

class History {
public:
    History(const Game& game, Worlds worlds, std::string_view keys)
        : m_game(game), m_worlds(worlds), m_typed(typedIn(keys)), m_taken(takenIn(game, worlds)) {
        for (const auto& world : worlds) m_gains.add(*world);
    }

    [[nodiscard]] Wrong check() const {
        for (const auto part : {&History::checkTested, &History::checkTurn, &History::checkScores,
                                &History::checkTotals, &History::checkEach, &History::checkKeys, &History::checkWalls})
            if (auto wrong = (this->*part)()) return wrong;
        return {};
    }

private:
    [[nodiscard]] Wrong checkTested() const {
        if (m_game.tested == m_typed.tests) return {};
        if (m_typed.tests)
            return wrongIn("tested", {DELVE_TEXT("play", "Expected true: the typed keys contain a testing command.")});
        return wrongIn("tested", {DELVE_TEXT("play", "Expected false: the typed keys contain no testing command.")});
    }

    /// A key takes a turn at most.
    [[nodiscard]] Wrong checkTurn() const {
        if (m_game.turn > m_typed.keys) return moreThan("turn", m_typed.keys, m_game.turn);
        const auto max = mostCells();
        const auto found = static_cast<std::int64_t>(m_taken.cells.size());
        if (found <= max) return {};
        return wrongIn("levels", {DELVE_TEXT("play", "Expected at most %1 cells with things taken, or with doors "
                                                     "opened or found, after the typed keys; found %2."),
                                  {std::to_string(max), std::to_string(found)}});
    }

    /// Nobody is on more than two cells in a turn: a portal's, and where it leads. Whoever waits looks at the four
    /// cells beside them, and finds the secret door on which they start. Enemies open all doors that they come to.
    [[nodiscard]] std::int64_t mostCells() const {
        const auto players = static_cast<std::int64_t>(m_game.players.size());
        return players + 2 * (m_typed.keys - m_typed.waits) + 4 * players * m_typed.waits +
               stepsOfEnemies() * m_typed.keys;
    }

    /// The most that they take in a turn, all together.
    [[nodiscard]] std::int64_t stepsOfEnemies() const {
        std::int64_t enemies = 0;
        for (const auto& level : m_game.world().levels)
            enemies += std::ranges::count_if(*level.things, [this](const Thing& thing) {
                return thing.kind == ThingKind::Boss || (thing.kind == ThingKind::Enemy && m_game.rules().enemies);
            });
        std::int64_t fastest = 0;
        for (const auto& enemy : *m_game.world().tables.enemies) fastest = std::max(fastest, enemy.speed);
        return enemies * ((playNumbers.wholeStep + fastest) / playNumbers.wholeStep); // one may be saved up
    }

    [[nodiscard]] std::int64_t sumOf(std::int64_t Player::*amount) const {
        std::int64_t sum = 0;
        for (const auto& player : m_game.players) sum += player.*amount;
        return sum;
    }

    /// Each flower is a point: of this level, and of those above it.
    [[nodiscard]] Wrong checkScores() const {
        const std::int64_t picked = m_game.prepared->flowers - m_game.flowersLeft;
        std::int64_t above = 0;
        for (const auto& world : m_worlds.first(m_worlds.size() - 1))
            for (const auto& level : world->levels)
                above += std::ranges::count(*level.things, ThingKind::Flower, &Thing::kind);
        const auto score = sumOf(&Player::score);
        if (score >= picked && score <= picked + above) return {};
        return wrongIn("players", {DELVE_TEXT("play", "Expected a score of %1, one point per picked flower, found %2."),
                                   {std::to_string(picked), std::to_string(score)}});
    }

    /// Of what anybody may have taken.
    [[nodiscard]] Wrong checkTotals() const {
        const auto players = static_cast<std::int64_t>(m_game.players.size());
        const auto coins = m_taken.coins + m_typed.choices * m_gains.coins + m_typed.gift("coins");
        const auto supplies = players * m_worlds.front()->rules->supplies + m_taken.supplies +
                              m_typed.choices * m_gains.supplies + m_typed.gift("supplies");
        for (std::size_t i = 0; i < m_game.players.size(); ++i) {
            const auto where = elementOf("players", i);
            if (sumOf(&Player::coins) > coins && m_game.players[i].coins > 0)
                return moreThan(where + ".coins", coins, sumOf(&Player::coins));
            if (sumOf(&Player::supplies) > supplies && m_game.players[i].supplies > 0)
                return moreThan(where + ".supplies", supplies, sumOf(&Player::supplies));
        }
        return {};
    }

    [[nodiscard]] Wrong checkEach() const {
        struct Limit {
            const char* name;
            std::int64_t Player::*amount;
            std::int64_t max;
        };
        const auto bought = [&](GoodsEffect effect) { return m_typed.choices * m_gains.of(effect); };
        const std::array<Limit, 4> limits{{
            {".health", &Player::health, playNumbers.health + m_typed.gift("health")},
            {".strength", &Player::strength,
             playNumbers.strength + bought(GoodsEffect::Blade) + m_typed.gift("strength")},
            {".armour", &Player::armour, bought(GoodsEffect::Armour)},
            {".lamp", &Player::lamp, bought(GoodsEffect::Lamp)},
        }};
        for (std::size_t i = 0; i < m_game.players.size(); ++i)
            for (const auto& limit : limits)
                if (const auto found = m_game.players[i].*limit.amount; found > limit.max)
                    return moreThan(elementOf("players", i) + limit.name, limit.max, found);
        return {};
    }

    /// Each key lay somewhere and is there no longer, or was given.
    [[nodiscard]] Wrong checkKeys() const {
        std::map<std::string, std::int64_t> held;
        for (std::size_t i = 0; i < m_game.players.size(); ++i)
            for (const auto& key : m_game.players[i].keys) {
                const auto taken = m_taken.keys.find(key);
                const auto given = m_typed.keysGiven.find(inSmallLetters(key));
                const auto max = (taken == m_taken.keys.end() ? 0 : taken->second) +
                                 (given == m_typed.keysGiven.end() ? 0 : given->second);
                if (++held[key] > max)
                    return wrongIn(elementOf("players", i) + ".keys",
                                   {DELVE_TEXT("play", "Expected only keys taken from the map, found “%1”."), {key}});
            }
        return {};
    }

    /// Only who walked through walls is in one.
    [[nodiscard]] Wrong checkWalls() const {
        if (m_typed.walls) return {};
        for (std::size_t i = 0; i < m_game.players.size(); ++i)
            if (!standsOpenly(m_game, m_game.players[i]))
                return standsInWall(m_game.players[i], elementOf("players", i));
        return {};
    }

    const Game& m_game;
    Worlds m_worlds;
    TypedKeys m_typed;
    Taken m_taken;
    Gains m_gains;
};

/// Each world is one level deeper than the one before.
Wrong checkDepths(Worlds worlds) {
    for (std::size_t i = 1; i < worlds.size(); ++i) {
        const auto& above = *worlds[i - 1]->rules;
        const auto& below = *worlds[i]->rules;
        if (below.depth != above.depth + 1 || below.players != above.players)
            return badInput({DELVE_TEXT("play", "Expected a world one level deeper than the previous one, with as many "
                                                "players.")},
                            elementOf("worlds", i) + ".rules");
    }
    return {};
}

} // namespace

Done checkHistory(const Game& game, Worlds worlds, std::string_view keys) {
    if (auto wrong = checkDepths(worlds)) return *std::move(wrong);
    if (auto wrong = checkReason(game)) return *std::move(wrong);
    if (auto wrong = History(game, worlds, keys).check()) return *std::move(wrong);
    return done();
}

} // namespace delve::play
