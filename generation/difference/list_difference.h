#pragma once

#include "generation/level/change.h"

#include <cstddef>
#include <string>
#include <vector>

/// The difference of two lists whose elements have ids (or names): elements are matched by these, not by place.
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
    std::vector<Changed> changed;       ///< likewise; includes elements of which only the id changed
    std::vector<Lone<Element>> added;   ///< in the order of the list after
    /// The new order of the elements that stayed, by id, if the list has an order of its own and it changed.
    std::vector<std::string> order;

    [[nodiscard]] bool empty() const { return removed.empty() && changed.empty() && added.empty() && order.empty(); }
    friend bool operator==(const ListDifference&, const ListDifference&) = default;
};

} // namespace delve::generation
