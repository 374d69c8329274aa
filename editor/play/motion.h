#pragma once

#include "playtest/rules/game.h"

#include <QPointF>

#include <optional>
#include <vector>

/// Where players and enemies are drawn while they move between cells: a step is quick, fast at first and slower at its
/// end. Places are top left
/// corners, in cells. Owned by the view that draws; it reads no clock, and is told how much time has passed.
namespace delve::editor {

class Motion {
public:
    static constexpr double stepMilliseconds = 90; ///< from one cell to the next
    static constexpr std::size_t maxWalking = 500; ///< with more, single steps are not visible: all jump

    /// Moves them towards their places in the game; new or distant ones jump there.
    void follow(const play::Game& game, std::uint32_t level);
    /// All jump to their places.
    void settle();
    /// Advances the time; returns the cells in which something moved.
    [[nodiscard]] Rect advance(double milliseconds);
    [[nodiscard]] bool moving() const;

    struct Walker {
        bool player = false;
        std::uint32_t number = 0; ///< of the player, or of the enemy's thing
        QPointF at;
        Cell to;
        QPointF from = at;
        double share = 1; ///< of the time from there to its place
    };
    /// Everybody on the level, players last.
    [[nodiscard]] const std::vector<Walker>& walkers() const { return m_walkers; }
    [[nodiscard]] std::optional<QPointF> player(std::size_t number) const;

private:
    void goOn(Walker& walker) const;

    std::uint32_t m_level = 0;
    std::vector<Walker> m_walkers;
};

/// The cells that a square of one cell's size overlaps.
[[nodiscard]] Rect cellsTouched(QPointF topLeft);

} // namespace delve::editor
