#pragma once

#include "playtest/shell/shell.h"

#include <deque>
#include <optional>

/// The way back through a play, step by step: the last steps are kept as they were, and those before them are found by
/// playing the keys again, so that there is no end to it. Owned by the play session.
namespace delve::editor {

class WayBack {
public:
    static constexpr std::size_t maxKept = 256;

    void clear() { m_kept.clear(); }
    /// A step was taken from here.
    void keep(const play::Shell& before);
    /// Was any step taken? What only changes the view is none.
    [[nodiscard]] static bool isOpen(const play::Shell& now) {
        return now.game() && now.keys().find_first_not_of("TFM") != std::string::npos;
    }
    /// As it was one step before; nothing where no step was taken.
    [[nodiscard]] std::optional<play::Shell> back(const play::Shell& now);

private:
    void playAgainUpTo(const play::Shell& now);

    std::deque<play::Shell> m_kept;
};

} // namespace delve::editor
