#include "app/console/work_estimate.h"

#include <algorithm>

namespace delve::app {

WorkEstimate::WorkEstimate(const std::vector<Part>& parts) {
    m_parts.reserve(parts.size());
    for (const auto& part : parts) m_parts.push_back({part, 0, 0});
}

void WorkEstimate::finish(std::size_t part, std::chrono::microseconds spent) {
    State& state = m_parts[part];
    ++state.finished;
    state.spent += static_cast<double>(spent.count());
    m_spent += static_cast<double>(spent.count());
}

std::int32_t WorkEstimate::progress() const { return permille(0); }

std::int32_t WorkEstimate::progressAfter(std::size_t part) const {
    return permille(timeOfUnit(m_parts[part], timePerWeight()));
}

double WorkEstimate::timePerWeight() const {
    double weight = 0;
    for (const auto& state : m_parts)
        weight += static_cast<double>(state.finished) * static_cast<double>(state.part.weight);
    return weight > 0 && m_spent > 0 ? m_spent / weight : 1;
}

double WorkEstimate::timeOfUnit(const State& state, double timePerWeight) const {
    if (state.finished > 0) return state.spent / static_cast<double>(state.finished);
    return timePerWeight * static_cast<double>(state.part.weight);
}

std::int32_t WorkEstimate::permille(double more) const {
    const double perWeight = timePerWeight();
    double left = 0;
    for (const auto& state : m_parts)
        left += static_cast<double>(state.part.units - std::min(state.finished, state.part.units)) *
                timeOfUnit(state, perWeight);
    const double whole = m_spent + left;
    return whole > 0 ? static_cast<std::int32_t>(std::min(1000.0, (m_spent + more) * 1000 / whole)) : 0;
}

} // namespace delve::app
