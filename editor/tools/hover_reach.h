#pragma once

#include "editor/tools/tool.h"
#include "editor/work/jobs.h"

#include <QObject>

#include <optional>

namespace delve::editor {

/// Finds the cells that a press would affect, shown while no button is held: at once on a map of usual size, in the
/// background on a large one, where the newest request cancels older ones. A result is kept while a press at the mouse
/// would affect the same cells. Owned by the tool controller.
class HoverReach : public QObject {
    Q_OBJECT
public:
    explicit HoverReach(JobPool& pool, QObject* parent = nullptr);

    /// The result so far; ready() follows if more comes.
    [[nodiscard]] Selection at(const Tool& tool, const Canvas& canvas, const Pointer& pointer);
    /// The map, the tool, its settings or the place of the mouse changed: cancels the search.
    void forget();

    /// Maps with at least this many cells are searched in the background.
    static constexpr std::int64_t maxCellsAtOnce = 256 * 256;

signals:
    void ready(); ///< ask again, where the mouse is now

private:
    [[nodiscard]] Selection shownAt(const Pointer& pointer) const;
    void search(FindReach find);
    void take(const Reached& found);

    JobQueue m_searches;
    Reached m_found;
    std::optional<Pointer> m_asked; ///< the current or last search is for a press here
    std::optional<Pointer> m_foundFor;
};

} // namespace delve::editor
