#pragma once

#include "generation/level/change.h"

#include <optional>

namespace delve::generation {

/// Applies a change that holds the whole value, before and after.
template <class T>
void takeOver(T& value, const std::optional<Change<T>>& change) {
    if (change) value = change->after;
}

} // namespace delve::generation
