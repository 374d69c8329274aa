#pragma once

#include "editor/tools/tool.h"
#include "editor/work/jobs.h"

#include <QObject>

#include <optional>

namespace delve::editor {

/// Finds the cells that a press would take, for the hand to show them while no button is held: at once on a map of
/// usual size, beside the window on a large one, where the newest question wins and the search for an older one ends.
/// What was found is kept while the mouse stays where a press would take the same. Owned by the hand.
class HoverReach : public QObject {
    Q_OBJECT
public:
    explicit HoverReach(JobPool& pool, QObject* parent = nullptr);

    /// What is known now; ready() follows where more comes.
    [[nodiscard]] Selection at(const Tool& tool, const Canvas& canvas, const Pointer& pointer);
    /// The map, the tool or its settings are others, or the mouse is elsewhere: what is looked for is wanted no more.
    void forget();

    /// From so many cells on the window does not wait.
    static constexpr std::int64_t maxCellsAtOnce = 256 * 256;

signals:
    void ready(); ///< ask again, where the mouse is now

private:
    [[nodiscard]] Selection shownAt(const Pointer& pointer) const;
    void search(FindReach find);
    void take(const Reached& found);

    JobQueue m_searches;
    Reached m_found;
    std::optional<Pointer> m_asked; ///< the search that goes on, or that ended last, is for a press here
    std::optional<Pointer> m_foundFor;
};

} // namespace delve::editor
