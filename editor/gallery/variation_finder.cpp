#include "editor/gallery/variation_finder.h"

#include "editor/work/freed_memory.h"
#include "editor/work/generation_memory.h"
#include "generation/recipes/declarations.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::int64_t cellsWithAllTries = 128 * 128;
constexpr std::chrono::milliseconds timeOfLargeMaps{10'000};

std::vector<TwoValues> valuesOf(const std::vector<Variation>& variations) {
    std::vector<TwoValues> values;
    for (const auto& variation : variations) values.push_back(variation.values);
    return values;
}

/// The variations that are farthest from each other and from what was chosen before.
void choose(std::vector<Variation>& from, std::vector<TwoValues> others, std::vector<Variation>& into) {
    for (const auto& chosen : into) others.push_back(chosen.values);
    const auto values = valuesOf(from);
    for (const auto place : farthestFirst(values, others, galleryPlaces - into.size()))
        into.push_back(std::move(from[place]));
}

} // namespace

void limitBySize(GalleryOrder& order) {
    const auto& made = order.setting.order;
    if (made.size.area() > cellsWithAllTries || made.world) order.time = timeOfLargeMaps;
}

VariationFinder::VariationFinder(JobPool& pool, int jobs, QObject* parent)
    : QObject(parent), m_pool(pool), m_looking(pool, JobPolicy::NewestWins),
      m_jobs(pool, lanesOf(pool, jobs, JobPriority::Visible), JobPriority::Visible) {}

VariationFinder::~VariationFinder() { cancel(); }

void VariationFinder::order(GalleryOrder order) {
    cancel();
    m_order = std::move(order);
    m_next = m_taken = 0;
    m_proven.clear();
    m_others.clear();
    m_busy = true;
    m_since.start();
    look();
}

void VariationFinder::cancel() {
    m_looking.cancel();
    m_jobs.stop();
    if (!std::exchange(m_busy, false)) return;
    letGoInBackground(m_pool, std::make_shared<GalleryOrder>(std::exchange(m_order, {}))); // which holds a world
}

void VariationFinder::clear() {
    cancel();
    m_gallery = {};
}

/// First the level that the document has: the variations shall differ from it.
void VariationFinder::look() {
    Job<Look> job;
    job.priority = JobPriority::Visible;
    job.work = [setting = m_order.setting](generation::Feedback& feedback) mutable -> Result<Look> {
        const auto suiting = measuresThatSuit(setting, feedback);
        if (!suiting) return suiting.failure();
        const auto measures = setting.measures = *suiting;
        const auto print = fingerprint(std::as_const(setting.now.levels)[setting.level]);
        const auto values = VariationMaker(std::move(setting)).measureNow(feedback);
        if (!values) return values.failure();
        return Look{measures, *values, print};
    };
    job.deliver = [this](Result<Look> look) { begin(std::move(look)); };
    (void)m_looking.start(std::move(job));
}

void VariationFinder::begin(Result<Look> look) {
    if (!look) {
        const Message why = look.failure().message;
        cancel();
        return emit failed(why);
    }
    m_order.setting.measures = look->measures;
    if (m_order.unlikeBy != look->measures) m_order.unlike.clear();
    m_now = *look;
    startJobs();
}

bool VariationFinder::enough() const {
    const bool late =
        m_order.time.count() > 0 && std::chrono::milliseconds(m_since.elapsed()) >= m_order.time && m_next > 0;
    return m_next >= m_order.tries || late;
}

void VariationFinder::startJobs() {
    Jobs::Calls calls;
    calls.next = [this] { return next(); };
    calls.take = [this](std::uint64_t, Result<Attempt> attempt) {
        take(attempt ? *std::move(attempt) : Attempt()); // or memory was lacking
    };
    calls.taken = [this] { emit progressed(permille()); };
    calls.ended = [this] { end(); };
    calls.memory = [this] { return std::make_shared<VariationMaker>(m_order.setting); };
    m_jobs.start(std::move(calls), lanesFor(m_order.setting.order.size));
}

std::optional<VariationFinder::Jobs::Work> VariationFinder::next() {
    if (enough()) return {};
    const auto& setting = m_order.setting;
    const auto recipe = variedRecipe({setting.order.recipe, setting.order.size, m_order.kind, m_order.seed}, m_next++,
                                     setting.order.declarations->stages);
    return
        [recipe, size = setting.order.size](VariationMaker& maker, generation::Feedback& feedback) -> Result<Attempt> {
            return recipe ? maker.make(*recipe, size, feedback) : Attempt();
        };
}

int VariationFinder::permille() const {
    const auto proven = 1000 * m_proven.size() / std::max<std::size_t>(m_order.candidates, 1);
    const auto tried = 1000 * std::size_t{m_taken} / std::max<std::size_t>(m_order.tries, 1);
    const auto time = m_order.time.count();
    const auto elapsed = time > 0 ? 1000 * m_since.elapsed() / time : 0;
    return static_cast<int>(std::min<std::size_t>(1000, std::max({proven, tried, static_cast<std::size_t>(elapsed)})));
}

void VariationFinder::take(Attempt attempt) {
    ++m_taken;
    if (attempt && isNew(*attempt)) keep(*std::move(attempt));
    if (m_proven.size() >= m_order.candidates) end();
}

bool VariationFinder::isNew(const Variation& variation) const {
    const auto same = [&variation](const Variation& other) { return other.fingerprint == variation.fingerprint; };
    return variation.fingerprint != m_now.fingerprint &&
           std::ranges::find(m_order.without, variation.recipe) == m_order.without.end() &&
           std::ranges::none_of(m_proven, same) && std::ranges::none_of(m_others, same);
}

void VariationFinder::keep(Variation variation) {
    auto& list = variation.proven ? m_proven : m_others;
    list.push_back(std::move(variation));
}

void VariationFinder::finish() {
    if (m_busy) end();
}

void VariationFinder::end() {
    auto others = std::move(m_order.unlike);
    Gallery gallery;
    gallery.measures = m_order.setting.measures;
    cancel();
    if (m_proven.empty() && m_others.empty()) return emit failed(whyNone());
    others.push_back(m_now.values);
    gallery.now = m_now.values;
    gallery.tries = m_taken;
    choose(m_proven, others, gallery.variations);
    const auto proven = gallery.variations.size();
    choose(m_others, others, gallery.variations);
    gallery.unproven = gallery.variations.size() - proven;
    std::ranges::stable_sort(gallery.variations, [](const Variation& a, const Variation& b) {
        return std::tie(a.values, a.recipe.seed) < std::tie(b.values, b.recipe.seed);
    });
    m_proven.clear();
    m_others.clear();
    m_gallery = std::move(gallery);
    emit found();
}

Message VariationFinder::whyNone() const {
    if (m_taken == 0) return {DELVE_TEXT("gallery", "Stopped before there was a variation.")};
    return {DELVE_TEXT_N("gallery", "None of %n tries gave another map. Unpin some of it, or change the recipe."),
            static_cast<std::int64_t>(m_taken),
            {}};
}

} // namespace delve::editor

#include "moc_variation_finder.cpp"
