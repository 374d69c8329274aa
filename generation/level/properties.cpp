#include "generation/level/properties.h"

#include <algorithm>

namespace delve {
namespace {

auto placeOf(auto& list, std::string_view name) {
    return std::ranges::lower_bound(list, name, {}, [](const Property& p) { return std::string_view(p.name); });
}

} // namespace

Properties::Properties(std::vector<Property> list) {
    if (list.empty()) return;
    std::ranges::sort(list, {}, &Property::name);
    m_list = std::move(list);
}

const PropertyValue* Properties::find(std::string_view name) const {
    const auto place = placeOf(*m_list, name);
    return place != m_list->end() && place->name == name ? &place->value : nullptr;
}

void Properties::set(std::string_view name, PropertyValue value) {
    auto& list = m_list.write();
    const auto place = placeOf(list, name);
    if (place != list.end() && place->name == name) place->value = std::move(value);
    else list.insert(place, Property{std::string(name), std::move(value)});
}

bool Properties::remove(std::string_view name) {
    if (!find(name)) return false;
    auto& list = m_list.write();
    list.erase(placeOf(list, name));
    return true;
}

} // namespace delve
