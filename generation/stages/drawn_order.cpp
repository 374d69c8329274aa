#include "generation/stages/drawn_order.h"

namespace delve::generation {

std::uint32_t DrawnOrder::at(std::uint32_t place) const {
    const auto found = m_moved.find(place);
    return found == m_moved.end() ? place : found->second;
}

// Fisher-Yates from the end: the last number takes the place of the one that was drawn.
std::uint32_t DrawnOrder::next(Stream& random) {
    const auto place = static_cast<std::uint32_t>(random.below(m_left));
    const auto drawn = at(place);
    --m_left;
    if (place != m_left) m_moved[place] = at(m_left);
    m_moved.erase(m_left);
    return drawn;
}

} // namespace delve::generation
