#pragma once

#include "editor/gallery/variation_maker.h"
#include "editor/gallery/varied_recipe.h"
#include "editor/work/ordered_jobs.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

/// Fills a gallery in the background: makes more variations than it shows, and chooses those that differ most by two
/// measures. The same order gives the same gallery for any number of jobs, unless it is limited by time. Owned by a
/// panel; the newest order wins.
namespace delve::editor {

inline constexpr std::size_t galleryPlaces = 12;

struct GalleryOrder {
    GallerySetting setting; ///< `order.recipe` is what variations begin with; measures that are open are chosen
    VariationKind kind = VariationKind::OtherSeeds;
    std::uint64_t seed = 0;             ///< another one gives other variations
    std::vector<TwoValues> unlike = {}; ///< to be far from, beside the level that the document has,
    TwoMeasures unlikeBy = {};          ///< by these measures: by others, nothing is known of them
    std::vector<Recipe> without = {};   ///< not to be among them
    std::uint32_t candidates = 36;      ///< proven variations to choose from
    std::uint32_t tries = 72;           ///< to get these
    std::chrono::milliseconds time{0};  ///< no further try after it; 0: however long they take
};

/// The limits for a map of this size: one of up to 128 x 128 cells has all tries; a larger one, or one with levels
/// within it, as many as ten seconds give.
void limitBySize(GalleryOrder& order);

struct Gallery {
    std::vector<Variation> variations; ///< by the first measure, then the second
    TwoMeasures measures;
    TwoValues now;            ///< of the level that the document had
    std::uint32_t tries = 0;  ///< that were made
    std::size_t unproven = 0; ///< of the variations
};

class VariationFinder : public QObject {
    Q_OBJECT
public:
    explicit VariationFinder(JobPool& pool, int jobs = 2, QObject* parent = nullptr);
    ~VariationFinder() override;

    void order(GalleryOrder order); ///< drops what was ordered before; keeps the gallery until the next is there
    void finish();                  ///< chooses among what there is
    void cancel();
    void clear(); ///< the gallery, too
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] const Gallery& gallery() const { return m_gallery; }

signals:
    void progressed(int permille);
    void found();
    void failed(const delve::Message& why); ///< there is no variation; the gallery is as before

private:
    using Attempt = std::optional<Variation>;
    using Jobs = OrderedJobs<VariationMaker, Attempt>;
    struct Look {
        TwoMeasures measures;
        TwoValues values;
        std::uint64_t fingerprint = 0;
    };

    void look();
    void begin(Result<Look> look);
    void startJobs();
    [[nodiscard]] std::optional<Jobs::Work> next();
    void take(Attempt attempt);
    void keep(Variation variation);
    [[nodiscard]] int permille() const;
    [[nodiscard]] bool enough() const;
    [[nodiscard]] bool isNew(const Variation& variation) const;
    void end();
    [[nodiscard]] Message whyNone() const;

    JobPool& m_pool;
    GalleryOrder m_order;
    Gallery m_gallery;
    bool m_busy = false;
    Look m_now;                ///< the level that the document has
    std::uint32_t m_next = 0;  ///< the first try that nobody has begun
    std::uint32_t m_taken = 0; ///< tries whose outcome is known, in their order
    std::vector<Variation> m_proven;
    std::vector<Variation> m_others; ///< not proven
    QElapsedTimer m_since;
    JobQueue m_looking; ///< last: no result arrives in a half-destroyed object
    Jobs m_jobs;
};

} // namespace delve::editor
