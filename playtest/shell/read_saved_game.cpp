#include "generation/level/delve/json_stream.h"
#include "generation/level/delve/members.h"
#include "generation/level/delve/read_parts.h"
#include "generation/level/delve_file.h"
#include "generation/level/rules.h"
#include "playtest/rules/derived.h"
#include "playtest/shell/check_saved_game.h"
#include "playtest/shell/saved_game.h"
#include "playtest/shell/saved_kind.h"
#include "playtest/shell/saved_names.h"
#include "playtest/shell/saved_sum.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace delve::play {
namespace {

constexpr auto most32 = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t max = 1'000'000'000'000;

template <class Enum, std::size_t count>
Enum readWord(JsonValue value, const WordTable<Enum, count>& words) {
    const auto found = words.find(value.text());
    if (!found)
        value.refuse(
            {DELVE_TEXT("play", "Unknown value %1; expected one of: %2."), {clipped(value.raw()), words.all()}});
    return found.value_or(Enum{});
}

std::uint32_t readIndex(JsonValue value) { return static_cast<std::uint32_t>(value.whole(0, most32)); }

constexpr Needed yes = Needed::Yes;

constexpr std::array<Member<Player>, 13> playerMembers{{
    {"level", yes, [](Player& p, JsonValue value) { p.place.level = readIndex(value); }},
    {"cell", yes, [](Player& p, JsonValue value) { p.place.at = readCell(value); }},
    {"facing", yes, [](Player& p, JsonValue value) { p.facing = readWord(value, facingWords); }},
    {"out", yes, [](Player& p, JsonValue value) { p.out = value.yesNo(); }},
    {"score", yes, [](Player& p, JsonValue value) { p.score = value.whole(0, max); }},
    {"health", yes, [](Player& p, JsonValue value) { p.health = value.whole(0, max); }},
    {"supplies", yes, [](Player& p, JsonValue value) { p.supplies = value.whole(0, max); }},
    {"coins", yes, [](Player& p, JsonValue value) { p.coins = value.whole(0, max); }},
    {"strength", yes, [](Player& p, JsonValue value) { p.strength = value.whole(0, max); }},
    {"armour", yes, [](Player& p, JsonValue value) { p.armour = value.whole(0, max); }},
    {"lamp", yes, [](Player& p, JsonValue value) { p.lamp = value.whole(0, max); }},
    {"keys", yes,
     [](Player& p, JsonValue value) { value.elements([&](JsonValue key) { p.keys.emplace_back(key.text()); }); }},
    {"warned", Needed::No, [](Player& p, JsonValue value) { p.warned = readWord(value, facingWords); }},
}};

constexpr std::array<Member<Enemy>, 9> enemyMembers{{
    {"level", yes, [](Enemy& e, JsonValue value) { e.level = readIndex(value); }},
    {"cell", yes, [](Enemy& e, JsonValue value) { e.at = readCell(value); }},
    {"thing", yes, [](Enemy& e, JsonValue value) { e.thing = readIndex(value); }},
    {"kind", yes, [](Enemy& e, JsonValue value) { e.kind = readIndex(value); }},
    {"health", yes, [](Enemy& e, JsonValue value) { e.health = value.whole(0, max); }},
    {"energy", yes, [](Enemy& e, JsonValue value) { e.energy = value.whole(0, max); }},
    {"dazed", yes, [](Enemy& e, JsonValue value) { e.dazed = value.whole(0, max); }},
    {"hunting", yes, [](Enemy& e, JsonValue value) { e.hunting = value.yesNo(); }},
    {"boss", yes, [](Enemy& e, JsonValue value) { e.boss = value.yesNo(); }},
}};

constexpr std::array<Member<DrawnEncounter>, 3> drawnMembers{{
    {"level", yes, [](DrawnEncounter& d, JsonValue value) { d.level = readIndex(value); }},
    {"thing", yes, [](DrawnEncounter& d, JsonValue value) { d.thing = readIndex(value); }},
    {"encounter", yes, [](DrawnEncounter& d, JsonValue value) { d.encounter = readIndex(value); }},
}};

template <class T, std::size_t count>
T readObject(JsonValue value, const std::array<Member<T>, count>& members) {
    T object{};
    std::string unknown;
    readMembers(value, members, object, unknown);
    if (!unknown.empty()) value.refuse({DELVE_TEXT("play", "Unknown member in this object. Remove it.")});
    return object;
}

/// A fight that was saved before enemies showed their intent goes on with a plain blow.
constexpr std::array<Member<Interaction>, 6> interactionMembers{{
    {"player", yes, [](Interaction& m, JsonValue value) { m.player = readIndex(value); }},
    {"thing", Needed::No, [](Interaction& m, JsonValue value) { m.thing = readIndex(value); }},
    {"encounter", Needed::No, [](Interaction& m, JsonValue value) { m.encounter = readIndex(value); }},
    {"enemy", Needed::No, [](Interaction& m, JsonValue value) { m.enemy = readIndex(value); }},
    {"foe", yes, [](Interaction& m, JsonValue value) { m.foe = readObject(value, enemyMembers); }},
    {"intent", Needed::No, [](Interaction& m, JsonValue value) { m.intent = readWord(value, intentWords); }},
}};

/// A row of the cells that were seen: empty where none was, else 16 digits for each 64 cells.
void readSeenRow(JsonValue value, std::int32_t width, std::span<std::uint64_t> row) {
    const auto digits = value.text();
    if (digits.empty()) return;
    bool good = digits.size() == 16 * row.size();
    for (std::size_t i = 0; good && i < row.size(); ++i) {
        const auto* const from = digits.data() + 16 * i;
        good = std::from_chars(from, from + 16, row[i], 16).ptr == from + 16;
    }
    if (good && width % 64 != 0) good = (row.back() >> (width % 64)) == 0;
    if (!good) value.expected(DELVE_TEXT("play", "Expected 16 hex digits per 64 cells, found %1."));
}

ChunkedBits readSeen(JsonValue value, Size size) {
    constexpr auto side = ChunkedBits::chunkSide;
    ChunkedBits seen;
    std::vector<std::uint64_t> words(static_cast<std::size_t>((size.width + side - 1) / side));
    std::int32_t y = 0;
    value.elements([&](JsonValue row) {
        if (y < size.height) {
            std::ranges::fill(words, 0);
            readSeenRow(row, size.width, words);
            for (std::size_t i = 0; i < words.size(); ++i)
                if (words[i] != 0)
                    seen.writeChunk(static_cast<std::int32_t>(i), y / side)[static_cast<std::size_t>(y % side)] =
                        words[i];
        }
        ++y;
    });
    if (y != size.height) value.refuse({DELVE_TEXT("play", "Expected as many rows as the level has.")});
    return seen;
}

struct LevelToRead {
    Size size;
    SavedLevel lists;
    ChunkedBits seen;
};

constexpr std::array<Member<LevelToRead>, 4> levelMembers{{
    {"gone", yes,
     [](LevelToRead& level, JsonValue value) {
         value.elements([&](JsonValue thing) { level.lists.gone.push_back(readIndex(thing)); });
     }},
    {"opened", yes,
     [](LevelToRead& level, JsonValue value) {
         value.elements([&](JsonValue cell) { level.lists.opened.push_back(readCell(cell)); });
     }},
    {"seen", yes, [](LevelToRead& level, JsonValue value) { level.seen = readSeen(value, level.size); }},
    {"found", Needed::No,
     [](LevelToRead& level, JsonValue value) {
         value.elements([&](JsonValue cell) { level.lists.doorsFound.push_back(readCell(cell)); });
     }},
}};

/// A game, and what of it has to be checked as it was written.
struct GameToRead {
    Game game;
    std::vector<SavedLevel> levels;
};

/// References to things that the level does not have are left out here, and refused by checkSavedGame().
void takeLevel(GameToRead& into, std::uint32_t number, LevelToRead level) {
    const bool untouched = level.lists.gone.empty() && level.lists.opened.empty() && level.lists.doorsFound.empty();
    if (!untouched || !level.seen.empty()) {
        auto& state = into.game.levels.write(number);
        for (const auto thing : level.lists.gone)
            if (thing < into.game.level(number).things->size()) state.gone.insert(thing);
        for (const Cell cell : level.lists.opened)
            if (level.size.contains(cell)) state.opened.set(cell);
        for (const Cell cell : level.lists.doorsFound)
            if (level.size.contains(cell)) state.doorsFound.set(cell);
        state.seen = std::move(level.seen);
    }
    into.levels.push_back(std::move(level.lists));
}

void readLevels(GameToRead& into, JsonValue value) {
    const auto& levels = into.game.world().levels;
    std::size_t count = 0;
    value.elements([&](JsonValue element) {
        if (const auto number = count++; number < levels.size()) {
            LevelToRead level{levels[number].size(), {}, {}};
            std::string unknown;
            readMembers(element, levelMembers, level, unknown);
            takeLevel(into, static_cast<std::uint32_t>(number), std::move(level));
        }
    });
    if (count != levels.size()) value.refuse({DELVE_TEXT("play", "Expected as many levels as the world has.")});
}

Stream readRandom(JsonValue value) {
    Engine::State state{};
    std::size_t count = 0;
    value.elements([&](JsonValue word) {
        if (count < state.size()) state[count] = word.bits64();
        ++count;
    });
    if (count != state.size() || state == Engine::State{})
        value.refuse(
            {DELVE_TEXT("play", "Expected the state of the random generator: four numbers, at least one of them "
                                "not 0.")});
    return Stream(Engine(state));
}

template <class T, std::size_t count>
std::vector<T> readList(JsonValue value, const std::array<Member<T>, count>& members) {
    std::vector<T> list;
    value.elements([&](JsonValue element) { list.push_back(readObject(element, members)); });
    return list;
}

/// Whether the objective has such an ending is checked when all is read.
std::string readReason(JsonValue value) {
    const auto word = value.text();
    return word == noReason ? std::string() : std::string(word);
}

constexpr std::array<Member<GameToRead>, 16> gameMembers{{
    {"turn", yes, [](GameToRead& g, JsonValue value) { g.game.turn = value.whole(0, max); }},
    {"depth", yes, [](GameToRead& g, JsonValue value) { g.game.depth = value.whole(1, max); }},
    {"mode", yes, [](GameToRead& g, JsonValue value) { g.game.mode = readWord(value, modeWords); }},
    {"ending", yes, [](GameToRead& g, JsonValue value) { g.game.ending = readWord(value, endingWords); }},
    {"reason", yes, [](GameToRead& g, JsonValue value) { g.game.reason = readReason(value); }},
    {"winner", yes,
     [](GameToRead& g, JsonValue value) { g.game.winner = static_cast<std::size_t>(value.whole(0, 2)); }},
    {"endWord", yes, [](GameToRead& g, JsonValue value) { g.game.endWord = value.text(); }},
    {"walksThroughWalls", yes, [](GameToRead& g, JsonValue value) { g.game.walksThroughWalls = value.yesNo(); }},
    {"tested", yes, [](GameToRead& g, JsonValue value) { g.game.tested = value.yesNo(); }},
    {"random", yes, [](GameToRead& g, JsonValue value) { g.game.random = readRandom(value); }},
    {"players", yes, [](GameToRead& g, JsonValue value) { g.game.players = readList(value, playerMembers); }},
    {"enemies", yes, [](GameToRead& g, JsonValue value) { g.game.enemies = readList(value, enemyMembers); }},
    {"encounters", yes, [](GameToRead& g, JsonValue value) { g.game.encounters = readList(value, drawnMembers); }},
    {"explored", yes,
     [](GameToRead& g, JsonValue value) {
         value.elements([&](JsonValue site) { g.game.explored.write().emplace_back(site.text()); });
     }},
    {"meeting", yes,
     [](GameToRead& g, JsonValue value) { g.game.interaction = readObject(value, interactionMembers); }},
    {"levels", yes, [](GameToRead& g, JsonValue value) { readLevels(g, value); }},
}};

constexpr std::array<Member<SaveLabel>, 4> labelMembers{{
    {"name", yes, [](SaveLabel& l, JsonValue value) { l.name = value.text(); }},
    {"time", yes, [](SaveLabel& l, JsonValue value) { l.time = value.text(); }},
    {"picture", yes, [](SaveLabel& l, JsonValue value) { l.picture = value.text(); }},
    {"turn", yes, [](SaveLabel& l, JsonValue value) { l.turn = value.whole(0, max); }},
}};

constexpr std::array<Member<ViewChoices>, 3> viewMembers{{
    {"lights", yes, [](ViewChoices& v, JsonValue value) { v.lights = value.yesNo(); }},
    {"firstPerson", yes, [](ViewChoices& v, JsonValue value) { v.firstPerson = value.yesNo(); }},
    {"minimap", yes, [](ViewChoices& v, JsonValue value) { v.minimap = value.yesNo(); }},
}};

constexpr std::array<Member<Place>, 2> placeMembers{{
    {"level", yes, [](Place& p, JsonValue value) { p.level = readIndex(value); }},
    {"cell", yes, [](Place& p, JsonValue value) { p.at = readCell(value); }},
}};

/// The member of this name, which has to be there.
void readNeeded(JsonValue object, std::string_view name, const std::function<void(JsonValue)>& read) {
    const auto member = object.find(name);
    if (member) return read(*member);
    object.refuse({DELVE_TEXT("play", "Missing member “%1” in this object."), {std::string(name)}});
}

bool canStandOn(const PreparedWorld& prepared, const Place& place) {
    return place.level < prepared.levels.size() && prepared.level(place.level).size().contains(place.at) &&
           prepared.levels[place.level].walkable.at(place.at);
}

void readVersion(JsonValue value) {
    const auto version = value.whole(1, most32);
    if (version > savedGameVersion)
        value.refuse({DELVE_TEXT("play", "This game was saved by a newer Delvewright. Open it with that version.")});
}

/// A number, or those of a game that went on under other rules than it began with, in their order.
std::vector<std::int64_t> readRulesPlayed(JsonValue value) {
    if (value.kind() == JsonKind::Number) return {value.whole(1, most32)};
    std::vector<std::int64_t> versions;
    value.elements([&](JsonValue version) { versions.push_back(version.whole(1, most32)); });
    if (versions.size() < 2 || std::ranges::adjacent_find(versions) != versions.end())
        value.expected(DELVE_TEXT("play",
                                  "Expected a rules version, or a list of two or more with no version twice in a "
                                  "row, found %1."));
    return versions;
}

struct FilePlace {
    std::int64_t line = 0;   ///< 0: none is named
    std::int64_t column = 0; ///< likewise
    std::string_view path;
};

/// Takes a number off that stands behind this word, with the comma after it; 0 where it does not stand there.
std::int64_t takeNumber(std::string_view& where, std::string_view word) {
    if (!where.starts_with(word)) return 0;
    std::int64_t number = 0;
    const auto read = std::from_chars(where.data() + word.size(), where.data() + where.size(), number);
    where.remove_prefix(static_cast<std::size_t>(read.ptr - where.data()));
    if (where.starts_with(", ")) where.remove_prefix(2);
    return number;
}

/// "line 28, column 3, worlds[0]", or less of it.
FilePlace placeIn(std::string_view where) {
    FilePlace place;
    place.line = takeNumber(where, "line ");
    place.column = takeNumber(where, "column ");
    place.path = where;
    return place;
}

/// The place of a fault in a world, as one in the saved game around it: "line 40, column 7, worlds[0].levels[0].rows".
std::string placeWithin(std::string_view world, std::string_view where) {
    const auto outer = placeIn(world);
    const auto inner = placeIn(where);
    const auto line = outer.line + std::max<std::int64_t>(inner.line, 1) - 1;
    const auto column = inner.line > 1 ? inner.column : outer.column + std::max<std::int64_t>(inner.column, 1) - 1;
    return "line " + std::to_string(line) + (column > 0 ? ", column " + std::to_string(column) : "") + ", " +
           std::string(outer.path) + (inner.path.empty() ? "" : ".") + std::string(inner.path);
}

class LabelReader : public JsonListener {
public:
    bool enters(std::string_view, JsonKind) override { return false; }
    std::optional<Message> left() override { return {}; }
    void value(std::string_view, std::string_view, JsonValue value) override {
        readNeeded(value, "delvesave", readVersion);
        std::string others;
        readMembers(value, labelMembers, label, others);
    }
    SaveLabel label;
};

} // namespace

class SavedGameReader : public LabelReader {
public:
    explicit SavedGameReader(const Declarations& declarations) { m_shell.m_declarations = declarations; }

    void value(std::string_view before, std::string_view name, JsonValue value) override {
        LabelReader::value(before, name, value);
        if (value.refused()) return;
        readWorlds(value);
        if (!m_shell.m_worlds.empty() && !value.refused()) readShell(value);
    }

    /// Where in a world the fault is that it was refused for.
    [[nodiscard]] const std::optional<std::string>& placeInWorld() const { return m_placeInWorld; }

    [[nodiscard]] Result<SavedGame> take() {
        if (m_shell.m_worlds.empty() || !m_shell.m_game)
            return badInput({DELVE_TEXT("play", "Expected a JSON object with a saved game.")}, "worlds");
        if (label.turn != m_shell.m_game->turn)
            return badInput({DELVE_TEXT("play", "Expected the turn of the game (%1), found %2."),
                             {std::to_string(m_shell.m_game->turn), std::to_string(label.turn)}},
                            "turn");
        if (auto checked = checkSavedGame(*m_shell.m_game, m_levels); !checked) return std::move(checked).failure();
        const World& first = *m_shell.m_worlds.front();
        const auto prepared = preparedWorldOf(m_shell.m_worlds.front(), *m_shell.m_declarations);
        if (m_shell.m_from && !canStandOn(*prepared, *m_shell.m_from))
            return badInput({DELVE_TEXT("play", "Expected a walkable cell.")}, "from.cell");
        deriveStates(*m_shell.m_game, m_shell.m_worlds.size() == 1 ? m_shell.m_from : std::nullopt);
        auto led = checkHistory(*m_shell.m_game, m_shell.m_worlds, m_shell.m_keys);
        if (!led) return std::move(led).failure();
        const auto home = prepared->home;
        m_shell.m_recipe = first.levels[home].recipe;
        m_shell.m_size = first.levels[home].size();
        m_shell.m_stage = Shell::Stage::Game;
        return SavedGame{std::move(m_shell), std::move(label)};
    }

private:
    void readWorlds(JsonValue object) {
        readNeeded(object, "worlds", [&](JsonValue worlds) {
            worlds.elements([&](JsonValue world) { readWorld(world); });
            if (m_shell.m_worlds.empty()) worlds.refuse({DELVE_TEXT("play", "Expected at least one world.")});
        });
    }

    void readWorld(JsonValue world) {
        auto read = readDelve(world.raw());
        if (!read) {
            if (!world.refused()) m_placeInWorld = read.failure().where;
            return world.refuse(read.failure().message);
        }
        auto whole = std::make_shared<World>(std::move(*read));
        if (auto chosen = chosenObjective(*whole->rules, m_shell.m_declarations->objectives); !chosen)
            return refuseRule(world, chosen.failure());
        m_shell.m_worlds.push_back(preparedWorldOf(std::move(whole), *m_shell.m_declarations)->world);
    }

    /// At its line, where the file has it.
    static void refuseRule(JsonValue object, const Failure& failure) {
        const auto rules = object.find("rules");
        const auto rule = rules ? rules->find(failure.where.substr(failure.where.find('.') + 1)) : std::nullopt;
        rule.value_or(object).refuse(failure.message);
    }

    void readShell(JsonValue object) {
        readNeeded(object, "fromFile", [&](JsonValue value) { m_shell.m_fromFile = value.yesNo(); });
        if (const auto rules = object.find("rules")) m_shell.m_rulesPlayed = readRulesPlayed(*rules);
        readNeeded(object, "seed", [&](JsonValue value) { m_shell.m_seed = value.bits64(); });
        readNeeded(object, "keys", [&](JsonValue value) { m_shell.m_keys = value.text(); });
        readNeeded(object, "view", [&](JsonValue value) { m_shell.m_view = readObject(value, viewMembers); });
        if (const auto from = object.find("from")) m_shell.m_from = readObject(*from, placeMembers);
        readNeeded(object, "game", [&](JsonValue value) {
            GameToRead read;
            read.game.prepared = preparedWorldOf(m_shell.m_worlds.back(), *m_shell.m_declarations);
            std::string unknown;
            readMembers(value, gameMembers, read, unknown);
            m_shell.m_game = std::move(read.game);
            m_levels = std::move(read.levels);
        });
    }

    Shell m_shell;
    std::vector<SavedLevel> m_levels;
    std::optional<std::string> m_placeInWorld;
};

namespace {

/// The text up to what a list does not show, as an object of its own; empty where it is written otherwise. No text
/// within it can look like that: a line ends in none.
std::string labelOnly(std::string_view text) {
    const auto end = text.find(",\n  \"fromFile\"");
    return end == std::string_view::npos ? std::string() : std::string(text.substr(0, end)) + "\n}\n";
}

} // namespace

Result<SavedGame> readSavedGame(std::string_view text, const Declarations& declarations) {
    if (auto ours = checkKind(text); !ours) return std::move(ours).failure();
    if (auto whole = checkSum(text); !whole) return std::move(whole).failure();
    SavedGameReader reader(declarations);
    if (auto read = readJson(piecesOf(text), reader); !read) {
        auto failure = std::move(read).failure();
        if (reader.placeInWorld()) failure.where = placeWithin(failure.where, *reader.placeInWorld());
        return failure;
    }
    return reader.take();
}

Result<SaveLabel> readSaveLabel(std::string_view text) {
    if (auto ours = checkKind(text); !ours) return std::move(ours).failure();
    if (auto whole = checkSum(text); !whole) return std::move(whole).failure();
    const auto object = labelOnly(text);
    LabelReader reader;
    if (auto read = readJson(piecesOf(object.empty() ? text : object), reader); !read) return std::move(read).failure();
    return std::move(reader.label);
}

} // namespace delve::play
