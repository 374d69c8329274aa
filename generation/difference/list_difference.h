#pragma once

#include "generation/level/change.h"

#include <cstddef>
#include <string>
#include <vector>

/// The difference of two lists whose elements have ids (or names), matched by these and not by where they stand.
namespace delve::generation {

/// An element that only one of the two lists has.
template <class Element>
struct Lone {
    std::size_t place = 0; ///< where it stands there
    Element element;
    friend bool operator==(const Lone&, const Lone&) = default;
};

template <class Element, class Changed = Change<Element>>
struct ListDifference {
    std::vector<Lone<Element>> removed; ///< in the order of the list before
    std::vector<Changed> changed;       ///< likewise; what got another id and is else the same is here, too
    std::vector<Lone<Element>> added;   ///< in the order of the list after
    /// The ids afterwards of those that stayed, where the list has an order of its own and they changed it.
    std::vector<std::string> order;

    [[nodiscard]] bool empty() const { return removed.empty() && changed.empty() && added.empty() && order.empty(); }
    friend bool operator==(const ListDifference&, const ListDifference&) = default;
};

} // namespace delve::generation
