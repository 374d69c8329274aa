#pragma once

#include "editor/gallery/variation_maker.h"
#include "editor/work/jobs.h"
#include "generation/level/starred.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

/// Draws and measures what is starred, in the background, one after the other: a star says only what makes its level.
/// Owned by a panel.
namespace delve::editor {

class StarredPictures : public QObject {
    Q_OBJECT
public:
    /// It asks for the setting when something is to be made, and keeps none, since that holds a world.
    StarredPictures(JobPool& pool, std::function<GallerySetting()> settingNow, QObject* parent = nullptr);
    ~StarredPictures() override;

    void show(const std::vector<StarredVariation>& stars); ///< makes those that are missing, and forgets all others
    void cancel();                                         ///< what is missing is made when it is shown again
    void forget(); ///< all of them: for another setting, which is other pins, rules, measures or colours
    /// Null until it is made; without a picture where nothing can be made of it.
    [[nodiscard]] const Variation* find(const StarredVariation& star) const;

signals:
    void made();

private:
    void start(const StarredVariation& star);
    void take(Variation variation);
    void letGo();

    std::function<GallerySetting()> m_settingNow;
    std::shared_ptr<VariationMaker> m_maker; ///< null while nothing is to be made
    std::vector<Variation> m_made;
    std::vector<StarredVariation> m_ordered; ///< not made yet
    JobQueue m_jobs;                         ///< last: no result arrives in a half-destroyed object
};

} // namespace delve::editor
