#include "generation/difference/named_lists.h"

namespace delve::generation {
namespace {

std::vector<Property> listOf(const Properties& properties) { return {properties.begin(), properties.end()}; }

} // namespace

ListDifference<Property> propertiesBetween(const Properties& before, const Properties& after) {
    if (before == after) return {};
    const auto was = listOf(before);
    const auto is = listOf(after);
    Matches matches(was.size(), is.size());
    matches.pair([&](std::size_t i) { return std::string_view(was[i].name); },
                 [&](std::size_t i) { return std::string_view(is[i].name); });
    return listDifference(was, is, matches);
}

Properties applied(const ListDifference<Property>& difference, const Properties& properties) {
    if (difference.empty()) return properties;
    return Properties(appliedList(listOf(properties), difference, nameOfElement<&Property::name>).list);
}

} // namespace delve::generation
