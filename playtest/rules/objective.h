#pragma once

#include "generation/level/registry.h"
#include "generation/level/thing.h"
#include "playtest/rules/pieces.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace delve {
struct Rules;
}

/// What a game is about, as a value: one file in playtest/objectives/ declares it, and one line there lists it. Rules,
/// saved games, the check, the panels and the play all ask this row, and none of them names an objective. A world says
/// the word; PreparedWorld finds the row for it.
namespace delve::play {

struct Game;

/// A rule that one objective has besides those of every game. Files keep it among the rules.
struct ObjectiveOption {
    std::string id;
    OwnedText label;
    OwnedText help;
    PropertyValue defaultValue; ///< a Decimal, a bool or a text says which of them the option is
    std::int64_t min = 0;       ///< of a number, which is whole
    std::int64_t max = 0;
};

/// What the level of a start must have: a kind of thing, or a tile. Each of them has to be within reach of the start.
struct ObjectiveNeed {
    std::optional<ThingKind> thing; ///< one of these two is set
    bool (TileCatalogue::*tile)(Tile) const = nullptr;
    OwnedText missing; ///< "There is no gate."
    OwnedText apart;   ///< "The gate at (%1, %2) cannot be reached."
};

/// A way to win or lose by this objective. That all players are out is an ending of every game.
struct ObjectiveEnding {
    std::string id; ///< the word in saved games; no two objectives share one
    Ending ending = Ending::Won;
    std::function<Message(const Game&)> sentence;
    bool mayDraw = false;   ///< of two players both may have won as much
    bool playersIn = false; ///< of one that loses: players need not be out
    /// What is true of every game that has ended so; nothing: whatever stands in the game. If not, `expected` says so.
    std::function<bool(const Game&)> holds = {};
    OwnedText expected = {};
};

/// What has just happened when an objective is asked whether the game ends by it.
struct Occasion {
    enum class Kind : std::uint8_t {
        StepTaken,   ///< a turn is over: a step, a round of a fight, a choice. Everybody has moved and looked around
        WalkedInto,  ///< `player` walked into `tile`, which is no ground
        TouchedWall, ///< `player` walked against what cannot be seen through, or off the map
        Reached,     ///< `player` came to `thing`
        Beaten,      ///< `player` has beaten `enemy`
    };
    Kind kind = Kind::StepTaken;
    std::size_t player = 0;
    Tile tile = Tile::Void;
    const Thing* thing = nullptr;
    const Enemy* enemy = nullptr;
    bool suppliesMatter = false; ///< of a step: supplies, or where one can go, have changed
};

struct Victory {
    std::string ending;
    std::size_t winner = 0; ///< 1 or 2; of no account where there is one player, or the objective is cooperative
    bool drawn = false;
};

struct Defeat {
    std::string ending;
    std::optional<std::size_t> player = {}; ///< this one alone is out, from 0; nothing: it is lost for all
};

/// The rules of games that do not say by which they were played.
inline constexpr std::int64_t firstRules = 1;

struct ObjectiveInfo {
    std::string id; ///< the word in files
    OwnedText label;
    OwnedText help; ///< what wins
    /// Counts up whenever the same keys come to mean something else: a fight that goes another way, an enemy that walks
    /// elsewhere. Saved games say by which rules they were played, so that a replay of other rules is refused instead
    /// of going astray; a game that was saved under older ones goes on by these. Each objective counts for itself, so
    /// that a change to one of them leaves the replays of all others.
    std::int64_t rulesVersion = firstRules;
    std::vector<ObjectiveOption> options = {};
    std::vector<ObjectiveNeed> needs = {}; ///< besides starts
    std::vector<ObjectiveEnding> endings;
    std::function<std::optional<Victory>(const Game&, const Occasion&)> won;
    std::function<std::optional<Defeat>(const Game&, const Occasion&)> lost = {}; ///< besides by health

    bool cooperative = false; ///< two players win together
    bool ofGround = false;    ///< about seeing ground, all of what can be walked to
    bool ofTowns = false;     ///< the home level is roads: its towns cost supplies, and open roads once explored
    bool deepens = false;     ///< who has won goes on one level deeper; the deepest is a record

    std::function<Message(const Game&)> task;          ///< what the HUD says there is to do, or to count
    std::vector<std::int64_t Player::*> counts;        ///< what it counts of each player
    std::function<Message(const Game&)> overCard = {}; ///< what the over screen says besides the ending

    /// A map painted by hand takes the objective whose need comes first; of several at once the one with the highest
    /// number here. 0: never.
    int suggested = 0;
    OwnedText suggestionStep = {}; ///< what the history calls that

    [[nodiscard]] const ObjectiveEnding* findEnding(std::string_view ending) const;
};
[[nodiscard]] inline DeclaredId declaredId(const ObjectiveInfo& objective) { return objective.id; }

using ObjectiveRegistry = Registry<ObjectiveInfo>;

/// Those of playtest/objectives/objectives.cpp, to begin with: a copy can be added to.
[[nodiscard]] const ObjectiveRegistry& builtInObjectives();

/// What the rules of a world choose.
struct ChosenObjective {
    const ObjectiveInfo* info = nullptr; ///< of the registry
    Properties options;                  ///< all of them, those that the rules do not name with their defaults
};
/// Refuses a word that the registry does not have, and options that are none.
[[nodiscard]] Result<ChosenObjective> chosenObjective(const Rules& rules, const ObjectiveRegistry& objectives);

} // namespace delve::play
