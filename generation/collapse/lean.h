#pragma once

#include "generation/collapse/modules.h"

#include <cstdint>
#include <vector>

namespace delve::collapse {

/// Weights with a lean: each placed module of a group multiplies the weights of another group. Only proportions matter
/// in a draw, so the group raised most keeps its weight and the others shrink, in fixed point.
class LeanWeights {
public:
    static constexpr int pointBits = 32;

    /// `factor` in thousandths, at least 1000.
    LeanWeights(const Modules& modules, std::int64_t factor);

    void place(ModuleId module, int change) {
        const auto group = m_modules[module].group;
        if (group < 0) return;
        for (const auto& lean : m_modules.leans())
            if (lean.placed == static_cast<std::size_t>(group)) m_raised[lean.raises] += change;
    }
    [[nodiscard]] bool leans() const { return !m_modules.leans().empty() && m_powers.size() > 1; }
    /// How often the module's weight was raised.
    [[nodiscard]] std::int64_t raised(ModuleId module) const {
        const auto group = m_modules[module].group;
        return group < 0 ? 0 : m_raised[static_cast<std::size_t>(group)];
    }
    /// The weight of a module in a draw whose most raised module was raised `maxRaised` times.
    [[nodiscard]] std::uint64_t weight(ModuleId module, std::int64_t maxRaised) const {
        const auto less = static_cast<std::size_t>(maxRaised - raised(module));
        return less < m_powers.size() ? m_modules[module].weight * m_powers[less] : 0;
    }

private:
    const Modules& m_modules;
    std::vector<std::int64_t> m_raised;  ///< by group
    std::vector<std::uint64_t> m_powers; ///< of 1 / factor, up to the last that is not 0
};

} // namespace delve::collapse
