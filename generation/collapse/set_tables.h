#pragma once

#include "generation/collapse/entropy.h"
#include "generation/collapse/module_set.h"
#include "generation/collapse/modules.h"

#include <vector>

namespace delve {

/// What follows from a table for sets of modules, four modules at a time: which may stand beside any of a set, and the
/// sums of their weights.
template <std::size_t Words>
class SetTables {
public:
    using Set = ModuleSet<Words>;

    explicit SetTables(const Modules& modules);

    /// The modules that may stand on this side of at least one of a set.
    [[nodiscard]] Set beside(std::size_t direction, const Set& set) const {
        Set allowed;
        const Set* table = m_beside.data() + direction * nibbles * 16;
        set.forEachNibble([&](std::size_t place, std::size_t value) { allowed |= table[place * 16 + value]; });
        return allowed;
    }
    [[nodiscard]] std::uint32_t entropy(const Set& set) const {
        WeightSums sums;
        set.forEachNibble([&](std::size_t place, std::size_t value) { sums += m_sums[place * 16 + value]; });
        return entropyOf(sums);
    }

private:
    static constexpr std::size_t nibbles = 16 * Words;
    std::vector<Set> m_beside;
    std::vector<WeightSums> m_sums;
};

} // namespace delve
