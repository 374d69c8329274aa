#include "generation/level/delve/text_out.h"
#include "generation/level/delve_file.h"
#include "generation/level/encounter.h"
#include "playtest/shell/saved_game.h"
#include "playtest/shell/saved_names.h"
#include "playtest/shell/saved_sum.h"

#include <algorithm>

namespace delve::play {

class SavedGameWriter {
public:
    SavedGameWriter(TextOut& out, const Shell& shell) : m_out(out), m_shell(shell), m_game(*shell.m_game) {}

    void write(const SaveLabel& label) {
        m_out << "{\n  \"delvesave\": " << savedGameVersion;
        text("\n  ", "name", label.name);
        text("\n  ", "time", label.time);
        text("\n  ", "picture", label.picture);
        m_out << ",\n  \"turn\": " << m_game.turn << ",\n  \"fromFile\": ";
        m_out.yesNo(m_shell.m_fromFile);
        writeRules();
        m_out << ",\n  \"seed\": " << m_shell.m_seed;
        if (m_shell.m_from) {
            m_out << ",\n  \"from\": ";
            place(*m_shell.m_from);
        }
        text("\n  ", "keys", m_shell.m_keys);
        writeView();
        writeGame();
        writeWorlds();
    }

private:
    void text(std::string_view before, std::string_view name, std::string_view value) {
        (m_out << ',' << before << '"' << name << "\": ").quoted(value);
    }
    void number(std::string_view name, std::int64_t value) { m_out << ", \"" << name << "\": " << value; }
    void place(const Place& place) {
        (m_out << "{ \"level\": " << place.level << ", \"cell\": ").cell(place.at) << " }";
    }
    void flag(std::string_view name, bool value) { (m_out << ", \"" << name << "\": ").yesNo(value); }

    template <class List, class Each>
    void list(const List& items, Each each) {
        m_out << '[';
        bool first = true;
        for (const auto& item : items) {
            m_out << (first ? " " : ", ");
            each(item);
            first = false;
        }
        m_out << (first ? "]" : " ]");
    }
    /// One item a line.
    template <class List, class Each>
    void lines(std::string_view name, const List& items, Each each) {
        m_out << ",\n    \"" << name << "\": [";
        bool first = true;
        for (const auto& item : items) {
            m_out << (first ? "\n      " : ",\n      ");
            each(item);
            first = false;
        }
        m_out << (first ? "]" : "\n    ]");
    }

    /// A game from before rules were counted stays without.
    void writeRules() {
        const auto& played = m_shell.m_rulesPlayed;
        if (played.empty()) return;
        m_out << ",\n  \"rules\": ";
        if (played.size() == 1) m_out << played.front();
        else list(played, [&](std::int64_t version) { m_out << version; });
    }

    void writeView() {
        const auto& view = m_shell.m_view;
        (m_out << ",\n  \"view\": { \"lights\": ").yesNo(view.lights);
        flag("firstPerson", view.firstPerson);
        flag("minimap", view.minimap);
        m_out << " }";
    }

    void writeGame() {
        m_out << ",\n  \"game\": {\n    \"turn\": " << m_game.turn;
        number("depth", m_game.depth);
        text(" ", "mode", modeWords[m_game.mode]);
        text(" ", "ending", endingWords[m_game.ending]);
        text(" ", "reason", m_game.reason.empty() ? noReason : std::string_view(m_game.reason));
        number("winner", static_cast<std::int64_t>(m_game.winner));
        text(" ", "endWord", m_game.endWord);
        flag("walksThroughWalls", m_game.walksThroughWalls);
        flag("tested", m_game.tested);
        m_out << ",\n    \"random\": ";
        list(m_game.random.engine().state(), [&](std::uint64_t word) { m_out << word; });
        lines("players", m_game.players, [&](const Player& player) { writePlayer(player); });
        lines("enemies", m_game.enemies, [&](const Enemy& enemy) { writeEnemy(enemy); });
        lines("encounters", *m_game.encounters, [&](const DrawnEncounter& drawn) {
            m_out << "{ \"level\": " << drawn.level;
            number("thing", drawn.thing);
            number("encounter", drawn.encounter);
            m_out << " }";
        });
        m_out << ",\n    \"explored\": ";
        list(*m_game.explored, [&](const std::string& site) { m_out.quoted(site); });
        writeMeeting();
        lines("levels", m_game.world().levels, [&, number = std::uint32_t{0}](const Level& level) mutable {
            writeLevel(m_game.levels[number++], level.size());
        });
        m_out << "\n  }";
    }

    void writePlayer(const Player& player) {
        (m_out << "{ \"level\": " << player.place.level << ", \"cell\": ").cell(player.place.at);
        text(" ", "facing", facingWords[player.facing]);
        flag("out", player.out);
        number("score", player.score);
        number("health", player.health);
        number("supplies", player.supplies);
        number("coins", player.coins);
        number("strength", player.strength);
        number("armour", player.armour);
        number("lamp", player.lamp);
        m_out << ", \"keys\": ";
        list(player.keys, [&](const std::string& key) { m_out.quoted(key); });
        if (player.warned) text(" ", "warned", facingWords[*player.warned]);
        m_out << " }";
    }

    void writeEnemy(const Enemy& enemy) {
        (m_out << "{ \"level\": " << enemy.level << ", \"cell\": ").cell(enemy.at);
        number("thing", enemy.thing);
        number("kind", enemy.kind);
        number("health", enemy.health);
        number("energy", enemy.energy);
        number("dazed", enemy.dazed);
        flag("hunting", enemy.hunting);
        flag("boss", enemy.boss);
        m_out << " }";
    }

    void writeMeeting() {
        const auto& interaction = m_game.interaction;
        m_out << ",\n    \"meeting\": { \"player\": " << interaction.player;
        if (interaction.thing != Interaction::none) number("thing", interaction.thing);
        if (interaction.encounter != Interaction::none) number("encounter", interaction.encounter);
        if (interaction.enemy != Interaction::none) number("enemy", interaction.enemy);
        m_out << ", \"foe\": ";
        writeEnemy(interaction.foe);
        if (interaction.intent != Intent::Plain) text(" ", "intent", intentWords[interaction.intent]);
        m_out << " }";
    }

    void writeLevel(const LevelState& level, Size size) {
        m_out << "{ \"gone\": ";
        list(level.gone.numbers(), [&](std::uint32_t thing) { m_out << thing; });
        m_out << ", \"opened\": ";
        list(level.opened.cells(), [&](Cell cell) { m_out.cell(cell); });
        m_out << ", \"seen\": [";
        std::vector<std::uint64_t> row(static_cast<std::size_t>((size.width + 63) / 64));
        for (std::int32_t y = 0; y < size.height; ++y) {
            m_out << (y == 0 ? " \"" : ", \"");
            for (std::size_t column = 0; column < row.size() && !level.seen.empty(); ++column)
                row[column] = level.seen.word(static_cast<std::int32_t>(column), y);
            if (std::ranges::any_of(row, [](std::uint64_t word) { return word != 0; }))
                for (const auto word : row) m_out << hexOf(word);
            m_out << '"';
        }
        m_out << " ]";
        if (!level.doorsFound.empty()) {
            m_out << ", \"found\": ";
            list(level.doorsFound.cells(), [&](Cell cell) { m_out.cell(cell); });
        }
        m_out << " }";
    }

    void writeWorlds() {
        m_out << ",\n  \"worlds\": [";
        for (std::size_t i = 0; i < m_shell.m_worlds.size(); ++i) {
            auto world = delveText(*m_shell.m_worlds[i]);
            world.pop_back(); // the line end
            m_out << (i == 0 ? "\n" : ",\n") << world;
        }
        m_out << "\n  ]";
    }

    TextOut& m_out;
    const Shell& m_shell;
    const Game& m_game;
};

std::string hexOf(std::uint64_t number) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = 0; i < 16; ++i) text[15 - i] = digits[(number >> (4 * i)) & 15];
    return text;
}

std::string savedGameText(const Shell& shell, const SaveLabel& label) {
    std::string text;
    const TextOut::Sink sink = [&](std::string_view piece) {
        text += piece;
        return true;
    };
    TextOut out(sink);
    SavedGameWriter(out, shell).write(label);
    out.flush();
    text += sumOf(text);
    return text;
}

} // namespace delve::play
