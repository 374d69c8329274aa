#include "editor/gallery/variation_maker.h"

#include "editor/drawing/thumbnail.h"
#include "editor/generation/step_name.h"
#include "editor/survey/want_finder.h"
#include "playtest/proof/proof.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

/// In this order: each says something else, and they are quick.
constexpr std::array<const char*, 4> tellingMeasures{"path", "loops", "main-region", "dead-end-rooms"};

using SharedWorld = std::shared_ptr<const World>;

struct Proven {
    std::optional<play::Proof> proof; ///< none of a world that is too large
    bool won = false;
    Message whyNot;
};

Result<Proven> provenOf(const SharedWorld& world, const generation::Feedback& feedback) {
    if (hasMoreCells(*world, mostCellsOfGallery))
        return Proven{{}, false, {DELVE_TEXT("gallery", "The map is too large to be proven here.")}};
    auto proof = play::prove(world, {.feedback = &feedback});
    if (!proof) return std::move(proof).failure();
    const bool won = proof->verdict == play::Verdict::Winnable;
    Message why = won ? Message() : proof->reason;
    return Proven{*std::move(proof), won, std::move(why)};
}

Result<std::vector<play::MeasuredValue>> measured(const SharedWorld& world, std::size_t level, const Proven& proven,
                                                  const play::MeasureRegistry& measures,
                                                  const generation::Feedback& feedback) {
    if (world->levels[level].size().area() > mostCellsOfGallery) return std::vector<play::MeasuredValue>();
    return play::measure(
        *world, level,
        {.proof = proven.proof ? &*proven.proof : nullptr, .feedback = &feedback, .measures = &measures});
}

Result<TwoValues> valuesOf(const SharedWorld& world, std::size_t level, const Proven& proven, const TwoMeasures& ids,
                           const generation::Feedback& feedback) {
    play::MeasureRegistry wanted;
    for (const auto& id : ids)
        if (const auto* const info = play::builtInMeasures().find(id)) (void)wanted.add(*info);
    const auto values = measured(world, level, proven, wanted, feedback);
    if (!values) return values.failure();
    TwoValues two;
    for (const auto& [info, value] : *values)
        for (std::size_t i = 0; i < ids.size(); ++i)
            if (info->id == ids[i]) two[i] = value;
    return two;
}

} // namespace

Result<TwoMeasures> measuresThatSuit(const GallerySetting& setting, generation::Feedback& feedback) {
    play::MeasureRegistry telling;
    for (const auto* const id : tellingMeasures)
        if (const auto* const info = play::builtInMeasures().find(id)) (void)telling.add(*info);
    const auto world = std::make_shared<const World>(setting.now);
    const auto values = measured(world, setting.level, {}, telling, feedback);
    if (!values) return values.failure();
    std::vector<std::string> fitting;
    for (const auto& [info, value] : *values)
        if (value) fitting.push_back(info->id);
    fitting.insert(fitting.end(), tellingMeasures.begin(), tellingMeasures.end()); // a level may have no values
    TwoMeasures chosen = setting.measures;
    for (auto& id : chosen)
        if (id.empty())
            id = *std::ranges::find_if(
                fitting, [&chosen](const auto& other) { return other != chosen[0] && other != chosen[1]; });
    return chosen;
}

VariationMaker::VariationMaker(GallerySetting setting)
    : m_setting(std::move(setting)), m_drawing(m_setting.background) {}

Result<TwoValues> VariationMaker::measureNow(generation::Feedback& feedback) const {
    const auto world = std::make_shared<const World>(m_setting.now);
    const auto proven = provenOf(world, feedback);
    if (!proven) return proven.failure();
    return valuesOf(world, m_setting.level, *proven, m_setting.measures, feedback);
}

Result<std::optional<Variation>> VariationMaker::make(const Recipe& recipe, Size size, generation::Feedback& feedback) {
    GenerationOrder order = m_setting.order;
    order.recipe = recipe;
    order.size = size;
    auto made = makeOrdered(order, m_setting.now, m_setting.level, m_memory, feedback);
    if (!made) return std::move(made).failure();
    if (!*made) return std::optional<Variation>();
    const auto place = (*made)->level;
    const auto world = std::make_shared<const World>(std::move((*made)->world));
    auto proven = provenOf(world, feedback);
    if (!proven) return std::move(proven).failure();
    const auto values = valuesOf(world, place, *proven, m_setting.measures, feedback);
    if (!values) return values.failure();
    const Level& level = world->levels[place];
    m_drawing.setWorld(world->properties);
    m_drawing.show(level, world->tiles);
    const QImage picture = thumbnailOf(m_drawing, m_setting.pixels);
    return std::optional(
        Variation{recipe, size, changesBetween(m_setting.order.recipe, recipe, size, *m_setting.order.declarations),
                  *values, picture, picture.scaled(picture.size() / 2, Qt::KeepAspectRatio, Qt::SmoothTransformation),
                  fingerprint(level), proven->won, std::move(proven->whyNot)});
}

} // namespace delve::editor
