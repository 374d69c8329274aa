#include "generation/files/world_file.h"
#include "playtest/files/save_files.h"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <utility>

namespace {

int fail(const delve::Failure& failure) {
    std::fprintf(stderr, "%s\n", delve::inEnglish(failure.message).c_str());
    return 1;
}

} // namespace

/// Plays a step on the map of a file, saves the game in another file, and continues from there: keeper MAP GAME.
int main(int count, char** words) {
    if (count != 3) return 2;
    auto world = delve::readDelveFile(words[1]);
    if (!world) return fail(world.failure());
    auto shell = delve::play::Shell::inPlay(std::make_shared<const delve::World>(*std::move(world)), 1);
    if (!shell) return fail(shell.failure());
    delve::play::SaveFile saves(words[2], words[2]);
    (void)shell->type(U'D', saves);
    if (const auto saved = saves.save(*shell); !saved) return fail(saved.failure());
    const auto text = saves.load();
    if (!text) return fail(text.failure());
    const auto loaded = delve::play::readSavedGame(*text);
    if (!loaded) return fail(loaded.failure());
    std::printf("turn %d\n", static_cast<int>(loaded->shell.game()->turn));
    return 0;
}
