#include "generation/pipeline/thing_places.h"

#include <algorithm>

namespace delve::generation {
namespace {

// Of one text: few where there are few things, since the inside of each house has its own.
constexpr std::size_t fewestLetters = 256;
constexpr std::size_t mostLetters = std::size_t{1} << 16;

} // namespace

ThingPlaces::ThingPlaces(const std::vector<Thing>& things) {
    m_ids.reserve(things.size());
    for (const auto& thing : things) add(thing);
}

void ThingPlaces::add(const Thing& thing) {
    m_rows[thing.at.y].push_back({thing.at.x, m_count++});
    if (!isTaken(thing.id)) m_ids.add(keep(thing.id));
}

std::string_view ThingPlaces::keep(std::string_view id) {
    if (m_texts.empty() || m_texts.back().capacity() - m_texts.back().size() < id.size())
        m_texts.emplace_back().reserve(
            std::max(id.size(), std::clamp(m_ids.size() * fewestLetters / 4, fewestLetters, mostLetters)));
    auto& text = m_texts.back(); // never longer than what is reserved, so that it stays where it is
    text += id;
    return std::string_view(text).substr(text.size() - id.size());
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
