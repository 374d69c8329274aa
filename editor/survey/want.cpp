#include "editor/survey/want.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

std::string written(const std::vector<play::MeasuredValue>& values) {
    std::string text;
    for (const auto& [info, value] : values) {
        if (!text.empty()) text += ", ";
        text += info->id + ' ' + (value ? toText(*value) : "–");
    }
    return text;
}

} // namespace

std::uint64_t seedOfTry(std::uint64_t seed, std::uint32_t number) {
    if (number == 0) return seed;
    return seedFromText(std::to_string(seed) + ", try " + std::to_string(number)) % seedsOfTries;
}

Want::Want(MakeWorld make, std::uint64_t firstSeed, play::Condition condition, std::string text,
           const play::MeasureRegistry& measures)
    : m_make(std::move(make)), m_firstSeed(firstSeed), m_measures(namedIn(condition, measures)),
      m_condition(std::move(condition)), m_text(std::move(text)), m_held(play::demandsOf(m_condition).size()) {}

Result<Try> Want::attempt(std::uint32_t number, generation::Workspace& workspace,
                          generation::Feedback& feedback) const {
    const auto seed = seedOfTry(m_firstSeed, number);
    auto made = m_make(seed, workspace, feedback);
    if (!made) return std::move(made).failure();
    if (!*made) return Try{seed, {}};
    auto values = measureWorld(**std::move(made), m_measures, feedback);
    if (!values) return std::move(values).failure();
    return Try{seed, *std::move(values)};
}

bool Want::take(const Try& made) {
    ++m_tries;
    if (!made.values) return false;
    ++m_levels;
    const auto valueOf = valuesIn(*made.values);
    const auto demands = play::demandsOf(m_condition);
    for (std::size_t i = 0; i < demands.size(); ++i) m_held[i] += holds(*demands[i], valueOf) ? 1 : 0;
    const auto shortfall = play::shortfall(m_condition, valueOf);
    if (!m_nearest || shortfall < m_nearest->shortfall)
        m_nearest = Nearest{made.seed, shortfall, written(*made.values)};
    return shortfall == 0;
}

std::string Want::textOf(const play::Condition& condition) const {
    return m_text.substr(condition.text.from, condition.text.to - condition.text.from);
}

Message Want::whyNot() const {
    const auto tries = std::to_string(m_tries);
    if (!m_nearest)
        return {DELVE_TEXT("want", "The recipe makes no level of any of %1 seeds. Look at what it says without a "
                                   "condition."),
                {tries}};
    const auto nearest = std::to_string(m_nearest->seed);
    if (m_held.size() < 2)
        return {DELVE_TEXT("want", "None of %1 levels fits. The nearest has seed %2: %3."),
                {std::to_string(m_levels), nearest, m_nearest->values}};
    const auto rarest = std::ranges::min_element(m_held);
    const auto* const demand = play::demandsOf(m_condition)[static_cast<std::size_t>(rarest - m_held.begin())];
    return {DELVE_TEXT("want", "None of %1 levels fits. The rarest condition is %2: %3 of them fit it. The nearest has "
                               "seed %4: %5."),
            {std::to_string(m_levels), textOf(*demand), std::to_string(*rarest), nearest, m_nearest->values}};
}

} // namespace delve::editor
