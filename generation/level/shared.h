#pragma once

#include <atomic>
#include <memory>
#include <utility>

#if defined(__SANITIZE_THREAD__)
#define DELVE_THREAD_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define DELVE_THREAD_SANITIZER 1
#endif
#endif

/// A value that copies share until one of them writes: what makes a snapshot of a level cheap.
namespace delve {

/// May the pointed-to value be written in place? `use_count` alone orders nothing: the thread that dropped the last
/// other copy may have read through it until just then; its reads must happen before our writes.
template <class T>
[[nodiscard]] bool soleOwner(const std::shared_ptr<T>& pointer) {
    if (pointer.use_count() != 1) return false;
#ifdef DELVE_THREAD_SANITIZER
    const std::shared_ptr<T> ordered = pointer; // the sanitizer does not know fences; counting up and down orders too
#else
    std::atomic_thread_fence(std::memory_order_acquire);
#endif
    return true;
}

template <class T>
class Shared {
public:
    Shared() = default;
    Shared(T value) : m_value(std::make_shared<T>(std::move(value))) {}

    [[nodiscard]] const T& operator*() const {
        static_assert(sizeof(T) > 0, "include the header of what is shared");
        return m_value ? *m_value : nothing();
    }
    [[nodiscard]] const T* operator->() const { return &**this; }
    /// The value to write to; copied first if another copy of it lives.
    [[nodiscard]] T& write() {
        if (!m_value) m_value = std::make_shared<T>();
        else if (!soleOwner(m_value)) m_value = std::make_shared<T>(*m_value);
        return *m_value;
    }
    [[nodiscard]] bool sameAs(const Shared& other) const { return m_value == other.m_value; }

    friend bool operator==(const Shared& a, const Shared& b) { return a.sameAs(b) || *a == *b; }

private:
    static const T& nothing() {
        static const T empty{};
        return empty;
    }
    std::shared_ptr<T> m_value;
};

} // namespace delve
