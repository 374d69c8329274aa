#pragma once

#include "generation/graph/paths.h"
#include "playtest/proof/walk.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

/// Where a player who knows the whole map of a journey goes next: from town to town, as far as the supplies go.
namespace delve::play {

class JourneyGuide {
public:
    /// Sets out for a goal; false if there is no way.
    using SetOut = std::function<bool(const WalkGoal& goal, const Walk::MayTravel& mayTravel)>;

    /// What the player goes for beside the goal of the journey, and how they choose among the towns that are open.
    struct Taste {
        enum class Fetches : std::uint8_t { Chests, ChestsInNeed, Everything };
        enum class Towns : std::uint8_t {
            NearestToGoal,
            Nearest, ///< to the player
            OnWay,   ///< those of the way that enters the fewest, for which journeys are provided; then as above
        };

        Towns towns = Towns::NearestToGoal;
        Fetches fetches = Fetches::Chests; ///< in need: while the supplies do not pay for the next town
    };

    /// Of one of the players, by a walk of theirs. Both outlive the guide, and the game may go on between two calls.
    /// `stopped` is asked while the map is read; once it returns true, what the guide says is invalid.
    JourneyGuide(const Game& game, Walk& walk, std::size_t who, Taste taste, std::function<bool()> stopped = {});

    /// On the roads: to the goal if it can be reached, else to what is fetched, else into a town whose roads are not
    /// open yet. In a town: to what is fetched, then out. False: there is nowhere to go.
    [[nodiscard]] bool advance(const SetOut& setOut);

private:
    [[nodiscard]] std::optional<std::uint32_t> nextTown();
    void findTowns();
    [[nodiscard]] std::vector<Cell> gatesOut() const;
    [[nodiscard]] bool leaveTown(const SetOut& setOut);
    [[nodiscard]] std::uint32_t stepsToGoalFrom(Cell cell);
    void findWay(const std::vector<std::pair<Cell, std::uint32_t>>& entrances);
    [[nodiscard]] bool fetches(const Thing& thing) const;

    const Game& m_game;
    Walk& m_walk;
    std::size_t m_who;
    Taste m_taste;
    std::function<bool()> m_stopped;
    bool m_inTown = false;
    std::unordered_map<std::uint32_t, int> m_entered; ///< how often each town was, by its level
    std::unordered_map<std::uint32_t, int> m_setOut;  ///< how often the player went for it
    Distances m_stepsToGoal;                          ///< from each cell of the roads, whatever shuts them
    std::unordered_map<std::uint32_t, std::uint32_t>
        m_townToGoal;                                       ///< steps along the roads, by level; empty: not found
    std::unordered_map<std::uint32_t, std::size_t> m_onWay; ///< towns of the way with the fewest, in their order
};

} // namespace delve::play
