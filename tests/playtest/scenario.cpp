#include "tests/playtest/scenario.h"

#include "generation/level/delve/rule_options.h"
#include "generation/level/delve/rule_table.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "playtest/proof/proof.h"
#include "playtest/shell/keys.h"
#include "playtest/shell/map_text.h"
#include "playtest/shell/saved_names.h"
#include "tests/playtest/recorded.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>

namespace delve::test {
namespace {

std::vector<std::string> split(const std::string& text, char by) {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, by);) {
        const auto first = part.find_first_not_of(' ');
        parts.push_back(first == std::string::npos ? "" : part.substr(first));
    }
    return parts;
}

std::vector<std::int32_t> numbersIn(const std::string& text) {
    std::vector<std::int32_t> numbers;
    for (const auto& part : split(text, ',')) numbers.push_back(std::stoi(part));
    return numbers;
}

/// A field that is not in the table is a typing error,
/// which would otherwise leave a scenario that tests nothing.
template <class Field>
Field known(const std::map<std::string, Field>& fields, const std::string& name) {
    const auto field = fields.find(name);
    if (field == fields.end()) throw std::invalid_argument("no field “" + name + "”");
    return field->second;
}

Cell cellIn(const std::string& text) {
    const auto numbers = numbersIn(text);
    return {numbers.at(0), numbers.at(1)};
}

class Stage {
public:
    explicit Stage(const Scenario& scenario) : m_scenario(scenario) {
        m_world.levels.emplace_back().id = "first";
        m_world.rules.write().objective = "gate";
        m_world.rules.write().sight = 0; // so that seeing does not win a game, unless a scenario asks for it
    }

    std::string run() {
        try {
            for (m_at = 0; m_at < m_scenario.lines.size() && m_failure.empty(); ++m_at)
                if (!m_scenario.lines[m_at].empty()) obey(m_scenario.lines[m_at]);
        } catch (const std::exception& error) {
            fail(std::string("cannot be read: ") + error.what());
        }
        return m_failure;
    }

private:
    void fail(const std::string& what) {
        if (m_failure.empty())
            m_failure = m_scenario.file + ", line " + std::to_string(m_scenario.line + static_cast<int>(m_at) + 1) +
                        " (" + m_scenario.sentence + "): " + what;
    }

    void obey(const std::string& line) {
        const auto word = line.substr(0, line.find(' '));
        const auto rest = word.size() < line.size() ? line.substr(word.size() + 1) : std::string();
        if (word == "rules") return readRules(rest);
        if (word == "level") return addLevel(rest);
        if (word == "below") return level().properties.set("below", Reference{rest});
        if (word == "map") return m_shell ? compareMap() : readMap();
        if (word == "thing") return addThing(split(rest, ' '));
        if (word == "under") return setTile(split(rest, ' '));
        if (word == "room") return addRoom(split(rest, ' '));
        if (word == "enemy") return changeEnemy(split(rest, ' '));
        if (word == "encounter") return addEncounter(split(rest, ' '));
        if (word == "choice") return addChoice(split(rest, ' '));
        if (word == "keys") return play(rest);
        if (word == "expect") return expect(rest);
        if (word == "refused") return refused(rest);
        fail("what is “" + word + "”?");
    }

    Level& level() { return m_world.levels.back(); }

    /// A rule that only the objective has.
    bool setOption(const std::string& name, const std::string& value) {
        const auto* objective = play::builtInObjectives().find(m_world.rules->objective);
        const auto number = decimalFromText(value);
        if (!objective || !number ||
            std::ranges::find(objective->options, name, &play::ObjectiveOption::id) == objective->options.end())
            return false;
        setRuleOption(m_world.rules.write(), name, *number);
        return true;
    }

    void readRules(const std::string& text) {
        for (const auto& part : split(text, ',')) {
            const auto name = part.substr(0, part.find(' '));
            const auto value = part.substr(name.size() + 1);
            if (name == "objective") {
                m_world.rules.write().objective = value;
                continue;
            }
            const auto rule = std::ranges::find(ruleTable, name, &Rule::name);
            if (rule == ruleTable.end()) {
                if (!setOption(name, value)) return fail("no rule “" + name + "”");
                continue;
            }
            if (rule->flag) m_world.rules.write().*rule->flag = value == "yes";
            if (rule->number) m_world.rules.write().*rule->number = std::stoll(value);
            if (rule->decimal) m_world.rules.write().*rule->decimal = decimalFromText(value).value();
        }
    }

    void addLevel(const std::string& id) {
        if (level().size().area() > 0) m_world.levels.emplace_back();
        level().id = id;
    }

    std::vector<std::string> takeRows() {
        std::vector<std::string> rows;
        while (m_at + 1 < m_scenario.lines.size() && isRow(m_scenario.lines[m_at + 1]))
            rows.push_back(m_scenario.lines[++m_at]);
        return rows;
    }

    /// A row of a map begins with none of these words.
    static bool isRow(const std::string& line) {
        for (const char* word : {"rules ", "level ", "below ", "map", "thing ", "under ", "room ", "enemy ",
                                 "encounter ", "choice ", "keys ", "expect ", "refused"})
            if (line.starts_with(word)) return false;
        return !line.empty();
    }

    void readMap() {
        const auto rows = takeRows();
        std::size_t width = 0;
        for (const auto& row : rows) width = std::max(width, row.size());
        level().tiles = Grid({static_cast<std::int32_t>(width), static_cast<std::int32_t>(rows.size())}, Tile::Void);
        for (std::size_t y = 0; y < rows.size(); ++y)
            for (std::size_t x = 0; x < rows[y].size(); ++x)
                readGlyph(rows[y][x], {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)});
    }

    void readGlyph(char glyph, Cell cell) {
        if (const auto tile = m_world.tiles.findGlyph(static_cast<char32_t>(glyph)))
            return level().tiles.set(cell, *tile);
        level().tiles.set(cell, Tile::Floor);
        for (const auto& kind : thingKinds())
            if (kind.glyph == glyph || (glyph == '&' && kind.kind == ThingKind::Start)) put(kind, cell);
        if (glyph == '&') level().things.write().back().fields.set("player", Decimal::of(2));
    }

    void put(const ThingKindInfo& kind, Cell cell) {
        Thing thing;
        thing.kind = kind.kind;
        thing.at = cell;
        thing.id = bornAt(kind.name, cell);
        level().things.write().push_back(std::move(thing));
    }

    /// thing KIND X,Y [FIELD VALUE]…: sets the fields of one on the map, else adds a new one.
    void addThing(const std::vector<std::string>& words) {
        const auto& kind = infoOf(thingKindFromName(words.at(0)).value());
        const Cell cell = cellIn(words.at(1));
        auto& things = level().things.write();
        auto found = std::ranges::find_if(things, [&](const Thing& t) { return t.kind == kind.kind && t.at == cell; });
        if (found == things.end()) {
            put(kind, cell);
            found = things.end() - 1;
        }
        for (std::size_t i = 2; i + 1 < words.size(); i += 2)
            found->fields.set(words[i], fieldValue(kind, words[i], words[i + 1]));
    }

    static PropertyValue fieldValue(const ThingKindInfo& kind, const std::string& name, const std::string& value) {
        const auto field = std::ranges::find(kind.fields, name, &ThingField::name);
        if (field == kind.fields.end()) throw std::invalid_argument("no field “" + name + "”");
        switch (field->type) {
        case ThingField::Type::Whole: return Decimal::of(std::stoll(value));
        case ThingField::Type::Level: return Reference{value};
        case ThingField::Type::CellInLevel: return cellIn(value);
        default: break;
        }
        std::string words = value;
        std::ranges::replace(words, '_', ' ');
        return words;
    }

    void setTile(const std::vector<std::string>& words) {
        level().tiles.set(cellIn(words.at(0)), m_world.tiles.find(words.at(1)).value());
    }

    void addRoom(const std::vector<std::string>& words) {
        const auto box = numbersIn(words.at(1));
        Room room;
        room.id = words.at(0);
        room.kind = RoomKind::Site;
        room.box = {box.at(0), box.at(1), box.at(2), box.at(3)};
        level().rooms.write().push_back(std::move(room));
    }

    /// enemy NAME FIELD VALUE …: changes a row of the table, so that nothing is left to chance.
    void changeEnemy(const std::vector<std::string>& words) {
        auto& enemies = m_world.tables.enemies.write();
        const auto enemy = std::ranges::find(enemies, words.at(0), &EnemyKind::name);
        if (enemy == enemies.end()) throw std::invalid_argument("no enemy “" + words.at(0) + "”");
        for (std::size_t i = 1; i + 1 < words.size(); i += 2) {
            static const std::map<std::string, std::int64_t EnemyKind::*> fields{
                {"health", &EnemyKind::health},         {"strength", &EnemyKind::strength},
                {"aggression", &EnemyKind::aggression}, {"speed", &EnemyKind::speed},
                {"sight", &EnemyKind::sight},           {"worth", &EnemyKind::worth},
                {"heavy", &EnemyKind::heavy},           {"open", &EnemyKind::open}};
            (*enemy).*known(fields, words[i]) = std::stoll(words[i + 1]);
        }
    }

    /// encounter here|road|named TEXT: the first one clears the table. A named one is met where a thing names it.
    void addEncounter(const std::vector<std::string>& words) {
        auto& table = m_world.tables.encounters.write();
        if (std::exchange(m_ownEncounters, true) == false) table.clear();
        Encounter encounter;
        encounter.name = encounter.text = words.at(1);
        encounter.road = words.at(0) == "road";
        encounter.named = words.at(0) == "named";
        table.push_back(std::move(encounter));
    }

    /// choice TEXT [health|supplies|coins N]… [fight NAME]: with one outcome, so that nothing is left to chance.
    void addChoice(const std::vector<std::string>& words) {
        Outcome outcome;
        outcome.text = words.at(0) + "-done";
        for (std::size_t i = 1; i + 1 < words.size(); i += 2) {
            static const std::map<std::string, std::int64_t Outcome::*> fields{
                {"health", &Outcome::health}, {"supplies", &Outcome::supplies}, {"coins", &Outcome::coins}};
            if (words[i] == "fight") outcome.fight = words[i + 1];
            else outcome.*known(fields, words[i]) = std::stoll(words[i + 1]);
        }
        m_world.tables.encounters.write().back().choices.push_back({words.at(0), {std::move(outcome)}, {}});
    }

    bool begin() {
        if (m_shell) return true;
        auto shell = play::Shell::inPlay(std::make_shared<const World>(m_world), 1);
        if (!shell) {
            fail("was refused: " + inEnglish(shell.failure().message));
            return false;
        }
        m_shell = std::move(*shell);
        return true;
    }

    void refused(const std::string& with) {
        auto shell = play::Shell::inPlay(std::make_shared<const World>(m_world), 1);
        if (shell) return fail("was not refused");
        if (inEnglish(shell.failure().message).find(with) == std::string::npos)
            fail("was refused with: " + inEnglish(shell.failure().message));
    }

    void play(const std::string& keys) {
        if (!begin()) return;
        play::NoSavedGames none;
        m_said.clear();
        for (const char32_t key : play::keysOf(keys)) {
            const auto typed = m_shell->type(key, none);
            if (!typed.meant) m_said.push_back("(passed over)");
            if (!typed.message.text.empty()) m_said.push_back(inEnglish(typed.message));
            for (const auto& event : typed.events) m_said.push_back(inEnglish(event.message));
            if (const auto wrong = whatDoesNotFollow(*m_shell->game()); !wrong.empty())
                fail("differs from the game when it is loaded: " + wrong);
        }
        compareWithProof();
    }

    /// What exploring has won, the proof calls winnable.
    void compareWithProof() {
        const play::Game& game = *m_shell->game();
        if (!game.objective().ofGround || !game.over() || game.ending != play::Ending::Won) return;
        const auto proof = play::prove(std::make_shared<const World>(m_world));
        if (!proof || proof->verdict == play::Verdict::Unwinnable) fail("is won, and yet called unwinnable");
    }

    void compareMap() {
        const play::Game& game = *m_shell->game();
        const auto level = game.players.front().place.level;
        play::Knowledge knowledge;
        knowledge.look(game, level, m_shell->view().lights);
        std::string wanted;
        for (const auto& row : takeRows()) wanted += row + '\n';
        const auto found = trimmed(play::mapText(game, level, knowledge));
        if (found != trimmed(wanted)) fail("the map is\n" + found + "and not\n" + wanted);
    }

    /// Ignores blanks at the ends of rows.
    static std::string trimmed(const std::string& map) {
        std::string text;
        std::istringstream in(map);
        for (std::string row; std::getline(in, row);) {
            const auto last = row.find_last_not_of(' ');
            text += row.substr(0, last == std::string::npos ? 0 : last + 1) + '\n';
        }
        return text;
    }

    void expect(const std::string& text) {
        if (!begin()) return;
        const auto says = text.find("says ");
        for (const auto& part : split(text.substr(0, says), ',')) {
            if (part.empty()) continue;
            const auto name = part.substr(0, part.find(' '));
            const auto wanted = name.size() < part.size() ? part.substr(name.size() + 1) : std::string();
            const auto found = valueOf(name);
            if (found != wanted) fail(name + " is “" + found + "” and not “" + wanted + "”");
        }
        if (says == std::string::npos) return;
        const auto wanted = text.substr(says + 5);
        if (std::ranges::find(m_said, wanted) != m_said.end()) return;
        std::string all;
        for (const auto& line : m_said) all += "\n  " + line;
        fail("nothing says “" + wanted + "”, but:" + all);
    }

    std::string valueOf(const std::string& asked) const {
        const play::Game& game = *m_shell->game();
        if (asked == "turn") return std::to_string(game.turn);
        if (asked == "state") return std::string(play::stateName(*m_shell));
        if (asked == "winner") return std::to_string(game.winner);
        if (asked == "depth") return std::to_string(game.depth);
        if (asked == "enemies") return std::to_string(game.enemies.size());
        if (asked == "screen") return screenName(m_shell->screen());
        if (asked == "hunting") return std::to_string(std::ranges::count(game.enemies, true, &play::Enemy::hunting));
        if (asked == "foe") return std::to_string(game.interaction.foe.health);
        if (asked == "intent") return std::string(play::intentWords[game.interaction.intent]);
        if (asked == "explored") return joined(*game.explored);
        const bool second = asked.ends_with('2');
        return valueOf(game, game.players.at(second ? 1 : 0), second ? asked.substr(0, asked.size() - 1) : asked);
    }

    static std::string screenName(play::Screen screen) {
        static constexpr std::array names{"title", "seed", "play", "encounter", "store", "fight", "over", "ended"};
        return names[static_cast<std::size_t>(screen)];
    }

    static std::string valueOf(const play::Game& game, const play::Player& player, const std::string& name) {
        if (name == "health") return std::to_string(player.health);
        if (name == "supplies") return std::to_string(player.supplies);
        if (name == "coins") return std::to_string(player.coins);
        if (name == "score") return std::to_string(player.score);
        if (name == "strength") return std::to_string(player.strength);
        if (name == "armour") return std::to_string(player.armour);
        if (name == "lamp") return std::to_string(player.lamp);
        if (name == "out") return player.out ? "yes" : "no";
        if (name == "keys") return joined(player.keys);
        if (name == "level") return game.level(player.place.level).id;
        if (name == "facing") return std::string(1, "NESW"[static_cast<int>(player.facing)]);
        if (name == "at") return std::to_string(player.place.at.x) + ' ' + std::to_string(player.place.at.y);
        throw std::invalid_argument("nothing is called “" + name + "”");
    }

    static std::string joined(const std::vector<std::string>& words) {
        std::string text;
        for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
        return text;
    }

    const Scenario& m_scenario;
    std::size_t m_at = 0;
    World m_world;
    bool m_ownEncounters = false;
    std::optional<play::Shell> m_shell;
    std::vector<std::string> m_said;
    std::string m_failure;
};

} // namespace

std::vector<Scenario> readScenarios(const std::string& path) {
    std::vector<Scenario> scenarios;
    std::ifstream in(path);
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        if (line.starts_with("== "))
            scenarios.push_back({line.substr(3), path.substr(path.rfind('/') + 1), number, {}});
        else if (!scenarios.empty()) scenarios.back().lines.push_back(line);
    }
    for (auto& scenario : scenarios)
        while (!scenario.lines.empty() && scenario.lines.back().empty()) scenario.lines.pop_back();
    return scenarios;
}

std::string failureOf(const Scenario& scenario) { return Stage(scenario).run(); }

} // namespace delve::test
