#pragma once

#include "playtest/state/hash128.h"

#include <atomic>

/// The key of a value, computed when it is first asked for. The value owns it, and clears it on a write; a copy begins
/// without one. Several threads may ask at once if all of them only read: each computes the same.
namespace delve::play {

class CachedKey {
public:
    CachedKey() = default;
    CachedKey(const CachedKey&) {}
    CachedKey(CachedKey&&) noexcept {}
    CachedKey& operator=(const CachedKey& other) {
        if (this != &other) forget();
        return *this;
    }
    CachedKey& operator=(CachedKey&&) noexcept {
        forget();
        return *this;
    }
    ~CachedKey() = default;

    template <class Find>
    [[nodiscard]] Key128 orFind(Find find) const {
        if (m_known.load(std::memory_order_acquire))
            return {m_low.load(std::memory_order_relaxed), m_high.load(std::memory_order_relaxed)};
        const Key128 key = find();
        m_low.store(key.low, std::memory_order_relaxed);
        m_high.store(key.high, std::memory_order_relaxed);
        m_known.store(true, std::memory_order_release);
        return key;
    }
    void forget() noexcept { m_known.store(false, std::memory_order_relaxed); }

private:
    mutable std::atomic<std::uint64_t> m_low{0};
    mutable std::atomic<std::uint64_t> m_high{0};
    mutable std::atomic<bool> m_known{false};
};

} // namespace delve::play
