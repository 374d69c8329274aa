#include "generation/collapse/set_tables.h"

namespace delve {

template <std::size_t Words>
SetTables<Words>::SetTables(const Modules& modules) : m_beside(4 * nibbles * 16), m_sums(nibbles * 16) {
    for (std::size_t module = 0; module < modules.count(); ++module) {
        const auto weight = modules[module].weight;
        const WeightSums own{weight, weight * fixedLog2(weight)};
        for (std::size_t value = 0; value < 16; ++value) {
            if (!(value >> (module % 4) & 1)) continue;
            const auto place = module / 4 * 16 + value;
            m_sums[place] += own;
            for (const auto side : directions)
                m_beside[static_cast<std::size_t>(side) * nibbles * 16 + place] |=
                    Set::of(modules.beside(static_cast<ModuleId>(module), side));
        }
    }
}

template class SetTables<1>;
template class SetTables<2>;
template class SetTables<4>;
template class SetTables<8>;

} // namespace delve
