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
/// saved games, the check, the panels and the play all use this row, and none of them names an objective. A world names
/// its objective; PreparedWorld finds the row for it.
namespace delve::play {

struct Game;

/// A rule that one objective has besides those of every game. Files keep it among the rules.
struct ObjectiveOption {
    std::string id;
    OwnedText label;
    OwnedText help;
    PropertyValue defaultValue; ///< its type, a Decimal, a bool or a text, is that of the option
    std::int64_t min = 0;       ///< of a number, which is whole
    std::int64_t max = 0;
};

/// What the level of a start must have: a kind of thing, or a tile. Each must be within reach of the start.
struct ObjectiveNeed {
    std::optional<ThingKind> thing; ///< one of these two is set
    bool (TileCatalogue::*tile)(Tile) const = nullptr;
    bool all = false;  ///< each of them in the whole world, not one of them
    OwnedText missing; ///< "There is no gate."
    OwnedText apart;   ///< "The gate at (%1, %2) cannot be reached."
};

/// A way to win or lose by this objective. Every game also ends when all players are out.
struct ObjectiveEnding {
    std::string id; ///< the word in saved games; no two objectives share one
    Ending ending = Ending::Won;
    std::function<Message(const Game&)> sentence;
    bool mayDraw = false;   ///< of two players both may have won as much
    bool playersIn = false; ///< of one that loses: it needs no players to be out
    /// What holds for every game that ended so; empty: anything may. If it does not hold, `expected` says what should.
    std::function<bool(const Game&)> holds = {};
    OwnedText expected = {};
};

/// What has just happened when an objective is asked whether the game ends.
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
    std::size_t winner = 0; ///< 1 or 2; ignored with one player, or if the objective is cooperative
    bool drawn = false;
};

struct Defeat {
    std::string ending;
    std::optional<std::size_t> player = {}; ///< the only player who is out, from 0; empty: it is lost for all
};

/// The rules version of games that name none.
inline constexpr std::int64_t firstRules = 1;

/// How often the rules of fights have changed since. It counts only in worlds where there may be fights, so that the
/// replays of all others stay valid.
inline constexpr std::int64_t fightRules = 1;

struct ObjectiveInfo {
    std::string id; ///< the word in files
    OwnedText label;
    OwnedText help; ///< what wins
    /// Increases whenever the same keys come to mean something else: an enemy that walks elsewhere, a door that opens.
    /// A fight that goes another way counts up `fightRules`. Saved games name their rules version, so that a replay
    /// under other rules is refused instead of going astray; a game that was saved under older rules continues under
    /// the current ones. Each objective counts for itself, so that a change to one of them leaves the replays of all
    /// others valid.
    std::int64_t rulesVersion = firstRules;
    std::vector<ObjectiveOption> options = {};
    std::vector<ObjectiveNeed> needs = {}; ///< besides starts
    std::vector<ObjectiveEnding> endings;
    std::function<std::optional<Victory>(const Game&, const Occasion&)> won;
    std::function<std::optional<Defeat>(const Game&, const Occasion&)> lost = {}; ///< besides by health

    bool cooperative = false; ///< two players win together
    bool ofGround = false;    ///< about seeing ground, all of what can be walked to
    bool ofTowns = false;     ///< the home level is roads: its towns cost supplies, and open roads once explored
    bool deepens = false;     ///< the winner goes on one level deeper; the deepest level is a record

    std::function<Message(const Game&)> task;          ///< what the HUD says there is to do, or to count
    std::vector<std::int64_t Player::*> counts;        ///< what it counts of each player
    std::function<Message(const Game&)> overCard = {}; ///< what the over screen says besides the ending

    /// A map painted by hand gets the objective whose need is painted first; of several at once the one with the
    /// highest number here. 0: never.
    int suggested = 0;
    OwnedText suggestionStep = {}; ///< what the history calls that

    [[nodiscard]] const ObjectiveEnding* findEnding(std::string_view ending) const;
};
[[nodiscard]] inline DeclaredId declaredId(const ObjectiveInfo& objective) { return objective.id; }

using ObjectiveRegistry = Registry<ObjectiveInfo>;

/// The built-in ones of playtest/objectives/objectives.cpp; to add to them, copy them.
[[nodiscard]] const ObjectiveRegistry& builtInObjectives();

/// What the rules of a world choose.
struct ChosenObjective {
    const ObjectiveInfo* info = nullptr; ///< of the registry
    Properties options;                  ///< all of them; those that the rules do not set have their defaults
};
/// Refuses a word that the registry does not have, and values that an option cannot have.
[[nodiscard]] Result<ChosenObjective> chosenObjective(const Rules& rules, const ObjectiveRegistry& objectives);

} // namespace delve::play
