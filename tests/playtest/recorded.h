#pragma once

#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/rules/derived.h"
#include "playtest/shell/keys.h"
#include "playtest/shell/replay.h"
#include "playtest/shell/saved_game.h"
#include "tests/support/any_keys.h"

#include <QString>
#include <QtTest>

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

/// Games for tests: of every recipe, played with any keys.
namespace delve::test {

/// Keeps what is saved in memory.
class MemorySaves : public play::SavedGames {
public:
    std::string saved;
    std::string backup;
    int autosaves = 0;

    [[nodiscard]] Result<std::string> load() override { return found(saved); }
    [[nodiscard]] Result<std::string> loadBackup() override { return found(backup); }
    [[nodiscard]] Done save(const play::Shell& shell) override {
        backup = saved;
        saved = play::savedGameText(shell);
        return done();
    }
    void autosave(const play::Shell&) override { ++autosaves; }

private:
    static Result<std::string> found(const std::string& text) {
        if (text.empty()) return fileAccess({Text{"test", "Nothing is saved."}});
        return text;
    }
};

inline World worldOf(std::string_view recipe, std::uint64_t seed, Size size) {
    generation::Workspace workspace;
    auto made =
        generation::generateWorld(generation::builtInRecipes().find(recipe)->find(1)->withSeed(seed), size, workspace);
    return made ? std::move(made->world) : World{};
}

/// A row of data for each recipe.
inline void everyRecipe() {
    QTest::addColumn<QString>("recipe");
    for (const auto& recipe : generation::builtInRecipes()) {
        const auto name = QString::fromUtf8(recipe.name.data(), static_cast<qsizetype>(recipe.name.size()));
        QTest::newRow(qPrintable(name)) << name;
    }
}

/// Uses the testing commands: goes to the boss with health for any fight.
inline void beatTheBoss(play::Shell& shell) {
    play::NoSavedGames none;
    typeAll(shell, "{give health 100000}{give strength 100}", none);
    Cell boss{};
    for (const auto& enemy : shell.game()->enemies)
        if (enemy.boss) boss = enemy.at;
    for (const auto& [way, key] :
         {std::pair(Cell{-1, 0}, 'D'), {Cell{1, 0}, 'A'}, {Cell{0, -1}, 'S'}, {Cell{0, 1}, 'W'}}) {
        const Cell beside = boss + way;
        typeAll(shell, "{go " + std::to_string(beside.x) + ',' + std::to_string(beside.y) + '}', none);
        if (shell.game()->players[0].place.at != beside) continue;
        for (int blow = 0; blow < 300 && !shell.game()->over(); ++blow)
            (void)shell.type(shell.screen() == play::Screen::Play ? char32_t(key) : U'1', none);
        return;
    }
}

/// States that must never occur, whatever was typed; empty if none did.
inline QString whatIsImpossible(const play::Game& game) {
    for (const auto& player : game.players) {
        const Tile tile = play::tileAt(game, player.place.level, player.place.at);
        const auto& tiles = game.world().tiles;
        if (!tiles.walkable(tile) && !(game.over() && tiles.endsGame(tile))) return "a player in a wall";
        if (player.supplies < 0) return "negative supplies";
        if (player.coins < 0) return "negative coins";
        if (player.health < 0) return "negative health";
        if (player.health == 0 && !player.out) return "a player without health who goes on";
    }
    std::int64_t score = 0;
    for (const auto& player : game.players) score += player.score;
    if (game.flowersLeft < 0) return "fewer flowers than none";
    if (game.depth == 1 && score > game.prepared->flowers) return "a score above the flowers";
    if (game.depth == 1 && score + game.flowersLeft != game.prepared->flowers) return "flowers that are nobody's";
    if (game.unseen < 0) return "more cells seen than there are";
    std::set<std::tuple<std::uint32_t, std::int32_t, std::int32_t>> stands;
    for (const auto& enemy : game.enemies) {
        if (!game.prepared->levels[enemy.level].walkable.at(enemy.at)) return "an enemy in a wall";
        if (enemy.health <= 0) return "a beaten enemy that stands";
        if (play::playerAt(game, enemy.level, enemy.at)) return "an enemy where a player stands";
        if (!stands.insert({enemy.level, enemy.at.y, enemy.at.x}).second) return "two enemies on one cell";
    }
    if ((game.ending != play::Ending::None) != game.over()) return "an end that is none";
    return {};
}

/// Compares the values that a game keeps because every step needs them with newly computed ones; empty if they are
/// equal. If they differ, a loaded game continues in another way.
inline std::string whatDoesNotFollow(const play::Game& game) {
    play::Game anew = game;
    play::deriveStates(anew);
    for (std::uint32_t level = 0; level < game.world().levels.size(); ++level) {
        const auto& kept = game.levels[level];
        const auto& made = anew.levels[level];
        if (kept.unlocked != made.unlocked) return "the open cells of level " + std::to_string(level);
        if (kept.occupied != made.occupied) return "the enemies' cells of level " + std::to_string(level);
        if (kept.found != made.found) return "the unseen cells of level " + std::to_string(level);
    }
    return game.unseen == anew.unseen && game.flowersLeft == anew.flowersLeft ? "" : "a count";
}

/// Replaying a game's keys leads to the same end.
inline void compareReplay(const play::Shell& shell) {
    auto replay = play::Replay::of(play::savedGameText(shell));
    QVERIFY(replay.ok());
    while (!replay->finished()) QVERIFY(replay->next().meant);
    QCOMPARE(play::savedGameText(replay->shell()), play::savedGameText(shell));
}

} // namespace delve::test
