#pragma once

#include "editor/tools/tool.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <optional>

namespace delve {

/// Finds the cells that a press would take, for the hand to show them while no button is held: at once on a map of
/// usual size, beside the window on a large one, where the newest question wins and the search for an older one ends.
/// What was found is kept while the mouse stays where a press would take the same. Owned by the hand.
class HoverReach : public QObject {
    Q_OBJECT
public:
    explicit HoverReach(QObject* parent = nullptr);
    ~HoverReach() override;

    /// What is known now; ready() follows where more comes.
    [[nodiscard]] Selection at(const Tool& tool, const Canvas& canvas, const Pointer& pointer);
    /// The map, the tool or its settings are others, or the mouse is elsewhere: what is looked for is wanted no more.
    void forget();

    /// From so many cells on the window does not wait.
    static constexpr std::int64_t mostCellsAtOnce = 256 * 256;

signals:
    void ready(); ///< ask again, where the mouse is now

private:
    using Stop = std::shared_ptr<std::atomic<bool>>; ///< of one search, which may outlive the question

    [[nodiscard]] Selection shownAt(const Pointer& pointer) const;
    void stop();
    void search(FindReach find);
    void take(const Stop& of, const Reached& found);

    QThreadPool m_pool; ///< of one thread
    Stop m_stop;        ///< of the search that goes on
    Reached m_found;
    std::optional<Pointer> m_asked; ///< the search that goes on, or that ended last, is for a press here
    std::optional<Pointer> m_foundFor;
};

} // namespace delve
