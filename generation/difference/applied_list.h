#pragma once

#include "generation/difference/list_difference.h"
#include "generation/difference/matches.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

/// How the difference of a list is applied, for any kind of element.
namespace delve::generation {

/// Finds elements of a list by their ids, each once.
template <class Element, class IdOf>
class Finder {
    using Id = decltype(std::declval<IdOf>()(std::declval<const Element&>()));

public:
    Finder(const std::vector<Element>& list, IdOf idOf) : m_found(list.size()) {
        m_places.reserve(list.size());
        for (std::size_t i = 0; i < list.size(); ++i) m_places.emplace_back(idOf(list[i]), i);
        std::ranges::sort(m_places);
    }
    /// The first element of this id for which `wanted(place)` holds; otherwise the first of this id.
    template <class Wanted>
    [[nodiscard]] std::optional<std::size_t> find(const Id& id, Wanted wanted) {
        std::optional<std::size_t> found;
        const auto behind = [](const auto& place, const Id& other) { return place.first < other; };
        for (auto at = std::lower_bound(m_places.begin(), m_places.end(), id, behind);
             at != m_places.end() && at->first == id; ++at) {
            if (m_found[at->second]) continue;
            const bool best = wanted(at->second);
            if (best || !found) found = at->second;
            if (best) break;
        }
        if (found) m_found[*found] = true;
        return found;
    }

private:
    std::vector<std::pair<Id, std::size_t>> m_places;
    std::vector<bool> m_found;
};

/// A list with a difference, and where its old elements now stand; Matches::none for removed ones.
template <class Element>
struct AppliedList {
    std::vector<Element> list;
    std::vector<std::size_t> after;
};

/// The places of the list in the order afterwards: first the ids that `order` names, then the others. Elements that are
/// identified by more than one text have no order of their own.
template <class Element, class IdOf>
[[nodiscard]] std::vector<std::size_t> inNewOrder(const std::vector<Element>& list, const std::vector<bool>& gone,
                                                  const std::vector<std::string>& order, IdOf idOf) {
    std::vector<std::size_t> places;
    std::vector<bool> taken = gone;
    const auto take = [&](std::size_t place) {
        if (!taken[place]) places.push_back(place);
        taken[place] = true;
    };
    if constexpr (std::is_same_v<std::invoke_result_t<IdOf, const Element&>, std::string_view>) {
        if (!order.empty()) {
            Finder<Element, IdOf> finder(list, idOf);
            for (const auto& id : order)
                if (const auto place = finder.find(id, [&](std::size_t at) { return !taken[at]; })) take(*place);
        }
    }
    for (std::size_t i = 0; i < list.size(); ++i) take(i);
    return places;
}

/// Inserts the added elements among those that stayed.
template <class Element, class Changed>
[[nodiscard]] AppliedList<Element> withAdded(std::vector<Element> list, const std::vector<std::size_t>& order,
                                             const ListDifference<Element, Changed>& difference) {
    AppliedList<Element> made{{}, std::vector<std::size_t>(list.size(), Matches::none)};
    made.list.reserve(order.size() + difference.added.size());
    auto next = difference.added.begin();
    for (const auto place : order) {
        while (next != difference.added.end() && next->place <= made.list.size())
            made.list.push_back((next++)->element);
        made.after[place] = made.list.size();
        made.list.push_back(std::move(list[place]));
    }
    for (; next != difference.added.end(); ++next) made.list.push_back(next->element);
    return made;
}

/// `find(finder, changed)` says where a changed element stands, `take(element, changed)` changes it.
template <class Element, class Changed, class IdOf, class Find, class Take>
[[nodiscard]] AppliedList<Element> appliedList(std::vector<Element> list,
                                               const ListDifference<Element, Changed>& difference, IdOf idOf, Find find,
                                               Take take) {
    std::vector<bool> gone(list.size());
    std::vector<std::pair<std::size_t, const Changed*>> changes;
    if (!difference.removed.empty() || !difference.changed.empty()) {
        Finder<Element, IdOf> finder(list, idOf);
        for (const auto& changed : difference.changed)
            if (const auto place = find(finder, changed)) changes.emplace_back(*place, &changed);
        for (const auto& lone : difference.removed) {
            const auto same = [&](std::size_t place) { return list[place] == lone.element; };
            if (const auto place = finder.find(idOf(lone.element), same)) gone[*place] = true;
        }
    }
    for (const auto& [place, changed] : changes) take(list[place], *changed);
    const auto order = inNewOrder(list, gone, difference.order, idOf);
    return withAdded(std::move(list), order, difference);
}

/// For elements whose change is the whole element, before and after.
template <class Element, class IdOf>
[[nodiscard]] AppliedList<Element> appliedList(std::vector<Element> list, const ListDifference<Element>& difference,
                                               IdOf idOf) {
    const std::vector<Element>& before = list;
    const auto find = [&](auto& finder, const Change<Element>& changed) {
        return finder.find(idOf(changed.before), [&](std::size_t place) { return before[place] == changed.before; });
    };
    return appliedList(list, difference, idOf, find,
                       [](Element& element, const Change<Element>& changed) { element = changed.after; });
}

} // namespace delve::generation
