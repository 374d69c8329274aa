#include "generation/pipeline/thing_places.h"

#include <algorithm>

namespace delve::generation {

ThingPlaces::ThingPlaces(const std::vector<Thing>& things) {
    m_ids.reserve(things.size());
    for (const auto& thing : things) add(thing);
}

void ThingPlaces::add(const Thing& thing) {
    m_rows[thing.at.y].push_back({thing.at.x, m_count++});
    m_ids.insert(thing.id);
}

std::vector<std::size_t> ThingPlaces::in(const Rect& part) const {
    std::vector<std::size_t> found;
    for (auto row = m_rows.lower_bound(part.y); row != m_rows.end() && row->first < part.bottom(); ++row)
        for (const auto& stand : row->second)
            if (part.contains({stand.x, row->first})) found.push_back(stand.thing);
    std::ranges::sort(found);
    return found;
}

} // namespace delve::generation
