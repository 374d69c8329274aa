#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// A row of a world's table of encounters: a text, the choices, and their outcomes.
namespace delve {

/// What may come of a choice: what the player gains (or loses, below 0), and perhaps a fight.
struct Outcome {
    std::int64_t weight = 1; ///< its share among the outcomes of the choice
    std::string text;
    std::int64_t health = 0;
    std::int64_t supplies = 0;
    std::int64_t coins = 0;
    std::string fight; ///< name of the kind of enemy; empty where there is none
    std::string unknown;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct EncounterChoice {
    std::string text;
    std::vector<Outcome> outcomes;
    std::string unknown;

    friend bool operator==(const EncounterChoice&, const EncounterChoice&) = default;
};

/// One key a choice: 1 to 9.
inline constexpr std::size_t maxChoices = 9;

struct Encounter {
    std::string name;
    bool road = false;  ///< met on the roads of a journey; else where a thing on the map says so
    bool named = false; ///< met only where that thing names it
    std::string text;
    std::vector<EncounterChoice> choices;
    std::string unknown;

    friend bool operator==(const Encounter&, const Encounter&) = default;
};

} // namespace delve
