#pragma once

#include "generation/difference/list_difference.h"
#include "generation/difference/matches.h"

#include <optional>
#include <string_view>
#include <utility>

/// Finds the difference of two lists, for any kind of element.
namespace delve::generation {

/// `compare` returns the difference of two matched elements, or nothing.
template <class Changed, class List, class Compare>
[[nodiscard]] auto listDifference(const List& before, const List& after, const Matches& matches, Compare compare) {
    ListDifference<typename List::value_type, Changed> list;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (matches.after(i) == Matches::none) list.removed.push_back({i, before[i]});
        else if (auto changed = compare(i, matches.after(i))) list.changed.push_back(*std::move(changed));
    }
    for (std::size_t i = 0; i < after.size(); ++i)
        if (matches.before(i) == Matches::none) list.added.push_back({i, after[i]});
    return list;
}

/// For elements whose change is the whole element, before and after.
template <class Element>
[[nodiscard]] ListDifference<Element> listDifference(const std::vector<Element>& before,
                                                     const std::vector<Element>& after, const Matches& matches) {
    return listDifference<Change<Element>>(
        before, after, matches, [&](std::size_t was, std::size_t is) { return changeOf(before[was], after[is]); });
}

/// For a list with an order of its own: see ListDifference::order.
template <class List, class IdOf>
[[nodiscard]] std::vector<std::string> newOrder(const List& after, const Matches& matches, IdOf idOf) {
    std::vector<std::string> ids;
    bool moved = false;
    std::size_t last = 0;
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (matches.before(i) == Matches::none) continue;
        moved |= !ids.empty() && matches.before(i) < last;
        last = matches.before(i);
        ids.emplace_back(idOf(after[i]));
    }
    return moved ? ids : std::vector<std::string>();
}

} // namespace delve::generation
