#pragma once

#include "generation/level/change.h"

#include <optional>

namespace delve::generation {

/// A value that is told whole becomes what it is afterwards.
template <class T>
void takeOver(T& value, const std::optional<Change<T>>& change) {
    if (change) value = change->after;
}

} // namespace delve::generation
