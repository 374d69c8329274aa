#pragma once

#include <atomic>
#include <cstdint>

/// How long work and the code that waits for it communicate. The waiting side owns it; both may be on other threads.
namespace delve::generation {

class Feedback {
public:
    virtual ~Feedback() = default;
    void stop() { m_stop.store(true, std::memory_order_relaxed); }
    /// The work calls this at least every 20 ms. Override it
    /// to know when it is called, or to stop by another rule.
    [[nodiscard]] virtual bool stopped() const { return m_stop.load(std::memory_order_relaxed); }
    /// Reports how far the work is, in permille.
    void progress(std::int32_t permille) {
        m_progress.store(m_from + permille * (m_to - m_from) / 1000, std::memory_order_relaxed);
    }
    /// From now on progress is reported within a part of the work, from `from` to `to` permille. Only for the thread
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
