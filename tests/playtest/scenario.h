#pragma once

#include "playtest/shell/shell.h"

#include <string>
#include <vector>

/// A small game as text: a map, keys, and the expected result. One file holds many, each under a sentence:
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
/// The first map is the level: `@` and `&` are the starts, other glyphs those of things and tiles; a thing lies on
/// floor, unless a line `under 3,1 road` names another tile. `level NAME` before a map adds a level,
/// `below NAME` says to which one its chasms lead, and `room ID X,Y,W,H` adds a site. `keys` plays, a `map` after it is
/// the expected level of player one, and `expect` checks: turn, state, screen, winner, depth, explored, and of player
/// one (two with a 2 behind the name) health, supplies, coins, score, strength, armour, lamp, keys, at, level; and
/// `says`, the text of some event.
namespace delve::test {

struct Scenario {
    std::string sentence;
    std::string file;
    int line = 0;
    std::vector<std::string> lines;
};

[[nodiscard]] std::vector<Scenario> readScenarios(const std::string& path);

/// Plays the scenario; returns what is not as expected, or an empty text.
[[nodiscard]] std::string failureOf(const Scenario& scenario);

} // namespace delve::test
