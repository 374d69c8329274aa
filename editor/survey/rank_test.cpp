#include "editor/survey/rank_test.h"

#include <algorithm>
#include <cmath>

namespace delve::editor {
namespace {

constexpr double mayBeWrong = 0.05;

/// Sums over all values of both samples, in order.
struct Ranks {
    double ofA = 0;  ///< sum of the ranks of the first sample; values that are alike share the mean of theirs
    double ties = 0; ///< of t³ - t, for each t values that are alike
};

Ranks ranksOf(const std::vector<Decimal>& a, const std::vector<Decimal>& b) {
    Ranks ranks;
    double before = 0;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() || j < b.size()) {
        const Decimal value = j == b.size() || (i < a.size() && a[i] < b[j]) ? a[i] : b[j];
        double inA = 0;
        double alike = 0;
        for (; i < a.size() && a[i] == value; ++i) ++inA;
        for (; j < b.size() && b[j] == value; ++j) ++alike;
        alike += inA;
        ranks.ofA += inA * (before + (alike + 1) / 2);
        ranks.ties += alike * alike * alike - alike;
        before += alike;
    }
    return ranks;
}

} // namespace

std::optional<double> rankTest(std::vector<Decimal>& a, std::vector<Decimal>& b) {
    if (a.size() < fewestOfSample || b.size() < fewestOfSample) return {};
    std::ranges::sort(a);
    std::ranges::sort(b);
    const auto ranks = ranksOf(a, b);
    const auto first = static_cast<double>(a.size());
    const auto second = static_cast<double>(b.size());
    const double all = first + second;
    const double higher = ranks.ofA - first * (first + 1) / 2; // the statistic U
    const double expected = first * second / 2;
    const double variance = first * second / 12 * (all + 1 - ranks.ties / (all * (all - 1)));
    if (variance <= 0) return 1; // all values are alike
    const double off = std::max(0.0, std::abs(higher - expected) - 0.5);
    return std::erfc(off / std::sqrt(2 * variance));
}

double shareOfHigher(const std::vector<Decimal>& a, const std::vector<Decimal>& b) {
    const auto first = static_cast<double>(a.size());
    const auto second = static_cast<double>(b.size());
    const double lower = ranksOf(a, b).ofA - first * (first + 1) / 2; // the statistic U of the first
    return 1 - lower / (first * second);
}

std::vector<bool> beyondChance(std::span<const std::optional<double>> probabilities) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < probabilities.size(); ++i)
        if (probabilities[i]) order.push_back(i);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return *probabilities[i]; });
    std::vector<bool> beyond(probabilities.size());
    for (std::size_t place = 0; place < order.size(); ++place) {
        if (*probabilities[order[place]] > mayBeWrong / static_cast<double>(order.size() - place)) break;
        beyond[order[place]] = true;
    }
    return beyond;
}

} // namespace delve::editor
