#pragma once

#include <array>
#include <cstddef>

namespace delve {

/// A list of at most `most` values that lives where it is declared: it never allocates. Whoever adds knows that there
/// is room.
template <class Value, std::size_t most>
class Few {
public:
    void push_back(const Value& value) { m_values[m_size++] = value; }
    void clear() { m_size = 0; }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] bool full() const { return m_size == most; }
    [[nodiscard]] Value& operator[](std::size_t i) { return m_values[i]; }
    [[nodiscard]] const Value& operator[](std::size_t i) const { return m_values[i]; }
    [[nodiscard]] const Value& front() const { return m_values[0]; }
    [[nodiscard]] const Value& back() const { return m_values[m_size - 1]; }
    [[nodiscard]] Value* data() { return m_values.data(); }
    [[nodiscard]] const Value* data() const { return m_values.data(); }
    [[nodiscard]] Value* begin() { return data(); }
    [[nodiscard]] Value* end() { return data() + m_size; }
    [[nodiscard]] const Value* begin() const { return data(); }
    [[nodiscard]] const Value* end() const { return data() + m_size; }

private:
    std::array<Value, most> m_values{};
    std::size_t m_size = 0;
};

} // namespace delve
