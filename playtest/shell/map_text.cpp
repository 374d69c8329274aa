#include "playtest/shell/map_text.h"

#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "generation/level/utf8.h"
#include "playtest/rules/view.h"

namespace delve::play {
namespace {

char32_t glyphAt(const Game& game, std::uint32_t level, Cell cell, Known known) {
    if (known == Known::Unseen) return U' ';
    const char32_t tile = game.world().tiles[tileAt(game, level, cell)].glyph;
    if (known == Known::Remembered) return tile;
    if (const auto player = playerAt(game, level, cell)) return *player == 0 ? U'@' : U'&';
    if (const auto* enemy = enemyAt(game, level, cell)) return kindOf(game, *enemy).glyph;
    if (const auto* thing = thingAt(game, level, cell)) return static_cast<char32_t>(glyphOf(*thing));
    return tile;
}

Message tileName(const TileKind& tile) {
    if (!tile.label.empty()) return {tile.label};
    return {DELVE_TEXT("play", "%1"), {tile.name}};
}

} // namespace

void Knowledge::look(const Game& game, std::uint32_t level, bool lights) {
    m_lights = lights;
    m_memory = game.rules().memory;
    if (lights) return;
    Eyes eyes;
    m_inSight = eyes.see(game, level);
    m_seen = game.levels[level].seen;
}

Known Knowledge::of(Cell cell) const {
    if (m_lights || m_inSight.at(cell)) return Known::InSight;
    return m_memory && m_seen.at(cell) ? Known::Remembered : Known::Unseen;
}

std::string mapText(const Game& game, std::uint32_t level, const Knowledge& knowledge) {
    std::string text;
    const Size size = game.level(level).size();
    for (std::int32_t y = 0; y < size.height; ++y) {
        for (std::int32_t x = 0; x < size.width; ++x)
            appendUtf8(text, glyphAt(game, level, {x, y}, knowledge.of({x, y})));
        text += '\n';
    }
    return text;
}

Message nameAt(const Game& game, std::uint32_t level, Cell cell, Known known) {
    if (known == Known::Unseen) return {DELVE_TEXT("play", "unseen")};
    const auto& tile = game.world().tiles[tileAt(game, level, cell)];
    if (known == Known::Remembered) return tileName(tile);
    if (const auto player = playerAt(game, level, cell))
        return {DELVE_TEXT("play", "Player %1"), {std::to_string(*player + 1)}};
    if (const auto* enemy = enemyAt(game, level, cell))
        return Message(DELVE_TEXT("play", "%1 (health %2)"), {kindOf(game, *enemy).name, std::to_string(enemy->health)})
            .withWords(tableWords);
    if (const auto* thing = thingAt(game, level, cell)) return {infoOf(thing->kind).label};
    return tileName(tile);
}

std::string_view stateName(const Shell& shell) {
    const Game* game = shell.game();
    if (game && game->over()) {
        switch (game->ending) {
        case Ending::Won: return "won";
        case Ending::Lost: return "lost";
        case Ending::Draw: return "draw";
        case Ending::None: break;
        }
    }
    if (shell.screen() == Screen::Ended) return "ended";
    return game ? "playing" : "title";
}

} // namespace delve::play
