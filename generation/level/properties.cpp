#include "generation/level/properties.h"

#include <algorithm>

namespace delve {
namespace {

auto placeOf(auto& list, std::string_view name) {
    return std::ranges::lower_bound(list, name, {}, [](const Property& p) { return std::string_view(p.name); });
}

} // namespace

Properties::Properties(std::vector<Property> list) : m_list(std::move(list)) {
    std::ranges::sort(m_list, {}, &Property::name);
}

const PropertyValue* Properties::find(std::string_view name) const {
    const auto place = placeOf(m_list, name);
    return place != m_list.end() && place->name == name ? &place->value : nullptr;
}

void Properties::set(std::string_view name, PropertyValue value) {
    const auto place = placeOf(m_list, name);
    if (place != m_list.end() && place->name == name) place->value = std::move(value);
    else m_list.insert(place, Property{std::string(name), std::move(value)});
}

bool Properties::remove(std::string_view name) {
    const auto place = placeOf(m_list, name);
    if (place == m_list.end() || place->name != name) return false;
    m_list.erase(place);
    return true;
}

} // namespace delve
