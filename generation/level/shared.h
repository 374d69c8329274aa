#pragma once

#include <memory>
#include <utility>

/// A value that copies share until one of them writes: what makes a snapshot of a level cheap.
namespace delve {

template <class T>
class Shared {
public:
    Shared() = default;
    Shared(T value) : m_value(std::make_shared<T>(std::move(value))) {}

    [[nodiscard]] const T& operator*() const { return m_value ? *m_value : nothing(); }
    [[nodiscard]] const T* operator->() const { return &**this; }
    /// The value to write to; copied first when another copy of it lives.
    [[nodiscard]] T& write() {
        if (!m_value) m_value = std::make_shared<T>();
        else if (m_value.use_count() > 1) m_value = std::make_shared<T>(*m_value);
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
