#pragma once

#include "playtest/shell/shell.h"

#include <deque>
#include <optional>

/// Step-by-step undo for a play: the latest steps are kept as states, earlier ones are found by replaying the keys, so
/// that it reaches back to the start. Owned by the play session.
namespace delve::editor {

class WayBack {
public:
    static constexpr std::size_t maxKept = 256;

    void clear() { m_kept.clear(); }
    /// Records the state before a step.
    void keep(const play::Shell& before);
    /// Was any step taken? Changes of the view do not count.
    [[nodiscard]] static bool isOpen(const play::Shell& now) {
        return now.game() && now.keys().find_first_not_of("TFM") != std::string::npos;
    }
    /// The state one step earlier; nothing if no step was taken.
    [[nodiscard]] std::optional<play::Shell> back(const play::Shell& now);

private:
    void playAgainUpTo(const play::Shell& now);

    std::deque<play::Shell> m_kept;
};

} // namespace delve::editor
