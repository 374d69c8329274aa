#pragma once

#include <optional>

namespace delve::play {

/// A value that is found when it is first asked for. For one thread.
template <class T>
class Once {
public:
    template <class Find>
    [[nodiscard]] const T& get(Find find) const {
        if (!m_value) m_value.emplace(find());
        return *m_value;
    }

private:
    mutable std::optional<T> m_value;
};

} // namespace delve::play
