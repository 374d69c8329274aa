#pragma once

#include "playtest/rules/game.h"

#include <memory>

/// The ground of a level as a game has left it: its tiles with the doors that were opened, and nothing that stands on
/// it, since what stands there is drawn only where somebody sees it. Owned by whoever draws.
namespace delve::editor {

class PlayedLevel {
public:
    struct Change {
        bool everything = false;
        Rect region; ///< of the tiles that look different; empty where none do
    };
    /// Brings it up to the game as it stands.
    Change follow(const play::Game& game, std::uint32_t number);
    [[nodiscard]] const Level& level() const { return m_level; }
    /// Shows nothing of a game any more; the next one is another.
    void forget() { m_prepared.reset(); }

private:
    std::shared_ptr<const play::PreparedWorld> m_prepared;
    std::uint32_t m_number = 0;
    play::ChunkedBits m_opened;
    Level m_level;
};

} // namespace delve::editor
