#pragma once

#include "playtest/personas/persona_view.h"
#include "playtest/proof/journey_guide.h"
#include "playtest/proof/walk.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

/// Walks of a player who knows the whole map: over all levels, with keys and portals, as the proof walks. For one
/// player of one game.
namespace delve::play {

class MapWays {
public:
    explicit MapWays(JourneyGuide::Taste taste) : m_taste(taste) {}

    /// From now on walks go down ledges and chasms only where nothing else leads to a goal.
    void stayAbove() { m_staysAbove = true; }
    /// Sets out for the nearest goal. False, and no walk: there is no way, or the game is to be stopped.
    [[nodiscard]] bool setOut(const PersonaView& view, const WalkGoal& goal, const Walk::MayTravel& mayTravel = {});
    /// Sets out for what the objective needs; in a journey, for the next town, as the taste says. Where all flowers
    /// are needed, and they are few, by the shortest tour of them: on a small map from wherever the player is, on a
    /// large one in the order of the proof's.
    [[nodiscard]] bool setOutForObjective(const PersonaView& view);

    /// Is there a step left, and is the player where the last one led? Who has to see all ground looks for the nearest
    /// unseen cell again once they have seen more.
    [[nodiscard]] bool underWay(const PersonaView& view) const;
    /// The next step, or a turn of waiting if a secret door is to be found before it. A step that moves nobody ends the
    /// walk.
    [[nodiscard]] Command step(const PersonaView& view);
    /// Where that step leads.
    [[nodiscard]] const Place& next() const { return m_steps[m_next].to; }
    void giveUp() { m_next = m_steps.size(); }

    /// For who leaves the walk to go round something. Goes on with it if it comes by where the player is now, and there
    /// is a step left.
    [[nodiscard]] bool rejoin(const PersonaView& view);
    /// Where the walk ends on the level where the player is: at its goal, or at a portal or a chasm. Nothing if it goes
    /// on elsewhere.
    [[nodiscard]] std::optional<Cell> endOfLeg(const PersonaView& view) const;
    /// Does a step up to there lead onto a cell for which `is` holds?
    [[nodiscard]] bool comesBy(const PersonaView& view, const std::function<bool(Cell)>& is) const;

private:
    [[nodiscard]] Walk& walkOf(const PersonaView& view);
    [[nodiscard]] bool setOutOnTour(const PersonaView& view);
    [[nodiscard]] std::size_t stepsOfLeg() const;
    using Steps = std::optional<std::vector<Walk::Step>>;
    [[nodiscard]] Steps stepsTo(Walk& walk, const WalkGoal& goal, const Walk::MayTravel& mayTravel) const;

    JourneyGuide::Taste m_taste;
    bool m_staysAbove = false;
    std::unique_ptr<Walk> m_walk;
    std::unique_ptr<JourneyGuide> m_journey;
    std::vector<Walk::Step> m_steps;
    std::size_t m_next = 0;
    Place m_at;                ///< where the last step led
    std::int64_t m_unseen = 0; ///< as the walk began
};

} // namespace delve::play
