#pragma once

#include "editor/gallery/variation_maker.h"
#include "editor/work/jobs.h"
#include "generation/level/starred.h"

#include <QObject>

#include <memory>
#include <vector>

/// Draws and measures what is starred, in the background, one after the other: a star says only what makes its level.
/// Owned by a panel.
namespace delve::editor {

class StarredPictures : public QObject {
    Q_OBJECT
public:
    explicit StarredPictures(JobPool& pool, QObject* parent = nullptr);
    ~StarredPictures() override;

    /// Another setting makes all of them again: pins, measures, colours.
    void use(GallerySetting setting);
    void show(const std::vector<StarredVariation>& stars); ///< makes those that are missing, and forgets all others
    void cancel();                                         ///< what is missing is made after the next use()
    /// Null until it is made; without a picture where nothing can be made of it.
    [[nodiscard]] const Variation* find(const StarredVariation& star) const;

signals:
    void made();

private:
    void start(const StarredVariation& star);
    void take(Variation variation);

    std::shared_ptr<VariationMaker> m_maker;
    std::vector<Variation> m_made;
    std::vector<StarredVariation> m_ordered; ///< not made yet
    JobQueue m_jobs;                         ///< last: no result arrives in a half-destroyed object
};

} // namespace delve::editor
