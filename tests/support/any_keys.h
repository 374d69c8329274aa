#pragma once

#include "generation/random/stream.h"
#include "playtest/shell/keys.h"
#include "playtest/shell/shell.h"

#include <string>
#include <string_view>

/// Typing at random, for tests with Qt and without it.
namespace delve::test {

/// A random key that may have a meaning in play, mostly a move. No N, which would leave the game.
inline char anyKey(Stream& random) {
    static constexpr std::string_view keys = "WWWAAASSSDDDIIJJKKLLwasd123456789BBTFMX";
    return keys[random.below(keys.size())];
}

inline std::string anyKeys(Stream& random, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += anyKey(random);
    return text;
}

inline void typeAll(play::Shell& shell, std::string_view keys, play::SavedGames& saves) {
    for (const char32_t key : play::keysOf(keys)) (void)shell.type(key, saves);
}

} // namespace delve::test
