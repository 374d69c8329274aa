#pragma once

#include "generation/collapse/entropy.h"
#include "generation/collapse/module_set.h"
#include "generation/collapse/modules.h"

#include <array>
#include <vector>

namespace delve::collapse {

/// What a table says about sets of modules, looked up for a group of modules at a time: which may stand beside any of a
/// set, and the sums of their weights.
template <std::size_t Words>
class SetTables {
public:
    using Set = ModuleSet<Words>;

    using Sides = std::array<Set, 4>; ///< one for each direction

    explicit SetTables(const Modules& modules);

    /// The modules that may stand on each side of at least one of a set. The four lie side by side in the table,
    /// because callers look at all neighbours.
    [[nodiscard]] Sides beside(const Set& set) const {
        Sides allowed{};
        set.forEachGroup([&](std::size_t place) {
            const Sides& more = m_beside[place];
            for (std::size_t side = 0; side < allowed.size(); ++side) allowed[side] |= more[side];
        });
        return allowed;
    }
    [[nodiscard]] std::uint32_t entropy(const Set& set) const {
        WeightSums sums;
        set.forEachGroup([&](std::size_t place) { sums += m_sums[place]; });
        return entropyOf(sums);
    }

private:
    void addUp(std::size_t place);

    std::vector<Sides> m_beside;
    std::vector<WeightSums> m_sums;
};

} // namespace delve::collapse
