#pragma once

#include "generation/level/text.h"
#include "generation/level/world.h"
#include "generation/pipeline/feedback.h"
#include "playtest/rules/command.h"
#include "playtest/rules/declarations.h"
#include "playtest/rules/pieces.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

/// The proof that a world can be won: a game that was played by the rules and won, or the reason why no game can be.
namespace delve::play {

enum class Verdict : std::uint8_t { Winnable, Unwinnable, Unknown };

/// Can a player get stuck, alive but unable to win? Of two: can both together? Fights, encounters and spent supplies
/// are left out; supplies count where a small journey lets every game be tried.
struct SoftLocks {
    enum class Verdict : std::uint8_t { Safe, Possible, Unknown };
    Verdict verdict = Verdict::Unknown;
    /// A shortest way to get stuck. It may be longer if there is ground to see, if two players share a large map, or if
    /// there are more than a hundred things to collect.
    std::vector<Command> commands;
    std::int64_t steps = 0;    ///< from place to place on that way; 0: not known, as players stop each other on it
    std::vector<Place> places; ///< where the last way back is lost, on that way first
    Message reason;            ///< why it is not known, or what the answer leaves out
};

struct Proof {
    Verdict verdict = Verdict::Unknown;
    std::vector<Command> commands;      ///< of the game that was won; if none was, of the one that came farthest
    std::int64_t steps = 0;             ///< from place to place in that game
    std::int64_t atLeast = 0;           ///< no game takes fewer steps; 0: not known
    bool shortest = false;              ///< no game takes fewer: that many are needed
    bool byChance = false;              ///< something was drawn by chance on the way: another game may go another way
    Message reason;                     ///< why it cannot be won, or how far the proof came; empty if it can be won
    std::vector<Place> places;          ///< what the reason is about
    std::optional<SoftLocks> softLocks; ///< of a world that can be won, if the request asks for them
};

struct ProofRequest {
    std::optional<std::uint64_t> seed = {}; ///< of the game; by default that of play, see defaultSeed()
    const generation::Feedback* feedback = nullptr;
    const Declarations* declarations = nullptr; ///< null: the built-in ones
    bool softLocks = false;                     ///< also looks for soft locks
};

/// Plays every level of the world that matters. A world that cannot be played, for example for want of a start, is
/// unwinnable. Fails only if it was stopped.
[[nodiscard]] Result<Proof> prove(std::shared_ptr<const World> world, const ProofRequest& request = {});

} // namespace delve::play
