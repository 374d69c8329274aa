#include "generation/level/shared_levels.h"

#include <algorithm>

namespace delve {

void SharedLevels::insert(const_iterator at, Level level) {
    const auto place = at - begin();
    auto& list = m_list.write();
    list.insert(list.begin() + place, Shared<Level>(std::move(level)));
}

void SharedLevels::erase(const_iterator at) {
    const auto place = at - begin();
    auto& list = m_list.write();
    list.erase(list.begin() + place);
}

void SharedLevels::rotate(std::size_t first, std::size_t middle, std::size_t last) {
    const auto begin = m_list.write().begin();
    const auto at = [begin](std::size_t place) { return begin + static_cast<std::ptrdiff_t>(place); };
    std::rotate(at(first), at(middle), at(last));
}

std::size_t SharedLevels::placeOf(const Level& level) const {
    const auto& list = *m_list;
    const auto found = std::ranges::find_if(list, [&level](const auto& one) { return &*one == &level; });
    return static_cast<std::size_t>(found - list.begin());
}

} // namespace delve
