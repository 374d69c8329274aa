#pragma once

#include <atomic>
#include <cstdint>

/// What long work and the one who waits for it tell each other. Owned by the one who waits; both may be other threads.
namespace delve {

class Feedback {
public:
    void stop() { m_stop.store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool stopped() const { return m_stop.load(std::memory_order_relaxed); }
    /// How far the work is, of 1000.
    void progress(std::int32_t permille) { m_progress.store(permille, std::memory_order_relaxed); }
    [[nodiscard]] std::int32_t progress() const { return m_progress.load(std::memory_order_relaxed); }

private:
    std::atomic<bool> m_stop{false};
    std::atomic<std::int32_t> m_progress{0};
};

} // namespace delve
