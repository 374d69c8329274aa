#include "editor/survey/survey_seed.h"

#include "generation/level/level.h"
#include "generation/pipeline/workspace.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

Result<SurveyedSeed> measured(std::uint64_t seed, WorldOfSeed made, const play::MeasureRegistry& measures,
                              generation::Feedback& feedback) {
    SurveyedSeed row{seed, true, fingerprint(made.world.levels[made.level]), {}};
    const auto values = measureWorld(std::move(made), measures, feedback);
    if (!values) return values.failure();
    for (const auto& value : *values) row.values.push_back(value.value);
    return row;
}

} // namespace

Result<SurveyedSeed> surveySeed(const MakeWorld& make, const play::MeasureRegistry& measures, std::uint64_t seed,
                                generation::Workspace& workspace, generation::Feedback& feedback) {
    auto made = make(seed, workspace, feedback);
    if (!made) return std::move(made).failure();
    if (!*made) return SurveyedSeed{seed, false, 0, {}};
    return measured(seed, **std::move(made), measures, feedback);
}

play::MeasureRegistry soughtMeasures(bool commonOnly, const play::Condition& where) {
    const auto named = play::measuresIn(where);
    play::MeasureRegistry measures;
    for (const auto& measure : play::builtInMeasures())
        if (measure.common || !commonOnly || std::ranges::find(named, measure.id) != named.end())
            (void)measures.add(measure);
    return measures;
}

Result<std::optional<SurveyedSeed>> searchSeed(const MakeWorld& make, const play::MeasureRegistry& measures,
                                               const play::Condition& where, std::uint64_t seed,
                                               generation::Workspace& workspace, generation::Feedback& feedback) {
    auto made = make(seed, workspace, feedback);
    if (!made) return std::move(made).failure();
    if (!*made) return std::optional<SurveyedSeed>();
    const auto values = measureWorld(**made, namedIn(where, measures), feedback);
    if (!values) return values.failure();
    if (!play::holds(where, valuesIn(*values))) return std::optional<SurveyedSeed>();
    auto row = measured(seed, **std::move(made), measures, feedback);
    if (!row) return std::move(row).failure();
    return std::optional(*std::move(row));
}

std::optional<std::uint64_t> oneIn(std::uint64_t seeds, std::uint64_t fits) {
    if (fits == 0) return {};
    return (seeds + fits / 2) / fits;
}

} // namespace delve::editor
