#pragma once

#include "playtest/rules/game.h"

#include <QPointF>

#include <optional>
#include <vector>

/// Where players and enemies are drawn while they go from cell to cell: a step is quick, but seen. Places are those of
/// top left corners, in cells. Owned by whoever draws; it reads no clock, and is told how much time went by.
namespace delve::editor {

class Motion {
public:
    static constexpr double stepMilliseconds = 110; ///< from one cell to the next
    static constexpr std::size_t maxWalking = 500;  ///< of more nobody sees how each one goes: they are there at once

    /// They go to where the game has them now; what is new, or far away, is there at once.
    void follow(const play::Game& game, std::uint32_t level);
    /// All are there at once.
    void settle();
    /// Goes on for a while; gives the cells in which something moved.
    [[nodiscard]] Rect advance(double milliseconds);
    [[nodiscard]] bool moving() const;

    struct Walker {
        bool player = false;
        std::uint32_t number = 0; ///< of the player, or of the enemy's thing
        QPointF at;
        Cell to;
    };
    /// Everybody on the level, the players last.
    [[nodiscard]] const std::vector<Walker>& walkers() const { return m_walkers; }
    [[nodiscard]] std::optional<QPointF> player(std::size_t number) const;

private:
    [[nodiscard]] QPointF placeBefore(const Walker& walker) const;

    std::uint32_t m_level = 0;
    std::vector<Walker> m_walkers;
};

/// The cells that a square of one cell touches.
[[nodiscard]] Rect cellsTouched(QPointF topLeft);

} // namespace delve::editor
