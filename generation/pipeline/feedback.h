#pragma once

#include <atomic>
#include <cstdint>

/// What long work and the one who waits for it tell each other. Owned by the one who waits; both may be other threads.
namespace delve::generation {

class Feedback {
public:
    virtual ~Feedback() = default;
    void stop() { m_stop.store(true, std::memory_order_relaxed); }
    /// Asked by the work at least every 20 ms. Who wants to know when it is asked, or stops by another rule, overrides
    /// it.
    [[nodiscard]] virtual bool stopped() const { return m_stop.load(std::memory_order_relaxed); }
    /// How far the work is, of 1000.
    void progress(std::int32_t permille) {
        m_progress.store(m_from + permille * (m_to - m_from) / 1000, std::memory_order_relaxed);
    }
    /// What is reported from now on is of a part of the work, that from `from` to `to` of 1000. Only for the thread
    /// that does the work.
    void setPart(std::int32_t from, std::int32_t to) {
        m_from = from;
        m_to = to;
    }
    [[nodiscard]] std::int32_t progress() const { return m_progress.load(std::memory_order_relaxed); }

private:
    std::atomic<bool> m_stop{false};
    std::atomic<std::int32_t> m_progress{0};
    std::int32_t m_from = 0;
    std::int32_t m_to = 1000;
};

} // namespace delve::generation
