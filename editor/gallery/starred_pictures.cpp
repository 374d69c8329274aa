#include "editor/gallery/starred_pictures.h"

#include "editor/work/freed_memory.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::int64_t mostCellsDrawn = 1 << 20; ///< a stranger's file may have many stars of large maps

Variation without(const StarredVariation& star, Message why) {
    Variation none;
    none.recipe = star.recipe;
    none.size = star.size;
    none.whyNot = std::move(why);
    return none;
}

} // namespace

StarredPictures::StarredPictures(JobPool& pool, std::function<GallerySetting()> settingNow, QObject* parent)
    : QObject(parent), m_settingNow(std::move(settingNow)), m_jobs(pool, JobPolicy::OneAtATime) {}

StarredPictures::~StarredPictures() { cancel(); }

void StarredPictures::cancel() {
    m_jobs.cancel();
    m_ordered.clear();
    letGo();
}

void StarredPictures::letGo() { letGoInBackground(m_jobs.pool(), std::move(m_maker)); }

void StarredPictures::forget() {
    cancel();
    m_made.clear();
}

const Variation* StarredPictures::find(const StarredVariation& star) const {
    const auto found = std::ranges::find_if(
        m_made, [&star](const Variation& variation) { return star.makes(variation.recipe, variation.size); });
    return found == m_made.end() ? nullptr : &*found;
}

void StarredPictures::show(const std::vector<StarredVariation>& stars) {
    const auto isShown = [&stars](const auto& other) {
        return std::ranges::any_of(
            stars, [&other](const StarredVariation& star) { return star.makes(other.recipe, other.size); });
    };
    std::erase_if(m_made, [&](const Variation& variation) { return !isShown(variation); });
    for (const auto& star : stars) {
        const auto isSame = [&star](const auto& other) { return star.makes(other.recipe, other.size); };
        if (!find(star) && std::ranges::none_of(m_ordered, isSame)) start(star);
    }
}

void StarredPictures::start(const StarredVariation& star) {
    if (star.size.area() > mostCellsDrawn) {
        m_made.push_back(without(star, {DELVE_TEXT("gallery", "This map is too large to be drawn here.")}));
        return;
    }
    if (!m_maker) m_maker = std::make_shared<VariationMaker>(m_settingNow());
    m_ordered.push_back(star);
    Job<std::optional<Variation>> job;
    job.work = [maker = m_maker, recipe = star.recipe, size = star.size](generation::Feedback& feedback) {
        return maker->make(recipe, size, feedback);
    };
    job.deliver = [this, star](Result<std::optional<Variation>> result) {
        const auto isSame = [&star](const auto& other) { return star.makes(other.recipe, other.size); };
        if (std::erase_if(m_ordered, isSame) == 0 || find(star)) return;
        const bool can = result && *result;
        take(can ? **std::move(result)
                 : without(star, {DELVE_TEXT("gallery", "This recipe cannot be generated here.")}));
        if (m_ordered.empty()) letGo();
        emit made();
    };
    (void)m_jobs.start(std::move(job));
}

/// The rules of the world may be others once it is used.
void StarredPictures::take(Variation variation) {
    const bool isOther = variation.recipe.name != m_maker->setting().order.recipe.name;
    if (isOther && variation.whyNot.text.empty()) {
        variation.proven = false;
        variation.whyNot = {DELVE_TEXT("gallery", "Another recipe: not proven here.")};
    }
    m_made.push_back(std::move(variation));
}

} // namespace delve::editor

#include "moc_starred_pictures.cpp"
