#pragma once

#include <optional>

namespace delve {

/// A value as it was and as it is.
template <class T>
struct Change {
    T before;
    T after;
    friend bool operator==(const Change&, const Change&) = default;
};

/// The change between two values, if there is one.
template <class T>
[[nodiscard]] std::optional<Change<T>> changeOf(const T& before, const T& after) {
    return before == after ? std::nullopt : std::optional(Change<T>{before, after});
}

} // namespace delve
