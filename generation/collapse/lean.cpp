#include "generation/collapse/lean.h"

namespace delve::collapse {

LeanWeights::LeanWeights(const Modules& modules, std::int64_t factor)
    : m_modules(modules), m_raised(modules.groups(), 0) {
    const auto divisor = static_cast<std::uint64_t>(factor);
    m_powers.push_back(std::uint64_t{1} << pointBits);
    if (factor <= 1000 || modules.leans().empty()) return;
    while (m_powers.back() > 0) m_powers.push_back(m_powers.back() * 1000 / divisor);
}

} // namespace delve::collapse
