#include "generation/level/edit.h"

#include "generation/level/touched.h"

#include <algorithm>
#include <utility>

namespace delve {

Edit Edit::between(const Level& before, const Level& after) {
    Edit edit;
    edit.m_size = {before.size(), after.size()};
    edit.m_parts = Parts::between(before, after);
    if (const auto& tiles = edit.m_parts.of<&Level::tiles>()) edit.m_cells = tiles->touched();
    if (before.size() == after.size()) edit.m_cells.add(differingBesideTiles(before, after));
    const auto bytes = edit.m_parts.bytes();
    edit.m_bytes = edit.m_cells.bytes() + std::max(bytes.before, bytes.after);
    return edit;
}

Edit Edit::inverse() const {
    Edit edit = *this;
    std::swap(edit.m_size.before, edit.m_size.after);
    edit.m_parts.turn();
    return edit;
}

bool Edit::apply(Level& level) const {
    if (!fits(level)) return false;
    m_parts.apply(level);
    return true;
}

} // namespace delve
