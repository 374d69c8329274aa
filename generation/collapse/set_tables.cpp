#include "generation/collapse/set_tables.h"

namespace delve::collapse {

template <std::size_t Words>
SetTables<Words>::SetTables(const Modules& modules)
    : m_beside(Set::groups * Set::groupValues), m_sums(Set::groups * Set::groupValues) {
    for (std::size_t module = 0; module < modules.count(); ++module) {
        const auto weight = modules[module].weight;
        Set::only(module).forEachGroup([&](std::size_t place) {
            if (place % Set::groupValues == 0) return;
            m_sums[place] = {weight, weight * fixedLog2(weight)};
            for (const auto side : directionsClockwise)
                m_beside[place][static_cast<std::size_t>(side)] =
                    Set::of(modules.beside(static_cast<ModuleId>(module), side));
        });
    }
    for (std::size_t place = 0; place < m_sums.size(); ++place) addUp(place);
}

/// The result for several modules of a group combines that of one with that of the others.
template <std::size_t Words>
void SetTables<Words>::addUp(std::size_t place) {
    const auto value = place % Set::groupValues;
    const auto others = value & (value - 1);
    if (value == 0 || others == 0) return;
    const auto group = place - value;
    const auto one = group + (value ^ others);
    m_sums[place] = m_sums[one];
    m_sums[place] += m_sums[group + others];
    for (std::size_t side = 0; side < m_beside[place].size(); ++side) {
        m_beside[place][side] = m_beside[one][side];
        m_beside[place][side] |= m_beside[group + others][side];
    }
}

template class SetTables<1>;
template class SetTables<2>;
template class SetTables<4>;
template class SetTables<8>;

} // namespace delve::collapse
