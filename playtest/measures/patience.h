#pragma once

#include <cstdint>
#include <functional>
#include <utility>

namespace delve::play {

/// Asks whether to stop, but only once in many calls. For loops over cells.
class Patience {
public:
    explicit Patience(std::function<bool()> stopped) : m_stopped(std::move(stopped)) {}
    [[nodiscard]] bool ended() {
        if (++m_times % 65536 == 0 && m_stopped && m_stopped()) m_ended = true;
        return m_ended;
    }

private:
    std::function<bool()> m_stopped;
    std::uint32_t m_times = 0;
    bool m_ended = false;
};

} // namespace delve::play
