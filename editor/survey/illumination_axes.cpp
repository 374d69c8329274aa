#include "editor/survey/illumination_axes.h"

#include "editor/survey/distribution.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace delve::editor {
namespace {

constexpr std::int64_t cellsOfAllLevels = 400'000; ///< what the levels of a search for the ends may have together
constexpr std::int64_t mostLevels = 96;
constexpr std::int64_t leastLevels = 12;
constexpr int outlying = 50; ///< of a thousand values of random parameters, on each side

struct Reached {
    std::vector<Decimal> usual; ///< with the parameters as they are
    Distribution any;

    void add(std::optional<Decimal> value, bool isUsual) {
        if (!value) return;
        any.add(*value);
        if (isUsual) usual.push_back(*value);
    }

    [[nodiscard]] Bins bins(int most) const {
        ValueRange range;
        for (const auto value : usual) range.add(value);
        if (!any.empty())
            for (const int permille : {outlying, 500, 1000 - outlying}) range.add(any.quantile(permille));
        return range.bins(most);
    }
};

} // namespace

Result<IlluminationAxes> axesOf(const IlluminationOrder& order, const CandidateContext& context, int mostCells,
                                GenerationMemory& memory, generation::Feedback& feedback) {
    Stream random(order.recipe.seed);
    Reached across;
    Reached up;
    const auto levels =
        std::clamp(cellsOfAllLevels / std::max<std::int64_t>(1, order.size.area()), leastLevels, mostLevels);
    for (std::int64_t i = 0; i < levels; ++i) {
        const bool isUsual = i % 3 == 0; // the others have random parameters
        Candidate candidate{static_cast<std::uint64_t>(i), order.recipe};
        if (!isUsual) candidate.recipe = withDrawnValues(std::move(candidate.recipe), order.varied, random);
        candidate.recipe.seed = static_cast<std::uint64_t>(i) + 1;
        const auto values = valuesOf(candidate, context, memory, feedback);
        if (!values) return values.failure();
        if (*values) across.add((*values)->across, isUsual);
        if (*values) up.add((*values)->up, isUsual);
        feedback.progress(static_cast<std::int32_t>(1000 * (i + 1) / levels));
    }
    return IlluminationAxes{across.bins(mostCells), up.bins(mostCells)};
}

} // namespace delve::editor
