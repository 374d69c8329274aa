#include "editor/survey/sweep.h"

#include "editor/survey/step_ranks.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::int64_t magnitudes = 500;       ///< greatest / least from which steps go by factors
constexpr std::int64_t around = 4;             ///< times less, and times more, than the present value
constexpr std::int64_t mostChange = 1'000'000; ///< of a measure that changes and has no width

bool isBySteps(generation::ValueForm form) {
    return form == generation::ValueForm::Number || form == generation::ValueForm::Range;
}

/// What numbers are rounded to, in thousandths.
std::int64_t unitOf(const generation::Parameter& parameter, Range span) {
    if (parameter.kind->whole) return 1000;
    return span.to.thousandths - span.from.thousandths > 1000 ? 100 : 10;
}

/// Between two numbers: the geometric mean of the numbers and 1, so that 0 may be among them, or the plain one.
Decimal middleOf(Decimal from, Decimal to, bool factors, std::int64_t unit) {
    std::int64_t middle = from.thousandths + (to.thousandths - from.thousandths) / 2;
    if (factors)
        middle = std::llround(std::sqrt(static_cast<double>(from.thousandths + 1000)) *
                              std::sqrt(static_cast<double>(to.thousandths + 1000))) -
                 1000;
    const auto rounded = (middle + unit / 2) / unit * unit;
    return Decimal::ofThousandths(std::clamp(rounded, from.thousandths, to.thousandths));
}

void fillBetween(std::vector<Decimal>& values, std::size_t first, std::size_t last, bool factors, std::int64_t unit) {
    if (last - first < 2) return;
    const auto middle = (first + last) / 2;
    values[middle] = middleOf(values[first], values[last], factors, unit);
    fillBetween(values, first, middle, factors, unit);
    fillBetween(values, middle, last, factors, unit);
}

std::vector<Decimal> numbersOf(const generation::Parameter& parameter, Range span, int most) {
    std::vector<Decimal> values(static_cast<std::size_t>(std::max(most, 2)), span.from);
    values.back() = span.to;
    fillBetween(values, 0, values.size() - 1, growsByFactors(span.from, span.to), unitOf(parameter, span));
    std::ranges::sort(values); // rounding of negative numbers
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

/// The span of one of the three curves.
class Extent {
public:
    void add(Decimal value) {
        m_min = std::min(m_min, value.thousandths);
        m_max = std::max(m_max, value.thousandths);
    }
    [[nodiscard]] std::int64_t length() const { return m_max - m_min; }

private:
    std::int64_t m_min = INT64_MAX;
    std::int64_t m_max = INT64_MIN;
};

} // namespace

const Band* SweptStep::find(const std::string& measure) const {
    const auto found = bands.find(measure);
    return found == bands.end() || found->second.levels == 0 ? nullptr : &found->second;
}

Band bandOf(const Distribution& values) {
    if (values.empty()) return {};
    return {values.quantile(100), values.quantile(500), values.quantile(900),
            static_cast<std::uint32_t>(values.count())};
}

bool canSweep(const generation::Parameter& parameter) {
    return parameter.kind->form == generation::ValueForm::Truth || hasNumbers(parameter) ||
           !parameter.limits.choices.empty();
}

bool hasNumbers(const generation::Parameter& parameter) {
    return isBySteps(parameter.kind->form) && parameter.limits.min < parameter.limits.max;
}

bool growsByFactors(Decimal from, Decimal to) {
    return from.thousandths >= 0 && to.thousandths / std::max<std::int64_t>(1000, from.thousandths) >= magnitudes;
}

Range usualSpan(const generation::Parameter& parameter, const ParameterValue& present) {
    const auto [min, max] = std::pair(parameter.limits.min, parameter.limits.max);
    if (!growsByFactors(min, max)) return {min, max};
    Range range{min, max};
    if (const auto* const number = std::get_if<Decimal>(&present)) range = {*number, *number};
    else if (const auto* const both = std::get_if<Range>(&present)) range = *both;
    const auto from = range.from.thousandths / around / 1000 * 1000;
    const auto to = std::max<std::int64_t>(range.to.thousandths, 1000) * around;
    return {std::clamp(Decimal::ofThousandths(from), min, max), std::clamp(Decimal::ofThousandths(to), min, max)};
}

std::vector<ParameterValue> valuesToSweep(const generation::Parameter& parameter, Range span, int most) {
    std::vector<ParameterValue> values;
    if (parameter.kind->form == generation::ValueForm::Truth) values = {false, true};
    for (const auto& choice : parameter.limits.choices) values.emplace_back(choice.name);
    if (!hasNumbers(parameter)) return values;
    for (const auto number : numbersOf(parameter, span, most)) {
        if (parameter.kind->form == generation::ValueForm::Range) values.emplace_back(Range{number, number});
        else values.emplace_back(number);
    }
    return values;
}

std::vector<std::size_t> refiningOrder(std::size_t steps) {
    std::vector<std::size_t> order;
    std::vector<std::pair<std::size_t, std::size_t>> gaps; // grows at its end while its front is taken
    if (steps > 0) order.push_back(0);
    if (steps > 1) order.push_back(steps - 1);
    if (steps > 2) gaps.emplace_back(0, steps - 1);
    for (std::size_t i = 0; i < gaps.size(); ++i) {
        const auto [first, last] = gaps[i];
        const auto middle = (first + last) / 2;
        order.push_back(middle);
        if (middle - first > 1) gaps.emplace_back(first, middle);
        if (last - middle > 1) gaps.emplace_back(middle, last);
    }
    return order;
}

std::int64_t changeOf(std::span<const SweptStep> steps, const std::string& measure) {
    Extent low, median, high;
    std::int64_t width = 0;
    int count = 0;
    bool lacking = false;
    for (const auto& step : steps) {
        const auto* const band = step.find(measure);
        lacking = lacking || (!band && step.bands.contains(measure));
        if (!band) continue;
        low.add(band->low);
        median.add(band->median);
        high.add(band->high);
        width = std::max(width, band->high.thousandths - band->low.thousandths);
        ++count;
    }
    if (count > 0 && lacking) return mostChange;
    if (count < 2) return 0;
    // Chance moves the rims of the band more than its middle.
    const auto moved = std::max({median.length(), low.length() * 2 / 3, high.length() * 2 / 3});
    if (moved == 0) return 0;
    return width == 0 ? mostChange : std::clamp<std::int64_t>(moved * 1000 / width, 1, mostChange);
}

std::optional<double> chanceOfLacking(std::span<const SweptStep> steps, const std::string& measure) {
    StepRanks has;
    bool lacking = false;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto found = steps[i].bands.find(measure);
        if (found == steps[i].bands.end()) continue;
        const auto levels = found->second.levels;
        if (levels > 0) has.add(i, Decimal::of(1), levels);
        if (levels >= found->second.of) continue;
        has.add(i, Decimal::of(0), found->second.of - levels);
        lacking = true;
    }
    return lacking ? has.chance() : std::nullopt;
}

} // namespace delve::editor
