#include "editor/survey/step_ranks.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace delve::editor {
namespace {

constexpr double fewestUnlike = 8; ///< values that are not the most frequent one

struct RanksOfStep {
    double count = 0;
    double sum = 0;
};

/// Of all values in order; those that are alike share the mean of their ranks.
struct Ranks {
    std::map<std::size_t, RanksOfStep> steps;
    double count = 0;
    double ties = 0; ///< of t³ - t, for each t values that are alike
    double most = 0; ///< values that are alike
};

} // namespace

std::optional<double> StepRanks::chance() const {
    Ranks ranks;
    for (auto first = m_counts.begin(); first != m_counts.end();) {
        double alike = 0;
        auto end = first;
        for (; end != m_counts.end() && end->first.first == first->first.first; ++end) alike += end->second;
        for (; first != end; ++first) {
            auto& step = ranks.steps[first->first.second];
            step.count += first->second;
            step.sum += first->second * (ranks.count + (alike + 1) / 2);
        }
        ranks.count += alike;
        ranks.ties += alike * alike * alike - alike;
        ranks.most = std::max(ranks.most, alike);
    }
    if (ranks.steps.size() < 2) return {};
    if (ranks.count - ranks.most < fewestUnlike) return 1;
    double between = 0;
    for (const auto& [place, step] : ranks.steps) {
        const double off = step.sum / step.count - (ranks.count + 1) / 2;
        between += step.count * off * off;
    }
    const double all = ranks.count * ranks.count * ranks.count - ranks.count - ranks.ties; // 12 sums of squares
    return chanceOfChiSquare(12 * (ranks.count - 1) * between / all, static_cast<int>(ranks.steps.size()) - 1);
}

std::optional<double> chanceOfEither(std::optional<double> a, std::optional<double> b) {
    if (!a || !b) return a ? a : b;
    return std::min(1.0, 2 * std::min(*a, *b)); // after Bonferroni
}

/// By the sum over every second number of degrees, which is exact.
double chanceOfChiSquare(double value, int degrees) {
    const double half = value / 2;
    const bool odd = degrees % 2 == 1;
    double chance = odd ? std::erfc(std::sqrt(half)) : std::exp(-half);
    double part = std::exp(-half) * (odd ? 2 * std::sqrt(half / std::numbers::pi) : half);
    for (double a = odd ? 0.5 : 1; a < degrees / 2.0; ++a) {
        chance += part;
        part *= half / (a + 1);
    }
    return std::min(chance, 1.0);
}

} // namespace delve::editor
