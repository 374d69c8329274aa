#pragma once

#include "playtest/shell/shell.h"

#include <string>
#include <vector>

/// A small game written down: a map, keys, and what is expected after them. One file holds many, each under a sentence:
///
///     == Walking into a door opens it and goes in, in one step.
///     rules objective exit, deadlyWalls yes
///     map
///     #####
///     #@+.#
///     #####
///     thing key 3,1 colour red
///     keys D
///     map
///     #####
///     #.@.#
///     #####
///     expect turn 1, says Your key opens the lock.
///
/// The first map is the level: `@` and `&` are the starts, other glyphs those of things and tiles; a thing stands on
/// floor, unless a line `under 3,1 road` says what lies there. `level NAME` before a map makes a further one, and
/// `room ID X,Y,W,H` a site. `keys` plays, a `map` after it is what the level of player one then looks like, and
/// `expect` asks for: turn, state, screen, winner, depth, explored, and of player one (two with a 2 behind the name)
/// health, supplies, coins, score, strength, armour, lamp, keys, at, level; and `says`, which some event has said.
namespace delve::test {

struct Scenario {
    std::string sentence;
    std::string file;
    int line = 0;
    std::vector<std::string> lines;
};

[[nodiscard]] std::vector<Scenario> readScenarios(const std::string& path);

/// Plays it; what is not as expected, or an empty text.
[[nodiscard]] std::string failureOf(const Scenario& scenario);

} // namespace delve::test
