#pragma once

#include "generation/difference/applied_list.h"
#include "generation/difference/lists.h"
#include "generation/level/properties.h"

/// Lists of what has a name or an id among its members.
namespace delve::generation {

/// The name of an element, to look it up by: `nameOfElement<&Thing::id>`.
template <auto name>
inline constexpr auto nameOfElement = [](const auto& element) { return std::string_view(element.*name); };

/// Matches by name; then those that differ only in their names. `likeness` is equal for these, and differs for most
/// others.
template <auto name, class T, class Likeness>
[[nodiscard]] Matches matchByName(const std::vector<T>& before, const std::vector<T>& after, Likeness likeness) {
    Matches matches(before.size(), after.size());
    matches.pair([&](std::size_t i) { return std::string_view(before[i].*name); },
                 [&](std::size_t i) { return std::string_view(after[i].*name); });
    if (!matches.canPairMore()) return matches;
    const auto sameButForTheName = [&](std::size_t was, std::size_t is) {
        T renamed = before[was];
        renamed.*name = after[is].*name;
        return renamed == after[is];
    };
    matches.pair([&](std::size_t i) { return likeness(before[i]); }, [&](std::size_t i) { return likeness(after[i]); },
                 sameButForTheName);
    return matches;
}

/// Rows of a table: each changes as a whole, and the table has an order of its own.
template <auto name, class T, class Likeness>
[[nodiscard]] ListDifference<T> rowsBetween(const std::vector<T>& before, const std::vector<T>& after,
                                            Likeness likeness) {
    if (before == after) return {};
    const auto matches = matchByName<name>(before, after, likeness);
    auto rows = listDifference(before, after, matches);
    rows.order = newOrder(after, matches, nameOfElement<name>);
    return rows;
}

/// Properties are sorted by their names, and have no other order.
[[nodiscard]] ListDifference<Property> propertiesBetween(const Properties& before, const Properties& after);
[[nodiscard]] Properties applied(const ListDifference<Property>& difference, const Properties& properties);

} // namespace delve::generation
